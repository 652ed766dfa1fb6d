import { DEVICE_SOURCES, DEVICE_TYPES } from "@wattleaf/shared/domain/devices";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./auth";
import { hubs } from "./hubs";
import { meters } from "./meters";

export const devices = sqliteTable(
  "devices",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** How it is reached. `simulated` is software alone, and is marked so wherever the device shows. */
    connector: text({ enum: DEVICE_SOURCES }).notNull(),
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
    /** Null for a simulated device. */
    hubId: text().references(() => hubs.id, { onDelete: "cascade" }),
    /** What its hub calls it. */
    hubDeviceId: text(),
    /** Its history; null until it has measured energy. */
    meterId: text().references(() => meters.id, { onDelete: "set null" }),
    /** Where its energy counter stood when the interval that is not stored yet began. */
    counter: text({ mode: "json" }).$type<{ atMs: number; energyWh: number }>(),
  },
  (table) => [
    index("devices_user").on(table.userId, table.connectedAtMs),
    uniqueIndex("devices_hub").on(table.hubId, table.hubDeviceId),
  ],
);
