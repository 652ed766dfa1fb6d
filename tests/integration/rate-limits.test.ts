import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { login, register } from "../../packages/shared/src/contracts/auth";
import { MAX_REGISTRATIONS_PER_DAY } from "../../packages/shared/src/domain/account";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { inSeveralProcesses } from "../support/processes";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({}, { RATE_LIMITS: "on" });
});
afterAll(() => api.close());

describe("a caller over the limit", () => {
  const guess = () =>
    api.fetch("/api/auth/login", { method: "POST", headers: { "content-type": "application/json" }, body: "{}" });

  test.skipIf(inSeveralProcesses("Calls are counted by each process where there is no Redis"))(
    "is told how long to wait, on both transports, while others continue",
    async () => {
      const statuses: number[] = [];
      for (let n = 0; n < login.limit.calls; n += 1) statuses.push((await guess()).status);
      expect(new Set(statuses)).toEqual(new Set([400]));

      const rejected = await guess();
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(0);
      expect(await rejected.json()).toMatchObject({
        code: "rate_limited",
        message: expect.stringMatching(/try again in \d+ s/),
      });

      const overTrpc = await new BrowserSession(api).postJson("/trpc/auth.login", {
        identifier: "a@b.example",
        password: "guess-1",
      });
      expect(overTrpc.status).toBe(429);
      expect(Number(overTrpc.headers.get("retry-after"))).toBeGreaterThan(0);

      const registered = await new BrowserSession(api).postJson(register.path, newRegistration());
      expect(registered.status).toBe(200);
    },
  );
});

test.skipIf(inSeveralProcesses("Calls are counted by each process where there is no Redis"))(
  "an IPv6 customer's many addresses count as one caller",
  async () => {
    const behindProxy = await createTestApi({}, { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" });
    onTestFinished(() => behindProxy.close());
    const from = async (address: string) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": address };
      return (await behindProxy.fetch(register.path, { method: "POST", headers, body: "{}" })).status;
    };
    for (let n = 1; n <= register.limit.calls; n += 1) expect(await from(`2001:db8:1:2::${n.toString(16)}`)).toBe(400);
    expect(await from("2001:db8:1:2:ffff::1")).toBe(429);
    expect(await from("2001:db8:1:3::1")).toBe(400);
  },
);

test("registrations are limited by address and day, with a retry time; failed ones do not count", async () => {
  const clock = { nowMs: Date.parse("2026-06-17T18:00:00Z") };
  const limited = await createTestApi({ clock: { now: () => clock.nowMs } }, { RATE_LIMITS: "on" });
  onTestFinished(() => limited.close());
  const known = newRegistration();
  const add = async (registration = newRegistration()) => {
    // Past the limit of calls in a minute.
    clock.nowMs += 10 * MINUTE_MS;
    vi.setSystemTime(clock.nowMs);
    return new BrowserSession(limited).postJson(register.path, registration);
  };
  vi.useFakeTimers({ toFake: ["Date"], now: clock.nowMs });
  onTestFinished(() => void vi.useRealTimers());
  expect((await add(known)).status).toBe(200);
  for (let n = 1; n < MAX_REGISTRATIONS_PER_DAY; n += 1) {
    expect((await add(known)).status).toBe(409);
    expect((await add()).status).toBe(200);
  }
  const response = await add();
  expect(response.status).toBe(429);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(HOUR_MS / SECOND_MS);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining("Too many accounts") });
  clock.nowMs += DAY_MS;
  expect((await add()).status).toBe(200);
});
