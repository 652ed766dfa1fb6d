import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

export const newsletterSubscriptions = sqliteTable("newsletter_subscriptions", {
  /** Lower case. */
  email: text().primaryKey(),
  createdAtMs: integer().notNull(),
});
