import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../../packages/server/src/db/schema/auth";
import { partnerCustomers, widgetSessions } from "../../packages/server/src/db/schema/partners";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { createPartner, exchange, signAnything, type TestPartner } from "../support/partner";

let api: TestApi;
let partner: TestPartner;
const NOW_MS = Date.parse("2026-03-01T12:00:00Z");
const NOW = NOW_MS / 1000;

beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => NOW_MS } });
  partner = await createPartner(api);
});
afterAll(() => api.close());

const header = (fields: object = {}) => ({ alg: "HS256", kid: partner.keyId, ...fields });
const claims = (fields: object = {}) => ({
  aud: SITE_ORIGIN,
  sub: "customer-1",
  iat: NOW,
  exp: NOW + 300,
  jti: crypto.randomUUID(),
  ...fields,
});

async function outcomeOf(token: string) {
  const response = await exchange(api, partner, token);
  return { status: response.status, ...((await response.json()) as { code?: string; message?: string }) };
}

const sessions = () => api.platform.db.select().from(widgetSessions).where(eq(widgetSessions.partnerId, partner.id));

/** What JSON may have in place of a text. */
const NO_TEXTS: [string, unknown][] = [
  ["a number", 42],
  ["zero", 0],
  ["true", true],
  ["false", false],
  ["null", null],
  ["an object", { a: 1 }],
  ["an empty object", {}],
  ["a list", ["customer-1"]],
  ["an empty list", []],
  ["an empty text", ""],
  ["spaces", "   "],
  ["a text that is too long", "x".repeat(201)],
  ["a line break", "a\nb"],
  ["a NUL", "a\0b"],
  ["half a character", "a\ud800"],
];

describe.each(["sub", "jti"])('"%s"', (claim) => {
  test.each(NO_TEXTS)("that is %s is named, and opens no session", async (_, value) => {
    const outcome = await outcomeOf(signAnything(partner.secret, header(), claims({ [claim]: value })));
    expect(outcome).toMatchObject({ status: 401, code: "identity_token_invalid" });
    expect(outcome.message).toContain(`"${claim}"`);
    expect(await sessions()).toEqual([]);
  });
});

test.each(NO_TEXTS)('"kid" that is %s is named, and opens no session', async (_, value) => {
  const outcome = await outcomeOf(signAnything(partner.secret, header({ kid: value }), claims()));
  expect(outcome).toMatchObject({ status: 401, code: "identity_token_invalid" });
  expect(outcome.message).toContain('"kid"');
  expect(await sessions()).toEqual([]);
});

test.each<[string, object, string]>([
  ["exp as text", { exp: String(NOW + 300) }, '"exp"'],
  ["exp as a list", { exp: [NOW + 300] }, '"exp"'],
  ["iat as text", { iat: String(NOW) }, '"iat"'],
  ["iat that is null", { iat: null }, '"iat"'],
  ["nbf as an object", { nbf: {} }, '"nbf"'],
  ["nbf in the future", { nbf: NOW + 300 }, '"nbf"'],
  ["no audience", { aud: undefined }, '"aud"'],
])("a token with %s names the claim", async (_, fields, named) => {
  const outcome = await outcomeOf(signAnything(partner.secret, header(), claims(fields)));
  expect(outcome).toMatchObject({ status: 401, code: "identity_token_invalid" });
  expect(outcome.message).toContain(named);
});

test.each<[string, () => string]>([
  ["an audience that is a number", () => signAnything(partner.secret, header(), claims({ aud: 42 }))],
  ["an audience that is an object", () => signAnything(partner.secret, header(), claims({ aud: {} }))],
  ["audiences that are no texts", () => signAnything(partner.secret, header(), claims({ aud: [1, null] }))],
  [
    "an endless time",
    () => signAnything(partner.secret, header(), JSON.stringify(claims()).replace(/"exp":\d+/, '"exp":1e999')),
  ],
  [
    "a beginning before all time",
    () => signAnything(partner.secret, header(), JSON.stringify(claims()).replace(/"iat":\d+/, '"iat":-1e999')),
  ],
  ["a list as its payload", () => signAnything(partner.secret, header(), [claims()])],
  ["a number as its payload", () => signAnything(partner.secret, header(), 42)],
  ["null as its payload", () => signAnything(partner.secret, header(), "null")],
  ["no JSON as its payload", () => signAnything(partner.secret, header(), "{")],
  ["a list as its header", () => signAnything(partner.secret, [header()], claims())],
  ["null as its header", () => signAnything(partner.secret, "null", claims())],
  ["an algorithm that is an object", () => signAnything(partner.secret, header({ alg: {} }), claims())],
  ["no algorithm", () => signAnything(partner.secret, header({ alg: "none" }), claims())],
  ["critical fields", () => signAnything(partner.secret, header({ crit: ["b64"], b64: false }), claims())],
  ["critical fields that are no list", () => signAnything(partner.secret, header({ crit: 5 }), claims())],
  ["four parts", () => `${signAnything(partner.secret, header(), claims())}.x`],
  ["two parts", () => signAnything(partner.secret, header(), claims()).split(".", 2).join(".")],
  ["dots alone", () => ".."],
])("a token with %s is rejected, and opens no session", async (_, sign) => {
  const outcome = await outcomeOf(sign());
  expect(outcome.status).toBe(401);
  expect(outcome.code).toMatch(/^identity_token_(invalid|audience|lifetime)$/);
  expect(await sessions()).toEqual([]);
});

test("times with a fraction are allowed, and a name that is no text is left out", async () => {
  const token = signAnything(
    partner.secret,
    header(),
    claims({ sub: "customer-2", iat: NOW + 0.25, exp: NOW + 60.7, given_name: { first: "Eve" } }),
  );
  expect(await outcomeOf(token)).toMatchObject({ status: 200, identified: true });
  const [customer] = await api.platform.db
    .select({ firstName: users.firstName })
    .from(partnerCustomers)
    .innerJoin(users, eq(users.id, partnerCustomers.userId))
    .where(eq(partnerCustomers.subject, "customer-2"));
  expect(customer).toEqual({ firstName: "" });
});
