import { HUB_SOURCES } from "@wattleaf/shared/domain/devices";
import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/** A hub of a home, whose devices are the account's. */
export const hubs = sqliteTable(
  "hubs",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    type: text({ enum: HUB_SOURCES }).notNull(),
    /** As it is shown: without credentials. */
    address: text().notNull(),
    /** HubAccess (adapters/hubs), encrypted; null for the operator's broker, which is in the environment. */
    encryptedAccess: text(),
    /** For the history of its devices, in an account whose home has no meter. */
    timeZone: text().notNull(),
    /** Devices that their owner has removed, by their ids at the hub. */
    removedDevices: text({ mode: "json" }).$type<string[]>().notNull(),
    /** Of the process that stores what the devices measure; others only show it. */
    leasedBy: text(),
    leasedUntilMs: integer(),
    /** Grows when the access changes: open connections are made again. */
    revision: integer().notNull().default(0),
    createdAtMs: integer().notNull(),
  },
  (table) => [uniqueIndex("hubs_user_address").on(table.userId, table.address)],
);
