import { z } from "zod";
import { CHAT_MESSAGE_MAX_LENGTH, FEEDBACK_RATINGS } from "../../domain/chat";
import { attachmentSchema, type Attachment } from "../attachments";
import { languageSchema } from "../language";
import { READ_LIMIT, WRITE_LIMIT, operation } from "../operation";
import { storableText } from "../text";

/** Where a statement of an answer comes from: a knowledge article, or the asker's own uploaded data. */
export const citationSchema = z.object({
  index: z.number().int().positive(),
  title: z.string(),
  /** What kind of source it is, so that a reader can tell own data from general knowledge. */
  kind: z.enum(["article", "upload", "meter", "product", "account"]),
  /** Page that shows the source, when there is one. */
  url: z.string().optional(),
});
export type Citation = z.infer<typeof citationSchema>;

export const chatSessionId = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[\w-]+$/, "Letters, digits, - and _ only");
/** Made by the client, once for each message: the same key again never makes a second answer. */
export const messageKey = z
  .string()
  .min(8)
  .max(64)
  .regex(/^[\w-]+$/, "Letters, digits, - and _ only");

export const answerSchema = z.object({
  response: z.string(),
  messageId: z.string(),
  citations: z.array(citationSchema),
  suggestions: z.array(z.string()),
  /** Charts, tables and action cards below the text. */
  attachments: z.array(attachmentSchema),
});
export type Answer = z.infer<typeof answerSchema>;

export const sendMessage = operation({
  id: "chat.send",
  method: "POST",
  path: "/api/chat",
  access: "chatter",
  summary: "Ask the assistant; with Accept: text/event-stream the answer is streamed",
  input: z.object({
    message: storableText()
      .trim()
      .min(1, "Please write a message")
      .max(CHAT_MESSAGE_MAX_LENGTH, `A message has at most ${CHAT_MESSAGE_MAX_LENGTH} characters`),
    messageType: z.literal("general").default("general"),
    sessionId: chatSessionId.optional(),
    messageKey: messageKey.optional(),
    /**
     * The key of an earlier message that this one takes the place of: that turn and all that followed it are gone with
     * the same write. With the same text it asks for another answer.
     */
    replaces: messageKey.optional(),
    language: languageSchema.optional(),
  }),
  output: answerSchema,
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  refusals: ["session_expired", "idempotency_mismatch", "conflict", "not_found"],
});

export const stopMessage = operation({
  id: "chat.stop",
  method: "POST",
  path: "/api/chat/stop",
  access: "chatter",
  summary: "Stop the answer to a message",
  input: z.object({ messageKey }),
  output: z.object({ stopped: z.boolean() }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  refusals: ["not_found"],
});

/** What the asker thinks of an answer. */
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
  /** True while the answer is still being written: ask again with its messageKey to follow it. */
  isLoading: z.boolean(),
  /** How the answer ended; a question has the state of its answer. */
  status: z.enum(["answering", "done", "stopped", "failed"]),
  /** `upload` for a file and its reading, which can be neither edited nor asked again. */
  kind: z.enum(["question", "upload"]),
  messageKey: z.string().nullable(),
  citations: z.array(citationSchema),
  suggestions: z.array(z.string()),
  attachments: z.array(attachmentSchema),
  feedback: feedbackSchema.nullable(),
});
export type ChatMessage = z.infer<typeof messageSchema>;

export const chatHistory = operation({
  id: "chat.history",
  method: "GET",
  path: "/api/chat/history",
  access: "chatter",
  summary: "The messages of one conversation, oldest first",
  input: z.object({
    sessionId: chatSessionId,
    before: z.coerce.number().int().positive().optional().describe("`earlier` of the page that was read before"),
  }),
  output: z.object({
    messages: z.array(messageSchema),
    earlier: z.number().int().nullable().describe("Where the messages before these are; null when these are the first"),
  }),
  limit: READ_LIMIT,
  refusals: [],
});

export const clearChat = operation({
  id: "chat.clear",
  method: "POST",
  path: "/api/chat/clear",
  access: "chatter",
  summary: "Delete one conversation and start anew",
  input: z.object({ sessionId: chatSessionId }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  refusals: [],
});

/**
 * The events of a streamed answer. Each has a number (the SSE `id`), counted from 1 within the answer;
 * a reader that comes back says the last number it saw in Last-Event-ID and gets what follows.
 */
export type ChatEvent =
  | { type: "tool"; data: { name: string } }
  | { type: "delta"; data: { text: string } }
  | { type: "citation"; data: Citation }
  | { type: "attachment"; data: Attachment }
  | { type: "done"; data: Answer }
  | { type: "error"; data: { code: string; message: string } };
export type NumberedChatEvent = ChatEvent & { seq: number };

export const CHAT_MESSAGES_OPERATIONS = [sendMessage, stopMessage, chatHistory, clearChat];
