import { getTableName, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { isListed, OWNED_TABLES } from "../../packages/server/src/modules/account/data.repo";
import { sweep } from "../../packages/server/src/composition/maintenance";
import {
  ACCOUNT_EXPORT,
  changePassword,
  deleteAccount,
  endAllSessions,
  endSession,
  listSessions,
  type Session,
  updateProfile,
} from "../../packages/shared/src/contracts/account";
import { confirmEmail, type CurrentUser, login, register } from "../../packages/shared/src/contracts/auth";
import { MAX_PAID_INVITES, REWARD_INVITER_COINS } from "../../packages/shared/src/domain/rewards";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { confirmationTokenIn, emailsTo } from "../support/emails";
import { openSampleSession } from "../support/sample-session";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:131.0) Gecko/20100101 Firefox/131.0";

let nowMs = Date.now();
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
});
afterAll(() => api.close());

async function registered(overrides: Parameters<typeof newRegistration>[0] = {}, session = new BrowserSession(api)) {
  const registration = newRegistration(overrides);
  const user = (await (await session.postJson(register.path, registration)).json()) as CurrentUser;
  return { session, user, password: registration.password, email: registration.email ?? "" };
}

async function signedIn(identifier: string, password: string, userAgent = "") {
  const session = new BrowserSession(api);
  await session.postJson(login.path, { identifier, password }, { "user-agent": userAgent });
  return session;
}

const current = async (session: BrowserSession) =>
  (await (await session.fetch("/api/auth/user")).json()) as CurrentUser;
const sessionsOf = async (session: BrowserSession) =>
  (await (await session.fetch(listSessions.path)).json()) as Session[];
const isSignedIn = async (session: BrowserSession) => (await session.fetch("/api/auth/user")).status === 200;

async function upload(session: BrowserSession, csv = "month,kwh\n2024-01,310\n2024-02,290\n") {
  const form = new FormData();
  form.set("file", new File([csv], "bill.csv"));
  expect((await session.fetch("/api/upload", { method: "POST", body: form })).status).toBe(200);
}

let bills = 0;
/** A bill like no other's. */
const ownBill = () => `month,kwh\n2024-01,${(bills += 1)}\n2024-02,290\n`;

/** Opens the link in the newest email. */
async function confirmEmailOf({ session, email }: { session: BrowserSession; email: string }) {
  await api.platform.background.settled();
  const emails = await emailsTo(api.platform.env.MAIL_OUTBOX, email);
  const response = await session.postJson(confirmEmail.path, {
    token: emails.map(confirmationTokenIn).findLast(Boolean) ?? "",
  });
  expect(await response.json()).toMatchObject({ emailConfirmed: true });
}

async function coinsFor(userId: string, reason: string): Promise<number> {
  const [row] = await api.platform.db.all<{ coins: number }>(
    sql`select coalesce(sum(amount), 0) as coins from coin_entries where user_id = ${userId} and reason = ${reason}`,
  );
  return row?.coins ?? 0;
}

const ask = (session: BrowserSession, message: string, sessionId: string) =>
  session.postJson("/api/chat", { message, messageType: "general", sessionId });

const historyOf = async (session: BrowserSession, sessionId: string) => {
  const { messages } = (await (await session.fetch(`/api/chat/history?sessionId=${sessionId}`)).json()) as {
    messages: { message: string; isUser: boolean }[];
  };
  return messages.filter(({ isUser }) => isUser).map(({ message }) => message);
};

test("only one of ten concurrent password changes with the old password succeeds", async () => {
  const { session, password, email } = await registered();
  const wishes = Array.from({ length: 10 }, (_, n) => `at-once-${n}`);
  const answers = await Promise.all(
    wishes.map((newPassword) => session.postJson(changePassword.path, { currentPassword: password, newPassword })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 401)]);
  expect(await isSignedIn(await signedIn(email, wishes[statuses.indexOf(200)] ?? ""))).toBe(true);
  expect(await isSignedIn(session)).toBe(true);
});

describe("sessions", () => {
  test("show browser, system and last activity, to the minute", async () => {
    const { session, email, password } = await registered();
    const other = await signedIn(email, password, FIREFOX);
    const startMs = nowMs;
    nowMs += MINUTE_MS / 2;
    await isSignedIn(other);
    nowMs += MINUTE_MS;
    await isSignedIn(other);
    await expect.poll(async () => (await sessionsOf(session))[0]?.lastSeenAt).toBe(new Date(nowMs).toISOString());
    const [seen] = (await sessionsOf(session)).filter((one) => !one.current);
    expect(seen).toMatchObject({ browser: "Firefox", system: "Windows", createdAt: new Date(startMs).toISOString() });
  });

  test("end one by one, or all at once, including this one", async () => {
    const { session, email, password } = await registered();
    const [first, second] = [await signedIn(email, password), await signedIn(email, password)];
    const [one] = await sessionsOf(first);
    const id = (await sessionsOf(first)).find((each) => each.current)?.id ?? one?.id;
    expect((await session.sendJson("DELETE", endSession.path, { id })).status).toBe(200);
    expect([await isSignedIn(first), await isSignedIn(second), await isSignedIn(session)]).toEqual([false, true, true]);
    await session.postJson(endAllSessions.path, {});
    expect(session.cookie("wattleaf_session")).toBeUndefined();
    expect([await isSignedIn(second), await isSignedIn(session)]).toEqual([false, false]);
  });

  test("of the sample household's visitors are hidden from each other", async () => {
    const guest = await openSampleSession(api);
    await openSampleSession(api);
    expect(await sessionsOf(guest)).toEqual([expect.objectContaining({ current: true })]);
  });
});

test("a password change ends the other sessions, and the owner is notified in their language", async () => {
  const { session, email, password } = await registered();
  const other = await signedIn(email, password);
  await session.sendJson("PATCH", updateProfile.path, { firstName: "雅文", lastName: "陈", language: "zh" });
  await session.postJson(changePassword.path, { currentPassword: password, newPassword: "brand-new-7" });
  expect([await isSignedIn(session), await isSignedIn(other)]).toEqual([true, false]);
  expect(await isSignedIn(await signedIn(email, password))).toBe(false);
  expect(await isSignedIn(await signedIn(email, "brand-new-7"))).toBe(true);
  await api.platform.background.settled();
  const emails = await emailsTo(api.platform.env.MAIL_OUTBOX, email);
  expect(emails.at(-1)).toMatchObject({
    subject: "您的 Wattleaf 密码已更改",
    text: expect.stringContaining("雅文，您好"),
  });
});

describe("an inviter", () => {
  test("earns nothing by made-up registrations", async () => {
    const { session, user } = await registered();
    for (let count = 0; count < 50; count += 1) await registered({ invitedBy: user.inviteCode });
    expect((await current(session)).greenCoins).toBe(user.greenCoins);
  });

  test("is paid when the invited person has confirmed their email and added a bill, in either order, once", async () => {
    const { session, user } = await registered();
    const [first, second] = [
      await registered({ invitedBy: user.inviteCode }),
      await registered({ invitedBy: user.inviteCode }),
    ];
    await upload(first.session, ownBill());
    expect((await current(session)).greenCoins).toBe(user.greenCoins);
    await confirmEmailOf(first);
    expect((await current(session)).greenCoins).toBe(user.greenCoins + REWARD_INVITER_COINS);
    await confirmEmailOf(second);
    expect((await current(session)).greenCoins).toBe(user.greenCoins + REWARD_INVITER_COINS);
    const bill = ownBill();
    await Promise.all(Array.from({ length: 5 }, () => upload(second.session, bill)));
    await upload(second.session, ownBill());
    expect((await current(session)).greenCoins).toBe(user.greenCoins + 2 * REWARD_INVITER_COINS);
  });

  test("is not paid for a bill that another account has brought, also under another name", async () => {
    const { session, user } = await registered();
    const bill = ownBill();
    await upload(session, bill);
    const invited = await registered({ invitedBy: user.inviteCode });
    await confirmEmailOf(invited);
    await upload(invited.session, bill);
    await upload(invited.session, `${bill}\n`);
    expect(await coinsFor(user.id, "invite")).toBe(0);
    await upload(invited.session, ownBill());
    expect(await coinsFor(user.id, "invite")).toBe(REWARD_INVITER_COINS);
  });

  test("is paid for a bill that was uploaded before registration", async () => {
    const { user } = await registered();
    const visitor = new BrowserSession(api);
    await ask(visitor, "hello", "home-page-chat");
    const form = new FormData();
    form.set("type", "energy_bill");
    form.set("file", new File([ownBill()], "bill.csv"));
    expect((await visitor.fetch("/api/upload", { method: "POST", body: form })).status).toBe(200);
    await confirmEmailOf(await registered({ invitedBy: user.inviteCode }, visitor));
    expect(await coinsFor(user.id, "invite")).toBe(REWARD_INVITER_COINS);
  });

  test("is paid up to a limit", async () => {
    const { user } = await registered();
    for (let invited = 0; invited < MAX_PAID_INVITES + 2; invited += 1) {
      const friend = await registered({ invitedBy: user.inviteCode });
      await upload(friend.session, ownBill());
      await confirmEmailOf(friend);
    }
    expect(await coinsFor(user.id, "invite")).toBe(MAX_PAID_INVITES * REWARD_INVITER_COINS);
  });
});

test("the sample household cannot invite, and its coins are the same for every visitor", async () => {
  const sample = await current(await openSampleSession(api));
  const repeat = newRegistration({ invitedBy: sample.inviteCode });
  const answer = await new BrowserSession(api).postJson(register.path, repeat);
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: "unknown_invite_code", issues: [expect.objectContaining({ path: "invitedBy" })] }),
  ]);
  expect((await current(await openSampleSession(api))).greenCoins).toBe(sample.greenCoins);
});

describe("a visitor's data", () => {
  test("moves to their new account, and the first bill is paid", async () => {
    const session = new BrowserSession(api);
    await ask(session, "What are VPP benefits?", "home-page-chat");
    await upload(session);
    const { user } = await registered({}, session);
    expect(user).toMatchObject({ hasUploadedBill: true, greenCoins: 150 });
    expect(await historyOf(session, "home-page-chat")).toContain("What are VPP benefits?");
    const left = await api.platform.db.all(sql`select 1 from conversations where owner_id like 'visitor:%'`);
    expect(left).toEqual([]);
  });

  test("is merged into an existing account: one conversation continues, the same file is one upload", async () => {
    const { session, email, password } = await registered();
    await ask(session, "How much can I save?", "home-page-chat");
    await upload(session);
    nowMs += MINUTE_MS;
    const visitor = new BrowserSession(api);
    await ask(visitor, "What are VPP benefits?", "home-page-chat");
    await upload(visitor);
    const user = (await (await visitor.postJson(login.path, { identifier: email, password })).json()) as CurrentUser;
    expect(user.greenCoins).toBe(150);
    expect(await historyOf(visitor, "home-page-chat")).toEqual(["How much can I save?", "What are VPP benefits?"]);
    const [count] = await api.platform.db.all(
      sql`select count(*) as uploads from uploads where owner_id = ${`user:${user.id}`}`,
    );
    expect(count).toEqual({ uploads: 1 });
  });
});

test("thousands of conversations of one visitor do not slow down sign-in: each one moves a hundred", async () => {
  const visitor = new BrowserSession(api);
  await ask(visitor, "Hello", "newest");
  const older = sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 150)
    insert into conversations (id, owner_id, session_id, created_at_ms, last_turn_at_ms)
    select 'left-' || i, owner_id, 'left-' || i, created_at_ms, i from conversations, n where session_id = 'newest'`;
  await api.platform.db.run(older);
  const left = async () =>
    (await api.platform.db.all(sql`select 1 from conversations where owner_id like 'visitor:%'`)).length;
  const before = await left();

  const registration = newRegistration();
  await visitor.postJson(register.path, registration);
  expect(await historyOf(visitor, "newest")).toEqual(["Hello"]);
  expect(before - (await left())).toBe(100);
  await visitor.postJson("/api/auth/logout", {});
  await visitor.postJson(login.path, { identifier: registration.email, password: registration.password });
  expect(before - (await left())).toBe(151);
});

describe("an account's export", () => {
  test("contains all of its data and no secrets", async () => {
    const { session, user, email } = await registered();
    await ask(session, "What are VPP benefits?", "home-page-chat");
    await upload(session);
    const key = await session.newApiKey();
    const response = await session.fetch(ACCOUNT_EXPORT.path);
    const text = await response.text();
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="wattleaf-account-[\d-]{10}\.json"$/,
    );
    const sections = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    const column = (section: string, name: string) => sections[section]?.map((row) => row[name]);
    expect(sections.product).toBe("Wattleaf");
    expect(sections.account?.[0]).toMatchObject({ id: user.id, email, createdAt: expect.stringMatching(/Z$/) });
    expect(column("conversations", "sessionId")).toEqual(["home-page-chat", "chat-page"]);
    expect(column("chatTurns", "question")).toEqual(["What are VPP benefits?", "bill.csv"]);
    expect(column("uploads", "fileName")).toEqual(["bill.csv"]);
    expect(column("uploads", "facts")).toEqual([expect.objectContaining({ commodity: "electricity" })]);
    expect(column("coinEntries", "reason")).toEqual(["welcome", "upload_bill"]);
    expect(column("apiKeys", "prefix")).toEqual([key.slice(0, 14)]);
    expect(column("sessions", "network")).toEqual(["127.0.0.x"]);
    const [secrets] = await api.platform.db.all<Record<string, string>>(
      sql`select password_hash, (select key_hash from api_keys where user_id = u.id) as key, (select id from sessions where user_id = u.id) as session from users u where id = ${user.id}`,
    );
    for (const secret of [key, ...Object.values(secrets ?? {})]) expect(text).not.toContain(secret);
  });

  test("is available only to its owner: not to a visitor, nor to the sample household", async () => {
    expect((await new BrowserSession(api).fetch(ACCOUNT_EXPORT.path)).status).toBe(401);
    const guest = await openSampleSession(api);
    expect((await guest.fetch(ACCOUNT_EXPORT.path)).status).toBe(403);
  });
});

describe("a deleted account", () => {
  /** Tables with a value that contains the text. */
  async function tablesWith(text: string): Promise<string[]> {
    const { db } = api.platform;
    const tables = await db.all<{ name: string }>(sql`select name from sqlite_master where type = 'table'`);
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await db.all(sql`select * from ${sql.identifier(name)}`);
      if (JSON.stringify(rows).includes(text)) found.push(name);
    }
    return found;
  }

  test("leaves only a deletion record; the accounts it invited stay", async () => {
    const inviter = await registered();
    const { session, user, password } = await registered({ invitedBy: inviter.user.inviteCode });
    const invited = await registered({ invitedBy: user.inviteCode });
    await ask(session, "What are VPP benefits?", "home-page-chat");
    await confirmEmailOf({ session, email: user.email ?? "" });
    await upload(session, ownBill());
    await session.newApiKey();
    expect((await tablesWith(user.id)).length).toBeGreaterThan(6);

    expect((await session.sendJson("DELETE", deleteAccount.path, { password })).status).toBe(200);
    // The inviter was paid for it: the key of their ledger entry contains its id.
    expect(await tablesWith(user.id)).toEqual(["coin_entries", "account_erasures"]);
    expect(session.cookie("wattleaf_session")).toBeUndefined();
    expect(await current(invited.session)).toMatchObject({ id: invited.user.id, greenCoins: 100 });
    expect((await current(inviter.session)).greenCoins).toBe(inviter.user.greenCoins + REWARD_INVITER_COINS);
    const register2 = await registered({ email: user.email });
    expect(register2.user.greenCoins).toBe(50);
  });

  test("loses rows written in the meantime with the next cleanup", async () => {
    const { session, user, password } = await registered();
    await session.sendJson("DELETE", deleteAccount.path, { password });
    const owner = `user:${user.id}`;
    await api.platform.db.run(
      sql`insert into conversations (id, owner_id, session_id, created_at_ms) values (${user.id}, ${owner}, 'late', ${nowMs})`,
    );
    await sweep(api.platform);
    expect(await tablesWith(user.id)).toEqual(["account_erasures"]);
  });

  test("without a password requires a typed confirmation", async () => {
    const { session, user } = await registered();
    await api.platform.db.run(sql`update users set password_hash = '' where id = ${user.id}`);
    const rejected = await session.sendJson("DELETE", deleteAccount.path, { confirmation: "delete" });
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({ issues: [{ path: "confirmation" }] });
    expect((await session.sendJson("DELETE", deleteAccount.path, { confirmation: "DELETE" })).status).toBe(200);
    expect(await isSignedIn(session)).toBe(false);
  });

  test("does not affect other accounts' coins: their entries still never change", async () => {
    const [{ session, password }, other] = [await registered(), await registered()];
    await session.sendJson("DELETE", deleteAccount.path, { password });
    const deletion = sql`delete from coin_entries where user_id = ${other.user.id}`;
    await expect(api.platform.db.run(deletion)).rejects.toThrow();
  });
});

describe("the list of tables that an account owns", () => {
  const OWNED = new Set(OWNED_TABLES.map(({ table }) => getTableName(table)));
  const NAMES_ACCOUNT = /(^|_)(user|owner|account|member|invited_by)_id$/;

  /** Unlisted tables that reference an account, directly or through another table. */
  async function forgottenTables({ platform: { db } }: TestApi) {
    const tables = await db.all<{ name: string }>(
      sql`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like '\\_\\_%' escape '\\'`,
    );
    const forgotten: string[] = [];
    for (const { name } of tables) {
      const columns = await db.all<{ name: string }>(sql`select name from pragma_table_info(${name})`);
      const parents = await db.all<{ table: string }>(sql`select "table" from pragma_foreign_key_list(${name})`);
      const named = columns.some((column) => NAMES_ACCOUNT.test(column.name));
      const hangsOn = parents.some((parent) => OWNED.has(parent.table));
      if ((named || hangsOn) && !isListed(name)) forgotten.push(name);
    }
    return forgotten;
  }

  test("has every table of the database that references an account", async () => {
    expect(await forgottenTables(api), "Add each to OWNED_TABLES in modules/account/data.repo.ts").toEqual([]);
  });

  test("detects an unlisted table, however it references an account", async () => {
    const planted = await createTestApi();
    onTestFinished(() => planted.close());
    const columns = [
      "user_id text not null",
      "owner_id text not null",
      "who text references users (id)",
      "meter text references meters (id)",
    ];
    for (const [n, column] of columns.entries()) {
      await planted.platform.db.run(sql.raw(`create table planted_${n} (${column}) strict`));
    }
    const names = columns.map((_, n) => `planted_${n}`);
    expect(await forgottenTables(planted)).toEqual(expect.arrayContaining(names));
  });
});
