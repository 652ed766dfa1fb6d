import { LEADERBOARD_CHOICES } from "@wattleaf/shared/domain/account";
import { CURRENCIES, DEFAULT_UNITS, TEMPERATURE_UNITS } from "@wattleaf/shared/domain/units";
import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/**
 * Accounts that their holders have deleted: nothing is left of them but this note. It is what lets a ledger's entries
 * go (trigger), and what a later sweep finds rows by that were written while the account went.
 */
export const accountErasures = sqliteTable("account_erasures", {
  /** Refers to nothing any more. */
  userId: text().primaryKey(),
  erasedAtMs: integer().notNull(),
});

/** What an account has chosen; without a row everything is as it is for everyone. */
export const accountPreferences = sqliteTable("account_preferences", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** How it appears on the leaderboard. */
  leaderboard: text({ enum: LEADERBOARD_CHOICES }).notNull(),
  /** Whether questions whose answers missed may be kept to improve the assistant. */
  improveAssistant: integer({ mode: "boolean" }).notNull(),
  temperatureUnit: text({ enum: TEMPERATURE_UNITS }).notNull().default(DEFAULT_UNITS.temperatureUnit),
  /** Of bills that name none, ISO 4217; null when none was chosen. */
  currency: text({ enum: CURRENCIES }),
});
