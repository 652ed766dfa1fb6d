import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { createMail } from "./mail";

test("without a mail server, an email is an .eml file that keeps its words, and the log says where", async () => {
  const outboxFolder = mkdtempSync(join(tmpdir(), "wattleaf-mail-"));
  const log = { info: vi.fn(), warn: vi.fn() };
  const mail = createMail({ outboxFolder, from: "Wattleaf <hello@wattleaf.example>", log });
  await mail.send(
    { to: "ada@example.com", subject: "欢迎", text: "Your code is AB12CD.", html: "<p>AB12CD</p>" },
    "email-1",
  );
  const [name = ""] = readdirSync(outboxFolder);
  const file = join(outboxFolder, name);
  const message = readFileSync(file, "utf8");
  expect(name).toMatch(/\.eml$/);
  expect(message).toContain("To: ada@example.com");
  expect(message).toContain("Your code is AB12CD.");
  expect(message).toContain("<p>AB12CD</p>");
  expect(log.info).toHaveBeenCalledWith({ file }, expect.any(String));
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(outboxFolder, { recursive: true });
});
