import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Accounts that their holders have deleted: nothing is left of them but this note. It is what lets a ledger's entries
 * go (trigger), and what a later sweep finds rows by that were written while the account went.
 */
export const accountErasures = sqliteTable("account_erasures", {
  /** Refers to nothing any more. */
  userId: text().primaryKey(),
  erasedAtMs: integer().notNull(),
});
