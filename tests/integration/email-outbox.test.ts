import { sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Email } from "../../packages/server/src/adapters/mail";
import { createPlatform, closePlatform } from "../../packages/server/src/composition/platform";
import { sendDueEmails } from "../../packages/server/src/modules/emails/service";
import { forgotPassword, register } from "../../packages/shared/src/contracts/auth";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { onRemoteDatabase } from "../support/processes";

let api: TestApi;
let nowMs: number;
/** What the mail server does with the next emails. */
let answer: () => Promise<void>;
let tries: string[];
let received: { to: string; subject: string; id: string }[];
const mail = {
  destination: "test",
  check: async () => {},
  send: async (email: Email, id: string) => {
    tries.push(id);
    await answer();
    received.push({ to: email.to, subject: email.subject, id });
  },
};

beforeEach(async () => {
  nowMs = Date.parse("2026-06-17T18:00:00Z");
  tries = [];
  received = [];
  answer = async () => undefined;
  api = await createTestApi({ clock: { now: () => nowMs }, mail });
});
afterEach(() => api.close());

const down = () => Promise.reject(Object.assign(new Error("Connection refused"), { code: "ECONNREFUSED" }));
const rejected = () => Promise.reject(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));

/** A new account, whose welcome email is queued with it. */
async function registered(): Promise<string> {
  const { email } = newRegistration();
  await new BrowserSession(api).postJson(register.path, newRegistration({ email }));
  await api.platform.background.settled();
  return email ?? "";
}

/** The server's regular look, `laterMs` from now. */
async function later(laterMs: number): Promise<void> {
  nowMs += laterMs;
  await sendDueEmails(api.platform);
}

const queued = async () =>
  (await api.platform.db.all<{ count: number }>(sql`select count(*) as count from queued_emails`))[0]?.count;

test("an email is sent once, at once", async () => {
  const to = await registered();
  await later(DAY_MS);
  expect(received).toEqual([{ to, subject: "Welcome to Wattleaf", id: expect.any(String) }]);
  expect(await queued()).toBe(0);
});

test.skipIf(onRemoteDatabase("Thousands of turns, each with a call"))(
  "an email outlives a mail server that is down for hours, and is tried at growing intervals",
  async () => {
    answer = down;
    const to = await registered();
    const from = nowMs;
    const times: number[] = [];
    answer = () => {
      times.push(nowMs);
      return down();
    };
    while (nowMs < from + 3 * HOUR_MS) await later(5 * SECOND_MS);
    const waits = times.map((at, index) => (at - (times[index - 1] ?? from)) / SECOND_MS);
    expect(waits.slice(0, 5)).toEqual([5, 30, 120, 600, 1800]);
    expect(waits.every((wait, index) => index < 5 || wait === 1800)).toBe(true);
    answer = async () => undefined;
    await later(30 * MINUTE_MS);
    expect(received).toMatchObject([{ to }]);
  },
);

test("an email whose process died while it was sent is sent again, with the same Message-ID", async () => {
  // The mail server may have taken it; the process never learns.
  answer = () => new Promise(() => undefined);
  const { email: to } = newRegistration();
  await new BrowserSession(api).postJson(register.path, newRegistration({ email: to }));
  await expect.poll(() => tries).toHaveLength(1);
  answer = async () => undefined;
  await later(MINUTE_MS);
  expect(received).toEqual([]);
  await later(MINUTE_MS);
  expect(received).toMatchObject([{ to, id: tries[0] }]);
});

test("two processes send an email once", async () => {
  answer = down;
  const to = await registered();
  answer = async () => undefined;
  const other = await createPlatform(api.platform.env, { clock: api.platform.clock, mail });
  nowMs += MINUTE_MS;
  await Promise.all([sendDueEmails(api.platform), sendDueEmails(other)]);
  expect(received).toMatchObject([{ to }]);
  closePlatform(other);
});

test("an email that the server rejects for good is not tried again, and does not hold others up", async () => {
  answer = rejected;
  await registered();
  expect(await queued()).toBe(0);
  answer = async () => undefined;
  const to = await registered();
  await later(DAY_MS);
  expect(received).toMatchObject([{ to }]);
});

test("a reset link that could not be sent within its hour is not sent any more", async () => {
  const to = await registered();
  received = [];
  answer = down;
  await new BrowserSession(api).postJson(forgotPassword.path, { identifier: to });
  await api.platform.background.settled();
  expect(await queued()).toBe(1);
  answer = async () => undefined;
  await later(HOUR_MS + 1);
  expect(received).toEqual([]);
  expect(await queued()).toBe(0);
});

test("a copy of the database reveals neither the recipient nor the link", async () => {
  answer = down;
  const to = await registered();
  await new BrowserSession(api).postJson(forgotPassword.path, { identifier: to });
  await api.platform.background.settled();
  const rows = JSON.stringify(await api.platform.db.all(sql`select * from queued_emails`));
  expect(rows).not.toContain(to);
  expect(rows).not.toContain("token");
});
