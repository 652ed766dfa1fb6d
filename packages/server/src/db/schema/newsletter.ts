import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";

export const newsletterSubscriptions = sqliteTable("newsletter_subscriptions", {
  /** Lower case. */
  email: text().primaryKey(),
  /** Of the form that asked for it. */
  language: text({ enum: LANGUAGES }).notNull().default("en"),
  createdAtMs: integer().notNull(),
  /** When the reader confirmed it with the link in the email; null until then. */
  confirmedAtMs: integer(),
});

/** What a link in one of the newsletter's emails does. */
export const NEWSLETTER_LINKS = ["confirm", "unsubscribe"] as const;
export type NewsletterLink = (typeof NEWSLETTER_LINKS)[number];

export const newsletterTokens = sqliteTable(
  "newsletter_tokens",
  {
    /** SHA-256 of the token in the email. */
    tokenHash: text().primaryKey(),
    /** Null once the subscription has ended: its links are still known, so that a second click is no error. */
    email: text().references(() => newsletterSubscriptions.email, { onDelete: "set null" }),
    link: text({ enum: NEWSLETTER_LINKS }).notNull(),
    expiresAtMs: integer().notNull(),
  },
  (table) => [index("newsletter_tokens_email").on(table.email)],
);
