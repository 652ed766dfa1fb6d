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
  /** The name by which messages are sent to it and read from it. */
  sessionId: z.string(),
  /** What its owner called it, else the beginning of its first question. */
  title: z.string(),
  startedAt: z.iso.datetime(),
  /** When its last question was asked. */
  updatedAt: z.iso.datetime(),
});
export type ConversationEntry = z.infer<typeof conversationSchema>;

export const listConversations = operation({
  id: "chat.conversations",
  method: "GET",
  path: "/api/chat/conversations",
  access: "chatter",
  summary: "The caller's conversations, newest first, a page at a time",
  input: z.object({ cursor: z.string().max(100).optional().describe("`nextCursor` of the page before") }),
  output: z.object({ conversations: z.array(conversationSchema), nextCursor: z.string().nullable() }),
  limit: READ_LIMIT,
  refusals: [],
});

export const searchConversations = operation({
  id: "chat.search",
  method: "GET",
  path: "/api/chat/search",
  access: "chatter",
  summary: "Conversations whose name, questions or answers hold all the words, newest first",
  input: z.object({
    query: storableText()
      .trim()
      .min(1, "Please write what to look for")
      .max(CONVERSATION_SEARCH_MAX_LENGTH, `A search has at most ${CONVERSATION_SEARCH_MAX_LENGTH} characters`),
  }),
  output: z.object({
    results: z.array(
      conversationSchema.extend({
        /** The text around the newest match; null when the name alone matches. */
        excerpt: z.string().nullable(),
      }),
    ),
  }),
  limit: READ_LIMIT,
  refusals: [],
});

export const renameConversation = operation({
  id: "chat.rename",
  method: "PATCH",
  path: "/api/chat/conversations/{sessionId}",
  access: "chatter",
  summary: "Give a conversation a name",
  input: z.object({
    sessionId: chatSessionId,
    title: lineText()
      .trim()
      .min(1, "Please enter a name")
      .max(CONVERSATION_TITLE_MAX_LENGTH, `A name has at most ${CONVERSATION_TITLE_MAX_LENGTH} characters`),
  }),
  output: conversationSchema,
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  refusals: ["not_found"],
});

export const deleteConversation = operation({
  id: "chat.delete",
  method: "DELETE",
  path: "/api/chat/conversations/{sessionId}",
  access: "chatter",
  summary: "Delete a conversation with all its messages",
  input: z.object({ sessionId: chatSessionId }),
  output: z.object({ ok: z.literal(true) }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  refusals: ["not_found"],
});

export const exportConversation = operation({
  id: "chat.export",
  method: "GET",
  path: "/api/chat/conversations/{sessionId}/export",
  access: "chatter",
  summary: "A whole conversation as a file: JSON for programs, Markdown for people",
  input: z.object({
    sessionId: chatSessionId,
    format: z.enum(["json", "markdown"]),
    language: languageSchema.optional().describe("Of the headings of a Markdown file"),
  }),
  output: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
  limit: WRITE_LIMIT,
  refusals: ["not_found"],
});

export const rateAnswer = operation({
  id: "chat.feedback",
  method: "PUT",
  path: "/api/chat/feedback",
  access: "chatter",
  summary: "Say whether an answer helped; a rating of null takes it back",
  input: z.object({
    messageKey,
    rating: z.enum(FEEDBACK_RATINGS).nullable(),
    comment: storableText()
      .trim()
      .max(FEEDBACK_COMMENT_MAX_LENGTH, `A comment has at most ${FEEDBACK_COMMENT_MAX_LENGTH} characters`)
      .optional(),
  }),
  output: z.object({ feedback: feedbackSchema.nullable() }),
  limit: WRITE_LIMIT,
  readOnlySession: "allowed",
  refusals: ["not_found"],
});

export const CONVERSATION_OPERATIONS = [
  listConversations,
  searchConversations,
  renameConversation,
  deleteConversation,
  exportConversation,
  rateAnswer,
] as const;
