import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { analyzeNilm, listNilmHomes } from "../../packages/shared/src/contracts/nilm";
import { needsFullSession } from "../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { optimizeSchedule } from "../../packages/shared/src/contracts/optimization";
import { validateBody } from "../../packages/shared/src/contracts/validation";
import { vppStatus } from "../../packages/shared/src/contracts/vpp/plants";
import { DEMO_API_KEY, DEMO_CALLS_PER_MINUTE } from "../../packages/shared/src/domain/api-keys";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { inSeveralProcesses } from "../support/processes";
import { TRANSPORTS } from "../support/transports";

/* The demo key is printed in the documentation, so anyone may call with it. */

let api: TestApi;
let demo: BrowserSession;
beforeAll(async () => {
  api = await createTestApi();
  demo = new BrowserSession(api, null).callerWith(DEMO_API_KEY);
});
afterAll(() => api.close());

describe.each(TRANSPORTS)("over $name", (transport) => {
  test.each([analyzeNilm, vppStatus, optimizeSchedule, validateBody])("the example of $id runs", async (operation) => {
    expect(await transport.call(demo, operation, operation.example)).toMatchObject({ ok: true });
  });

  test.each(OPERATIONS.filter((each) => each.access === "developer" && needsFullSession(each)))(
    "$id changes data and is rejected",
    async (operation) => {
      expect(await transport.call(demo, operation, {})).toMatchObject({
        ok: false,
        status: 403,
        error: { code: "read_only_session" },
      });
    },
  );

  test("neither the account nor its meters are open to it", async () => {
    const ofAccounts = OPERATIONS.filter(({ access }) => access === "user" || access === "chatOwner");
    for (const operation of ofAccounts) {
      const answer = await transport.call(demo, operation, {});
      expect(answer.ok ? 200 : answer.status, operation.id).toSatisfy((status) => status === 401 || status === 403);
    }
  });
});

test("labels sent with it are not kept", async () => {
  expect((await demo.postJson(analyzeNilm.path, analyzeNilm.example)).status).toBe(200);
  expect(await (await demo.fetch(listNilmHomes.path)).json()).toEqual({ homes: [] });
});

test.skipIf(inSeveralProcesses("Calls are counted by each process where there is no Redis"))(
  "calls are counted per network, so that one caller does not use up another's",
  async () => {
    const limited = await createTestApi({}, { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" });
    onTestFinished(() => limited.close());
    const caller = new BrowserSession(limited, null).callerWith(DEMO_API_KEY);
    const from = (address: string) =>
      caller.postJson(validateBody.path, validateBody.example, { "x-forwarded-for": address });
    const first = await from("203.0.113.7");
    expect(first.headers.get("ratelimit-limit")).toBe(String(DEMO_CALLS_PER_MINUTE));
    for (let n = 1; n < DEMO_CALLS_PER_MINUTE; n += 1) expect((await from("203.0.113.7")).status).toBe(200);
    const rejected = await from("203.0.113.7");
    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await from("198.51.100.9")).status).toBe(200);
  },
);

test("a server without the sample household does not know it", async () => {
  const bare = await createTestApi({}, { SEED_DEMO: "off" });
  onTestFinished(() => bare.close());
  const caller = new BrowserSession(bare, null).callerWith(DEMO_API_KEY);
  expect((await caller.postJson(validateBody.path, validateBody.example)).status).toBe(401);
});
