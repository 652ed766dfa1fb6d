import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Citation, NumberedChatEvent } from "@wattleaf/shared/contracts/chat";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";

export const TURN_STATUSES = ["answering", "done", "stopped", "failed"] as const;

export const conversations = sqliteTable(
  "conversations",
  {
    id: text().primaryKey(),
    /** See modules/owner.ts: `user:…`, `visitor:…` or `widget:…`. */
    ownerId: text().notNull(),
    /** The client's name for it, such as home-page-chat. */
    sessionId: text().notNull(),
    createdAtMs: integer().notNull(),
  },
  (table) => [uniqueIndex("conversations_owner_session").on(table.ownerId, table.sessionId)],
);

/** A question with its answer. */
export const chatTurns = sqliteTable(
  "chat_turns",
  {
    id: text().primaryKey(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    ownerId: text().notNull(),
    /** The client's idempotency key: the same key never makes a second answer. */
    messageKey: text().notNull(),
    question: text().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    status: text({ enum: TURN_STATUSES }).notNull(),
    answer: text().notNull().default(""),
    citations: text({ mode: "json" }).$type<Citation[]>().notNull().default([]),
    suggestions: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    attachments: text({ mode: "json" }).$type<Attachment[]>().notNull().default([]),
    /** What the engine understood, for follow-up questions; its shape is the engine's own. */
    understanding: text({ mode: "json" }).$type<unknown>(),
    /** The answer as it was streamed, event 1 first, so that a reader can come back and go on. */
    events: text({ mode: "json" }).$type<NumberedChatEvent[]>().notNull().default([]),
    createdAtMs: integer().notNull(),
    /** After this instant a turn that is still `answering` has lost its job. */
    deadlineAtMs: integer().notNull(),
  },
  (table) => [
    uniqueIndex("chat_turns_owner_key").on(table.ownerId, table.messageKey),
    index("chat_turns_conversation").on(table.conversationId, table.createdAtMs),
  ],
);
