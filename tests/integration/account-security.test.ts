import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { changePassword } from "../../packages/shared/src/contracts/account";
import {
  COMMON_PASSWORD,
  forgotPassword,
  login,
  register,
  resetPassword,
} from "../../packages/shared/src/contracts/auth";
import { listSecurityEvents, type SecurityEvent } from "../../packages/shared/src/contracts/security-events";
import { SECURITY_EVENT_DAYS } from "../../packages/shared/src/domain/security-events";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { createLogger } from "../../packages/server/src/adapters/logger";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { emailsTo, resetTokenIn } from "../support/emails";

/* Passwords that are too common, how long sessions live, cookies over https, and what is recorded. */

const clock = { nowMs: Date.now(), now: () => clock.nowMs };
const logged: string[] = [];
let api: TestApi;
beforeAll(async () => {
  const log = createLogger("info", { write: (line) => void logged.push(line) });
  api = await createTestApi({ clock, log }, { RATE_LIMITS: "on" });
});
afterAll(() => api.close());

const { password } = newRegistration();

async function signUp(overrides = {}) {
  const registration = newRegistration(overrides);
  const session = new BrowserSession(api);
  await session.postJson(register.path, registration);
  await api.platform.background.settled();
  return { session, email: registration.email ?? "" };
}

const bodyOf = async (response: Response) =>
  (await response.json()) as { code: string; issues: { path: string; message: string }[] };

describe("a password that attackers try first", () => {
  const rejected = (path: string) => ({ code: "invalid_input", issues: [{ path, message: COMMON_PASSWORD }] });

  test.each(["123456", "Password1", "QWERTY123", "Wattleaf"])("%s is rejected at registration", async (common) => {
    const response = await new BrowserSession(api).postJson(register.path, newRegistration({ password: common }));
    expect(await bodyOf(response)).toMatchObject(rejected("password"));
  });

  test("is also the account's own address, or its part before the @", async () => {
    for (const own of ["greta.field@example.com", "greta.field"]) {
      const registration = newRegistration({ email: "greta.field@example.com", password: own });
      expect(await bodyOf(await new BrowserSession(api).postJson(register.path, registration))).toMatchObject(
        rejected("password"),
      );
    }
  });

  test("is rejected when the password is changed, and the old one stays", async () => {
    const { session, email } = await signUp();
    const response = await session.postJson(changePassword.path, {
      currentPassword: password,
      newPassword: "iloveyou",
    });
    expect(await bodyOf(response)).toMatchObject(rejected("newPassword"));
    expect((await new BrowserSession(api).postJson(login.path, { identifier: email, password })).status).toBe(200);
  });

  test("is rejected by a reset, whose link still works for another", async () => {
    const { email } = await signUp();
    const session = new BrowserSession(api);
    await session.postJson(forgotPassword.path, { identifier: email });
    await api.platform.background.settled();
    const token = (await emailsTo(api.platform.env.MAIL_OUTBOX, email)).map(resetTokenIn).findLast(Boolean);
    const response = await session.postJson(resetPassword.path, { token, password: "dragon" });
    expect(await bodyOf(response)).toMatchObject(rejected("password"));
    expect((await session.postJson(resetPassword.path, { token, password: "brand-new-1" })).status).toBe(200);
  });

  test("is not one of six unusual characters", async () => {
    const response = await new BrowserSession(api).postJson(register.path, newRegistration({ password: "qz7!kw" }));
    expect(response.status).toBe(200);
  });
});

test("a session ends 90 days after it began, however much it is used", async () => {
  const { session } = await signUp();
  const statusNow = async () => (await session.fetch("/api/auth/user")).status;
  clock.nowMs += 90 * DAY_MS - 1;
  expect(await statusNow()).toBe(200);
  clock.nowMs += 1;
  expect(await statusNow()).toBe(401);
  const { rows } = await api.platform.db.$client.execute("select count(*) as sessions from sessions");
  await sweep(api.platform);
  const left = await api.platform.db.$client.execute("select count(*) as sessions from sessions");
  expect(Number(left.rows[0]?.sessions)).toBeLessThan(Number(rows[0]?.sessions));
});

describe("over https", () => {
  let https: TestApi;
  const origin = "https://energy.example";
  beforeAll(async () => {
    https = await createTestApi({}, { PUBLIC_URL: origin });
  });
  afterAll(() => https.close());

  const HOST_COOKIE = "__Host-wattleaf_session";

  test("the session's cookie can be set by this host alone", async () => {
    const session = new BrowserSession(https, origin);
    const response = await session.postJson(register.path, newRegistration());
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith(HOST_COOKIE)) ?? "";
    expect(cookie).toMatch(/; Path=\/(;|$)/);
    expect(cookie).toMatch(/; Secure(;|$)/);
    expect(cookie).toMatch(/; HttpOnly(;|$)/);
    expect(cookie).not.toMatch(/Domain/i);
    expect((await session.fetch("/api/auth/user")).status).toBe(200);
  });

  test("so can a visitor's", async () => {
    const session = new BrowserSession(https, origin);
    await session.postJson("/api/chat", { message: "What is NILM?", sessionId: "mine" });
    expect(session.cookie("__Host-wattleaf_visitor")).toBeDefined();
    expect(session.cookie("wattleaf_visitor")).toBeUndefined();
  });

  test("a session under the old name goes on under the new one", async () => {
    const before = new BrowserSession(https, origin);
    await before.postJson(register.path, newRegistration());
    const cookie = `wattleaf_session=${before.cookie(HOST_COOKIE)}`;
    const response = await https.fetch("/api/auth/user", { headers: { cookie } });
    expect(response.status).toBe(200);
    const set = response.headers.getSetCookie();
    expect(set).toContainEqual(expect.stringContaining(`${HOST_COOKIE}=${before.cookie(HOST_COOKIE)}`));
    expect(set).toContainEqual(expect.stringMatching(/^wattleaf_session=;.*Max-Age=0/));
  });

  test("the old name does not count beside the new one", async () => {
    const [owner, planted] = [new BrowserSession(https, origin), new BrowserSession(https, origin)];
    for (const session of [owner, planted]) await session.postJson(register.path, newRegistration());
    const idWith = async (cookie: string) =>
      ((await (await https.fetch("/api/auth/user", { headers: { cookie } })).json()) as { id: string }).id;
    const own = `${HOST_COOKIE}=${owner.cookie(HOST_COOKIE)}`;
    expect(await idWith(`wattleaf_session=${planted.cookie(HOST_COOKIE)}; ${own}`)).toBe(await idWith(own));
  });
});

test("over plain http the names have no prefix, which browsers would reject", async () => {
  const { session } = await signUp();
  expect(session.cookie("wattleaf_session")).toBeDefined();
});

describe("security activity", () => {
  const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  const eventsOf = async (session: BrowserSession) => {
    await api.platform.background.settled();
    return (await (await session.fetch(listSecurityEvents.path)).json()) as SecurityEvent[];
  };
  const kindsOf = async (session: BrowserSession) => (await eventsOf(session)).map(({ kind }) => kind);

  test("lists wrong passwords with device and network, and one lockout for many tries", async () => {
    const { session, email } = await signUp();
    const guess = () =>
      new BrowserSession(api).postJson(
        login.path,
        { identifier: email, password: "guess-again" },
        { "user-agent": FIREFOX },
      );
    for (let tries = 0; tries < 12; tries += 1) await guess();
    const events = await eventsOf(session);
    const failed = events.filter(({ kind }) => kind === "sign_in_failed");
    expect(failed.length).toBeGreaterThanOrEqual(5);
    expect(failed[0]).toMatchObject({ browser: "Firefox", system: "Linux", network: "127.0.0.x" });
    expect(events.filter(({ kind }) => kind === "sign_in_locked")).toHaveLength(1);
  });

  test("lists a changed password and ended sessions", async () => {
    const { session } = await signUp();
    await session.postJson(changePassword.path, { currentPassword: password, newPassword: "brand-new-1" });
    expect(await kindsOf(session)).toEqual(["password_changed", "signed_in"]);
  });

  test("is the account's own", async () => {
    const { session } = await signUp();
    const stranger = await signUp();
    await session.postJson(changePassword.path, { currentPassword: password, newPassword: "brand-new-1" });
    expect(await kindsOf(stranger.session)).toEqual(["signed_in"]);
  });

  test("of the log names neither address, name nor password", async () => {
    logged.length = 0;
    const { session, email } = await signUp({ firstName: "Gwendolyn" });
    await new BrowserSession(api).postJson(login.path, { identifier: email, password: "guess-again" });
    await session.postJson(login.path, { identifier: "no-account@example.com", password: "guess-again" });
    const lines = logged.filter((line) => line.includes('"event"'));
    expect(lines.map((line) => (JSON.parse(line) as { event: string }).event)).toEqual([
      "signed_in",
      "sign_in_failed",
      "sign_in_failed",
    ]);
    expect(lines.join()).not.toMatch(/@|Gwendolyn|guess-again|127\.0/);
  });

  test("is deleted after its time", async () => {
    const { email } = await signUp();
    clock.nowMs += (SECURITY_EVENT_DAYS + 1) * DAY_MS;
    await sweep(api.platform);
    const again = new BrowserSession(api);
    await again.postJson(login.path, { identifier: email, password });
    expect(await kindsOf(again)).toEqual(["signed_in"]);
  });

  test("emails the holder about a sign-in with a kind of device not seen before, once", async () => {
    const { email } = await signUp();
    const signIn = async () => {
      await new BrowserSession(api).postJson(login.path, { identifier: email, password }, { "user-agent": FIREFOX });
      await api.platform.background.settled();
    };
    await signIn();
    await signIn();
    const emails = await emailsTo(api.platform.env.MAIL_OUTBOX, email);
    const told = emails.filter(({ subject }) => subject === "New sign-in to your Wattleaf account");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("Firefox on Linux, network 127.0.0.x");
  });
});
