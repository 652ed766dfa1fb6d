import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import { createProgram, createSubscription } from "../../packages/shared/src/contracts/openadr";
import { VPP_QUOTAS } from "../../packages/shared/src/domain/vpp";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { made } from "../support/made";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

test("the triggers' quotas are those of the product", () => {
  const migration = new URL("../../packages/server/src/db/migrations/0002_vpp.sql", import.meta.url);
  const sql = readFileSync(migration, "utf8");
  for (const [thing, most] of Object.entries(VPP_QUOTAS)) {
    const [, body = ""] =
      new RegExp(`WHEN ([^;]*) BEGIN\\s+SELECT RAISE\\(ABORT, 'vpp_quota: ${thing}'\\)`).exec(sql) ?? [];
    expect(`${thing} ${body.match(/(?:>=?) (\d+)$/)?.[1]}`).toBe(`${thing} ${most}`);
  }
});

test("a quota that is reached refuses the next, and another account is not touched by it", async () => {
  const [full, other] = [new BrowserSession(api), new BrowserSession(api)];
  for (const session of [full, other]) {
    await session.postJson(register.path, newRegistration());
    await made(session, createProgram, { id: "tou", programName: "ResTOU" });
  }
  const subscription = (index: number) => ({
    id: `sub-${index}`,
    clientName: "VEN-1",
    programID: "tou",
    objectOperations: [{ objects: ["EVENT"], operations: ["CREATE"] }],
  });
  for (let index = 0; index < VPP_QUOTAS.subscriptions; index += 1) {
    await full.postJson(createSubscription.path, subscription(index));
  }
  const refused = await full.postJson(createSubscription.path, subscription(-1));
  expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ code: "conflict" })]);
  expect((await other.postJson(createSubscription.path, subscription(0))).status).toBe(200);
});
