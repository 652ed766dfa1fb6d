import { NOTIFICATION_KINDS, NOTIFICATION_NAMES } from "@wattleaf/shared/domain/notifications";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/**
 * What an account is told. Coins and imports are told by triggers on their own rows, in the same write; the rest by
 * jobs. A cause is told once, whatever repeats.
 */
export const notifications = sqliteTable(
  "notifications",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    name: text({ enum: NOTIFICATION_NAMES }).notNull(),
    values: text({ mode: "json" }).$type<Record<string, string | number>>().notNull(),
    path: text().notNull(),
    /** What it tells of, such as a ledger entry. */
    cause: text().notNull(),
    createdAtMs: integer().notNull(),
    readAtMs: integer(),
  },
  (table) => [
    uniqueIndex("notifications_cause").on(table.userId, table.cause),
    index("notifications_time").on(table.createdAtMs),
  ],
);

/** Kinds that an account has turned off. */
export const notificationMutes = sqliteTable(
  "notification_mutes",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
