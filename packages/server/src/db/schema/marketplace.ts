import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import {
  type HoldReason,
  MARKETPLACE_CATEGORIES,
  STOCK_MOVEMENT_REASONS,
  STORED_PURCHASE_STATUSES,
} from "@wattleaf/shared/domain/marketplace";
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
    /** Not in the shop any more; what was bought of it stays. */
    isListed: integer({ mode: "boolean" }).notNull().default(true),
    /** Its stock is a sample's: nothing of value is delivered. */
    isSample: integer({ mode: "boolean" }).notNull().default(false),
    /** Who gets a donation, for its receipt; null for other items. */
    organizationEn: text(),
    organizationZh: text(),
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
    status: text({ enum: STORED_PURCHASE_STATUSES }).notNull(),
    /** The buyer's key for it, unique for good: the same key again gives the same purchase back. */
    idempotencyKey: text(),
    createdAtMs: integer().notNull(),
    isSample: integer({ mode: "boolean" }).notNull().default(false),
    /** What an operator told the buyer: a tracking number, or why it was refunded. */
    note: text(),
    /** Why it waits, or waited, for an operator's review; null for a purchase that never did. */
    holdReasons: text({ mode: "json" }).$type<HoldReason[]>(),
  },
  (table) => [
    index("purchases_user").on(table.userId, table.createdAtMs),
    uniqueIndex("purchases_idempotency_key").on(table.userId, table.idempotencyKey),
    check("purchases_quantity", sql`${table.quantity} > 0`),
    check("purchases_total", sql`${table.totalCoins} = ${table.unitPriceCoins} * ${table.quantity}`),
  ],
);

/**
 * What came into the stock and left it other than by a purchase, so that at any moment an item's stock is the sum of its
 * movements less what was bought. A trigger adds an item's first stock as `initial`, and to `stock_quantity` what an
 * operator puts in (`restock`), takes out (`withdrawal`) or a refund brings back (`return`). Another keeps what deleted
 * accounts bought, without them (`erased`).
 */
export const stockMovements = sqliteTable(
  "stock_movements",
  {
    id: text().primaryKey(),
    itemId: text()
      .notNull()
      .references(() => marketplaceItems.id),
    quantity: integer().notNull(),
    reason: text({ enum: STOCK_MOVEMENT_REASONS }).notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [index("stock_movements_item").on(table.itemId)],
);

/**
 * The pool of voucher codes. A trigger gives a purchase its codes in the write that makes it, and stops one for which
 * there are none, so that a code never goes out twice. Another puts the codes of a purchase back that was refunded before
 * its buyer saw them.
 */
export const voucherCodes = sqliteTable(
  "voucher_codes",
  {
    id: text().primaryKey(),
    itemId: text()
      .notNull()
      .references(() => marketplaceItems.id),
    encryptedCode: text().notNull(),
    /** Keyed hash of item and code: the same code is not imported twice. */
    fingerprint: text().notNull().unique(),
    /** Null while it is for sale. */
    purchaseId: text().references(() => purchases.id),
    createdAtMs: integer().notNull(),
  },
  (table) => [
    index("voucher_codes_pool")
      .on(table.itemId, table.createdAtMs)
      .where(sql`${table.purchaseId} is null`),
    index("voucher_codes_purchase").on(table.purchaseId),
  ],
);

/** Where a product goes. */
export const shipments = sqliteTable("shipments", {
  purchaseId: text()
    .primaryKey()
    .references(() => purchases.id, { onDelete: "cascade" }),
  encryptedAddress: text().notNull(),
  shippedAtMs: integer(),
});

/** A trigger adds one for each donation, numbered without gaps in the order of purchase. */
export const donationReceipts = sqliteTable("donation_receipts", {
  number: integer().primaryKey({ autoIncrement: true }),
  purchaseId: text()
    .notNull()
    .unique()
    .references(() => purchases.id, { onDelete: "cascade" }),
  organizationEn: text().notNull(),
  organizationZh: text().notNull(),
});

/**
 * What buyers are to be told by email: a trigger adds a row for each state that a purchase comes to, and a job makes the
 * email of it. A row is marked in the write that queues its email, once.
 */
export const purchaseEmails = sqliteTable(
  "purchase_emails",
  {
    purchaseId: text()
      .notNull()
      .references(() => purchases.id, { onDelete: "cascade" }),
    status: text({ enum: STORED_PURCHASE_STATUSES }).notNull(),
    queuedAtMs: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.purchaseId, table.status] }),
    index("purchase_emails_due")
      .on(table.purchaseId)
      .where(sql`${table.queuedAtMs} is null`),
  ],
);
