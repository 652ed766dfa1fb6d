import { blob, index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

const userId = () =>
  text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });

/** Authenticator apps: one for each account. */
export const totpFactors = sqliteTable("totp_factors", {
  userId: userId().primaryKey(),
  encryptedSecret: text().notNull(),
  createdAtMs: integer().notNull(),
  /** When its first code turned it on; null while it is being set up. */
  confirmedAtMs: integer(),
  /** The time step of the last code that was accepted: it and all before it are used up. */
  lastStep: integer().notNull().default(0),
});

/** A code is deleted when it is used. */
export const recoveryCodes = sqliteTable(
  "recovery_codes",
  {
    userId: userId(),
    /** HMAC with the installation's key: a copy of the database alone does not let codes be tried. */
    codeHash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

export const passkeys = sqliteTable(
  "passkeys",
  {
    /** The credential's id, base64url. */
    id: text().primaryKey(),
    userId: userId(),
    name: text().notNull(),
    publicKey: blob({ mode: "buffer" }).notNull(),
    signCount: integer().notNull(),
    transports: text({ mode: "json" }).$type<string[]>().notNull(),
    createdAtMs: integer().notNull(),
    lastUsedAtMs: integer(),
  },
  (table) => [index("passkeys_user").on(table.userId)],
);

/** Challenges that browsers are signing: each is good once. */
export const passkeyChallenges = sqliteTable(
  "passkey_challenges",
  {
    challengeHash: text().primaryKey(),
    /** Who adds a passkey; null for a sign-in, which does not know yet. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    expiresAtMs: integer().notNull(),
  },
  (table) => [index("passkey_challenges_user").on(table.userId)],
);
