import { DEFAULT_PARTNER_SETTINGS, type PartnerSettings, SIGNING_ALGORITHMS } from "@wattleaf/shared/domain/partners";
import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/** A partner's workspace. */
export const partners = sqliteTable(
  "partners",
  {
    id: text().primaryKey(),
    name: text().notNull(),
    /** Public: it is visible in the partner's page. The allowed origins protect the partner. */
    widgetKey: text().notNull().unique(),
    createdAtMs: integer().notNull(),
    /** The account that manages it; null for one that only the operator manages. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Counts the changes of its articles. */
    articlesRevision: integer().notNull().default(0),
    settings: text({ mode: "json" }).$type<PartnerSettings>().notNull().default(DEFAULT_PARTNER_SETTINGS),
  },
  (table) => [index("partners_user").on(table.userId)],
);

const partner = () =>
  text()
    .notNull()
    .references(() => partners.id, { onDelete: "cascade" });

/** Where a partner's widget may run. No row, no service. */
export const partnerOrigins = sqliteTable(
  "partner_origins",
  {
    partnerId: partner(),
    /** scheme://host[:port], exactly as a browser sends it; or scheme://*.domain[:port] for all its sub-domains. */
    origin: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.origin] })],
);

/** Widget keys that were replaced: a page that still has one gets told so. */
export const revokedWidgetKeys = sqliteTable(
  "revoked_widget_keys",
  { widgetKey: text().primaryKey(), partnerId: partner(), revokedAtMs: integer().notNull() },
  (table) => [index("revoked_widget_keys_partner").on(table.partnerId)],
);

/** What a partner's servers sign identity tokens with. A revoked key keeps its row, so that its tokens can be told apart. */
export const partnerSigningKeys = sqliteTable(
  "partner_signing_keys",
  {
    /** The `kid` of the tokens. */
    id: text().primaryKey(),
    partnerId: partner(),
    algorithm: text({ enum: SIGNING_ALGORITHMS }).notNull(),
    /** HS256: encrypted, since signatures are checked with the secret itself. */
    encryptedSecret: text(),
    /** ES256, EdDSA: the public key as JWK. */
    publicKey: text({ mode: "json" }).$type<Record<string, unknown>>(),
    createdAtMs: integer().notNull(),
    lastUsedAtMs: integer(),
    revokedAtMs: integer(),
  },
  (table) => [index("partner_signing_keys_partner").on(table.partnerId)],
);

/** Identity tokens that were exchanged, until they expire: none opens a second session. */
export const usedIdentityTokens = sqliteTable(
  "used_identity_tokens",
  {
    partnerId: partner(),
    /** SHA-256 of the token's `jti`. */
    tokenId: text().notNull(),
    expiresAtMs: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.partnerId, table.tokenId] }),
    index("used_identity_tokens_expiry").on(table.expiresAtMs),
  ],
);

/**
 * Customers of partners: each is an account that no sign-in opens. There is no foreign key to the partner: the accounts
 * of a deleted one are erased as accounts are, and the rows say which.
 */
export const partnerCustomers = sqliteTable(
  "partner_customers",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    partnerId: text().notNull(),
    /** The partner's own id of the customer: the `sub` of its tokens. */
    subject: text().notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [uniqueIndex("partner_customers_subject").on(table.partnerId, table.subject)],
);

export const widgetSessions = sqliteTable(
  "widget_sessions",
  {
    /** SHA-256 of the bearer token. */
    id: text().primaryKey(),
    partnerId: partner(),
    visitorId: text().notNull(),
    /** The page's origin that opened it; the token counts nowhere else. */
    origin: text().notNull(),
    expiresAtMs: integer().notNull(),
    /** The key that opened it: the session ends with the key. */
    widgetKey: text().notNull().default(""),
    /** The identified customer's account; null for an anonymous visitor. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** What signed the customer's token: the session ends when it is revoked. */
    signingKeyId: text().references(() => partnerSigningKeys.id, { onDelete: "cascade" }),
  },
  (table) => [
    index("widget_sessions_expiry").on(table.expiresAtMs),
    index("widget_sessions_user")
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);
