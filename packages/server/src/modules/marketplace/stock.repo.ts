import { and, eq, exists, gt, inArray, isNull, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../db/client";
import { marketplaceItems, stockMovements, voucherCodes } from "../../db/schema/marketplace";

type Movement = typeof stockMovements.$inferInsert;
export type NewCode = typeof voucherCodes.$inferInsert;

const CODES_PER_STATEMENT = 500;

/** Statements that end an item's time as a sample, if it is one: what is left of the sample's stock goes. */
function dropSampleStock(db: Database, { itemId, createdAtMs }: Movement, id: string): BatchItem<"sqlite">[] {
  const sample = and(eq(marketplaceItems.id, itemId), marketplaceItems.isSample);
  const one = db.select({ one: sql`1` }).from(marketplaceItems);
  return [
    db
      .delete(voucherCodes)
      .where(and(eq(voucherCodes.itemId, itemId), isNull(voucherCodes.purchaseId), exists(one.where(sample)))),
    db.insert(stockMovements).select(
      db
        .select({
          id: sql<string>`${id}`.as("id"),
          itemId: marketplaceItems.id,
          quantity: sql<number>`-${marketplaceItems.stockQuantity}`.as("quantity"),
          reason: sql<"withdrawal">`'withdrawal'`.as("reason"),
          createdAtMs: sql<number>`${createdAtMs}`.as("created_at_ms"),
        })
        .from(marketplaceItems)
        .where(and(sample, gt(marketplaceItems.stockQuantity, 0))),
    ),
    db.update(marketplaceItems).set({ isSample: false }).where(sample),
  ];
}

/** What an item gets: its codes are counted by the movement. */
export interface Restock {
  movement: Movement;
  /** Of the movement that takes out what is left of a sample. */
  withdrawalId: string;
}

/** One write: all movements and codes, or none. The first real pieces replace those of a sample. */
export async function restock(db: Database, items: readonly Restock[], codes: readonly NewCode[]): Promise<void> {
  const chunks = Array.from({ length: Math.ceil(codes.length / CODES_PER_STATEMENT) }, (_, at) =>
    codes.slice(at * CODES_PER_STATEMENT, (at + 1) * CODES_PER_STATEMENT),
  );
  const statements: BatchItem<"sqlite">[] = [
    ...items.flatMap(({ movement, withdrawalId }) => [
      ...dropSampleStock(db, movement, withdrawalId),
      db.insert(stockMovements).values(movement),
    ]),
    ...chunks.map((chunk) => db.insert(voucherCodes).values(chunk)),
  ];
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
}

/** Those of the fingerprints that are known. */
export async function findKnown(db: Database, fingerprints: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < fingerprints.length; at += CODES_PER_STATEMENT) {
    const rows = await db
      .select({ fingerprint: voucherCodes.fingerprint })
      .from(voucherCodes)
      .where(inArray(voucherCodes.fingerprint, fingerprints.slice(at, at + CODES_PER_STATEMENT)));
    for (const { fingerprint } of rows) known.add(fingerprint);
  }
  return known;
}
