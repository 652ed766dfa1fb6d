import { ACTION_KINDS } from "@wattleaf/shared/contracts/attachments";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { chatTurns } from "./chat";
import { users } from "./auth";

/** `working` is between confirmation and outcome: only the process that set it executes the action. */
export const STORED_ACTION_STATES = ["proposed", "working", "done", "declined", "failed", "expired"] as const;

/** What an answer proposed to do. It is done after a yes, once. */
export const assistantActions = sqliteTable(
  "assistant_actions",
  {
    id: text().primaryKey(),
    turnId: text()
      .notNull()
      .references(() => chatTurns.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text({ enum: ACTION_KINDS }).notNull(),
    input: text({ mode: "json" }).$type<unknown>().notNull(),
    state: text({ enum: STORED_ACTION_STATES }).notNull(),
    /** What came of it, in the answer's language; empty before. */
    outcome: text().notNull().default(""),
    language: text({ enum: LANGUAGES }).notNull(),
    createdAtMs: integer().notNull(),
    expiresAtMs: integer().notNull(),
    /** When the yes or the no came. */
    answeredAtMs: integer(),
  },
  (table) => [index("assistant_actions_turn").on(table.turnId), index("assistant_actions_user").on(table.userId)],
);
