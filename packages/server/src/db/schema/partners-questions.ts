import type { TestAnswer } from "@wattleaf/shared/contracts/partners/questions";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { partners } from "./partners";

/** Questions that a partner has answered again after each change, to see what the change did. */
export const partnerQuestions = sqliteTable(
  "partner_questions",
  {
    id: text().primaryKey(),
    partnerId: text()
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    question: text().notNull(),
    /** Of the newest run; null before the first. */
    answer: text({ mode: "json" }).$type<TestAnswer>(),
    /** Of the run before, where it was another one. */
    previous: text({ mode: "json" }).$type<TestAnswer>(),
    ranAtMs: integer(),
  },
  (table) => [index("partner_questions_partner").on(table.partnerId, table.position)],
);
