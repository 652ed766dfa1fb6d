import { foreignKey, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";
import { vppEvents, vppPlants } from "./vpp";

/** OpenADR reports as they came; the usage that they tell of is in the meter series. */
export const vppReports = sqliteTable(
  "vpp_reports",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text().notNull(),
    plantId: text().notNull(),
    eventId: text().notNull(),
    clientName: text().notNull(),
    /** The object as it came, without what has a column. */
    details: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index("vpp_reports_event").on(table.userId, table.eventId),
    foreignKey({ columns: [table.userId, table.eventId], foreignColumns: [vppEvents.userId, vppEvents.id] }).onDelete(
      "cascade",
    ),
  ],
);

export const vppSubscriptions = sqliteTable(
  "vpp_subscriptions",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text().notNull(),
    plantId: text().notNull(),
    clientName: text().notNull(),
    /** The object as it came, without what has a column. */
    details: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    createdAtMs: integer().notNull(),
    modifiedAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    foreignKey({ columns: [table.userId, table.plantId], foreignColumns: [vppPlants.userId, vppPlants.id] }).onDelete(
      "cascade",
    ),
  ],
);
