import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { DEVICE_TYPES } from "@wattleaf/shared/domain/devices";
import { users } from "./auth";

export const devices = sqliteTable(
  "devices",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    connector: text({ enum: ["simulated"] }).notNull(),
    type: text({ enum: DEVICE_TYPES }).notNull(),
    name: text().notNull(),
    /** What the connector keeps of it; its shape is the connector's own. */
    state: text({ mode: "json" }).$type<unknown>().notNull(),
    /** The instant at which `state` held. */
    stateAtMs: integer().notNull(),
    /** Grows with each command, so that two at once cannot undo each other. */
    revision: integer().notNull().default(0),
    connectedAtMs: integer().notNull(),
    changedAtMs: integer().notNull(),
  },
  (table) => [index("devices_user").on(table.userId, table.connectedAtMs)],
);
