import { and, asc, eq, sql } from "drizzle-orm";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { marketplaceItems, purchases } from "../../db/schema/marketplace";
import { statusWhenBoughtSql } from "./repo";

export type HeldPurchase = Awaited<ReturnType<typeof findHeld>>[number];

export const findHeld = (db: Database) =>
  db
    .select({
      id: purchases.id,
      userId: purchases.userId,
      accountCreatedAtMs: users.createdAtMs,
      itemName: purchases.itemNameEn,
      quantity: purchases.quantity,
      totalCoins: purchases.totalCoins,
      createdAtMs: purchases.createdAtMs,
      holdReasons: purchases.holdReasons,
    })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .where(eq(purchases.status, "held"))
    .orderBy(asc(purchases.createdAtMs), asc(purchases.id));

/** @returns false for a purchase that is not held */
export async function approve(db: Database, purchaseId: string): Promise<boolean> {
  const item = eq(marketplaceItems.id, purchases.itemId);
  const approved = await db
    .update(purchases)
    .set({ status: sql`(select ${statusWhenBoughtSql} from ${marketplaceItems} where ${item})` })
    .where(and(eq(purchases.id, purchaseId), eq(purchases.status, "held")))
    .returning({ id: purchases.id });
  return approved.length > 0;
}
