import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "../../packages/server/src/db/schema/auth";
import { register } from "../../packages/shared/src/contracts/auth";
import { MAX_PARTNERS } from "../../packages/shared/src/domain/partners";
import { runAdmin } from "../../scripts/admin/run";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
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

/** An account that has confirmed its email address. */
async function newAccount({ isConfirmed = true } = {}) {
  const session = new BrowserSession(api);
  const email = `${crypto.randomUUID()}@utility.example`;
  await session.postJson(register.path, newRegistration({ email }));
  if (isConfirmed) await api.platform.db.update(users).set({ emailVerifiedAtMs: 1 }).where(eq(users.email, email));
  const workspaces = async () =>
    (await (await session.fetch("/api/partners")).json()) as { id: string; name: string }[];
  return { email, session, workspaces };
}

const idOf = (output: string) => find(output, /\(([\w-]+)\)\./);

test("a workspace made for an account is on its /partners at once", async () => {
  const { email, session, workspaces } = await newAccount();
  const created = await admin("partner", "create", "Owned Power", "--owner", email.toUpperCase());
  expect(created).toMatchObject({ exitCode: 0, output: expect.stringContaining("manages it on /partners") });
  const id = idOf(created.output);
  expect(await workspaces()).toEqual([{ id, name: "Owned Power" }]);
  expect((await session.fetch(`/api/partners/${id}`)).status).toBe(200);
  expect((await admin("partner", "show", "Owned Power")).output).toContain(`owner: ${email}`);
});

test("a workspace without an owner gets one, and another one later", async () => {
  const [first, second] = [await newAccount(), await newAccount()];
  const created = await admin("partner", "create", "Handed Power");
  expect(created.output).toContain("No account manages it on /partners: `partner owner` gives it one.");
  expect((await admin("partner", "show", "Handed Power")).output).toContain("owner: none");
  const shown = [{ id: idOf(created.output), name: "Handed Power" }];
  expect(await admin("partner", "owner", "handed power", first.email)).toMatchObject({ exitCode: 0 });
  expect(await first.workspaces()).toEqual(shown);
  expect(await admin("partner", "owner", "handed power", second.email)).toMatchObject({ exitCode: 0 });
  expect([await first.workspaces(), await second.workspaces()]).toEqual([[], shown]);
  // Again is no other workspace.
  expect(await admin("partner", "owner", "handed power", second.email)).toMatchObject({ exitCode: 0 });
});

test("an owner who can't be one is named, and nothing is made", async () => {
  const unconfirmed = await newAccount({ isConfirmed: false });
  const full = await newAccount();
  for (let n = 0; n < MAX_PARTNERS; n += 1)
    expect(await admin("partner", "create", `Full ${n}`, "--owner", full.email)).toMatchObject({ exitCode: 0 });
  await admin("partner", "create", "Wanting Power");
  for (const [email, message] of [
    ["nobody@utility.example", "No account has the email address nobody@utility.example"],
    [unconfirmed.email, "hasn't confirmed its email address"],
    [full.email, `${MAX_PARTNERS} workspaces already`],
  ] as const) {
    const failed = { exitCode: 1, output: expect.stringContaining(message) };
    expect(await admin("partner", "create", "Unmade Power", "--owner", email)).toMatchObject(failed);
    expect(await admin("partner", "owner", "Wanting Power", email)).toMatchObject(failed);
  }
  expect(await admin("partner", "create", "Unmade Power", "--owner", "nobody")).toMatchObject({
    exitCode: 2,
    output: expect.stringContaining("--owner: must be an email address"),
  });
  expect(await admin("partner", "owner", "Elsewhere", full.email)).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('no partner "Elsewhere"'),
  });
  const listed = (await admin("partner", "list")).output;
  expect(listed).not.toContain("Unmade Power");
  expect(listed).toMatch(/Wanting Power \(\S+\)\n {2}owner: none/);
});

test("an origin is taken off the list, and its sessions end", async () => {
  const created = await admin("partner", "create", "Moving Power");
  const key = find(created.output, /Widget key: (\S+)/);
  const origin = "https://www.moving.example";
  await admin("partner", "origin", "add", "Moving Power", origin);
  expect((await exchange(api, { key, origin })).status).toBe(200);
  expect(await admin("partner", "origin", "remove", "Moving Power", "https://moving.example")).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(`https://moving.example isn't an origin of Moving Power. Listed: ${origin}`),
  });
  expect(await admin("partner", "origin", "remove", "Moving Power", origin)).toMatchObject({ exitCode: 0 });
  expect(await (await exchange(api, { key, origin })).json()).toMatchObject({ code: "origin_not_allowed" });
});

test("a workspace is deleted only when that is said twice", async () => {
  const { email, workspaces } = await newAccount();
  await admin("partner", "create", "Closing Power", "--owner", email);
  await admin("partner", "origin", "add", "Closing Power", "https://closing.example");
  expect(await admin("partner", "delete", "Closing Power")).toMatchObject({
    exitCode: 2,
    output: expect.stringMatching(/--yes is missing: this deletes Closing Power .*origins: 1; identified customers: 0/),
  });
  expect(await workspaces()).toHaveLength(1);
  expect(await admin("partner", "delete", "Closing Power", "--yes")).toMatchObject({ exitCode: 0 });
  expect(await workspaces()).toEqual([]);
  expect(await admin("partner", "show", "Closing Power")).toMatchObject({ exitCode: 1 });
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
