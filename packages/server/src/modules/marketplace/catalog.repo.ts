import { asc, eq, max } from "drizzle-orm";
import type { Database } from "../../db/client";
import { marketplaceItems } from "../../db/schema/marketplace";

export type CatalogRow = typeof marketplaceItems.$inferSelect;
export type NewItem = typeof marketplaceItems.$inferInsert;

/** All items, those out of the shop too. */
export const findAll = (db: Database): Promise<CatalogRow[]> =>
  db.select().from(marketplaceItems).orderBy(asc(marketplaceItems.position), asc(marketplaceItems.id));

export async function findAny(db: Database, id: string): Promise<CatalogRow | null> {
  const [row] = await db.select().from(marketplaceItems).where(eq(marketplaceItems.id, id));
  return row ?? null;
}

export async function lastPosition(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(marketplaceItems.position) }).from(marketplaceItems);
  return row?.last ?? 0;
}

export async function insert(db: Database, item: NewItem): Promise<void> {
  await db.insert(marketplaceItems).values(item);
}

export async function update(db: Database, id: string, changes: Partial<NewItem>): Promise<void> {
  await db.update(marketplaceItems).set(changes).where(eq(marketplaceItems.id, id));
}
