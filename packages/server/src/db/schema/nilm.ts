import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/** What people's labels taught of the devices of their homes: what to look for in the home's next series. */
export const nilmTemplates = sqliteTable(
  "nilm_templates",
  {
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    homeId: text().notNull(),
    device: text().notNull(),
    /** Power while on. */
    watts: real().notNull(),
    /** Time at that power. */
    minutes: real().notNull(),
    learnedAtMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.homeId, table.device, table.watts, table.minutes] })],
);
