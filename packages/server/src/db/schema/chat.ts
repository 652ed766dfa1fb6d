import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { Attachment } from "@wattleaf/shared/contracts/attachments";
import type { Citation, NumberedChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import type { FrameChange, ReadingChip, ReadingChoice } from "@wattleaf/shared/contracts/chat/reading";
import { FEEDBACK_RATINGS } from "@wattleaf/shared/domain/chat";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";

export const TURN_STATUSES = ["answering", "done", "stopped", "failed"] as const;
/** What started a turn: a question, or a file whose name is then stored as the question. */
export const TURN_KINDS = ["question", "upload"] as const;

export const conversations = sqliteTable(
  "conversations",
  {
    id: text().primaryKey(),
    /** See modules/owner.ts: `user:…`, `visitor:…` or `widget:…`. */
    ownerId: text().notNull(),
    /** The client's name for it, such as home-page-chat. */
    sessionId: text().notNull(),
    /** The name that its owner gave it; without one it goes by its first question. */
    title: text(),
    createdAtMs: integer().notNull(),
    lastTurnAtMs: integer().notNull().default(0),
    /** When its owner agreed that the partner of the page gets what was said until then; null without consent. */
    transcriptConsentAtMs: integer(),
  },
  (table) => [
    uniqueIndex("conversations_owner_session").on(table.ownerId, table.sessionId),
    index("conversations_owner_recent").on(table.ownerId, table.lastTurnAtMs),
  ],
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
    kind: text({ enum: TURN_KINDS }).notNull().default("question"),
    /** Place in the conversation, counted up; two turns of one millisecond keep their order by it. */
    position: integer().notNull().default(0),
    question: text().notNull(),
    /** What the question changes of the one before, when a chip was chosen. */
    change: text({ mode: "json" }).$type<FrameChange>(),
    language: text({ enum: LANGUAGES }).notNull(),
    status: text({ enum: TURN_STATUSES }).notNull(),
    answer: text().notNull().default(""),
    citations: text({ mode: "json" }).$type<Citation[]>().notNull().default([]),
    suggestions: text({ mode: "json" }).$type<string[]>().notNull().default([]),
    attachments: text({ mode: "json" }).$type<Attachment[]>().notNull().default([]),
    reading: text({ mode: "json" }).$type<ReadingChip[]>().notNull().default([]),
    choices: text({ mode: "json" }).$type<ReadingChoice[]>().notNull().default([]),
    /** What the engine understood, for follow-up questions; its shape is the engine's own. */
    understanding: text({ mode: "json" }).$type<unknown>(),
    /** The answer as it was streamed, event 1 first, so that a reader can come back and go on. */
    events: text({ mode: "json" }).$type<NumberedChatEvent[]>().notNull().default([]),
    /** Its owner no longer wants the answer; noticed by the process that writes it, whichever that is. */
    stopRequested: integer({ mode: "boolean" }).notNull().default(false),
    createdAtMs: integer().notNull(),
    /** The process that writes the answer moves this on; past it, a turn that is still `answering` was interrupted. */
    deadlineAtMs: integer().notNull(),
  },
  (table) => [
    uniqueIndex("chat_turns_owner_key").on(table.ownerId, table.messageKey),
    index("chat_turns_place").on(table.conversationId, table.position),
    index("chat_turns_owner_time").on(table.ownerId, table.createdAtMs),
  ],
);

/**
 * Keys of messages that were edited or asked again: what such a key asked is gone, and a late copy of the message must
 * not bring it back.
 */
export const replacedMessages = sqliteTable(
  "replaced_messages",
  {
    ownerId: text().notNull(),
    messageKey: text().notNull(),
    conversationId: text()
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.messageKey] }),
    index("replaced_messages_conversation").on(table.conversationId),
  ],
);

/** What a person thinks of an answer. */
export const answerFeedback = sqliteTable("answer_feedback", {
  turnId: text()
    .primaryKey()
    .references(() => chatTurns.id, { onDelete: "cascade" }),
  ownerId: text().notNull(),
  rating: text({ enum: FEEDBACK_RATINGS }).notNull(),
  comment: text(),
  ratedAtMs: integer().notNull(),
});

/**
 * Questions that ask the one before them again in other words. Only the pair is kept: what was asked, and as what it was
 * read, stands in the turns, and goes with them.
 */
export const rephrasings = sqliteTable(
  "rephrasings",
  {
    /** The second question. */
    turnId: text()
      .primaryKey()
      .references(() => chatTurns.id, { onDelete: "cascade" }),
    firstTurnId: text()
      .notNull()
      .references(() => chatTurns.id, { onDelete: "cascade" }),
    notedAtMs: integer().notNull(),
  },
  (table) => [index("rephrasings_first").on(table.firstTurnId), index("rephrasings_time").on(table.notedAtMs)],
);
