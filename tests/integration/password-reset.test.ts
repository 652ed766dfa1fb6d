import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Platform } from "../../packages/server/src/core/platform";
import { forgotPassword, login, register, resetPassword } from "../../packages/shared/src/contracts/auth";
import { HOUR_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { emailsTo, resetTokenIn } from "../support/emails";
import { inSeveralProcesses } from "../support/processes";

const NEW_PASSWORD = "brand-new-7";

let nowMs = Date.now();
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
});
afterAll(() => api.close());

async function registered(overrides: Parameters<typeof newRegistration>[0] = {}) {
  const session = new BrowserSession(api);
  const registration = newRegistration(overrides);
  await session.postJson(register.path, registration);
  return { session, email: registration.email ?? "", password: registration.password };
}

/** Requests an email and waits until it is sent. */
async function askedFor(email: string) {
  const response = await new BrowserSession(api).postJson(forgotPassword.path, { identifier: email });
  expect(response.status).toBe(200);
  await api.platform.background.settled();
  const emails = await emailsTo(api.platform.env.MAIL_OUTBOX, email);
  const received = emails.findLast((one) => resetTokenIn(one));
  return { received, token: resetTokenIn(received) };
}

const redeem = async (token: string, password = NEW_PASSWORD) =>
  (await new BrowserSession(api).postJson(resetPassword.path, { token, password })).status;

const signIn = async (identifier: string, password: string) =>
  (await new BrowserSession(api).postJson(login.path, { identifier, password })).status;

describe("a token", () => {
  test("sets a new password, ends all sessions, and is valid once", async () => {
    const { session, email, password } = await registered();
    const { token } = await askedFor(email);
    expect(await redeem(token)).toBe(200);
    expect((await session.fetch("/api/auth/user")).status).toBe(401);
    expect(await signIn(email, password)).toBe(401);
    expect(await signIn(email, NEW_PASSWORD)).toBe(200);
    expect(await redeem(token, "another-one-8")).toBe(404);
    expect(await signIn(email, NEW_PASSWORD)).toBe(200);
  });

  test("used by ten requests at once works for one", async () => {
    const { email } = await registered();
    const { token } = await askedFor(email);
    const passwords = Array.from({ length: 10 }, (_, n) => `at-once-${n}`);
    const statuses = await Promise.all(passwords.map((password) => redeem(token, password)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await signIn(email, passwords[statuses.indexOf(200)] ?? "")).toBe(200);
  });

  test("is invalid after the next email, and after an hour", async () => {
    const { email, password } = await registered();
    const older = await askedFor(email);
    const newer = await askedFor(email);
    expect(await redeem(older.token)).toBe(404);
    nowMs += HOUR_MS;
    expect(await redeem(newer.token)).toBe(404);
    expect(await signIn(email, password)).toBe(200);
    const last = await askedFor(email);
    nowMs += HOUR_MS - 1;
    expect(await redeem(last.token)).toBe(200);
  });

  test("is stored as a hash, and verifies the address that it was sent to", async () => {
    const { email } = await registered();
    const { token } = await askedFor(email);
    const stored = await api.platform.db.all<{ token_hash: string }>(sql`select token_hash from password_resets`);
    expect(JSON.stringify(stored)).not.toContain(token);
    await redeem(token);
    const [row] = await api.platform.db.all(sql`select email_verified_at_ms as at from users where email = ${email}`);
    expect(row).toEqual({ at: nowMs });
  });

  test("sets the first password of an account without one", async () => {
    const { email } = await registered();
    await api.platform.db.run(sql`update users set password_hash = '' where email = ${email}`);
    expect(await signIn(email, "")).toBe(400);
    expect(await signIn(email, "anything-at-all")).toBe(401);
    await redeem((await askedFor(email)).token);
    expect(await signIn(email, NEW_PASSWORD)).toBe(200);
  });
});

test("a concurrent sign-in with the old password ends with the reset", async () => {
  const { email, password } = await registered();
  const { token } = await askedFor(email);
  const thieves = Array.from({ length: 10 }, () => new BrowserSession(api));
  const signIns = thieves.map((thief) => thief.postJson(login.path, { identifier: email, password }));
  expect(await redeem(token)).toBe(200);
  await Promise.all(signIns);
  const statuses = await Promise.all(thieves.map(async (thief) => (await thief.fetch("/api/auth/user")).status));
  expect(statuses).toEqual(thieves.map(() => 401));
});

test("a stranger who created the account on the address is locked out, including their API keys", async () => {
  const { session: stranger, email } = await registered();
  const withKey = await stranger.withApiKey();
  expect((await withKey.fetch("/api/v1/tariffs")).status).toBe(200);
  expect(await redeem((await askedFor(email)).token)).toBe(200);
  expect((await withKey.fetch("/api/v1/tariffs")).status).toBe(401);

  const owner = new BrowserSession(api);
  await owner.postJson(login.path, { identifier: email, password: NEW_PASSWORD });
  const own = await owner.withApiKey();
  expect(await redeem((await askedFor(email)).token)).toBe(200);
  expect((await own.fetch("/api/v1/tariffs")).status, "keys made since the address was proved go on").toBe(200);
});

test("a browser that was signed in to another account is signed out", async () => {
  const { email } = await registered();
  const { token } = await askedFor(email);
  const other = await registered();
  await other.session.postJson(resetPassword.path, { token, password: NEW_PASSWORD });
  expect(other.session.cookie("wattleaf_session")).toBeUndefined();
});

describe("the email", () => {
  test("has a text and an HTML part, with the token where browsers do not send it", async () => {
    const { email } = await registered({ firstName: "Ann <b>" });
    const { received, token } = await askedFor(email);
    const link = `http://localhost:3000/reset-password?lang=en#token=${token}`;
    expect(received).toMatchObject({ subject: "Reset your Wattleaf password" });
    expect(received?.text).toContain("Hi Ann <b>,");
    expect(received?.text).toContain(link);
    expect(received?.html).toContain("Hi Ann &lt;b&gt;,");
    expect(received?.html).toContain(`href="${link}"`);
  });

  test("does not use a name that contains someone else's message", async () => {
    const names = ["Win at https://evil.example", "www.evil.example", "mail ada@evil.example", "Call 0900 123456"];
    for (const firstName of names) {
      const { email } = await registered({ firstName });
      await askedFor(email);
      const emails = await emailsTo(api.platform.env.MAIL_OUTBOX, email);
      expect(emails.map(({ text }) => text?.split("\n")[0])).toEqual(["Hi,", "Hi,"]);
      expect(emails.map(({ text, html }) => `${text}${html}`).join("")).not.toMatch(/evil|0900/);
    }
  });

  test("is in the account's language", async () => {
    const { email } = await registered({ language: "zh" });
    const { received } = await askedFor(email);
    expect(received?.subject).toBe("重设您的 Wattleaf 密码");
    expect(received?.text).toContain("Robin，您好：");
  });

  test("is not sent for a phone number alone, nor for the sample household", async () => {
    await registered({ phone: "+14155550177" });
    const before = (await emailsTo(api.platform.env.MAIL_OUTBOX, "demo@wattleaf.example")).length;
    for (const identifier of ["+1 415 555 0177", "demo@wattleaf.example", "no-name-at-all"]) {
      const response = await new BrowserSession(api).postJson(forgotPassword.path, { identifier });
      expect(await response.json()).toEqual({ ok: true });
    }
    await api.platform.background.settled();
    const rows = await api.platform.db.all(
      sql`select 1 from password_resets r join users u on u.id = r.user_id where u.email is null or u.is_sample`,
    );
    expect(rows).toEqual([]);
    expect(await emailsTo(api.platform.env.MAIL_OUTBOX, "demo@wattleaf.example")).toHaveLength(before);
  });

  test("that cannot be sent is logged, and the response is the same", async () => {
    const warnings: string[] = [];
    const log = { ...api.platform.log, warn: (_: unknown, text: string) => void warnings.push(text) };
    const mail = { destination: "test", check: async () => {}, send: () => Promise.reject(new Error("no such host")) };
    const broken = await createTestApi({ mail, log: log as unknown as Platform["log"] });
    onTestFinished(() => broken.close());
    const registration = newRegistration();
    await new BrowserSession(broken).postJson(register.path, registration);
    const response = await new BrowserSession(broken).postJson(forgotPassword.path, { identifier: registration.email });
    expect(response.status).toBe(200);
    await broken.platform.background.settled();
    expect(warnings).toHaveLength(2);
    expect(new Set(warnings)).toEqual(new Set(["An email could not be sent yet and will be tried again"]));
  });
});

test.skipIf(inSeveralProcesses("Watches the database through one process"))(
  "everything that depends on whether an account exists happens after the response",
  async () => {
    const held: (() => Promise<void>)[] = [];
    const background = {
      run: (_: string, job: () => Promise<void>) => void held.push(job),
      settled: async () => undefined,
    };
    const holding = await createTestApi({ background });
    onTestFinished(() => holding.close());
    const { email } = newRegistration();
    await new BrowserSession(holding).postJson(register.path, newRegistration({ email }));
    held.length = 0;
    const asked: unknown[] = [];
    holding.platform.db = new Proxy(holding.platform.db, {
      get(target, property) {
        asked.push(property);
        return Reflect.get(target, property) as unknown;
      },
    });

    const answers = [];
    for (const identifier of [email, "nobody@example.com"]) {
      const response = await holding.fetch(forgotPassword.path, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ identifier }),
      });
      answers.push({ status: response.status, body: await response.json(), headers: [...response.headers.keys()] });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(asked).toEqual([]);

    // The jobs, and the ones that they begin.
    while (held.length > 0) await Promise.all(held.splice(0).map((job) => job()));
    expect(asked).not.toEqual([]);
    const emails = await emailsTo(holding.platform.env.MAIL_OUTBOX, email ?? "");
    expect(emails.map(resetTokenIn).filter(Boolean)).toHaveLength(1);
  },
);
