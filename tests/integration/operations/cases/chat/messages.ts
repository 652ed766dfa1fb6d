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
    operation: stopMessage,
    title: "reports that a finished answer was not stopped",
    as: "user",
    input: async (session) => {
      const messageKey = crypto.randomUUID();
      await session.postJson(sendMessage.path, { message: "What is base load?", messageKey });
      return { messageKey };
    },
    output: { stopped: false },
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
        expect.objectContaining({ isUser: true, message: "What is base load?" }),
        expect.objectContaining({ isUser: false, isLoading: false }),
      ],
      earlier: null,
    },
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
  },
];

export const CHAT_ERRORS_TESTED_ELSEWHERE: readonly string[] = [
  "chat.send session_expired: widget-session.test.ts",
  "chat.send not_found: chat-stream.test.ts",
];
