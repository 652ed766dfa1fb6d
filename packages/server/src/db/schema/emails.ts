import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./auth";

/** Emails that are to be sent: written with what they tell of, deleted once the mail server has them. */
export const queuedEmails = sqliteTable(
  "queued_emails",
  {
    id: text().primaryKey(),
    /** The account that it is about; null for one that is about none, such as the newsletter's. */
    userId: text().references(() => users.id, { onDelete: "cascade" }),
    /** Recipient, subject and both bodies, encrypted: some hold a link that lets their reader choose a password. */
    encryptedEmail: text().notNull(),
    tries: integer().notNull().default(0),
    /** Not sent before this; a process that sends it moves this on, so that no other does at the same time. */
    nextTryAtMs: integer().notNull(),
    /** Of no use to its reader after this. */
    expiresAtMs: integer().notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [index("queued_emails_next").on(table.nextTryAtMs)],
);
