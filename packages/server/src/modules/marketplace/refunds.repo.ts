import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { StoredPurchaseStatus } from "@wattleaf/shared/domain/marketplace";
import type { Database } from "../../db/client";
import { purchases, stockMovements } from "../../db/schema/marketplace";

export const hasStatus = (statuses: readonly StoredPurchaseStatus[]): SQL => inArray(purchases.status, [...statuses]);

/** The statement that puts a purchase's goods back into the stock. */
export const insertReturn = (
  db: Database,
  { id, purchaseId, nowMs }: { id: string; purchaseId: string; nowMs: number },
  isDue: SQL,
) =>
  db.insert(stockMovements).select(
    db
      .select({
        id: sql<string>`${id}`.as("id"),
        itemId: purchases.itemId,
        quantity: purchases.quantity,
        reason: sql<"return">`'return'`.as("reason"),
        createdAtMs: sql<number>`${nowMs}`.as("created_at_ms"),
      })
      .from(purchases)
      .where(and(eq(purchases.id, purchaseId), isDue)),
  );

/** One write: `statements`, which ask for the status as it was, and then the new status. */
export async function refund(
  db: Database,
  { purchaseId, note }: { purchaseId: string; note: string | null },
  isDue: SQL,
  statements: readonly [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]],
): Promise<boolean> {
  const marked = db
    .update(purchases)
    .set({ status: "refunded", ...(note !== null && { note }) })
    .where(and(eq(purchases.id, purchaseId), isDue))
    .returning({ id: purchases.id });
  const results: unknown[] = await db.batch([...statements, marked]);
  return (results.at(-1) as { id: string }[]).length > 0;
}
