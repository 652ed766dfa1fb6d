import { and, asc, desc, eq, exists, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import {
  CASH_VALUE_CATEGORIES,
  type HoldReason,
  MARKETPLACE_CATEGORIES,
  type MarketplaceCategory,
  type PurchaseStatus,
  statusWhenBought,
} from "@wattleaf/shared/domain/marketplace";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { marketplaceItems, purchases } from "../../db/schema/marketplace";
import type { PurchaseStatements } from "../rewards";
import { insertShipment } from "./fulfillment.repo";

export type ItemRow = typeof marketplaceItems.$inferSelect;
export type PurchaseRow = typeof purchases.$inferSelect & { category: MarketplaceCategory };

/** What is for sale, in the shop's own order. */
export const findItems = (db: Database, category?: MarketplaceCategory): Promise<ItemRow[]> =>
  db
    .select()
    .from(marketplaceItems)
    .where(and(marketplaceItems.isListed, category && eq(marketplaceItems.category, category)))
    .orderBy(asc(marketplaceItems.position));

export async function findItem(db: Database, itemId: string): Promise<ItemRow | null> {
  const [row] = await db
    .select()
    .from(marketplaceItems)
    .where(and(eq(marketplaceItems.id, itemId), marketplaceItems.isListed));
  return row ?? null;
}

const purchaseRow = { ...getTableColumns(purchases), category: marketplaceItems.category };

export const findPurchases = (db: Database, userId: string): Promise<PurchaseRow[]> =>
  db
    .select(purchaseRow)
    .from(purchases)
    .innerJoin(marketplaceItems, eq(marketplaceItems.id, purchases.itemId))
    .where(eq(purchases.userId, userId))
    .orderBy(desc(purchases.createdAtMs), desc(purchases.id));

export async function findPurchase(db: Database, userId: string, id: string): Promise<PurchaseRow | null> {
  const [row] = await db
    .select(purchaseRow)
    .from(purchases)
    .innerJoin(marketplaceItems, eq(marketplaceItems.id, purchases.itemId))
    .where(and(eq(purchases.userId, userId), eq(purchases.id, id)));
  return row ?? null;
}

export async function findIdByKey(db: Database, userId: string, key: string): Promise<string | null> {
  const [row] = await db
    .select({ id: purchases.id })
    .from(purchases)
    .where(and(eq(purchases.userId, userId), eq(purchases.idempotencyKey, key)));
  return row?.id ?? null;
}

/** The status of a purchase that no review holds up, by its item's category. */
export const statusWhenBoughtSql = sql<PurchaseStatus>`case ${marketplaceItems.category} ${sql.join(
  MARKETPLACE_CATEGORIES.map((category) => sql`when ${category} then ${statusWhenBought(category)}`),
  sql` `,
)} end`;

interface NewPurchase {
  id: string;
  userId: string;
  itemId: string;
  quantity: number;
  idempotencyKey: string | null;
  nowMs: number;
  /** It is stored as held if there are any. */
  holdReasons: readonly HoldReason[];
  /** Where a product goes. */
  shipment?: { purchaseId: string; encryptedAddress: string } | undefined;
  /** What else the purchase writes. */
  more: readonly BatchItem<"sqlite">[];
}

/**
 * One write: all of it, or none. Price and names are read inside it; the stock and the balance cannot go below zero
 * by constraint, and a key that bought something before stops everything.
 * @param pay the ledger statements that take the price, which the batch itself reads
 */
export async function buy(
  db: Database,
  { id, userId, itemId, quantity, idempotencyKey, nowMs, holdReasons, shipment, more }: NewPurchase,
  pay: (cost: { price: SQL<number>; hasCashValue: SQL }) => PurchaseStatements,
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
        status: (holdReasons.length > 0 ? sql<"held">`'held'` : statusWhenBoughtSql).as("status"),
        idempotencyKey: sql<string | null>`${idempotencyKey}`.as("idempotency_key"),
        createdAtMs: sql<number>`${nowMs}`.as("created_at_ms"),
        isSample: marketplaceItems.isSample,
        note: sql<null>`null`.as("note"),
        holdReasons: sql<HoldReason[] | null>`${holdReasons.length > 0 ? JSON.stringify(holdReasons) : null}`.as(
          "hold_reasons",
        ),
      })
      .from(marketplaceItems)
      .where(item),
  );
  const price = sql<number>`(select ${purchases.totalCoins} from ${purchases} where ${purchases.id} = ${id})`;
  const hasCashValue = exists(
    db
      .select({ one: sql`1` })
      .from(marketplaceItems)
      .where(and(item, inArray(marketplaceItems.category, [...CASH_VALUE_CATEGORIES]))),
  );
  const shipped = shipment ? [insertShipment(db, shipment)] : [];
  // First the purchase: a key that bought the last one is no purchase of something that is sold out.
  await db.batch([bought, takeFromStock, ...shipped, ...pay({ price, hasCashValue }), ...more]);
}
