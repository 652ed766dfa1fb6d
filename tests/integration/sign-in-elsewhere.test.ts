import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { users } from "../../packages/server/src/db/schema/auth";
import { newRegistration } from "../factories/account";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { type ProviderAccount, startOpenIdProvider, type TestProvider } from "../support/openid-provider";

let api: TestApi;
let google: TestProvider;
let company: TestProvider;
let laterMs = 0;
const emails: { to: string; subject: string }[] = [];

beforeAll(async () => {
  google = await startOpenIdProvider({
    redirectUri: `${SITE_ORIGIN}/api/auth/google/callback`,
    addressInIdToken: true,
  });
  company = await startOpenIdProvider({ redirectUri: `${SITE_ORIGIN}/auth/callback` });
  api = await createTestApi(
    {
      clock: { now: () => Date.now() + laterMs },
      mail: { destination: "test", check: async () => {}, send: async (email) => void emails.push(email) },
    },
    {
      PUBLIC_URL: SITE_ORIGIN,
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.clientId,
      GOOGLE_CLIENT_SECRET: google.clientSecret,
      SSO_ISSUER: company.issuer,
      SSO_CLIENT_ID: company.clientId,
      SSO_CLIENT_SECRET: company.clientSecret,
    },
  );
});
afterAll(async () => {
  api.close();
  await Promise.all([google.close(), company.close()]);
});
afterEach(() => {
  laterMs = 0;
  google.denies = company.denies = false;
});

let people = 0;
const person = (overrides: Partial<ProviderAccount> = {}): ProviderAccount => ({
  sub: `subject-${(people += 1)}`,
  email: `person-${people}-${crypto.randomUUID().slice(0, 8)}@mail.example`,
  email_verified: true,
  given_name: "Ada",
  family_name: "Byron",
  ...overrides,
});

const begin = async (session: BrowserSession, path = "/api/auth/google") => {
  const response = await session.fetch(path);
  expect(response.status).toBe(302);
  return response.headers.get("location") ?? "";
};

/** Opens one of our URLs and returns its redirect. */
const open = async (session: BrowserSession, url: URL) =>
  (await session.fetch(`${url.pathname}${url.search}`)).headers.get("location");

async function signIn(session: BrowserSession, account: ProviderAccount, at = google, path = "/api/auth/google") {
  at.account = account;
  return open(session, await at.visit(await begin(session, path)));
}

const meOf = async (session: BrowserSession) => {
  const response = await session.fetch("/api/auth/user");
  return response.ok ? ((await response.json()) as CurrentUser) : null;
};

const SUCCESS = "/login?google_login=success";

describe("Google", () => {
  test("creates an account with welcome coins for a new user, and signs in to the same one the next time", async () => {
    const account = person();
    const [first, second] = [new BrowserSession(api), new BrowserSession(api)];
    expect(await signIn(first, account)).toBe(SUCCESS);
    expect(await meOf(first)).toMatchObject({
      firstName: "Ada",
      email: account.email,
      greenCoins: 50,
      readOnly: false,
      hasPassword: false,
      onboarding: { step: "welcome", completed: false },
    });
    // The email address has changed there; the subject identifies the user.
    expect(await signIn(second, { ...account, email: "renamed@mail.example" })).toBe(SUCCESS);
    expect((await meOf(second))?.id).toBe((await meOf(first))?.id);
  });

  test("in two tabs at once creates one account", async () => {
    google.account = person();
    const tabs = [new BrowserSession(api), new BrowserSession(api)];
    const answers = await Promise.all(tabs.map(async (tab) => google.visit(await begin(tab))));
    const ends = await Promise.all(tabs.map((tab, index) => open(tab, answers[index] as URL)));
    expect(ends).toEqual([SUCCESS, SUCCESS]);
    const [one, other] = await Promise.all(tabs.map(meOf));
    expect(one?.id).toBe(other?.id);
  });

  test("supports two flows in one browser", async () => {
    google.account = person();
    const session = new BrowserSession(api);
    const [first, second] = [await begin(session), await begin(session)];
    expect(await open(session, await google.visit(second))).toBe(SUCCESS);
    expect(await open(session, await google.visit(first))).toBe(SUCCESS);
  });

  test.each([
    ["not verified by the provider", { email_verified: false }],
    ["missing", { email: undefined, email_verified: undefined }],
  ])("creates no account for an email address that is %s", async (_, overrides) => {
    const session = new BrowserSession(api);
    expect(await signIn(session, person(overrides))).toBe("/login?error=unverified");
    expect(await meOf(session)).toBeNull();
  });

  test("cannot sign in to the sample household's email address", async () => {
    const session = new BrowserSession(api);
    expect(await signIn(session, person({ email: "demo@wattleaf.example" }))).toBe("/login?error=failed");
    expect(await meOf(session)).toBeNull();
  });

  test("does not sign in to an existing account with an unverified email address", async () => {
    const registration = newRegistration();
    await new BrowserSession(api).postJson("/api/auth/register", registration);
    const account = person({ email: registration.email ?? "", email_verified: false });
    expect(await signIn(new BrowserSession(api), account)).toBe("/login?error=unverified");
  });

  test("links the account with the verified email address, whose password still works", async () => {
    const registration = newRegistration();
    const owner = new BrowserSession(api);
    await owner.postJson("/api/auth/register", registration);
    const { id = "" } = (await meOf(owner)) ?? {};
    await api.platform.db.update(users).set({ emailVerifiedAtMs: 1 }).where(eq(users.id, id));

    const session = new BrowserSession(api);
    expect(await signIn(session, person({ email: registration.email?.toUpperCase() ?? "" }))).toBe(SUCCESS);
    expect((await meOf(session))?.id).toBe(id);
    expect((await meOf(owner))?.id).toBe(id);
    const login = { identifier: registration.email, password: registration.password };
    expect((await new BrowserSession(api).postJson("/api/auth/login", login)).status).toBe(200);
  });

  test("locks out a stranger who created the account on the email address", async () => {
    const planted = newRegistration();
    const stranger = new BrowserSession(api);
    await stranger.postJson("/api/auth/register", planted);
    const withKey = await stranger.withApiKey();
    expect((await withKey.fetch("/api/v1/tariffs")).status).toBe(200);

    const owner = new BrowserSession(api);
    expect(await signIn(owner, person({ email: planted.email ?? "" }))).toBe(SUCCESS);
    expect(await meOf(owner)).toMatchObject({ email: planted.email, hasPassword: false });

    expect(await meOf(stranger)).toBeNull();
    expect((await withKey.fetch("/api/v1/tariffs")).status).toBe(401);
    const login = { identifier: planted.email, password: planted.password };
    expect((await new BrowserSession(api).postJson("/api/auth/login", login)).status).toBe(401);
    await api.platform.background.settled();
    expect(emails).toContainEqual(
      expect.objectContaining({ to: planted.email, subject: "A new way to sign in to Wattleaf" }),
    );
  });

  test("shows an error from the provider on the sign-in page", async () => {
    google.denies = true;
    expect(await signIn(new BrowserSession(api), person())).toBe("/login?error=denied");
  });
});

describe("a callback is rejected", () => {
  const EXPIRED = "/login?error=expired";
  const FAILED = "/login?error=failed";

  const answered = async (session: BrowserSession, change: (url: URL) => void = () => undefined) => {
    google.account = person();
    const url = new URL(await begin(session));
    change(url);
    return google.visit(url.href);
  };

  test("with another state", async () => {
    const session = new BrowserSession(api);
    const callback = await answered(session);
    callback.searchParams.set("state", "made-up");
    expect(await open(session, callback)).toBe(EXPIRED);
  });

  test("without a state", async () => {
    const session = new BrowserSession(api);
    const callback = await answered(session);
    callback.searchParams.delete("state");
    expect(await open(session, callback)).toBe(EXPIRED);
  });

  test("in another browser, but still works in the one that started the flow", async () => {
    const session = new BrowserSession(api);
    const callback = await answered(session);
    expect(await open(new BrowserSession(api), callback)).toBe(EXPIRED);
    expect(await open(session, callback)).toBe(SUCCESS);
  });

  test("when it is repeated", async () => {
    const session = new BrowserSession(api);
    const callback = await answered(session);
    expect(await open(session, callback)).toBe(SUCCESS);
    expect(await open(session, callback)).toBe(EXPIRED);
  });

  test("with a code of another flow, whose verifier does not match", async () => {
    const [victim, thief] = [new BrowserSession(api), new BrowserSession(api)];
    const stolen = await answered(victim);
    const own = await answered(thief);
    own.searchParams.set("code", stolen.searchParams.get("code") ?? "");
    expect(await open(thief, own)).toBe(FAILED);
    expect(await meOf(thief)).toBeNull();
  });

  test("with an ID token for another nonce", async () => {
    const session = new BrowserSession(api);
    const callback = await answered(session, (url) => url.searchParams.set("nonce", "of-another-sign-in"));
    expect(await open(session, callback)).toBe(FAILED);
  });

  test("from another issuer", async () => {
    const session = new BrowserSession(api);
    const callback = await answered(session);
    callback.searchParams.set("iss", "https://elsewhere.example");
    expect(await open(session, callback)).toBe(FAILED);
  });

  test("after ten minutes", async () => {
    const session = new BrowserSession(api);
    const callback = await answered(session);
    laterMs = 11 * MINUTE_MS;
    expect(await open(session, callback)).toBe(EXPIRED);
  });

  test("of Google at the URL of single sign-on", async () => {
    const session = new BrowserSession(api);
    const callback = await answered(session);
    callback.pathname = "/auth/callback";
    expect(await open(session, callback)).toBe(EXPIRED);
  });
});

test("a redirect target in the URL is ignored", async () => {
  const session = new BrowserSession(api);
  const elsewhere = "next=https://evil.example&redirect_uri=https://evil.example&returnTo=//evil.example";
  const url = new URL(await begin(session, `/api/auth/google?${elsewhere}`));
  expect(url.origin).toBe(google.issuer);
  expect(url.searchParams.get("redirect_uri")).toBe(`${SITE_ORIGIN}/api/auth/google/callback`);
  google.account = person();
  const callback = await google.visit(url.href);
  expect(await open(session, new URL(`${callback.href}&${elsewhere}`))).toBe(SUCCESS);
});

describe("a company's single sign-on", () => {
  const SSO = "/api/auth/sso";

  test("requests the read scope with PKCE, and an unguessable state and nonce", async () => {
    const url = new URL(await begin(new BrowserSession(api), SSO));
    const { searchParams: query } = url;
    expect(query.get("response_type")).toBe("code");
    expect(query.get("scope")?.split(" ")).toContain("read");
    expect(query.get("code_challenge_method")).toBe("S256");
    for (const name of ["state", "nonce", "code_challenge"]) expect(query.get(name)).toMatch(/^[\w-]{27,}$/);
  });

  test("gives an existing account read-only access", async () => {
    const registration = newRegistration();
    const owner = new BrowserSession(api);
    await owner.postJson("/api/auth/register", registration);
    await api.platform.db.update(users).set({ emailVerifiedAtMs: 1 });

    const session = new BrowserSession(api);
    expect(await signIn(session, person({ email: registration.email ?? "" }), company, SSO)).toBe("/dashboard");
    expect(await meOf(session)).toMatchObject({ email: registration.email, readOnly: true, isSample: false });
    const answer = await session.postJson("/api/keys", { name: "Mine" });
    expect(await answer.json()).toMatchObject({ code: "read_only_session" });
  });

  test("shows the sample household to an unknown user, and creates no account", async () => {
    const session = new BrowserSession(api);
    const account = person();
    expect(await signIn(session, account, company, SSO)).toBe("/dashboard");
    expect(await meOf(session)).toMatchObject({ readOnly: true, isSample: true });
    const found = await api.platform.db
      .select()
      .from(users)
      .where(eq(users.email, account.email ?? ""));
    expect(found).toEqual([]);
  });

  test("shows an error from the provider on the sign-in page", async () => {
    company.denies = true;
    expect(await signIn(new BrowserSession(api), person(), company, SSO)).toBe("/login?error=denied");
  });
});

test("a provider that does not respond is reported", async () => {
  const dead = await createTestApi(
    {},
    { GOOGLE_ISSUER: "http://localhost:9", GOOGLE_CLIENT_ID: "a", GOOGLE_CLIENT_SECRET: "b" },
  );
  expect(await begin(new BrowserSession(dead))).toBe("/login?error=unavailable");
  dead.close();
});
