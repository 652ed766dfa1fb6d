import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { partnerCustomers, partners } from "../../packages/server/src/db/schema/partners";
import { countQuestion } from "../../packages/server/src/modules/partners";
import { register } from "../../packages/shared/src/contracts/auth";
import type { PartnerUsage } from "../../packages/shared/src/contracts/partners/insight";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { newRegistration } from "../factories/account";
import { hourlyReadings, intervalCsv } from "../factories/energy";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { grantCoinsTo } from "../support/grant-coins";
import { createPartner, type TestPartner, widgetToken } from "../support/partner";

/* What happened on a partner's pages, in the period and on each of its days: questions by topic, files, redemptions. */

const clock = { nowMs: Date.parse("2026-05-01T12:00:00Z"), now: () => clock.nowMs };

let api: TestApi;
let owner: BrowserSession;
let ownerId: string;
let partner: TestPartner;
beforeAll(async () => {
  api = await createTestApi({ clock });
  owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  ({ id: ownerId } = (await (await owner.fetch("/api/auth/user")).json()) as { id: string });
  partner = await newPartner();
});
afterAll(() => api.close());

async function newPartner(): Promise<TestPartner> {
  const made = await createPartner(api);
  await api.platform.db.update(partners).set({ userId: ownerId }).where(eq(partners.id, made.id));
  return made;
}

async function ask(topic: string, times: number, of = partner): Promise<void> {
  for (let n = 0; n < times; n += 1)
    await countQuestion(api.platform, of.id, { outcome: "answered", beginsConversation: false, topic });
}

const usage = async (days: number, of = partner): Promise<PartnerUsage> =>
  (await owner.fetch(`/api/partners/${of.id}/usage?days=${days}`)).json() as never;
const named = (topics: PartnerUsage["topics"]) => topics.map(({ topic, questions }) => `${topic} ${questions}`);

test("each day has its own topics, the most frequent first", async () => {
  await ask("Outages", 2);
  await ask("Moving", 3);
  clock.nowMs += DAY_MS;
  await ask("Outages", 4);
  // Of another partner's page.
  await ask("Payment plans", 9, await createPartner(api));
  const { days, topics } = await usage(3);
  expect(days.map((day) => [day.day, named(day.topics)])).toEqual([
    ["2026-04-30", []],
    ["2026-05-01", ["Moving 3", "Outages 2"]],
    ["2026-05-02", ["Outages 4"]],
  ]);
  expect(named(topics)).toEqual(["Outages 6", "Moving 3"]);
});

test("a topic of the period is counted on each of its days, also where others came first", async () => {
  clock.nowMs += DAY_MS;
  for (let n = 0; n < 13; n += 1) await ask(`Topic ${String(n).padStart(2, "0")}`, 2);
  await ask("Outages", 1);
  const { days, topics } = await usage(3);
  const today = days.at(-1)?.topics ?? [];
  expect(named(today)).toContain("Topic 11 2");
  expect(named(today)).not.toContain("Topic 12 2");
  expect(named(today).at(-1)).toBe("Outages 1");
  expect(named(topics)[0]).toBe("Outages 7");
});

describe("files and redemptions", () => {
  /** On the partner's page: an anonymous visitor, or one of its customers. */
  async function visitor(of: TestPartner, sub?: string): Promise<BrowserSession> {
    const session = new BrowserSession(api, of.origin);
    session.useToken(await widgetToken(api, of, sub));
    return session;
  }

  async function upload(session: BrowserSession, path: string, messageKey: string = crypto.randomUUID()) {
    const form = new FormData();
    form.set("file", new File([intervalCsv(hourlyReadings(48))], "usage.csv"));
    if (path === "/api/upload") {
      form.set("type", "energy_bill");
      form.set("messageKey", messageKey);
    }
    expect((await session.fetch(path, { method: "POST", body: form })).status).toBe(200);
  }

  const buy = (session: BrowserSession, idempotencyKey: string = crypto.randomUUID()) =>
    session.postJson("/api/marketplace/purchase", { itemId: "wallpaper-street", quantity: 1, idempotencyKey });

  /** A customer with coins, and its page. */
  async function customer(of: TestPartner): Promise<BrowserSession> {
    const session = await visitor(of, "customer-1");
    const [row] = await api.platform.db.select().from(partnerCustomers).where(eq(partnerCustomers.partnerId, of.id));
    await grantCoinsTo(api.platform.db, row?.userId ?? "", 10_000);
    return session;
  }

  const countsOf = async (of: TestPartner) =>
    (await usage(2, of)).days.map(({ uploads, redemptions }) => ({ uploads, redemptions }));

  test("count on their day, of visitors and of customers", async () => {
    const own = await newPartner();
    const other = await newPartner();
    await upload(await visitor(own), "/api/upload");
    const shopper = await customer(own);
    await upload(shopper, "/api/upload");
    await upload(shopper, "/api/meters/upload");
    expect((await buy(shopper)).status).toBe(200);
    clock.nowMs += DAY_MS;
    const later = await customer(own);
    await upload(later, "/api/upload");
    expect((await buy(later)).status).toBe(200);
    expect((await buy(later)).status).toBe(200);
    expect(await countsOf(own)).toEqual([
      { uploads: 3, redemptions: 1 },
      { uploads: 1, redemptions: 2 },
    ]);
    expect(await countsOf(other)).toEqual([
      { uploads: 0, redemptions: 0 },
      { uploads: 0, redemptions: 0 },
    ]);
  });

  test("that are sent again with the same key, or rejected, do not count again", async () => {
    const own = await newPartner();
    const shopper = await customer(own);
    const key = crypto.randomUUID();
    for (let copy = 0; copy < 2; copy += 1) {
      await upload(shopper, "/api/upload", key);
      expect((await buy(shopper, key)).status).toBe(200);
    }
    const form = new FormData();
    form.set("file", new File(["nothing of a meter"], "usage.csv"));
    expect((await shopper.fetch("/api/meters/upload", { method: "POST", body: form })).ok).toBe(false);
    expect((await buy(await visitor(own))).ok).toBe(false);
    expect((await countsOf(own)).at(-1)).toEqual({ uploads: 1, redemptions: 1 });
  });
});
