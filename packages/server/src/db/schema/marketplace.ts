import { sql } from "drizzle-orm";
import { check, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MARKETPLACE_CATEGORIES } from "@wattleaf/shared/domain/marketplace";

export const marketplaceItems = sqliteTable(
  "marketplace_items",
  {
    id: text().primaryKey(),
    nameEn: text().notNull(),
    nameZh: text().notNull(),
    descriptionEn: text().notNull(),
    descriptionZh: text().notNull(),
    imageUrl: text(),
    priceCoins: integer().notNull(),
    category: text({ enum: MARKETPLACE_CATEGORIES }).notNull(),
    stockQuantity: integer().notNull(),
    position: integer().notNull(),
  },
  (table) => [
    check("marketplace_items_price", sql`${table.priceCoins} > 0`),
    check("marketplace_items_stock", sql`${table.stockQuantity} >= 0`),
  ],
);
