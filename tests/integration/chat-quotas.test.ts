import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { register } from "../../packages/shared/src/contracts/auth";
import { sendMessage } from "../../packages/shared/src/contracts/chat/messages";
import { openWidgetSession } from "../../packages/shared/src/contracts/partners";
import { CHAT_QUOTAS, VISITOR_CHAT_QUOTA } from "../../packages/shared/src/domain/chat";
import { DAY_MS, MINUTE_MS } from "../../packages/shared/src/domain/time";
import { DEMO_WIDGET_KEY } from "../../packages/server/src/db/seed/demo";
import { memoryLimiters } from "../../packages/server/src/adapters/limiters";
import { newRegistration } from "../factories/account";
import { createTestApi, PARTNER_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { sampled } from "../support/nightly";
import { TRANSPORTS } from "../support/transports";

/** The limiters use the system clock. */
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);

let api: TestApi;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 20_500 * DAY_MS });
  // Tests the quotas without the rate limits.
  const unlimited = memoryLimiters(1_000);
  const callLimiters: typeof unlimited = (options) => unlimited({ ...options, points: Number.MAX_SAFE_INTEGER });
  api = await createTestApi({ callLimiters }, { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" });
});
afterAll(() => {
  api.close();
  vi.useRealTimers();
});
// Each test runs on its own day, so that quotas do not carry over.
beforeEach(() => void pass(DAY_MS - (Date.now() % DAY_MS)));

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const from = (address: string) => ({ "x-forwarded-for": address });

const ask = (session: BrowserSession, headers: Record<string, string>, input: object = {}) =>
  session.postJson(sendMessage.path, { message: "hi", ...input }, headers);

/** Sends this many questions, never faster than the limit per minute. */
async function askTimes(times: number, session: BrowserSession, headers: Record<string, string>) {
  for (let n = 0; n < times; n += 1) {
    const response = await ask(session, headers);
    if (response.status !== 200) throw new Error(`Message ${n} was answered with ${response.status}`);
    pass(MINUTE_MS / VISITOR_CHAT_QUOTA.perMinute + 1);
  }
}

describe("a visitor", () => {
  test("who asks too fast is told how long to wait, in the language of the chat", async () => {
    const session = new BrowserSession(api);
    const headers = from(newAddress());
    for (let n = 0; n < VISITOR_CHAT_QUOTA.perMinute; n += 1) expect((await ask(session, headers)).status).toBe(200);
    pass(15_000);
    const rejected = await ask(session, headers);
    expect([rejected.status, rejected.headers.get("retry-after")]).toEqual([429, "45"]);
    expect(await rejected.json()).toMatchObject({ code: "rate_limited", message: "You can ask again in 45 seconds." });
    const chinese = await ask(session, headers, { language: "zh" });
    expect(await chinese.json()).toMatchObject({ message: "请在 45 秒后再提问。" });
    pass(45_000);
    expect((await ask(session, headers)).status).toBe(200);
  });

  test("gets no higher quota with a new cookie, nor from another address with the old cookie", async () => {
    const session = new BrowserSession(api);
    const [home, elsewhere] = [newAddress(), newAddress()];
    await askTimes(VISITOR_CHAT_QUOTA.perDay, session, from(home));
    const messages = await Promise.all(
      [await ask(new BrowserSession(api), from(home)), await ask(session, from(elsewhere))].map(
        async (response) => [response.status, ((await response.json()) as { message: string }).message] as const,
      ),
    );
    expect(messages).toEqual(
      Array.from({ length: 2 }, () => [
        429,
        "You've reached today's question limit. You can ask again in 24 hours. Sign in to ask more today.",
      ]),
    );
    expect((await ask(new BrowserSession(api), from(elsewhere))).status).toBe(200);
    pass(DAY_MS);
    expect((await ask(session, from(home))).status).toBe(200);
  });
});

// By day over tRPC alone: the other tests ask over REST.
test.each(sampled(TRANSPORTS.toReversed(), 1))("$name is counted and rejected in the same way", async (transport) => {
  const session = new BrowserSession(api);
  await session.postJson(register.path, newRegistration(), from(newAddress()));
  for (let n = 0; n < CHAT_QUOTAS.free.perMinute; n += 1)
    expect((await transport.call(session, sendMessage, { message: "hi" })).ok).toBe(true);
  expect(await transport.call(session, sendMessage, { message: "hi" })).toMatchObject({
    ok: false,
    status: 429,
    error: { code: "rate_limited", message: "You can ask again in 60 seconds." },
  });
});

test("a message that is resent, and one that is followed, count once", async () => {
  const session = new BrowserSession(api);
  const headers = from(newAddress());
  const first = { messageKey: crypto.randomUUID() };
  for (let n = 0; n < VISITOR_CHAT_QUOTA.perMinute + 5; n += 1)
    expect((await ask(session, headers, first)).status).toBe(200);
  for (let n = 1; n < VISITOR_CHAT_QUOTA.perMinute; n += 1) expect((await ask(session, headers)).status).toBe(200);
  expect((await ask(session, headers)).status).toBe(429);
  expect((await ask(session, headers, first)).status).toBe(200);
  const stream = { ...headers, accept: "text/event-stream", "last-event-id": "1" };
  expect((await ask(session, stream, first)).status).toBe(200);
});

test("a higher plan allows more questions", async () => {
  const session = new BrowserSession(api);
  await session.postJson(register.path, newRegistration(), from(newAddress()));
  await api.platform.db.$client.execute("update users set subscription_tier = 'pro'");
  for (let n = 0; n < CHAT_QUOTAS.pro.perMinute; n += 1)
    expect((await ask(session, from(newAddress()))).status).toBe(200);
  expect((await ask(session, {})).status).toBe(429);
});

test("a widget's visitors count per session and address, toward each partner's quota", async () => {
  const headers = { ...from(newAddress()), origin: PARTNER_ORIGIN, "content-type": "application/json" };
  const open = async () => {
    const body = JSON.stringify({ key: DEMO_WIDGET_KEY });
    const response = await api.fetch(openWidgetSession.path, { method: "POST", headers, body });
    return ((await response.json()) as { token: string }).token;
  };
  const askAs = async (token: string) =>
    (
      await api.fetch(sendMessage.path, {
        method: "POST",
        headers: { ...headers, authorization: `Bearer ${token}` },
        body: JSON.stringify({ message: "hi" }),
      })
    ).status;
  const token = await open();
  for (let n = 0; n < VISITOR_CHAT_QUOTA.perMinute; n += 1) expect(await askAs(token)).toBe(200);
  expect([await askAs(token), await askAs(await open())]).toEqual([429, 429]);
});
