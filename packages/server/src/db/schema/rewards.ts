import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/** Kept by a trigger on the ledger: always the sum of a user's entries, never below zero. */
export const coinBalances = sqliteTable(
  "coin_balances",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id),
    balance: integer().notNull(),
    /** The sum of the entries in coin_verifications: what may be spent on items of cash value, never below zero. */
    verified: integer().notNull().default(0),
  },
  (table) => [
    check("coin_balances_not_negative", sql`${table.balance} >= 0`),
    check("coin_balances_verified", sql`${table.verified} >= 0`),
  ],
);

/** What an account's meters come to in points: a cache, made again from the readings after each import. */
export const rewardStats = sqliteTable(
  "reward_stats",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    totalPoints: integer().notNull(),
    energySavedWh: integer().notNull(),
    streakDays: integer().notNull(),
    /** Days that had a year-earlier baseline. */
    countedDays: integer().notNull(),
    /** The latest counted day, YYYY-MM-DD; null without one. */
    lastDay: text(),
    /** The meters and the revisions of their readings that this was made from: other ones make it stale. */
    basis: text().notNull().default(""),
    /** Some of the readings are made up: the sandbox's, or the sample household's. */
    simulated: integer({ mode: "boolean" }).notNull(),
    computedAtMs: integer().notNull(),
  },
  (table) => [index("reward_stats_points").on(table.simulated, table.totalPoints)],
);
