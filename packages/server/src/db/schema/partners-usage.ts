import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { partners } from "./partners";

const partner = () =>
  text()
    .notNull()
    .references(() => partners.id, { onDelete: "cascade" });

/** What happened in a partner's widget on a day. Only counts: the conversations themselves go when their time is over. */
export const partnerUsageDays = sqliteTable(
  "partner_usage_days",
  {
    partnerId: partner(),
    /** UTC, `YYYY-MM-DD`. */
    day: text().notNull(),
    conversations: integer().notNull().default(0),
    answered: integer().notNull().default(0),
    askedBack: integer().notNull().default(0),
    unknown: integer().notNull().default(0),
    offTopic: integer().notNull().default(0),
    uploads: integer().notNull().default(0),
    redemptions: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day] })],
);

/** What the questions of a day were about. */
export const partnerUsageTopics = sqliteTable(
  "partner_usage_topics",
  {
    partnerId: partner(),
    day: text().notNull(),
    /** Title of the first article that an answer cited, in the language of the question. */
    topic: text().notNull(),
    questions: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.day, table.topic] })],
);
