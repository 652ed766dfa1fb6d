import type { TestAnswer } from "@wattleaf/shared/contracts/partners/questions";
import { TEST_RUN_CAUSES } from "@wattleaf/shared/domain/partners";
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
    /** Of the newest run; null before the first. A trigger keeps the one before in the changes. */
    answer: text({ mode: "json" }).$type<TestAnswer>(),
    ranAtMs: integer(),
    ranFor: text({ enum: TEST_RUN_CAUSES }),
    /** Digest of the assistant that answered. */
    assistant: text(),
  },
  (table) => [
    index("partner_questions_partner").on(table.partnerId, table.position),
    index("partner_questions_assistant").on(table.assistant),
  ],
);

/** What a test question was answered before and after a change. */
export const partnerQuestionChanges = sqliteTable(
  "partner_question_changes",
  {
    id: text().primaryKey(),
    questionId: text()
      .notNull()
      .references(() => partnerQuestions.id, { onDelete: "cascade" }),
    changedAtMs: integer().notNull(),
    cause: text({ enum: TEST_RUN_CAUSES }).notNull(),
    before: text({ mode: "json" }).$type<TestAnswer>().notNull(),
    after: text({ mode: "json" }).$type<TestAnswer>().notNull(),
  },
  (table) => [index("partner_question_changes_question").on(table.questionId, table.changedAtMs)],
);
