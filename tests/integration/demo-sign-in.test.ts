import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { sessions, users } from "../../packages/server/src/db/schema/auth";
import { demoUser } from "../../packages/server/src/db/seed/demo";
import { seedSampleAccount } from "../../packages/server/src/db/seed/sample-account";
import { newRegistration } from "../factories/account";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { openSampleSession } from "../support/sample-session";

let api: TestApi;
let laterMs = 0;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => Date.now() + laterMs } });
});
afterAll(() => api.close());
afterEach(() => {
  laterMs = 0;
});

const leadsTo = async (session: BrowserSession, address: string) => {
  const { pathname, search } = new URL(address, SITE_ORIGIN);
  return (await session.fetch(`${pathname}${search}`)).headers.get("location") ?? "";
};
const meOf = async (session: BrowserSession) => {
  const response = await session.fetch("/api/auth/user");
  return response.ok ? ((await response.json()) as CurrentUser) : null;
};

/** Begins the flow with changed parameters for the issuer. */
async function asked(session: BrowserSession, changes: Record<string, string> = {}) {
  const url = new URL(await leadsTo(session, "/api/auth/sso"), SITE_ORIGIN);
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(name, value);
  return url;
}

test("Demo requests a code with the read scope, PKCE and a random state, and returns to /auth/callback", async () => {
  const [one, other] = [await asked(new BrowserSession(api)), await asked(new BrowserSession(api))];
  expect(Object.fromEntries(one.searchParams)).toMatchObject({
    response_type: "code",
    scope: "read",
    code_challenge_method: "S256",
    redirect_uri: `${SITE_ORIGIN}/auth/callback`,
  });
  expect(one.searchParams.get("state")).not.toBe(other.searchParams.get("state"));
});

test("one click opens the sample household, read-only", async () => {
  expect(await meOf(await openSampleSession(api))).toMatchObject({
    isSample: true,
    readOnly: true,
    hasPassword: false,
  });
});

test("the code and the flow are valid once, in one browser, with their verifier, and for a minute", async () => {
  const session = new BrowserSession(api);
  const callback = await leadsTo(session, (await asked(session)).href);
  expect(await leadsTo(new BrowserSession(api), callback)).toBe("/login?error=expired");
  expect(await leadsTo(session, callback)).toBe("/dashboard");
  expect(await leadsTo(session, callback)).toBe("/login?error=expired");

  const [thief, victim] = [new BrowserSession(api), new BrowserSession(api)];
  const own = new URL(await leadsTo(thief, (await asked(thief)).href));
  const stolen = new URL(await leadsTo(victim, (await asked(victim)).href));
  own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
  expect(await leadsTo(thief, own.href)).toBe("/login?error=failed");

  const late = await leadsTo(session, (await asked(session)).href);
  laterMs = 2 * MINUTE_MS;
  expect(await leadsTo(session, late)).toBe("/login?error=failed");
});

describe("the issuer does not redirect elsewhere", () => {
  test.each([
    "https://evil.example/auth/callback",
    "//evil.example/auth/callback",
    `${SITE_ORIGIN}.evil.example/auth/callback`,
    `${SITE_ORIGIN}/auth/callback/../../evil`,
    `${SITE_ORIGIN}@evil.example/auth/callback`,
  ])("%s", async (redirectUri) => {
    const session = new BrowserSession(api);
    const url = await asked(session, { redirect_uri: redirectUri });
    expect(await leadsTo(session, url.href)).toBe("/login?error=failed");
  });

  test("for another client", async () => {
    const session = new BrowserSession(api);
    expect(await leadsTo(session, (await asked(session, { client_id: "someone" })).href)).toBe("/login?error=failed");
  });
});

test.each([
  [{ scope: "write" }, "invalid_scope"],
  [{ response_type: "token" }, "unsupported_response_type"],
  [{ code_challenge_method: "plain" }, "invalid_request"],
])("an authorization request with %o is rejected, and no session is created", async (changes, error) => {
  const session = new BrowserSession(api);
  const callback = new URL(await leadsTo(session, (await asked(session, changes)).href));
  expect(callback.searchParams.get("error")).toBe(error);
  expect(await leadsTo(session, callback.href)).toBe("/login?error=failed");
  expect(await meOf(session)).toBeNull();
});

test("a signed-in user keeps their own session", async () => {
  const session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
  expect(await leadsTo(session, "/api/auth/sso")).toBe("/dashboard");
  expect(await meOf(session)).toMatchObject({ isSample: false, readOnly: false });
});

test("a user who signs up from the sample household gets a writable account of their own", async () => {
  const session = await openSampleSession(api);
  expect((await session.postJson("/api/auth/register", newRegistration())).status).toBe(200);
  expect(await meOf(session)).toMatchObject({ isSample: false, readOnly: false });
});

test("no password opens the sample household", async () => {
  for (const password of ["", "wattleaf-demo"]) {
    const session = new BrowserSession(api);
    const answer = await session.postJson("/api/auth/login", { identifier: demoUser(0).email, password });
    expect(answer.status).not.toBe(200);
    expect(await meOf(session)).toBeNull();
  }
});

test("the household of an older version is closed to strangers: its password and sessions are deleted, a second start changes nothing", async () => {
  const { db } = api.platform;
  const before = await openSampleSession(api);
  await db.update(users).set({ passwordHash: "public" }).where(eq(users.isSample, true));
  await seedSampleAccount(db, Date.now());
  expect(await meOf(before)).toBeNull();
  const after = await openSampleSession(api);
  await seedSampleAccount(db, Date.now());
  expect(await meOf(after)).toMatchObject({ isSample: true });
  expect(
    await db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, demoUser(0).id)),
  ).not.toEqual([]);
});
