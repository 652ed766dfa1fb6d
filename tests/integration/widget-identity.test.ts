import { eq } from "drizzle-orm";
import { exportSPKI, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { users } from "../../packages/server/src/db/schema/auth";
import { partnerCustomers, partners } from "../../packages/server/src/db/schema/partners";
import { createSigningKey, revokeSigningKey, rotateWidgetKey } from "../../packages/server/src/modules/partners";
import { listAchievements } from "../../packages/shared/src/contracts/achievements";
import { listPurchases } from "../../packages/shared/src/contracts/marketplace";
import { getStats } from "../../packages/shared/src/contracts/rewards";
import { MINUTE_MS } from "../../packages/shared/src/domain/time";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { createPartner, exchange, signToken, type TestPartner, widgetToken } from "../support/partner";

let api: TestApi;
let partner: TestPartner;
let nowMs = Date.parse("2026-03-01T12:00:00Z");
const seconds = (ms: number) => Math.floor(ms / 1000);

beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
  partner = await createPartner(api);
});
afterAll(() => api.close());

const outcomeOf = async (response: Response) => ({ status: response.status, ...((await response.json()) as object) });
const call = (token: string, origin: string, path: string, init: RequestInit = {}) =>
  api.fetch(path, { ...init, headers: { ...init.headers, origin, authorization: `Bearer ${token}` } });

describe("a customer's identity token", () => {
  test("opens a session of that customer", async () => {
    expect(await outcomeOf(await exchange(api, partner, await signToken(api, partner)))).toMatchObject({
      status: 200,
      identified: true,
    });
  });

  test.each(["ES256", "EdDSA"] as const)("may be signed with the partner's own %s key", async (algorithm) => {
    const other = await createPartner(api);
    const { privateKey, publicKey } = await generateKeyPair(algorithm, { extractable: true });
    const { keyId, secret } = await createSigningKey(api.platform, other.id, {
      algorithm,
      publicKey: await exportSPKI(publicKey),
    });
    expect(secret).toBeNull();
    const token = await new SignJWT()
      .setProtectedHeader({ alg: algorithm, kid: keyId })
      .setAudience(SITE_ORIGIN)
      .setSubject("customer-1")
      .setIssuedAt(seconds(nowMs))
      .setExpirationTime(seconds(nowMs) + 60)
      .setJti(crypto.randomUUID())
      .sign(privateKey);
    expect(await outcomeOf(await exchange(api, other, token))).toMatchObject({ status: 200, identified: true });
  });

  const REJECTED: [string, string, () => Promise<string>][] = [
    [
      "has expired",
      "identity_token_expired",
      () => signToken(api, partner, { iat: seconds(nowMs) - 300, exp: seconds(nowMs) - 60 }),
    ],
    [
      "lives longer than ten minutes",
      "identity_token_lifetime",
      () => signToken(api, partner, { exp: seconds(nowMs) + 601 }),
    ],
    [
      "is for another service",
      "identity_token_audience",
      () => signToken(api, partner, { aud: "https://elsewhere.example" }),
    ],
    ["has an unknown key ID", "unknown_signing_key", () => signToken(api, partner, {}, { kid: "unknown" })],
    ["has no key ID", "identity_token_invalid", () => signToken(api, partner, {}, { kid: undefined })],
    [
      "has a signature of another secret",
      "identity_token_invalid",
      () => signToken(api, { ...partner, secret: "x".repeat(43) }),
    ],
    ["changes the algorithm", "identity_token_invalid", () => signToken(api, partner, {}, { alg: "HS512" })],
    ["has no subject", "identity_token_invalid", () => signToken(api, partner, { sub: undefined })],
    ["has no ID", "identity_token_invalid", () => signToken(api, partner, { jti: undefined })],
    ["has no audience", "identity_token_invalid", () => signToken(api, partner, { aud: undefined })],
    [
      "is from the future",
      "identity_token_invalid",
      () => signToken(api, partner, { iat: seconds(nowMs) + 300, exp: seconds(nowMs) + 400 }),
    ],
    ["is no JWT", "identity_token_invalid", async () => "not.a.token"],
    ["is empty", "identity_token_invalid", async () => ""],
    [
      "is a sign-in page instead",
      "identity_token_invalid",
      async () => `<!doctype html>${"<p>Sign in</p>".repeat(500)}`,
    ],
  ];
  test.each(REJECTED)("is rejected if it %s: %s", async (_what, code, sign) => {
    expect(await outcomeOf(await exchange(api, partner, await sign()))).toMatchObject({ status: 401, code });
  });

  test("counts once", async () => {
    const token = await signToken(api, partner);
    expect((await exchange(api, partner, token)).status).toBe(200);
    expect(await outcomeOf(await exchange(api, partner, token))).toMatchObject({
      status: 401,
      code: "identity_token_replayed",
    });
  });

  test("is of no use at another partner", async () => {
    const other = await createPartner(api);
    expect(await outcomeOf(await exchange(api, other, await signToken(api, partner)))).toMatchObject({
      code: "unknown_signing_key",
    });
  });

  test("is of no use on a page that the partner does not list", async () => {
    const token = await signToken(api, partner);
    const elsewhere = { key: partner.key, origin: "https://elsewhere.example" };
    expect(await outcomeOf(await exchange(api, elsewhere, token))).toMatchObject({ code: "origin_not_allowed" });
    // It was not used up.
    expect((await exchange(api, partner, token)).status).toBe(200);
  });
});

describe("keys", () => {
  test("are two at most, and a revoked one ends its tokens and its sessions", async () => {
    const other = await createPartner(api);
    const second = await createSigningKey(api.platform, other.id, { algorithm: "HS256" });
    await expect(createSigningKey(api.platform, other.id, { algorithm: "HS256" })).rejects.toMatchObject({
      code: "conflict",
    });
    const session = await widgetToken(api, other, "customer-1");
    expect((await call(session, other.origin, getStats.path)).status).toBe(200);

    await revokeSigningKey(api.platform, other.id, other.keyId);
    expect(await outcomeOf(await exchange(api, other, await signToken(api, other)))).toMatchObject({
      status: 401,
      code: "revoked_signing_key",
    });
    expect(await outcomeOf(await call(session, other.origin, getStats.path))).toMatchObject({
      code: "session_expired",
    });
    const rotated = { ...other, keyId: second.keyId, secret: second.secret ?? "" };
    expect((await exchange(api, other, await signToken(api, rotated))).status).toBe(200);
  });

  test("a replaced widget key is told apart from an unknown one, and ends its sessions", async () => {
    const other = await createPartner(api);
    const session = await widgetToken(api, other, "customer-1");
    const key = await rotateWidgetKey(api.platform, other.id);
    expect(await outcomeOf(await exchange(api, other))).toMatchObject({ status: 403, code: "revoked_widget_key" });
    expect((await call(session, other.origin, getStats.path)).status).toBe(401);
    expect((await exchange(api, { ...other, key })).status).toBe(200);
  });
});

describe("a partner's customer", () => {
  const ask = (token: string, origin: string) =>
    call(token, origin, "/api/chat", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ message: "What is base load?", sessionId: "widget" }),
    });
  const history = async (token: string, origin: string) => {
    const response = await call(token, origin, "/api/chat/history?sessionId=widget");
    return ((await response.json()) as { messages: unknown[] }).messages.length;
  };

  test("finds the same conversation in a new session, and nobody else does", async () => {
    const other = await createPartner(api);
    expect((await ask(await widgetToken(api, partner, "customer-7"), partner.origin)).status).toBe(200);
    expect(await history(await widgetToken(api, partner, "customer-7"), partner.origin)).toBe(2);
    expect(await history(await widgetToken(api, partner, "customer-8"), partner.origin)).toBe(0);
    expect(await history(await widgetToken(api, partner), partner.origin)).toBe(0);
    // The same subject at another partner is another customer.
    expect(await history(await widgetToken(api, other, "customer-7"), other.origin)).toBe(0);
  });

  test("is shown no achievement that needs an account of the site", async () => {
    const listed = await call(await widgetToken(api, partner, "customer-2"), partner.origin, listAchievements.path);
    const { achievements } = (await listed.json()) as { achievements: { id: string }[] };
    const ids = achievements.map(({ id }) => id);
    expect(ids).toContain("first_upload");
    for (const id of ["first_device", "second_factor", "first_friend"]) expect(ids).not.toContain(id);
  });

  test("has coins and purchases where the partner offers rewards", async () => {
    const token = await widgetToken(api, partner, "customer-7");
    expect(await (await call(token, partner.origin, listPurchases.path)).json()).toEqual([]);
    const without = await createPartner(api, { features: ["upload"] });
    expect(
      await outcomeOf(await call(await widgetToken(api, without, "customer-7"), without.origin, listPurchases.path)),
    ).toMatchObject({ status: 403, code: "feature_off" });
  });

  test("cannot upload where the partner has turned that off", async () => {
    const without = await createPartner(api, { features: [] });
    const body = new FormData();
    body.set("file", new File(["timestamp,kwh\n2026-01-01 00:00,1"], "usage.csv"));
    for (const sub of [undefined, "customer-1"]) {
      const token = await widgetToken(api, without, sub);
      expect(await outcomeOf(await call(token, without.origin, "/api/upload", { method: "POST", body }))).toMatchObject(
        {
          code: "feature_off",
        },
      );
    }
  });

  test("signs out by closing the session", async () => {
    const token = await widgetToken(api, partner, "customer-7");
    const page = new BrowserSession(api, partner.origin);
    expect((await page.postJson("/api/widget/session/close", { token })).status).toBe(200);
    expect((await call(token, partner.origin, getStats.path)).status).toBe(401);
  });

  test("has a session for twelve hours", async () => {
    const token = await widgetToken(api, partner, "customer-9");
    nowMs += 12 * 60 * MINUTE_MS;
    expect((await call(token, partner.origin, getStats.path)).status).toBe(401);
  });
});

test("a deleted partner's customers are erased", async () => {
  const other = await createPartner(api);
  const { db } = api.platform;
  await widgetToken(api, other, "customer-1");
  const customers = () => db.select().from(partnerCustomers).where(eq(partnerCustomers.partnerId, other.id));
  const [customer] = await customers();
  await db.delete(partners).where(eq(partners.id, other.id));
  await sweep(api.platform);
  expect(await customers()).toEqual([]);
  expect(
    await db
      .select()
      .from(users)
      .where(eq(users.id, customer?.userId ?? "")),
  ).toEqual([]);
});

test("wildcard origins cover sub-domains alone", async () => {
  const wide = await createPartner(api, { origin: "https://*.wide.example" });
  const statuses = await Promise.all(
    ["https://www.wide.example", "https://a.b.wide.example", "https://wide.example", "https://evilwide.example"].map(
      async (origin) => (await exchange(api, { key: wide.key, origin })).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 403, 403]);
});
