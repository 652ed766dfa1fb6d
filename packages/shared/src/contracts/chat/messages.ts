import { z } from "zod";
import { CHAT_MESSAGE_MAX_LENGTH, FEEDBACK_RATINGS } from "../../domain/chat";
import { attachmentSchema, type Attachment } from "../attachments";
import { idempotencyKeySchema } from "../idempotency";
import { languageSchema } from "../language";
import { frameChange, readingChip, readingChoice } from "./reading";
import type { ScheduleProgress } from "../optimization";
import type { ShiftProgress } from "../optimization/tariffs";
import { READ_LIMIT, WRITE_LIMIT, operation } from "../operation";
import { storableText } from "../text";

/** The source of a statement in an answer: a knowledge article, or the user's own uploaded data. */
export const citationSchema = z.object({
  index: z.number().int().positive(),
  title: z.string(),
  /** The kind of source, so that readers can tell their own data from general knowledge. */
  kind: z.enum(["article", "upload", "meter", "product", "account"]),
  /** Page that shows the source, if there is one. */
  url: z.string().optional(),
});
export type Citation = z.infer<typeof citationSchema>;

export const chatSessionId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/, "Letters, digits, - and _ only");
/** Idempotency key, made by the client for each message: sending it again never creates a second answer. */
export const messageKey = idempotencyKeySchema;

/** Both are empty for an answer that was stopped or has failed. */
const readingFields = {
  reading: z.array(readingChip).describe("How the question was understood; each chip opens its alternatives"),
  choices: z.array(readingChoice).describe("What the answer asks back: send one's label with its `change`"),
};

export const answerSchema = z.object({
  response: z.string(),
  messageId: z.string(),
  citations: z.array(citationSchema),
  suggestions: z.array(z.string()),
  /** Charts, tables and action cards below the text. */
  attachments: z.array(attachmentSchema),
  ...readingFields,
});
export type Answer = z.infer<typeof answerSchema>;

export const sendMessage = operation({
  id: "chat.send",
  method: "POST",
  path: "/api/chat",
  access: "chatOwner",
  idempotency: "required",
  idempotencyKeyField: "messageKey",
  summary: "Ask the assistant. With Accept: text/event-stream, the answer is streamed",
  input: z.object({
    message: storableText()
      .trim()
      .min(1, "Please enter a message")
      .max(CHAT_MESSAGE_MAX_LENGTH, `Messages can be up to ${CHAT_MESSAGE_MAX_LENGTH} characters`),
    messageType: z.literal("general").default("general"),
    sessionId: chatSessionId.optional(),
    messageKey: messageKey.optional(),
    /**
     * The key of an earlier message that this one replaces: that turn and everything after it are deleted in the same
     * write. The same text asks for a new answer.
     */
    replaces: messageKey.optional(),
    change: frameChange
      .optional()
      .describe("Answers the question before again with one slot changed; `message` is then the label of the choice"),
    language: languageSchema.optional(),
  }),
  output: answerSchema,
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  errors: ["session_expired", "origin_not_allowed", "idempotency_mismatch", "conflict", "not_found"],
});

export const stopMessage = operation({
  id: "chat.stop",
  method: "POST",
  path: "/api/chat/stop",
  access: "chatOwner",
  idempotency: "natural",
  idempotencyReason: "An answer that was stopped stays stopped.",
  summary: "Stop answering a message",
  input: z.object({ messageKey }),
  output: z.object({ stopped: z.boolean() }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  errors: ["not_found"],
});

/** The user's feedback on an answer. */
export const feedbackSchema = z.object({
  rating: z.enum(FEEDBACK_RATINGS),
  comment: z.string().nullable(),
});
export type Feedback = z.infer<typeof feedbackSchema>;

export const messageSchema = z.object({
  id: z.string(),
  message: z.string(),
  isUser: z.boolean(),
  timestamp: z.iso.datetime(),
  /** True while the answer is still streaming: request it again with its messageKey to follow it. */
  isLoading: z.boolean(),
  /** How the answer ended; a question has the state of its answer. */
  status: z.enum(["answering", "done", "stopped", "failed"]),
  /** `upload` for a file and its analysis, which can be neither edited nor regenerated. */
  kind: z.enum(["question", "upload"]),
  messageKey: z.string().nullable(),
  citations: z.array(citationSchema),
  suggestions: z.array(z.string()),
  attachments: z.array(attachmentSchema),
  ...readingFields,
  /** What a question changes of the one before; send it again with the question to have it answered again. */
  change: frameChange.nullable(),
  feedback: feedbackSchema.nullable(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export const chatHistory = operation({
  id: "chat.history",
  method: "GET",
  path: "/api/chat/history",
  access: "chatOwner",
  summary: "List the messages of a conversation, oldest first",
  input: z.object({
    sessionId: chatSessionId,
    before: z.coerce.number().int().positive().optional().describe("`earlier` of the previous page"),
  }),
  output: z.object({
    messages: z.array(messageSchema),
    earlier: z.number().int().nullable().describe("Cursor for earlier messages; null on the first page"),
  }),
  limit: READ_LIMIT,
  errors: [],
});

export const clearChat = operation({
  id: "chat.clear",
  method: "POST",
  path: "/api/chat/clear",
  access: "chatOwner",
  idempotency: "natural",
  idempotencyReason: "The conversation is empty already.",
  summary: "Delete a conversation and start a new one",
  input: z.object({ sessionId: chatSessionId }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  errors: [],
});

/**
 * The events of a streamed answer. Each has a number (the SSE `id`), counted from 1 within the answer. A client that
 * reconnects sends the last one it received in Last-Event-ID and gets the events after it.
 */
export type ChatEvent =
  | { type: "tool"; data: { name: string } }
  /** Of a tool that plans a schedule, which may wait for others and takes seconds. */
  | { type: "progress"; data: ScheduleProgress | ShiftProgress }
  | { type: "delta"; data: { text: string } }
  | { type: "citation"; data: Citation }
  | { type: "attachment"; data: Attachment }
  | { type: "done"; data: Answer }
  | { type: "error"; data: { code: string; message: string } };
export type NumberedChatEvent = ChatEvent & { seq: number };

export const CHAT_MESSAGES_OPERATIONS = [sendMessage, stopMessage, chatHistory, clearChat];
