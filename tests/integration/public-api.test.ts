import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createApiKey, revokeApiKey } from "../../packages/shared/src/contracts/api-keys";
import { register } from "../../packages/shared/src/contracts/auth";
import { validateBody } from "../../packages/shared/src/contracts/validation";
import { API_CALLS_PER_MINUTE } from "../../packages/shared/src/domain/api-keys";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { inSeveralProcesses } from "../support/processes";

const START_MS = Date.parse("2026-03-01T12:00:00Z");
let nowMs = START_MS;
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } }, { RATE_LIMITS: "on" });
});
afterAll(() => api.close());

async function newOwner() {
  const session = new BrowserSession(api);
  await session.postJson(register.path, newRegistration());
  return session;
}

async function newKey(session: BrowserSession, expiresInDays: number | null = null) {
  const response = await session.postJson(createApiKey.path, { name: "Test", expiresInDays });
  return (await response.json()) as { id: string; key: string };
}

/** A call that any valid key may make. */
const callWith = (authorization: string | null, body: unknown = { schema: "?", data: {} }) =>
  api.fetch(validateBody.path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(authorization ? { authorization } : {}) },
    body: JSON.stringify(body),
  });

describe("an API key", () => {
  test.each([
    ["none", null],
    ["a made-up key", "Bearer wl_live_000000000000000000000000000"],
    ["a widget's token", "Bearer something"],
    ["another scheme", "Basic d2F0dDpsZWFm"],
    ["no scheme", "wl_live_000000000000000000000000000"],
  ])("is required: %s is 401 and says what to check", async (_what, authorization) => {
    const response = await callWith(authorization);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: "invalid_api_key",
      message: expect.stringMatching(/^Authentication Error.*correct and hasn't expired.*Authorization: Bearer/),
    });
  });

  test.each(["bearer", "BEARER", "Bearer  "])("is accepted with the scheme written %s", async (scheme) => {
    const { key } = await newKey(await newOwner());
    expect((await callWith(`${scheme} ${key}`)).status).toBe(400);
  });

  test("is only stored as a hash", async () => {
    const { key } = await newKey(await newOwner());
    const { rows } = await api.platform.db.$client.execute("select * from api_keys");
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test("stops working when its owner revokes it", async () => {
    const owner = await newOwner();
    const { id, key } = await newKey(owner);
    expect((await (await newOwner()).sendJson("DELETE", revokeApiKey.path, { id })).status).toBe(404);
    expect((await callWith(`Bearer ${key}`)).status).toBe(400);
    expect((await owner.sendJson("DELETE", revokeApiKey.path, { id })).status).toBe(200);
    expect((await callWith(`Bearer ${key}`)).status).toBe(401);
  });

  test("stops working when it expires", async () => {
    const { key } = await newKey(await newOwner(), 1);
    nowMs = START_MS + DAY_MS - 1;
    expect((await callWith(`Bearer ${key}`)).status).toBe(400);
    nowMs += 1;
    expect((await callWith(`Bearer ${key}`)).status).toBe(401);
  });

  test("works for the public API and nothing in the account", async () => {
    const { key } = await newKey(await newOwner());
    const response = await api.fetch("/api/auth/user", { headers: { authorization: `Bearer ${key}` } });
    expect(response.status).toBe(401);
  });
});

describe("limits of the public API", () => {
  test.skipIf(inSeveralProcesses("Calls are counted by each process where there is no Redis"))(
    "are in every response, and the call over the plan's limit is 429",
    async () => {
      const { key } = await newKey(await newOwner());
      const limit = API_CALLS_PER_MINUTE.free;
      for (let call = 1; call <= limit; call += 1) {
        const { status, headers } = await callWith(`Bearer ${key}`);
        expect([status, headers.get("ratelimit-limit"), headers.get("ratelimit-remaining")]).toEqual([
          400,
          String(limit),
          String(limit - call),
        ]);
      }
      const rejected = await callWith(`Bearer ${key}`);
      expect(rejected.status).toBe(429);
      expect(rejected.headers.get("ratelimit-remaining")).toBe("0");
      expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await rejected.json()).toMatchObject({
        code: "rate_limited",
        message: expect.stringMatching(/^Rate Limit Exceeded.*exponential backoff.*upgrade your plan/),
      });
    },
  );

  test.skipIf(inSeveralProcesses("Calls are counted by each process where there is no Redis"))(
    "do not reset with a new key; another account has its own",
    async () => {
      const owner = await newOwner();
      const [first, second] = [await newKey(owner), await newKey(owner)];
      const stranger = await newKey(await newOwner());
      const remainingOf = async ({ key }: { key: string }) =>
        (await callWith(`Bearer ${key}`)).headers.get("ratelimit-remaining");
      const limit = API_CALLS_PER_MINUTE.free;
      expect([await remainingOf(first), await remainingOf(second), await remainingOf(stranger)]).toEqual([
        String(limit - 1),
        String(limit - 2),
        String(limit - 1),
      ]);
    },
  );

  test("an invalid body is 400, names the field and says where to check it", async () => {
    const { key } = await newKey(await newOwner());
    const response = await callWith(`Bearer ${key}`, { data: 1, schema: 7 });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: "invalid_input",
      message: expect.stringMatching(/^Invalid Data Format: schema: .*\/api\/v1\/validate/),
      issues: expect.arrayContaining([expect.objectContaining({ path: "schema" })]),
    });
  });

  test("a body over tRPC that is not JSON is 400", async () => {
    const { key } = await newKey(await newOwner());
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/octet-stream" };
    const response = await api.fetch("/trpc/validation.validate", { method: "POST", headers, body: "{}" });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining("Send JSON")]);
  });

  test("a body of more than 32 MB is 413, with or without a Content-Length", async () => {
    const { key } = await newKey(await newOwner());
    const megabyte = new Uint8Array(1024 * 1024).fill(32);
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(megabyte);
      },
    });
    const request = { method: "POST", headers: { authorization: `Bearer ${key}` } };
    const endless = await api.fetch(validateBody.path, { ...request, body, duplex: "half" } as RequestInit);
    expect(await endless.json()).toMatchObject({ code: "too_large", message: expect.stringContaining("32 MB") });
    expect(endless.status).toBe(413);
    expect(sent).toBeLessThan(40);
    const declared = { ...request.headers, "content-length": "5368709120" };
    expect((await api.fetch(validateBody.path, { method: "POST", headers: declared, body: "{}" })).status).toBe(413);
  });

  test.skipIf(inSeveralProcesses("Fills the body budget of one process"))(
    "incomplete bodies only use up their sender's memory budget",
    async () => {
      const { key } = await newKey(await newOwner());
      const leave = new AbortController();
      const chunk = new Uint8Array(15 * 1024 * 1024).fill(32);
      const halfSent = () => {
        let sent = 0;
        const body = new ReadableStream<Uint8Array>({
          pull(controller) {
            sent += 1;
            if (sent <= 2) controller.enqueue(chunk);
            else leave.signal.addEventListener("abort", () => controller.error(leave.signal.reason));
          },
        });
        // As HTTP says that a body without a length follows.
        const headers = { authorization: `Bearer ${key}`, "transfer-encoding": "chunked" };
        const request = { method: "POST", headers, body, duplex: "half" };
        return api.fetch(validateBody.path, request as RequestInit);
      };
      const calls = Array.from({ length: 4 }, halfSent);
      const rejected = await Promise.race(calls);
      expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "5"]);
      leave.abort();
      await Promise.allSettled(calls);
      expect((await callWith(`Bearer ${key}`)).status).toBe(400);
    },
  );

  test.skipIf(inSeveralProcesses("Fills the Worker queue of one process"))(
    "calls beyond the queue limit are 503 with a retry time; the others succeed",
    async () => {
      const { key } = await newKey(await newOwner());
      const body = { schema: "validation_validate_input", data: { schema: "any", data: Array(200_000).fill(1) } };
      const responses = await Promise.all(Array.from({ length: 12 }, () => callWith(`Bearer ${key}`, body)));
      const rejected = responses.filter(({ status }) => status === 503);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(9);
      expect(rejected).toHaveLength(3);
      expect(rejected.map(({ headers }) => headers.get("retry-after"))).toEqual(["5", "5", "5"]);
      expect(await rejected[0]?.json()).toMatchObject({ code: "overloaded" });
    },
  );
});
