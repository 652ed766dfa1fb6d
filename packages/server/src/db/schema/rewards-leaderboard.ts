import { sql } from "drizzle-orm";
import { check, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/**
 * The accounts on the leaderboard, kept by triggers on everything that decides it: an account with points, a utility's
 * or a sandbox electricity meter, and no wish to be hidden (the view `leaderboard_listed`).
 */
export const leaderboardEntries = sqliteTable(
  "leaderboard_entries",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Simulated households are ranked apart from measured ones. */
    simulated: integer({ mode: "boolean" }).notNull(),
    totalPoints: integer().notNull(),
  },
  (table) => [index("leaderboard_entries_points").on(table.simulated, table.totalPoints, table.userId)],
);

/**
 * How many entries have `fromPoints` to `fromPoints + width - 1` points, kept by triggers on `leaderboard_entries`. With
 * one width for exact points and one for thousands, a position is a sum of a thousand counts or two, however many
 * entries there are.
 */
export const leaderboardCounts = sqliteTable(
  "leaderboard_counts",
  {
    simulated: integer({ mode: "boolean" }).notNull(),
    width: integer().notNull(),
    fromPoints: integer().notNull(),
    households: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.simulated, table.width, table.fromPoints] }),
    check("leaderboard_counts_not_negative", sql`${table.households} >= 0`),
  ],
);
