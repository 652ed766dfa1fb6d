import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { MarketplaceCategory } from "@wattleaf/shared/domain/marketplace";
import type { Database } from "../../db/client";
import { marketplaceItems, purchaseKeys, purchases } from "../../db/schema/marketplace";
import type { CoinStatement } from "../rewards";

export type ItemRow = typeof marketplaceItems.$inferSelect;
export type PurchaseRow = typeof purchases.$inferSelect;
export type PurchaseKeyRow = typeof purchaseKeys.$inferSelect;

/** In the shop's own order. */
export const findItems = (db: Database, category?: MarketplaceCategory): Promise<ItemRow[]> =>
  db
    .select()
    .from(marketplaceItems)
    .where(and(category && eq(marketplaceItems.category, category)))
    .orderBy(asc(marketplaceItems.position));

export async function findItem(db: Database, itemId: string): Promise<ItemRow | null> {
  const [row] = await db.select().from(marketplaceItems).where(eq(marketplaceItems.id, itemId));
  return row ?? null;
}

export const findPurchases = (db: Database, userId: string): Promise<PurchaseRow[]> =>
  db
    .select()
    .from(purchases)
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.createdAtMs), desc(purchases.id));

export async function findPurchase(db: Database, userId: string, id: string): Promise<PurchaseRow | null> {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.id, id)));
  return row ?? null;
}

export async function findByKey(db: Database, userId: string, key: string): Promise<PurchaseKeyRow | null> {
  const [row] = await db
    .select()
    .from(purchaseKeys)
    .where(and(eq(purchaseKeys.userId, userId), eq(purchaseKeys.key, key)));
  return row ?? null;
}

interface NewPurchase {
  id: string;
  userId: string;
  itemId: string;
  quantity: number;
  nowMs: number;
}

/**
 * One write: all of it, or none. Price and names are read inside it; the stock and the balance cannot go below zero
 * by constraint, and a key that is taken stops everything.
 * @param pay the ledger statement that takes the price, which the batch itself reads
 */
export async function buy(
  db: Database,
  { id, userId, itemId, quantity, nowMs }: NewPurchase,
  key: { key: string; requestHash: string } | null,
  pay: (price: SQL<number>) => CoinStatement,
): Promise<void> {
  const item = eq(marketplaceItems.id, itemId);
  const takeFromStock = db
    .update(marketplaceItems)
    .set({ stockQuantity: sql`${marketplaceItems.stockQuantity} - ${quantity}` })
    .where(item);
  const bought = db.insert(purchases).select(
    db
      .select({
        id: sql<string>`${id}`.as("id"),
        userId: sql<string>`${userId}`.as("user_id"),
        itemId: marketplaceItems.id,
        itemNameEn: marketplaceItems.nameEn,
        itemNameZh: marketplaceItems.nameZh,
        quantity: sql<number>`${quantity}`.as("quantity"),
        unitPriceCoins: marketplaceItems.priceCoins,
        totalCoins: sql<number>`${marketplaceItems.priceCoins} * ${quantity}`.as("total_coins"),
        status: sql<"completed">`'completed'`.as("status"),
        createdAtMs: sql<number>`${nowMs}`.as("created_at_ms"),
      })
      .from(marketplaceItems)
      .where(item),
  );
  const claim = key && db.insert(purchaseKeys).values({ userId, ...key, purchaseId: id });
  const price = sql<number>`(select ${purchases.totalCoins} from ${purchases} where ${purchases.id} = ${id})`;
  const paid = pay(price);
  await db.batch(claim ? [claim, takeFromStock, bought, paid] : [takeFromStock, bought, paid]);
}
