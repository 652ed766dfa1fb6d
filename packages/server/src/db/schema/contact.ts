import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { CONTACT_TOPICS } from "@wattleaf/shared/domain/contact";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";

/** What was sent with the contact form; the operator gets each by email. */
export const contactMessages = sqliteTable("contact_messages", {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  company: text(),
  topic: text({ enum: CONTACT_TOPICS }).notNull(),
  subject: text().notNull(),
  message: text().notNull(),
  language: text({ enum: LANGUAGES }).notNull(),
  createdAtMs: integer().notNull(),
});
