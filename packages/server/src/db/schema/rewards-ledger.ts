import { COIN_REASONS } from "@wattleaf/shared/domain/rewards";
import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/**
 * The ledger: entries are only ever added (triggers reject update and delete). They go with their whole account alone,
 * when its holder deletes it.
 */
export const coinEntries = sqliteTable(
  "coin_entries",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id),
    amount: integer().notNull(),
    reason: text({ enum: COIN_REASONS }).notNull(),
    /** One effect for each key: the same action never pays twice. */
    idempotencyKey: text().notNull().unique(),
    createdAtMs: integer().notNull(),
  },
  (table) => [index("coin_entries_user").on(table.userId), check("coin_entries_amount", sql`${table.amount} <> 0`)],
);

/**
 * Entries whose coins are verified: credits that a real meter, bill or event proves, and what was spent on items of cash
 * value (docs/decisions/017). Only ever added to, as the ledger is. Triggers keep `coin_balances.verified` their sum, and
 * reject a purchase's entry while its account has no confirmed email address.
 */
export const coinVerifications = sqliteTable(
  "coin_verifications",
  {
    entryId: text()
      .primaryKey()
      .references(() => coinEntries.id),
    createdAtMs: integer().notNull(),
  },
  (table) => [index("coin_verifications_time").on(table.createdAtMs)],
);
