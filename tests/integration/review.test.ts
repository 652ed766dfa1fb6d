import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Purchase } from "../../packages/shared/src/contracts/marketplace";
import { purchaseItem } from "../../packages/shared/src/contracts/marketplace";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { approvePurchase, heldPurchases, rejectPurchase } from "../../packages/server/src/modules/marketplace";
import { users } from "../../packages/server/src/db/schema/auth";
import { marketplaceItems } from "../../packages/server/src/db/schema/marketplace";
import { coinBalances } from "../../packages/server/src/db/schema/rewards";
import { coinEntries, coinVerifications } from "../../packages/server/src/db/schema/rewards-ledger";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

const NOW = Date.parse("2026-06-15T12:00:00Z");
const ITEM = "plant-a-tree";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => NOW } });
});
afterAll(() => api.close());

/** An account with verified coins, earned so long ago. */
async function saver(coins: number, daysAgo: number) {
  const session = new BrowserSession(api);
  const answer = await session.postJson("/api/auth/register", newRegistration());
  const { id: userId } = (await answer.json()) as { id: string };
  const { db } = api.platform;
  const id = crypto.randomUUID();
  const createdAtMs = NOW - daysAgo * DAY_MS;
  await db.batch([
    db.insert(coinEntries).values({ id, userId, amount: coins, reason: "savings", idempotencyKey: id, createdAtMs }),
    db.insert(coinVerifications).values({ entryId: id, createdAtMs }),
    db.update(users).set({ emailVerifiedAtMs: 1 }).where(eq(users.id, userId)),
  ]);
  return { session, userId };
}

async function buy(session: BrowserSession): Promise<Purchase> {
  const answer = await session.postJson(purchaseItem.path, { itemId: ITEM });
  expect(answer.status).toBe(200);
  return (await answer.json()) as Purchase;
}

const historyOf = async (session: BrowserSession) =>
  (await (await session.fetch("/api/marketplace/purchases")).json()) as Purchase[];

async function coinsOf(userId: string) {
  const [row] = await api.platform.db.select().from(coinBalances).where(eq(coinBalances.userId, userId));
  return { balance: row?.balance, verified: row?.verified };
}

const stock = async () =>
  (await api.platform.db.select().from(marketplaceItems).where(eq(marketplaceItems.id, ITEM)))[0]?.stockQuantity ?? 0;

test("a purchase with coins of some days ago is not held", async () => {
  const { session } = await saver(200, 3);
  expect(await buy(session)).toMatchObject({ status: "completed" });
});

describe("a purchase with coins of today", () => {
  test("shows as pending until an operator approves it", async () => {
    const { session, userId } = await saver(200, 0);
    const purchase = await buy(session);
    expect(purchase.status).toBe("pending");
    const held = (await heldPurchases(api.platform)).filter((each) => each.userId === userId);
    expect(held).toMatchObject([{ id: purchase.id, holdReasons: ["spent_soon_after_earning"], totalCoins: 100 }]);

    await approvePurchase(api.platform, purchase.id);
    expect(await historyOf(session)).toMatchObject([{ id: purchase.id, status: "completed" }]);
    await expect(approvePurchase(api.platform, purchase.id)).rejects.toThrow("No held purchase");
    await expect(rejectPurchase(api.platform, purchase.id)).rejects.toThrow("No held purchase");
    expect(await coinsOf(userId)).toEqual({ balance: 150, verified: 100 });
  });

  test("gives everything back, once, when an operator rejects it", async () => {
    const { session, userId } = await saver(200, 0);
    const before = await stock();
    const { id } = await buy(session);
    expect(await stock()).toBe(before - 1);
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, () => rejectPurchase(api.platform, id)));
    expect(attempts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await historyOf(session)).toMatchObject([{ id, status: "refunded" }]);
    expect(await coinsOf(userId)).toEqual({ balance: 250, verified: 200 });
    expect(await stock()).toBe(before);
    const coins = await (await session.fetch("/api/gamification/coins")).json();
    expect(coins).toMatchObject({
      entries: expect.arrayContaining([expect.objectContaining({ reason: "refund", amount: 100 })]),
    });
  });
});

test("a purchase is held when many new accounts brought a first bill from its network", async () => {
  const { session } = await saver(500, 3);
  expect(await buy(session)).toMatchObject({ status: "completed" });
  const { db } = api.platform;
  for (let each = 0; each < 6; each += 1) {
    const { userId } = await saver(10, 3);
    const id = crypto.randomUUID();
    await db.batch([
      db
        .insert(coinEntries)
        .values({ id, userId, amount: 100, reason: "upload_bill", idempotencyKey: id, createdAtMs: NOW }),
      db.insert(coinVerifications).values({ entryId: id, createdAtMs: NOW }),
    ]);
  }
  expect(await buy(session)).toMatchObject({ status: "pending" });
  const held = await heldPurchases(api.platform);
  expect(held.at(-1)?.holdReasons).toEqual(["network_shared_by_new_accounts"]);
});
