import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Purchase, purchaseItem } from "../../packages/shared/src/contracts/marketplace";
import { marketplaceItems, purchases } from "../../packages/server/src/db/schema/marketplace";
import { coinBalances } from "../../packages/server/src/db/schema/rewards";
import { coinEntries } from "../../packages/server/src/db/schema/rewards-ledger";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { grantCoins } from "../support/grant-coins";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function buyer(coins: number) {
  const session = new BrowserSession(api);
  await session.postJson("/api/auth/register", newRegistration());
  return { session, userId: await grantCoins(session, coins) };
}

const buy = (session: BrowserSession, input: object) => session.postJson(purchaseItem.path, input);

async function booksOf(userId: string) {
  const { db } = api.platform;
  const [balance] = await db.select().from(coinBalances).where(eq(coinBalances.userId, userId));
  const [ledger] = await db
    .select({ sum: sql<number>`sum(${coinEntries.amount})` })
    .from(coinEntries)
    .where(eq(coinEntries.userId, userId));
  const bought = await db.select().from(purchases).where(eq(purchases.userId, userId));
  return {
    balance: balance?.balance,
    ledger: ledger?.sum,
    spent: bought.reduce((sum, row) => sum + row.totalCoins, 0),
  };
}

const stockOf = async (id: string) =>
  (await api.platform.db.select().from(marketplaceItems).where(eq(marketplaceItems.id, id)))[0]?.stockQuantity;

describe("many simultaneous purchases", () => {
  test("never spend more coins than the balance", async () => {
    const { session, userId } = await buyer(500);
    const answers = await Promise.all(Array.from({ length: 30 }, () => buy(session, { itemId: "plant-a-tree" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(25);
    expect(await booksOf(userId)).toEqual({ balance: 50, ledger: 50, spent: 500 });
  });

  test("never sell more than the stock: eight passes, twelve buyers", async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, () => buyer(1000)));
    const answers = await Promise.all(buyers.map(({ session }) => buy(session, { itemId: "transit-day-pass" })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(8);
    expect(await stockOf("transit-day-pass")).toBe(0);
    for (const { userId } of buyers) {
      const { balance, ledger, spent } = await booksOf(userId);
      expect(balance).toBe(ledger);
      expect(balance).toBe(1050 - spent);
    }
  });

  test("under one key are one purchase, which each response returns", async () => {
    const { session, userId } = await buyer(1000);
    const input = { itemId: "school-solar", idempotencyKey: crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 12 }, () => buy(session, input)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 200));
    const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as Purchase).id));
    expect(new Set(ids).size).toBe(1);
    expect(await booksOf(userId)).toEqual({ balance: 800, ledger: 800, spent: 250 });
  });
});

test("a key is scoped to its buyer: another account can use the same key", async () => {
  const [one, other] = [await buyer(500), await buyer(500)];
  const input = { itemId: "plant-a-tree", idempotencyKey: "shared-by-accident" };
  const ids = [await buy(one.session, input), await buy(other.session, input)].map(
    async (answer) => ((await answer.json()) as Purchase).id,
  );
  expect(new Set(await Promise.all(ids)).size).toBe(2);
});

test("an error says how many coins are missing, and costs nothing", async () => {
  const { session, userId } = await buyer(10);
  const answer = await buy(session, { itemId: "plant-a-tree", idempotencyKey: "not-yet-affordable" });
  expect(await answer.json()).toMatchObject({ message: "You need 40 more green coins." });
  await grantCoins(session, 90);
  // The error did not use up the key.
  expect((await buy(session, { itemId: "plant-a-tree", idempotencyKey: "not-yet-affordable" })).status).toBe(200);
  expect((await booksOf(userId)).balance).toBe(50);
});
