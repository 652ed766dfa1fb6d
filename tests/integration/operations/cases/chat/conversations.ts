import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { partners } from "../../../../../packages/server/src/db/schema/partners";
import { DEFAULT_PARTNER_SETTINGS } from "../../../../../packages/shared/src/domain/partners";
import { PARTNER_ORIGIN } from "../../../../support/api";
import { createPartner, widgetToken } from "../../../../support/partner";
import { sendMessage } from "../../../../../packages/shared/src/contracts/chat/messages";
import {
  deleteConversation,
  exportConversation,
  handOverConversation,
  listConversations,
  rateAnswer,
  renameConversation,
  searchConversations,
} from "../../../../../packages/shared/src/contracts/chat/conversations";
import type { BrowserSession } from "../../../../support/browser-session";
import type { OperationCase } from "../../operation-case";

/** Asks in a conversation; returns the message's key. */
async function ask(session: BrowserSession, message: string, sessionId = "chat-page"): Promise<string> {
  const messageKey = crypto.randomUUID();
  await session.postJson(sendMessage.path, { message, sessionId, messageKey });
  return messageKey;
}

const entry = (sessionId: string, title: string) => expect.objectContaining({ sessionId, title });

export const CONVERSATION_CASES: readonly OperationCase[] = [
  {
    operation: sendMessage,
    title: "rejects replacing a message that is already replaced",
    as: "user",
    input: async (session) => {
      const replaces = await ask(session, "What is base load?");
      await session.postJson(sendMessage.path, { message: "What is a tariff?", sessionId: "chat-page", replaces });
      return { message: "What is NILM?", sessionId: "chat-page", replaces };
    },
    error: { code: "conflict" },
  },
  {
    operation: listConversations,
    title: "lists conversations by their first question, newest first",
    as: "user",
    input: async (session) => {
      await ask(session, "What is base load?", "first");
      await ask(session, "什么是虚拟电厂？", "second");
      await ask(session, "And what is peak load?", "first");
      return {};
    },
    output: {
      conversations: [entry("first", "What is base load?"), entry("second", "什么是虚拟电厂？")],
      nextCursor: null,
    },
  },
  {
    operation: listConversations,
    title: "is empty for a new visitor",
    as: "visitor",
    input: () => ({}),
    output: { conversations: [], nextCursor: null },
  },
  {
    operation: searchConversations,
    title: "finds words in any case in a question or its answer",
    as: "user",
    input: async (session) => {
      await ask(session, "What is base load?", "first");
      await ask(session, "What are VPP benefits?", "second");
      return { query: "BASE load" };
    },
    output: {
      results: [{ ...conversationShape("first"), excerpt: expect.stringMatching(/base load/i) }],
    },
  },
  {
    operation: searchConversations,
    title: "finds two characters of Chinese",
    as: "user",
    input: async (session) => {
      await ask(session, "什么是虚拟电厂？", "first");
      return { query: "电厂" };
    },
    output: { results: [{ ...conversationShape("first"), excerpt: expect.stringContaining("虚拟电厂") }] },
  },
  {
    operation: searchConversations,
    title: "takes % and _ literally",
    as: "user",
    input: async (session) => {
      await ask(session, "What is base load?", "first");
      return { query: "b%se l_ad" };
    },
    output: { results: [] },
  },
  {
    operation: searchConversations,
    title: "rejects blanks",
    as: "visitor",
    input: () => ({ query: "  " }),
    error: { code: "invalid_input", path: "query" },
  },
  {
    operation: renameConversation,
    title: "names a conversation",
    as: "user",
    input: async (session) => {
      await ask(session, "What is base load?");
      return { sessionId: "chat-page", title: " 冬天 bills " };
    },
    output: entry("chat-page", "冬天 bills"),
    again: "same",
  },
  {
    operation: renameConversation,
    title: "only finds the caller's own conversations",
    as: "user",
    input: () => ({ sessionId: "chat-page", title: "Mine" }),
    error: { code: "not_found" },
  },
  {
    operation: renameConversation,
    title: "rejects an empty name",
    as: "user",
    input: () => ({ sessionId: "chat-page", title: " " }),
    error: { code: "invalid_input", path: "title" },
  },
  {
    operation: deleteConversation,
    title: "deletes a conversation",
    as: "visitor",
    input: async (session) => {
      await ask(session, "What is base load?");
      return { sessionId: "chat-page" };
    },
    output: { ok: true },
    again: "not_found",
  },
  {
    operation: deleteConversation,
    title: "only finds the caller's own conversations",
    as: "user",
    input: () => ({ sessionId: "chat-page" }),
    error: { code: "not_found" },
  },
  {
    operation: exportConversation,
    title: "exports a conversation as JSON",
    as: "user",
    input: async (session) => {
      await ask(session, "What is base load?");
      return { sessionId: "chat-page", format: "json" };
    },
    output: {
      fileName: expect.stringMatching(/^wattleaf-\d{4}-\d\d-\d\d-what-is-base-load\.json$/),
      mediaType: "application/json",
      content: expect.stringContaining('"message": "What is base load?"'),
    },
  },
  {
    operation: exportConversation,
    title: "exports a conversation as Markdown in Chinese, with its sources",
    as: "user",
    input: async (session) => {
      await ask(session, "什么是虚拟电厂？");
      return { sessionId: "chat-page", format: "markdown", language: "zh" };
    },
    output: {
      fileName: expect.stringMatching(/-什么是虚拟电厂\.md$/),
      mediaType: "text/markdown",
      content: expect.stringMatching(
        /^# 什么是虚拟电厂？\n[^]*## 您\n\n什么是虚拟电厂？\n\n## 助手\n[^]*\*\*来源\*\*\n\n1\. /,
      ),
    },
  },
  {
    operation: exportConversation,
    title: "only finds the caller's own conversations",
    as: "user",
    input: () => ({ sessionId: "chat-page", format: "json" }),
    error: { code: "not_found" },
  },
  {
    operation: handOverConversation,
    title: "sends a conversation to the partner of the page, once",
    as: "visitor",
    origin: PARTNER_ORIGIN,
    input: async (session) => {
      await openTranscriptWidget(session);
      await ask(session, "What is base load?");
      return { sessionId: "chat-page", consent: true };
    },
    output: { ok: true },
    again: "same",
  },
  {
    operation: handOverConversation,
    title: "has nothing to send before a first question",
    as: "visitor",
    origin: PARTNER_ORIGIN,
    input: async (session) => {
      await openTranscriptWidget(session);
      return { sessionId: "chat-page", consent: true };
    },
    error: { code: "not_found" },
  },
  {
    operation: handOverConversation,
    title: "sends nothing outside a partner's page",
    as: "visitor",
    input: () => ({ sessionId: "chat-page", consent: true }),
    error: { code: "feature_off" },
  },
  {
    operation: handOverConversation,
    title: "sends nothing without consent",
    as: "visitor",
    input: () => ({ sessionId: "chat-page", consent: false }),
    error: { code: "invalid_input", path: "consent" },
  },
  {
    operation: rateAnswer,
    title: "stores a rating with a comment, which may change",
    as: "visitor",
    input: async (session) => {
      const messageKey = await ask(session, "What is base load?");
      await session.sendJson("PUT", rateAnswer.path, { messageKey, rating: "down", comment: "Too long" });
      return { messageKey, rating: "up", comment: "Short enough" };
    },
    output: { feedback: { rating: "up", comment: "Short enough" } },
    again: "same",
  },
  {
    operation: rateAnswer,
    title: "removes a rating",
    as: "user",
    input: async (session) => {
      const messageKey = await ask(session, "What is base load?");
      await session.sendJson("PUT", rateAnswer.path, { messageKey, rating: "down" });
      return { messageKey, rating: null };
    },
    output: { feedback: null },
  },
  {
    operation: rateAnswer,
    title: "only finds the caller's own messages",
    as: "user",
    input: () => ({ messageKey: crypto.randomUUID(), rating: "up" }),
    error: { code: "not_found" },
  },
];

function conversationShape(sessionId: string) {
  return {
    sessionId,
    title: expect.any(String),
    startedAt: expect.any(String),
    updatedAt: expect.any(String),
  };
}

/** On a page of a partner that takes conversations by email. */
async function openTranscriptWidget(session: BrowserSession): Promise<void> {
  const partner = await createPartner(session.api, { origin: PARTNER_ORIGIN });
  const settings = {
    ...DEFAULT_PARTNER_SETTINGS,
    contact: { email: "help@gridville.example" },
    transcripts: "email" as const,
  };
  await session.api.platform.db.update(partners).set({ settings }).where(eq(partners.id, partner.id));
  session.useToken(await widgetToken(session.api, partner));
}
