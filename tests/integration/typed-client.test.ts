import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from "vitest";
import { createWattleafClient, apiErrorOf, type WattleafClient, type WattleafOutputs } from "../../packages/client/src";
import type { MarketplaceItem } from "../../packages/shared/src/contracts/marketplace";
import { register } from "../../packages/shared/src/contracts/auth";
import { newRegistration } from "../factories/account";
import { BrowserSession } from "../support/browser-session";
import { createTestApi, SITE_ORIGIN, type TestApi } from "../support/api";

let api: TestApi;
let client: WattleafClient;
const toApp = (input: RequestInfo | URL, init?: RequestInit) => api.fetch(String(input).replace(SITE_ORIGIN, ""), init);
beforeAll(async () => {
  api = await createTestApi();
  client = createWattleafClient({ url: `${SITE_ORIGIN}/`, fetch: toApp as typeof fetch });
});
afterAll(() => api.close());

test("a developer lists the store with the server's own types", async () => {
  const items = await client.marketplace.items.query({ category: "vouchers" });
  expect(items.map(({ id }) => id)).toEqual(expect.arrayContaining(["cafe-voucher", "transit-day-pass"]));
  expectTypeOf<WattleafOutputs["marketplace"]["items"]>().toEqualTypeOf<MarketplaceItem[]>();
});

test("several calls at once each get their own result", async () => {
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

describe("of a developer", () => {
  let apiKey: string;
  beforeAll(async () => {
    const session = new BrowserSession(api);
    await session.postJson(register.path, newRegistration());
    apiKey = await session.newApiKey(["data:read", "data:write"]);
  });
  const battery = { type: "battery", name: "Garage" } as const;

  test("a mutation whose response got lost is sent again, and has its effect once", async () => {
    let losses = 1;
    const losing = async (input: RequestInfo | URL, init?: RequestInit) => {
      const response = await toApp(input, init);
      if (init?.method === "POST" && losses-- > 0) throw new TypeError("Failed to fetch");
      return response;
    };
    const lossy = createWattleafClient({
      url: SITE_ORIGIN,
      apiKey,
      fetch: losing as typeof fetch,
      retryDelayMs: 0,
    });
    const { id } = await lossy.devices.connect.mutate(battery);
    expect(losses).toBeLessThan(0);
    const { devices } = await lossy.devices.list.query({});
    expect(devices.map((device) => device.id)).toEqual([id]);
  });

  test("two mutations at once are two, and one with the same key of its caller's is one", async () => {
    const ours = createWattleafClient({ url: SITE_ORIGIN, apiKey: () => apiKey, fetch: toApp as typeof fetch });
    const connect = (key?: string) => ours.devices.connect.mutate(battery, { context: { idempotencyKey: key } });
    const [one, other] = await Promise.all([connect(), connect()]);
    expect(one.id).not.toBe(other.id);
    const key = crypto.randomUUID();
    expect((await connect(key)).id).toBe((await connect(key)).id);
  });
});
