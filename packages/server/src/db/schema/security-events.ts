import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { SECURITY_EVENTS } from "@wattleaf/shared/domain/security-events";
import { users } from "./auth";

/** What happened to an account's security, for its holder to look through. */
export const securityEvents = sqliteTable(
  "security_events",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: SECURITY_EVENTS }).notNull(),
    atMs: integer().notNull(),
    browser: text(),
    system: text(),
    /** The network that it came from, never the whole address: 203.0.113.x. */
    network: text().notNull(),
  },
  (table) => [index("security_events_user").on(table.userId, table.atMs), index("security_events_at").on(table.atMs)],
);
