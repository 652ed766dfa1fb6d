import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createMail } from "./mail";

test("without a mail server, a letter is an .eml file that keeps its words", async () => {
  const outboxFolder = mkdtempSync(join(tmpdir(), "wattleaf-mail-"));
  const mail = createMail({ outboxFolder, from: "Wattleaf <hello@wattleaf.example>" });
  await mail.send({ to: "ada@example.com", subject: "欢迎", text: "Your code is AB12CD." });
  const [file = ""] = readdirSync(outboxFolder);
  const letter = readFileSync(join(outboxFolder, file), "utf8");
  expect(file).toMatch(/\.eml$/);
  expect(letter).toContain("To: ada@example.com");
  expect(letter).toContain("Your code is AB12CD.");
  rmSync(outboxFolder, { recursive: true });
});
