import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { MARKETPLACE_CATEGORIES, PURCHASE_STATUSES } from "@wattleaf/shared/domain/marketplace";
import { users } from "./auth";

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

/** What was bought, at the price and under the name of that moment. */
export const purchases = sqliteTable(
  "purchases",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    itemId: text()
      .notNull()
      .references(() => marketplaceItems.id),
    itemNameEn: text().notNull(),
    itemNameZh: text().notNull(),
    quantity: integer().notNull(),
    unitPriceCoins: integer().notNull(),
    totalCoins: integer().notNull(),
    status: text({ enum: PURCHASE_STATUSES }).notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [
    index("purchases_user").on(table.userId, table.createdAtMs),
    check("purchases_quantity", sql`${table.quantity} > 0`),
    check("purchases_total", sql`${table.totalCoins} = ${table.unitPriceCoins} * ${table.quantity}`),
  ],
);

/** One effect for each key that a buyer names: the same key again gives the same purchase back. */
export const purchaseKeys = sqliteTable(
  "purchase_keys",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    key: text().notNull(),
    /** SHA-256 of what was asked for with it. */
    requestHash: text().notNull(),
    purchaseId: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);
