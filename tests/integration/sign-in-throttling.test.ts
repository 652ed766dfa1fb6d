import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { changePassword } from "../../packages/shared/src/contracts/account";
import { forgotPassword, login, logout, register, resetPassword } from "../../packages/shared/src/contracts/auth";
import type { Operation } from "../../packages/shared/src/contracts/operation";
import { SECOND_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { emailsTo, resetTokenIn } from "../support/emails";

const FREE_TRIES = 5;

let api: TestApi;
beforeAll(async () => {
  // The limiters use the system clock.
  vi.useFakeTimers({ toFake: ["Date"] });
  // Each caller sends its own address, and the server trusts it.
  api = await createTestApi({}, { RATE_LIMITS: "on", TRUSTED_PROXIES: "127.0.0.1" });
});
afterAll(() => {
  api.close();
  vi.useRealTimers();
});

let madeAddresses = 0;
/** An address in its own network. */
const newAddress = () => `198.${Math.floor((madeAddresses += 1) / 200)}.${madeAddresses % 200}.7`;

async function post(operation: Operation, body: unknown, address = newAddress(), transport: "REST" | "tRPC" = "REST") {
  const path = transport === "REST" ? operation.path : `/trpc/${operation.id}`;
  const headers = { "content-type": "application/json", origin: SITE_ORIGIN, "x-forwarded-for": address };
  const response = await api.fetch(path, { method: "POST", headers, body: JSON.stringify(body) });
  return {
    status: response.status,
    retryAfter: Number(response.headers.get("retry-after")),
    body: await response.json(),
  };
}

async function account(address = newAddress()) {
  const registration = newRegistration();
  await post(register, registration, address);
  return { identifier: registration.email ?? "", password: registration.password, address };
}

/** Wrong passwords for one name, each from another address. */
async function guesses(identifier: string, count = FREE_TRIES) {
  const statuses: number[] = [];
  for (let n = 0; n < count; n += 1) statuses.push((await post(login, { identifier, password: `guess-${n}` })).status);
  return statuses;
}

describe("wrong passwords for one account, from many addresses,", () => {
  test("are delayed on both transports, including the right password, and no longer than announced", async () => {
    const { identifier, password } = await account();
    expect(await guesses(identifier)).toEqual(Array.from({ length: FREE_TRIES }, () => 401));
    for (const transport of ["REST", "tRPC"] as const) {
      const rejected = await post(login, { identifier, password }, newAddress(), transport);
      expect(rejected.status).toBe(429);
      expect(rejected.retryAfter).toBe(5);
      expect(JSON.stringify(rejected.body)).toContain("Too many attempts. Please try again in 5 seconds.");
    }
    vi.setSystemTime(Date.now() + 5 * SECOND_MS);
    expect((await post(login, { identifier, password })).status).toBe(200);
    // Success resets the count.
    expect(await guesses(identifier)).toEqual(Array.from({ length: FREE_TRIES }, () => 401));
  });

  test("are delayed just as long for an account that does not exist", async () => {
    const identifier = "nobody-at-all@example.com";
    await guesses(identifier);
    expect(await post(login, { identifier, password: "guess-again" })).toMatchObject({ status: 429, retryAfter: 5 });
  });

  test("do not lock out its owner, who has a session from home", async () => {
    const { identifier, password, address } = await account();
    await guesses(identifier);
    expect((await post(login, { identifier, password })).status).toBe(429);
    expect((await post(login, { identifier, password }, address)).status).toBe(200);
  });

  test("do not lock out its owner on a new network, in a browser that has signed in before", async () => {
    const owner = new BrowserSession(api);
    const registration = newRegistration();
    const [identifier, password] = [registration.email ?? "", registration.password];
    const from = () => ({ "x-forwarded-for": newAddress() });
    await owner.postJson(register.path, registration, from());
    await owner.postJson(logout.path, {}, from());
    await guesses(identifier);
    expect((await post(login, { identifier, password })).status).toBe(429);
    // Another account's browser is a stranger's.
    const stranger = new BrowserSession(api);
    await stranger.postJson(register.path, newRegistration(), from());
    expect((await stranger.postJson(login.path, { identifier, password }, from())).status).toBe(429);
    expect((await owner.postJson(login.path, { identifier, password }, from())).status).toBe(200);
    // A stolen cookie guesses no faster than any stranger.
    await owner.postJson(logout.path, {}, from());
    const statuses: number[] = [];
    for (let n = 0; n < FREE_TRIES + 1; n += 1)
      statuses.push((await owner.postJson(login.path, { identifier, password: `guess-${n}` }, from())).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("are forgotten when the owner resets the password by email", async () => {
    const { identifier } = await account();
    await post(forgotPassword, { identifier });
    await api.platform.background.settled();
    const emails = await emailsTo(api.platform.env.MAIL_OUTBOX, identifier);
    await guesses(identifier);
    const token = emails.map(resetTokenIn).findLast(Boolean);
    expect((await post(resetPassword, { token, password: "brand-new-7" })).status).toBe(200);
    expect((await post(login, { identifier, password: "brand-new-7" })).status).toBe(200);
  });

  test("sent a hundred at once have no advantage", async () => {
    const { identifier } = await account();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) => post(login, { identifier, password: `guess-${n}` })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(FREE_TRIES);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(100 - FREE_TRIES);
  });
});

test("one address that tries many accounts is delayed; its neighbors are not", async () => {
  const address = newAddress();
  const own = await account();
  const statuses: number[] = [];
  for (let n = 0; n < 20; n += 1) {
    statuses.push(
      (await post(login, { identifier: `person-${n}@example.com`, password: "sunny-roof-42" }, address)).status,
    );
    // Signing in to one's own account in between does not reset the count.
    if (n % 5 === 0) await post(login, own, address);
  }
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await post(login, { identifier: "person-21@example.com", password: "x" }, address)).status).toBe(429);
  expect((await post(login, { identifier: "person-21@example.com", password: "x" })).status).toBe(401);
});

test("emails for one account are limited for all callers, and none reveals whether it exists", async () => {
  const { identifier } = await account();
  for (const name of [identifier, "nobody-here@example.com"]) {
    const asked = [];
    for (let n = 0; n < 4; n += 1) asked.push(await post(forgotPassword, { identifier: name }));
    expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(asked[3]).toMatchObject({ retryAfter: 60 });
  }
});

test("the current password cannot be guessed from an open session", async () => {
  const session = new BrowserSession(api);
  await session.postJson(register.path, newRegistration());
  const statuses: number[] = [];
  for (let n = 0; n < FREE_TRIES + 1; n += 1) {
    const guess = { currentPassword: `guess-${n}`, newPassword: "mine-now-7" };
    statuses.push((await session.postJson(changePassword.path, guess)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
});
