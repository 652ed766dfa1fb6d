import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Bills and meters that were brought to Wattleaf, each by the account that was first: what proves a real household to
 * the reward for an invitation. Both columns are keyed fingerprints, so nothing here leads back to a bill or a person,
 * and a row stays when its account is deleted: the same bill must not prove a second one.
 */
export const energyEvidence = sqliteTable("energy_evidence", {
  fingerprint: text().primaryKey(),
  /** Fingerprint of the account's id. */
  holder: text().notNull(),
  firstSeenAtMs: integer().notNull(),
});
