import { z } from "zod";
import {
  CONVERSATION_SEARCH_MAX_LENGTH,
  CONVERSATION_TITLE_MAX_LENGTH,
  FEEDBACK_COMMENT_MAX_LENGTH,
  FEEDBACK_RATINGS,
} from "../../domain/chat";
import { chatSessionId, feedbackSchema, messageKey } from "./messages";
import { languageSchema } from "../language";
import { READ_LIMIT, WRITE_LIMIT, operation } from "../operation";
import { lineText, storableText } from "../text";

export const conversationSchema = z.object({
  /** The id used to send messages to it and to read them. */
  sessionId: z.string(),
  /** The owner's title, or else the beginning of the first question. */
  title: z.string(),
  startedAt: z.iso.datetime(),
  /** When the last question was asked. */
  updatedAt: z.iso.datetime(),
});
export type ConversationEntry = z.infer<typeof conversationSchema>;

export const listConversations = operation({
  id: "chat.conversations",
  method: "GET",
  path: "/api/chat/conversations",
  access: "chatOwner",
  summary: "List conversations, newest first, one page at a time",
  input: z.object({ cursor: z.string().max(100).optional().describe("`nextCursor` of the previous page") }),
  output: z.object({ conversations: z.array(conversationSchema), nextCursor: z.string().nullable() }),
  limit: READ_LIMIT,
  errors: [],
});

export const searchConversations = operation({
  id: "chat.search",
  method: "GET",
  path: "/api/chat/search",
  access: "chatOwner",
  summary: "Search conversations by name, questions, and answers, newest first",
  input: z.object({
    query: storableText()
      .trim()
      .min(1, "Please enter a search term")
      .max(CONVERSATION_SEARCH_MAX_LENGTH, `Searches can be up to ${CONVERSATION_SEARCH_MAX_LENGTH} characters`),
  }),
  output: z.object({
    results: z.array(
      conversationSchema.extend({
        /** The text around the newest match; null when only the title matches. */
        excerpt: z.string().nullable(),
      }),
    ),
  }),
  limit: READ_LIMIT,
  errors: [],
});

export const renameConversation = operation({
  id: "chat.rename",
  method: "PATCH",
  path: "/api/chat/conversations/{sessionId}",
  access: "chatOwner",
  idempotency: "natural",
  summary: "Rename a conversation",
  input: z.object({
    sessionId: chatSessionId,
    title: lineText()
      .trim()
      .min(1, "Please enter a name")
      .max(CONVERSATION_TITLE_MAX_LENGTH, `Names can be up to ${CONVERSATION_TITLE_MAX_LENGTH} characters`),
  }),
  output: conversationSchema,
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  errors: ["not_found"],
});

export const deleteConversation = operation({
  id: "chat.delete",
  method: "DELETE",
  path: "/api/chat/conversations/{sessionId}",
  access: "chatOwner",
  idempotency: "natural",
  summary: "Delete a conversation and all its messages",
  input: z.object({ sessionId: chatSessionId }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  errors: ["not_found"],
});

export const exportConversation = operation({
  id: "chat.export",
  method: "GET",
  path: "/api/chat/conversations/{sessionId}/export",
  access: "chatOwner",
  summary: "Export a conversation as JSON or Markdown",
  input: z.object({
    sessionId: chatSessionId,
    format: z.enum(["json", "markdown"]),
    language: languageSchema.optional().describe("Language of the headings in a Markdown file"),
  }),
  output: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
  limit: WRITE_LIMIT,
  errors: ["not_found"],
});

export const handOverConversation = operation({
  id: "chat.handOver",
  method: "POST",
  path: "/api/chat/hand-over",
  access: "chatOwner",
  idempotency: "natural",
  idempotencyReason: "What was sent already is not sent again.",
  summary: "Send a conversation to the partner of the page, with the person's consent",
  description:
    "Only in a widget of a partner that takes conversations. What is said afterwards is not sent until the person agrees again.",
  input: z.object({
    sessionId: chatSessionId,
    consent: z
      .literal(true, { error: "The person has to agree first." })
      .describe("The person has read what is sent to whom, and agreed"),
    language: languageSchema.optional().describe("Language of the email to the partner"),
  }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  errors: ["not_found", "feature_off"],
});

export const rateAnswer = operation({
  id: "chat.feedback",
  method: "PUT",
  path: "/api/chat/feedback",
  access: "chatOwner",
  idempotency: "natural",
  summary: "Rate an answer. A rating of null removes the rating",
  input: z.object({
    messageKey,
    rating: z.enum(FEEDBACK_RATINGS).nullable(),
    comment: storableText()
      .trim()
      .max(FEEDBACK_COMMENT_MAX_LENGTH, `Comments can be up to ${FEEDBACK_COMMENT_MAX_LENGTH} characters`)
      .optional(),
  }),
  output: z.object({ feedback: feedbackSchema.nullable() }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  errors: ["not_found"],
});

export const CONVERSATION_OPERATIONS = [
  listConversations,
  searchConversations,
  renameConversation,
  deleteConversation,
  exportConversation,
  handOverConversation,
  rateAnswer,
] as const;
