import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { runAdmin } from "../../scripts/admin/run";
import { createTestApi, type TestApi } from "../support/api";
import { exchange, signToken } from "../support/partner";

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-partner-admin-"));
  // The operator's commands and the server have one database and one encryption key.
  api = await createTestApi({}, { DATABASE_URL: `file:${join(folder, "test.db")}` });
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true, force: true });
});

async function admin(...words: string[]) {
  const lines: string[] = [];
  const print = (line: string) => void lines.push(line);
  const exitCode = await runAdmin(words, {
    env: { DATABASE_URL: `file:${join(folder, "test.db")}` },
    print,
    printError: print,
  });
  return { exitCode, output: lines.join("\n") };
}

const find = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? "";

test("an operator sets a partner up, and its customers can be identified", async () => {
  const created = await admin("partner", "create", "Gridville Power");
  const key = find(created.output, /Widget key: (\S+)/);
  const origin = "https://www.gridville.example";
  expect(await admin("partner", "origin", "add", "gridville power", origin)).toMatchObject({ exitCode: 0 });
  const signing = (await admin("partner", "key", "Gridville Power")).output;
  const signer = { keyId: find(signing, /kid\): (\S+)/), secret: find(signing, /once\): (\S+)/) };
  const response = await exchange(api, { key, origin }, await signToken(api, signer));
  expect(await response.json()).toMatchObject({ identified: true, partner: { name: "Gridville Power" } });

  const listed = (await admin("partner", "list")).output;
  for (const shown of [key, origin, signer.keyId]) expect(listed).toContain(shown);
  expect(listed).not.toContain(signer.secret);

  expect(await admin("partner", "erase", "Gridville Power", "customer-1")).toMatchObject({
    exitCode: 0,
    output: "Erased customer-1 of Gridville Power.",
  });
  expect(await admin("partner", "erase", "Gridville Power", "customer-1")).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("no customer with this id"),
  });

  expect(await admin("partner", "key", "revoke", "Gridville Power", signer.keyId)).toMatchObject({ exitCode: 0 });
  const revoked = await exchange(api, { key, origin }, await signToken(api, signer));
  expect(await revoked.json()).toMatchObject({ code: "revoked_signing_key" });

  await admin("partner", "widget-key", "Gridville Power");
  expect(await (await exchange(api, { key, origin })).json()).toMatchObject({ code: "revoked_widget_key" });
});

test("a wrong origin and an unknown partner are named", async () => {
  await admin("partner", "create", "Lakeside Electric");
  expect(await admin("partner", "origin", "add", "Lakeside Electric", "http://lakeside.example")).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining("Use https"),
  });
  expect(await admin("partner", "key", "Elsewhere")).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('no partner "Elsewhere"'),
  });
});
