import type { Facility } from "@wattleaf/shared/contracts/facilities";
import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/** Sites that schedules are made for, as their owner described them. Ids are unique within an account. */
export const facilities = sqliteTable(
  "facilities",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    id: text().notNull(),
    definition: text({ mode: "json" }).$type<Facility>().notNull(),
    modifiedAtMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
