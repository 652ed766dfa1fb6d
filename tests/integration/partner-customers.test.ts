import { eq, or } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditRewards } from "../../packages/server/src/composition/audit";
import { conversations } from "../../packages/server/src/db/schema/chat";
import { partnerCustomers, partners, widgetSessions } from "../../packages/server/src/db/schema/partners";
import { coinEntries } from "../../packages/server/src/db/schema/rewards-ledger";
import { uploads } from "../../packages/server/src/db/schema/uploads";
import { users } from "../../packages/server/src/db/schema/auth";
import { register } from "../../packages/shared/src/contracts/auth";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { grantCoinsTo } from "../support/grant-coins";
import { createPartner, type TestPartner, widgetToken } from "../support/partner";

let api: TestApi;
let owner: BrowserSession;
let partner: TestPartner;

beforeAll(async () => {
  api = await createTestApi();
  partner = await createPartner(api);
  owner = new BrowserSession(api);
  await owner.postJson(register.path, newRegistration());
  const { id } = (await (await owner.fetch("/api/auth/user")).json()) as { id: string };
  await api.platform.db.update(partners).set({ userId: id }).where(eq(partners.id, partner.id));
});
afterAll(() => api.close());

/** A customer with a conversation, a file, coins and a purchase. */
async function activeCustomer(sub: string): Promise<{ userId: string; token: string }> {
  const token = await widgetToken(api, partner, sub);
  const page = new BrowserSession(api, partner.origin);
  const authorization = { authorization: `Bearer ${token}` };
  const [customer] = await api.platform.db.select().from(partnerCustomers).where(eq(partnerCustomers.subject, sub));
  const userId = customer?.userId ?? "";
  await grantCoinsTo(api.platform.db, userId, 1_000);
  await page.postJson("/api/chat", { message: "What is base load?" }, authorization);
  const body = new FormData();
  body.set("file", new File(["timestamp,kWh\n2026-01-01 00:00,1\n2026-01-01 01:00,2\n2026-01-01 02:00,1"], "use.csv"));
  await api.fetch("/api/upload", { method: "POST", body, headers: { ...authorization, origin: partner.origin } });
  const purchase = { itemId: "wallpaper-street", quantity: 1, idempotencyKey: crypto.randomUUID() };
  expect((await page.postJson("/api/marketplace/purchase", purchase, authorization)).status).toBe(200);
  return { userId, token };
}

const rowsOf = async (userId: string) => {
  const { db } = api.platform;
  const owned = `user:${userId}`;
  const counts = await Promise.all([
    db.$count(users, eq(users.id, userId)),
    db.$count(partnerCustomers, eq(partnerCustomers.userId, userId)),
    db.$count(conversations, eq(conversations.ownerId, owned)),
    db.$count(uploads, eq(uploads.ownerId, owned)),
    db.$count(coinEntries, eq(coinEntries.userId, userId)),
    db.$count(widgetSessions, or(eq(widgetSessions.userId, userId))),
  ]);
  return counts.map((count) => count > 0);
};

test("a customer is erased with everything, the others stay, and the ledger still adds up", async () => {
  const gone = await activeCustomer("customer-1");
  const stays = await activeCustomer("customer-2");
  expect(await rowsOf(gone.userId)).toEqual([true, true, true, true, true, true]);
  const erase = () => owner.postJson(`/api/partners/${partner.id}/customers/erase`, { subject: "customer-1" });
  expect((await erase()).status).toBe(200);
  expect(await rowsOf(gone.userId)).toEqual([false, false, false, false, false, false]);
  expect(await rowsOf(stays.userId)).toEqual([true, true, true, true, true, true]);
  const history = await api.fetch("/api/chat/history?sessionId=widget", {
    headers: { authorization: `Bearer ${gone.token}`, origin: partner.origin },
  });
  expect(await history.json()).toMatchObject({ code: "session_expired" });
  for (const check of await auditRewards(api.platform.db)) expect(check).toMatchObject({ violations: [] });
  expect(await (await erase()).json()).toMatchObject({ code: "not_found" });

  // The same person may come back, with nothing.
  await widgetToken(api, partner, "customer-1");
  const [again] = await api.platform.db
    .select()
    .from(partnerCustomers)
    .where(eq(partnerCustomers.subject, "customer-1"));
  expect(again?.userId).not.toBe(gone.userId);
});
