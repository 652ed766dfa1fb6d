import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { login, register } from "../../packages/shared/src/contracts/auth";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { REDIS_SERVER, type RedisServer, startRedis } from "../support/redis";

let redis: RedisServer;
let api: TestApi;
let addresses = 0;
const fromNewAddress = () => ({ "x-forwarded-for": `198.51.100.${(addresses += 1)}` });

/** Skipped where redis-server is not installed. */
describe.skipIf(REDIS_SERVER === undefined)("two processes with Redis", () => {
  beforeAll(async () => {
    redis = await startRedis();
    const variables = { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1", REDIS_URL: redis.url };
    api = await createTestApi({}, variables, { processes: 2 });
  });
  afterAll(() => api.close());

  const guess = (identifier: string, n: number) =>
    new BrowserSession(api).postJson(login.path, { identifier, password: `guess-${n}` }, fromNewAddress());
  const countRows = async () =>
    (await api.platform.db.$client.execute("select count(*) as n from limit_counts")).rows[0]?.n;

  test("count guesses at once as one process does, and write none of them to the database", async () => {
    const registration = newRegistration();
    await new BrowserSession(api).postJson(register.path, registration, fromNewAddress());
    const before = await countRows();
    const email = registration.email ?? "";
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => guess(email, n)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(35);
    expect(await countRows()).toBe(before);
  });

  test("share the limit on calls", async () => {
    const headers = fromNewAddress();
    const call = async () => (await new BrowserSession(api).postJson(login.path, {}, headers)).status;
    const statuses: number[] = [];
    for (let n = 0; n <= login.limit.calls; n += 1) statuses.push(await call());
    expect(statuses.slice(0, -1)).toEqual(statuses.slice(0, -1).map(() => 400));
    expect(statuses.at(-1)).toBe(429);
  });

  test("slow guessing down by the database while Redis is away", async () => {
    await redis.stop();
    const statuses: number[] = [];
    for (let n = 0; n < 7; n += 1) statuses.push((await guess("away@example.com", n)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });
});
