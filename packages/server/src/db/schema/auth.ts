import { sql } from "drizzle-orm";
import { check, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { ONBOARDING_STEPS, SUBSCRIPTION_TIERS } from "@wattleaf/shared/domain/account";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";

/** What a session may do: everything, or only look (the sample household, and single sign-on with the read scope). */
export const SESSION_SCOPES = ["full", "read"] as const;
export type SessionScope = (typeof SESSION_SCOPES)[number];

export const users = sqliteTable(
  "users",
  {
    id: text().primaryKey(),
    /** Lower case. */
    email: text().unique(),
    /** E.164, such as +14155550123. */
    phone: text().unique(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    /**
     * argon2id, or the empty text for an account without a password: its holder signs in elsewhere (identities). The
     * column stays NOT NULL because SQLite could only drop that by making this table, which many others refer to, again.
     */
    passwordHash: text().notNull(),
    inviteCode: text().notNull().unique(),
    invitedById: text(),
    language: text({ enum: LANGUAGES }).notNull(),
    subscriptionTier: text({ enum: SUBSCRIPTION_TIERS }).notNull().default("free"),
    /** The step to do next; null when all are done. */
    onboardingStep: text({ enum: ONBOARDING_STEPS }).default("welcome"),
    onboardingCompleted: integer({ mode: "boolean" }).notNull().default(false),
    hasConnectedDevices: integer({ mode: "boolean" }).notNull().default(false),
    utilityApiConnected: integer({ mode: "boolean" }).notNull().default(false),
    /** The sample household of the demo, labeled as such wherever it shows. */
    isSample: integer({ mode: "boolean" }).notNull().default(false),
    /** When the account holder verified the address; null if it is not verified. */
    emailVerifiedAtMs: integer(),
    createdAtMs: integer().notNull(),
  },
  (table) => [check("users_identifier", sql`${table.email} is not null or ${table.phone} is not null`)],
);

export const sessions = sqliteTable(
  "sessions",
  {
    /** SHA-256 of the id in the cookie: a copy of the database does not reveal session ids. */
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Seconds since the epoch, as Lucia's adapter keeps it. */
    expiresAt: integer().notNull(),
    scope: text({ enum: SESSION_SCOPES }).notNull().default("full"),
    /** What its owner knows it by in the settings; null in sessions that are older than these columns. */
    createdAtMs: integer(),
    /** Kept to the minute. */
    lastSeenAtMs: integer(),
    userAgent: text(),
    /** The network that it was opened from, never the whole address: 203.0.113.x. */
    network: text(),
  },
  (table) => [index("sessions_user").on(table.userId)],
);

/** Emails that let the holder of an account confirm its address. One for each account: a new one replaces the older. */
export const emailConfirmations = sqliteTable("email_confirmations", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the token in the email. */
  tokenHash: text().notNull(),
  expiresAtMs: integer().notNull(),
});

/** Emails that let their reader choose a new password. One for each account: a new one makes the older one void. */
export const passwordResets = sqliteTable("password_resets", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  /** SHA-256 of the token in the email. */
  tokenHash: text().notNull().unique(),
  expiresAtMs: integer().notNull(),
});

/** Sign-ins whose first factor is proved, until the second is. */
export const pendingSignIns = sqliteTable(
  "pending_sign_ins",
  {
    /** SHA-256 of the secret in the browser's cookie. */
    idHash: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    scope: text({ enum: SESSION_SCOPES }).notNull(),
    /** SHA-256 of the password hash that was proved: a new password ends it. Null after an identity provider. */
    proofHash: text(),
    expiresAtMs: integer().notNull(),
  },
  (table) => [index("pending_sign_ins_user").on(table.userId)],
);
