import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

export const SIGN_IN_PROVIDERS = ["google", "sso"] as const;
export type SignInProvider = (typeof SIGN_IN_PROVIDERS)[number];

/** Maps an identity at an OpenID provider to an account. */
export const identities = sqliteTable(
  "identities",
  {
    /** The provider's issuer, such as https://accounts.google.com. */
    issuer: text().notNull(),
    /** The provider's own lasting name of the person; their address there may change. */
    subject: text().notNull(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    createdAtMs: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.issuer, table.subject] }), index("identities_user").on(table.userId)],
);

/** A sign-in that has been sent to a provider and is awaited back, once and soon. */
export const signInFlows = sqliteTable("sign_in_flows", {
  /** SHA-256 of the state that goes to the provider and must come back. */
  stateHash: text().primaryKey(),
  /** SHA-256 of the cookie of the browser that began: it comes back in no other. */
  browserHash: text().notNull(),
  provider: text({ enum: SIGN_IN_PROVIDERS }).notNull(),
  codeVerifier: text().notNull(),
  nonce: text().notNull(),
  expiresAtMs: integer().notNull(),
});

/** Authorization codes of the built-in demo issuer: each is good once, for a minute, for who holds its verifier. */
export const demoCodes = sqliteTable("demo_codes", {
  codeHash: text().primaryKey(),
  clientId: text().notNull(),
  redirectUri: text().notNull(),
  /** BASE64URL(SHA-256(verifier)), RFC 7636. */
  codeChallenge: text().notNull(),
  expiresAtMs: integer().notNull(),
});
