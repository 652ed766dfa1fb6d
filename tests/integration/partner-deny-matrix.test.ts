import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Operation, withPathFields } from "../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";
import { createPartner, exchange, type TestPartner, widgetToken } from "../support/partner";

let api: TestApi;
let partner: TestPartner;
let plain: TestPartner;
beforeAll(async () => {
  api = await createTestApi();
  partner = await createPartner(api);
  plain = await createPartner(api, { features: [] });
});
afterAll(() => api.close());

async function codeOf(operation: Operation, origin: string | null, token: string): Promise<string> {
  const fields = Object.fromEntries(
    Array.from(operation.path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => [name, "any"]),
  );
  const { path } = withPathFields(operation, fields);
  const response = await api.fetch(path, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(origin === null ? {} : { origin }),
    },
    ...(operation.method === "GET" ? {} : { body: "{}" }),
  });
  if (response.ok) return "ok";
  return ((await response.json()) as { code: string }).code;
}

/** What each caller gets of each operation that reads or changes an account. */
const outcomes = async (operations: readonly Operation[], origin: string | null, token: string) =>
  Object.fromEntries(
    await Promise.all(operations.map(async (one) => [one.id, await codeOf(one, origin, token)] as const)),
  );
const all = (operations: readonly Operation[], code: string) =>
  Object.fromEntries(operations.map(({ id }) => [id, code]));

const OF_ACCOUNTS = OPERATIONS.filter(({ access }) => access === "user");
const OPEN_TO_CUSTOMERS = OF_ACCOUNTS.filter(({ customerFeature }) => customerFeature);
const CLOSED = OF_ACCOUNTS.filter(({ customerFeature }) => !customerFeature);
const OF_DEVELOPERS = OPERATIONS.filter(({ access }) => access === "developer");
const OF_CHATS = OPERATIONS.filter(({ access }) => access === "chatOwner");

describe("an anonymous visitor of a partner's page", () => {
  test("reads no account's data and redeems nothing", async () => {
    const token = await widgetToken(api, partner);
    expect(await outcomes(OF_ACCOUNTS, partner.origin, token)).toEqual(all(OF_ACCOUNTS, "not_signed_in"));
    expect(await outcomes(OF_DEVELOPERS, partner.origin, token)).toEqual(all(OF_DEVELOPERS, "invalid_api_key"));
  });
});

describe("the store, which is open to anyone", () => {
  const OF_REWARDS = OPERATIONS.filter(({ access, customerFeature }) => access === "anyone" && customerFeature);

  test("is closed on the page of a partner that has turned it off, to visitors and customers alike", async () => {
    expect(OF_REWARDS.map(({ id }) => id).toSorted()).toEqual(["marketplace.items"]);
    for (const sub of [undefined, "customer-1"]) {
      const [on, off] = [await widgetToken(api, partner, sub), await widgetToken(api, plain, sub)];
      expect(await outcomes(OF_REWARDS, partner.origin, on)).toEqual(all(OF_REWARDS, "ok"));
      expect(await outcomes(OF_REWARDS, plain.origin, off)).toEqual(all(OF_REWARDS, "feature_off"));
    }
  });
});

describe("an identified customer", () => {
  test("gets the rewards, and nothing else of an account", async () => {
    const token = await widgetToken(api, partner, "customer-1");
    expect(await outcomes(CLOSED, partner.origin, token)).toEqual(all(CLOSED, "not_signed_in"));
    expect(await outcomes(OF_DEVELOPERS, partner.origin, token)).toEqual(all(OF_DEVELOPERS, "invalid_api_key"));
    const open = await outcomes(OPEN_TO_CUSTOMERS, partner.origin, token);
    expect(new Set(Object.values(open))).toEqual(new Set(["ok", "invalid_input"]));
  });

  test("gets none of the rewards that the partner has not turned on", async () => {
    const token = await widgetToken(api, plain, "customer-1");
    expect(await outcomes(OPEN_TO_CUSTOMERS, plain.origin, token)).toEqual(all(OPEN_TO_CUSTOMERS, "feature_off"));
  });
});

describe("a widget's token", () => {
  const ORIGINS = [
    ["another partner's page", () => plain.origin],
    ["the site itself", () => SITE_ORIGIN],
    ["a sub-domain that is not listed", () => partner.origin.replace("www.", "login.")],
    ["the same name with a final dot", () => `${partner.origin}.`],
    ["plain http", () => partner.origin.replace("https:", "http:")],
    ["a program without a page", () => null],
  ] as const;
  const PROTECTED = [...OF_ACCOUNTS, ...OF_CHATS];

  test.each(ORIGINS)("opens nothing from %s", async (_name, origin) => {
    for (const subject of [undefined, "customer-1"]) {
      const token = await widgetToken(api, partner, subject);
      expect(await outcomes(PROTECTED, origin(), token)).toEqual(all(PROTECTED, "origin_not_allowed"));
    }
  });

  test("opens nothing once it is changed", async () => {
    const token = `${(await widgetToken(api, partner, "customer-1")).slice(0, -1)}-`;
    expect(await outcomes(PROTECTED, partner.origin, token)).toEqual(all(PROTECTED, "session_expired"));
  });
});

test("a partner's key opens nothing on the site, with or without an identified customer", async () => {
  for (const token of [undefined, "a.b.c"]) {
    const response = await exchange(api, { ...partner, origin: SITE_ORIGIN }, token);
    expect(await response.json()).toMatchObject({ code: "origin_not_allowed" });
  }
});
