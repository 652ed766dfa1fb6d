import { and, eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { marketplaceItems, stockMovements, voucherCodes } from "../../db/schema/marketplace";

/** Items that have had a stock, a sample's or an operator's. */
export async function findStocked(db: Database): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ itemId: stockMovements.itemId })
    .from(stockMovements)
    .where(eq(stockMovements.reason, "restock"));
  return new Set(rows.map(({ itemId }) => itemId));
}

interface SampleStock {
  itemId: string;
  quantity: number;
  nowMs: number;
  /** For a voucher. */
  codes: readonly (typeof voucherCodes.$inferInsert)[];
  /** For a donation. */
  organization: { organizationEn: string; organizationZh: string };
}

/** One write. */
export async function stock(
  db: Database,
  { itemId, quantity, nowMs, codes, organization }: SampleStock,
): Promise<void> {
  const item = eq(marketplaceItems.id, itemId);
  const [row] = await db.select({ category: marketplaceItems.category }).from(marketplaceItems).where(item);
  if (!row) return;
  const own: BatchItem<"sqlite">[] = row.category === "vouchers" ? [db.insert(voucherCodes).values([...codes])] : [];
  const given = and(item, eq(marketplaceItems.category, "donations"));
  await db.batch([
    db
      .insert(stockMovements)
      // Two processes that start at once stock an item once.
      .values({ id: `sample:${itemId}`, itemId, quantity, reason: "restock", createdAtMs: nowMs }),
    ...own,
    db.update(marketplaceItems).set({ isSample: true }).where(item),
    db.update(marketplaceItems).set(organization).where(given),
  ]);
}
