import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Calls that were sent with an idempotency key, so that another copy of one repeats its response. What an operation
 * keeps with its own rows (a purchase, a message) is not here.
 */
export const idempotencyKeys = sqliteTable(
  "idempotency_keys",
  {
    /** Whose key: keys of different callers never meet (core/idempotency/run-once.ts). */
    owner: text().notNull(),
    /** The operation's id. */
    operation: text().notNull(),
    key: text().notNull(),
    /** HMAC of the input: a plain hash could be tried out for the passwords in it. */
    requestFingerprint: text().notNull(),
    /** The call that runs, or ran; another takes over when its lease has ended without a response. */
    runId: text().notNull(),
    leasedUntilMs: integer().notNull(),
    /** Encrypted, because it may hold a secret that is shown once; null while the call is running. */
    encryptedResponse: text(),
    createdAtMs: integer().notNull(),
    expiresAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.operation, table.key] }),
    index("idempotency_keys_expiry").on(table.expiresAtMs),
  ],
);
