import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { ChatFailure } from "../../packages/app/src/lib/chat-stream";
import { Conversation } from "../../packages/app/src/stores/chat/conversation";
import { createOutbox } from "../../packages/app/src/stores/chat/outbox";
import type { ChatServer } from "../../packages/app/src/stores/chat/server";

const SESSION_ID = "home-page-chat";

export const ANSWER = {
  response: "About 210 W [1].",
  messageId: "m",
  citations: [],
  suggestions: ["And at night?"],
  attachments: [],
  reading: [],
  choices: [],
};

/** The site's conversation store with a server that always answers with {@link ANSWER}, unless overridden. */
export function conversationWith(server: Partial<ChatServer> = {}, storage = memoryStorage()) {
  return new Conversation(SESSION_ID, outboxIn(storage), {
    streamAnswer: async (_request, { onEvent }) => {
      onEvent({ type: "done", data: ANSWER });
      return ANSWER;
    },
    uploadBill: async () => {
      throw new Error("not part of this test");
    },
    readHistory: async () => ({ messages: [], earlier: null }),
    stopAnswer: async () => undefined,
    ...server,
  });
}

/** Local storage, which survives a reload. */
export function memoryStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

/** The conversation's outbox in a page loaded with this storage. */
export const outboxIn = (storage: ReturnType<typeof memoryStorage>) => createOutbox(SESSION_ID, storage);

export const linesOf = (conversation: Conversation) => conversation.store.getState().lines;
export const shown = (conversation: Conversation) =>
  linesOf(conversation).map(({ from, text, status }) => [from, text, status]);

/** A question and its answer as in the server's history. */
export const turn = (messageKey: string, question: string, answer: string, fields: Partial<ChatMessage> = {}) => [
  message({ ...fields, id: `${messageKey}-q`, isUser: true, message: question, messageKey, isLoading: false }),
  message({ ...fields, id: messageKey, message: answer, messageKey }),
];

const message = (fields: Partial<ChatMessage>): ChatMessage => ({
  id: "1",
  message: "",
  isUser: false,
  timestamp: "2025-01-01T00:00:00Z",
  isLoading: false,
  status: "done",
  kind: "question",
  messageKey: null,
  citations: [],
  suggestions: [],
  attachments: [],
  reading: [],
  choices: [],
  change: null,
  feedback: null,
  ...fields,
});

export const unreachable = () => new ChatFailure("network", 0, "network", "");
