import { and, asc, eq } from "drizzle-orm";
import type { MarketplaceCategory } from "@wattleaf/shared/domain/marketplace";
import type { Database } from "../../db/client";
import { marketplaceItems } from "../../db/schema/marketplace";

export type ItemRow = typeof marketplaceItems.$inferSelect;

/** In the shop's own order. */
export const findItems = (db: Database, category?: MarketplaceCategory): Promise<ItemRow[]> =>
  db
    .select()
    .from(marketplaceItems)
    .where(and(category && eq(marketplaceItems.category, category)))
    .orderBy(asc(marketplaceItems.position));
