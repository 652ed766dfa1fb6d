import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MarketplaceItem } from "../../packages/shared/src/contracts/marketplace";
import { purchaseItem } from "../../packages/shared/src/contracts/marketplace";
import { users } from "../../packages/server/src/db/schema/auth";
import { coinBalances } from "../../packages/server/src/db/schema/rewards";
import { coinEntries, coinVerifications } from "../../packages/server/src/db/schema/rewards-ledger";
import { newRegistration } from "../factories/account";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

async function newAccount() {
  const session = new BrowserSession(api);
  const answer = await session.postJson("/api/auth/register", newRegistration());
  return { session, userId: ((await answer.json()) as { id: string }).id };
}

async function earn(userId: string, amount: number, { verified }: { verified: boolean }) {
  const { db } = api.platform;
  const id = crypto.randomUUID();
  const entry = { id, userId, amount, reason: "savings", idempotencyKey: id, createdAtMs: 0 } as const;
  await db.insert(coinEntries).values(entry);
  if (verified) await db.insert(coinVerifications).values({ entryId: id, createdAtMs: 0 });
}

const confirmEmail = (userId: string) =>
  api.platform.db.update(users).set({ emailVerifiedAtMs: 1 }).where(eq(users.id, userId));

const redeemable = async (session: BrowserSession, itemId: string) => {
  const items = (await (await session.fetch("/api/marketplace/items")).json()) as MarketplaceItem[];
  return items.find(({ id }) => id === itemId)?.redeemable;
};

async function buy(session: BrowserSession, itemId: string) {
  const answer = await session.postJson(purchaseItem.path, { itemId });
  return { status: answer.status, body: (await answer.json()) as object };
}

async function balanceOf(userId: string) {
  const [row] = await api.platform.db.select().from(coinBalances).where(eq(coinBalances.userId, userId));
  return { balance: row?.balance, verified: row?.verified };
}

describe("an item of cash value", () => {
  test("says nothing about redeeming to a visitor", async () => {
    expect(await redeemable(new BrowserSession(api), "cafe-voucher")).toBeNull();
  });

  test("needs a confirmed email address", async () => {
    const { session, userId } = await newAccount();
    await earn(userId, 500, { verified: true });
    const expected = { reason: "contact_not_confirmed", missingCoins: 0 };
    expect(await redeemable(session, "cafe-voucher")).toEqual(expected);
    expect(await buy(session, "cafe-voucher")).toMatchObject({
      status: 409,
      body: { code: "not_redeemable", reason: { name: "contact_not_confirmed" } },
    });
    await confirmEmail(userId);
    expect(await redeemable(session, "cafe-voucher")).toBe(true);
    expect((await buy(session, "cafe-voucher")).status).toBe(200);
  });

  test("takes verified coins alone, and says how many are missing", async () => {
    const { session, userId } = await newAccount();
    await confirmEmail(userId);
    await earn(userId, 10_000, { verified: false });
    await earn(userId, 50, { verified: true });
    expect(await redeemable(session, "cafe-voucher")).toEqual({ reason: "verified_coins_missing", missingCoins: 70 });
    expect(await buy(session, "cafe-voucher")).toMatchObject({
      status: 409,
      body: { code: "not_redeemable", message: expect.stringContaining("70"), reason: { values: { count: 70 } } },
    });
    expect(await balanceOf(userId)).toEqual({ balance: 10_100, verified: 50 });
  });

  test("stays within the verified coins under simultaneous purchases", async () => {
    const { session, userId } = await newAccount();
    await confirmEmail(userId);
    await earn(userId, 10_000, { verified: false });
    await earn(userId, 300, { verified: true });
    const answers = await Promise.all(Array.from({ length: 20 }, () => buy(session, "plant-a-tree")));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(await balanceOf(userId)).toEqual({ balance: 10_050, verified: 0 });
  });
});

test("the category rewards takes any coins, and leaves the verified ones", async () => {
  const { session, userId } = await newAccount();
  await earn(userId, 500, { verified: false });
  await earn(userId, 100, { verified: true });
  expect(await redeemable(session, "savings-certificate")).toBe(true);
  expect((await buy(session, "savings-certificate")).status).toBe(200);
  expect(await balanceOf(userId)).toEqual({ balance: 500, verified: 100 });
});

test("what is verified never changes", async () => {
  const { userId } = await newAccount();
  await earn(userId, 100, { verified: true });
  const { db } = api.platform;
  await expect(db.run(sql`update coin_verifications set created_at_ms = 1`)).rejects.toThrow();
  await expect(db.run(sql`delete from coin_verifications`)).rejects.toThrow();
});
