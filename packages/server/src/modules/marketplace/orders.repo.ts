import { and, asc, eq, inArray } from "drizzle-orm";
import type { StoredPurchaseStatus } from "@wattleaf/shared/domain/marketplace";
import type { Database } from "../../db/client";
import { users } from "../../db/schema/auth";
import { marketplaceItems, purchases, shipments } from "../../db/schema/marketplace";

/** Purchases in a status, the oldest first, with their buyers and where they go. */
export const findOrders = (db: Database, status: StoredPurchaseStatus, limit: number) =>
  db
    .select({
      purchase: purchases,
      email: users.email,
      phone: users.phone,
      encryptedAddress: shipments.encryptedAddress,
    })
    .from(purchases)
    .innerJoin(users, eq(users.id, purchases.userId))
    .leftJoin(shipments, eq(shipments.purchaseId, purchases.id))
    .where(eq(purchases.status, status))
    .orderBy(asc(purchases.createdAtMs), asc(purchases.id))
    .limit(limit);

export async function findOrder(db: Database, purchaseId: string) {
  const [row] = await db
    .select({ purchase: purchases, category: marketplaceItems.category })
    .from(purchases)
    .innerJoin(marketplaceItems, eq(marketplaceItems.id, purchases.itemId))
    .where(eq(purchases.id, purchaseId));
  return row ?? null;
}

/** One write. The shipment is marked by the status that the purchase still has. @returns false if that is another */
export async function markShipped(
  db: Database,
  purchaseId: string,
  { note, nowMs }: { note: string | null; nowMs: number },
): Promise<boolean> {
  const isDue = and(eq(purchases.id, purchaseId), eq(purchases.status, "pending"));
  const due = db.select({ id: purchases.id }).from(purchases).where(isDue);
  const [, completed] = await db.batch([
    db.update(shipments).set({ shippedAtMs: nowMs }).where(inArray(shipments.purchaseId, due)),
    db.update(purchases).set({ status: "completed", note }).where(isDue).returning({ id: purchases.id }),
  ]);
  return completed.length > 0;
}
