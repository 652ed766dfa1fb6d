import { DAY_MS } from "../../packages/shared/src/domain/time";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

let api: TestApi;
let nowMs = Date.now();
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
});
afterAll(() => api.close());

async function leaveSomething(session: BrowserSession): Promise<void> {
  const form = new FormData();
  form.set("file", new File(["month,kwh\n2024-01,310\n2024-02,290\n"], "bill.csv"));
  expect((await session.fetch("/api/upload", { method: "POST", body: form })).status).toBe(200);
}

const owners = async (table: "chat_turns" | "conversations" | "uploads") => {
  const rows = await api.platform.db.all<{ kind: string }>(
    sql`select distinct substr(owner_id, 1, instr(owner_id, ':') - 1) as kind from ${sql.identifier(table)} where owner_id <> 'user:sample-household' order by 1`,
  );
  return rows.map(({ kind }) => kind);
};

test("visitors' data is kept for as long as their cookie, accounts' data is kept", async () => {
  const person = new BrowserSession(api);
  await person.postJson("/api/auth/register", newRegistration());
  await leaveSomething(person);
  await leaveSomething(new BrowserSession(api));

  nowMs += 29 * DAY_MS;
  await sweep(api.platform);
  expect(await owners("uploads")).toEqual(["user", "visitor"]);

  nowMs += 2 * DAY_MS;
  await sweep(api.platform);
  for (const table of ["chat_turns", "conversations", "uploads"] as const)
    expect(await owners(table)).toEqual(["user"]);
});
