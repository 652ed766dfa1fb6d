import { expect } from "vitest";
import {
  chatHistory,
  clearChat,
  sendMessage,
  stopMessage,
} from "../../../../../packages/shared/src/contracts/chat/messages";
import type { OperationCase } from "../../operation-case";

export const CHAT_MESSAGE_CASES: readonly OperationCase[] = [
  {
    operation: sendMessage,
    title: "answers a visitor with a source",
    as: "visitor",
    input: () => ({ message: "What are VPP benefits?", messageType: "general", sessionId: "home-page-chat" }),
    output: expect.objectContaining({
      response: expect.stringMatching(/\S/),
      citations: expect.arrayContaining([expect.objectContaining({ index: 1 })]),
    }),
    again: "repeated",
  },
  {
    operation: sendMessage,
    title: "answers in Chinese",
    as: "user",
    input: () => ({ message: "虚拟电厂有什么好处？", language: "zh" }),
    output: expect.objectContaining({ response: expect.stringMatching(/\p{Script=Han}/u) }),
  },
  {
    operation: sendMessage,
    title: "rejects blank text",
    as: "visitor",
    input: () => ({ message: "   " }),
    error: { code: "invalid_input", path: "message" },
  },
  {
    operation: sendMessage,
    title: "rejects a key that belongs to another message",
    as: "user",
    input: async (session) => {
      const messageKey = crypto.randomUUID();
      await session.postJson(sendMessage.path, { message: "What is base load?", messageKey });
      return { message: "What is a tariff?", messageKey };
    },
    error: { code: "idempotency_mismatch" },
  },
  {
    operation: sendMessage,
    title: "answers the question before again with one slot changed",
    as: "user",
    input: async (session) => {
      await session.postJson(sendMessage.path, { message: "How much did I use in October?", sessionId: "chat-page" });
      return { message: "Sep 2026", sessionId: "chat-page", change: { slot: "period", value: "2026-09" } };
    },
    output: expect.objectContaining({
      response: expect.stringMatching(/\S/),
      reading: expect.any(Array),
      choices: expect.any(Array),
    }),
  },
  {
    operation: sendMessage,
    title: "rejects a change where no question came before",
    as: "visitor",
    input: () => ({ message: "Sep 2026", sessionId: "chat-page", change: { slot: "period", value: "2026-09" } }),
    error: { code: "invalid_input", path: "change" },
  },
  {
    operation: sendMessage,
    title: "rejects a change in the place of the only question",
    as: "user",
    input: async (session) => {
      const replaces = crypto.randomUUID();
      await session.postJson(sendMessage.path, { message: "How much did I use in October?", messageKey: replaces });
      return { message: "Sep 2026", replaces, change: { slot: "period", value: "2026-09" } };
    },
    error: { code: "invalid_input", path: "change" },
  },
  {
    operation: sendMessage,
    title: "rejects a change to what the slot does not take",
    as: "user",
    input: async (session) => {
      await session.postJson(sendMessage.path, { message: "How much did I use in October?", sessionId: "chat-page" });
      return { message: "Sometime", sessionId: "chat-page", change: { slot: "period", value: "sometime" } };
    },
    error: { code: "invalid_input", path: "change.value" },
  },
  {
    operation: sendMessage,
    title: "rejects a key that belongs to another change",
    as: "user",
    input: async (session) => {
      const messageKey = crypto.randomUUID();
      await session.postJson(sendMessage.path, { message: "How much did I use in October?" });
      const sent = { message: "2025", messageKey };
      await session.postJson(sendMessage.path, { ...sent, change: { slot: "period", value: "2025" } });
      return { ...sent, change: { slot: "comparedTo", value: "2025" } };
    },
    error: { code: "idempotency_mismatch" },
  },
  {
    operation: stopMessage,
    title: "reports that a finished answer was not stopped",
    as: "user",
    input: async (session) => {
      const messageKey = crypto.randomUUID();
      await session.postJson(sendMessage.path, { message: "What is base load?", messageKey });
      return { messageKey };
    },
    output: { stopped: false },
    again: "same",
  },
  {
    operation: stopMessage,
    title: "only finds the caller's own messages",
    as: "user",
    input: () => ({ messageKey: crypto.randomUUID() }),
    error: { code: "not_found" },
  },
  {
    operation: chatHistory,
    title: "returns a conversation, oldest first",
    as: "user",
    input: async (session) => {
      await session.postJson(sendMessage.path, { message: "What is base load?", sessionId: "chat-page" });
      return { sessionId: "chat-page" };
    },
    output: {
      messages: [
        expect.objectContaining({ isUser: true, message: "What is base load?", change: null }),
        expect.objectContaining({
          isUser: false,
          isLoading: false,
          reading: expect.any(Array),
          choices: expect.any(Array),
        }),
      ],
      earlier: null,
    },
  },
  {
    operation: chatHistory,
    title: "returns what a question changed of the one before",
    as: "user",
    input: async (session) => {
      const change = { slot: "period", value: "2026-09" };
      await session.postJson(sendMessage.path, { message: "How much did I use in October?", sessionId: "chat-page" });
      await session.postJson(sendMessage.path, { message: "Sep 2026", sessionId: "chat-page", change });
      return { sessionId: "chat-page" };
    },
    output: expect.objectContaining({
      messages: expect.arrayContaining([
        expect.objectContaining({ message: "Sep 2026", change: { slot: "period", value: "2026-09" } }),
      ]),
    }),
  },
  {
    operation: chatHistory,
    title: "is empty for a new visitor",
    as: "visitor",
    input: () => ({ sessionId: "home-page-chat" }),
    output: { messages: [], earlier: null },
  },
  {
    operation: clearChat,
    title: "starts over",
    as: "user",
    input: () => ({ sessionId: "chat-page" }),
    output: { ok: true },
    again: "same",
  },
];

export const CHAT_ERRORS_TESTED_ELSEWHERE: readonly string[] = [
  "chat.send session_expired: widget-session.test.ts",
  "chat.send origin_not_allowed: widget-session.test.ts",
  "chat.send not_found: chat-stream.test.ts",
];
