import { afterAll, beforeAll, expect, expectTypeOf, test } from "vitest";
import { createWattleafClient, apiErrorOf, type WattleafClient, type WattleafOutputs } from "../../packages/client/src";
import type { MarketplaceItem } from "../../packages/shared/src/contracts/marketplace";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";

let api: TestApi;
let client: WattleafClient;
beforeAll(async () => {
  api = await createTestApi();
  const toApp = (input: RequestInfo | URL, init?: RequestInit) =>
    api.fetch(String(input).replace(SITE_ORIGIN, ""), init);
  client = createWattleafClient({ url: `${SITE_ORIGIN}/`, fetch: toApp as typeof fetch });
});
afterAll(() => api.close());

test("a developer lists the store with the server's own types", async () => {
  const items = await client.marketplace.items.query({ category: "vouchers" });
  expect(items.map(({ id }) => id)).toEqual(["cafe-voucher", "transit-day-pass"]);
  expectTypeOf<WattleafOutputs["marketplace"]["items"]>().toEqualTypeOf<MarketplaceItem[]>();
});

test("several calls at once are sent as one batch and each gets its own result", async () => {
  const [health, answer] = await Promise.all([
    client.health.check.query({}),
    client.chat.send.mutate({ message: "What is base load?" }),
  ]);
  expect(health.status).toBe("ok");
  expect(answer.response).not.toBe("");
});

test("an error has its code, message and field", async () => {
  const rejected = await client.newsletter.subscribe
    .mutate({ email: "reader", plan: "newsletter" })
    .catch((error: unknown) => error);
  expect(apiErrorOf(rejected)).toMatchObject({ code: "invalid_input", issues: [{ path: "email" }] });
});
