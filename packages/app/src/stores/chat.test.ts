import type { ChatMessage } from "@wattleaf/shared/contracts/chat";
import { describe, expect, it, vi } from "vitest";
import { ChatFailure } from "../lib/chat-stream";
import { type ChatDependencies, Conversation } from "./chat";

const answer = {
  response: "About 210 W [1].",
  messageId: "m",
  citations: [],
  suggestions: ["And at night?"],
  attachments: [],
};

function conversationWith(server: Partial<ChatDependencies> = {}) {
  return new Conversation("home-page-chat", {
    streamAnswer: async () => answer,
    uploadBill: async () => {
      throw new Error("not part of this test");
    },
    readHistory: async () => [],
    stopAnswer: async () => undefined,
    clearHistory: async () => undefined,
    ...server,
  });
}

const shown = (conversation: Conversation) =>
  conversation.store.getState().lines.map(({ from, text, status }) => [from, text, status]);

const message = (fields: Partial<ChatMessage>): ChatMessage => ({
  id: "1",
  message: "",
  isUser: false,
  timestamp: "2025-01-01T00:00:00Z",
  isLoading: false,
  messageKey: null,
  citations: [],
  suggestions: [],
  attachments: [],
  ...fields,
});

describe("Conversation", () => {
  it("shows the question at once and its answer when it comes", async () => {
    const conversation = conversationWith();
    const sending = conversation.send(" base load? ", "en");
    expect(shown(conversation)).toEqual([
      ["user", "base load?", "done"],
      ["assistant", "", "thinking"],
    ]);
    expect(conversation.store.getState().pending).toBe(true);
    await sending;
    expect(shown(conversation)[1]).toEqual(["assistant", "About 210 W [1].", "done"]);
    expect(conversation.store.getState().pending).toBe(false);
  });

  it("sends neither blanks nor a second message while one is pending", async () => {
    const streamAnswer = vi.fn<ChatDependencies["streamAnswer"]>(async () => answer);
    const conversation = conversationWith({ streamAnswer });
    await conversation.send("  \n ", "en");
    const first = conversation.send("one", "en");
    await conversation.send("two", "en");
    await first;
    expect(streamAnswer).toHaveBeenCalledTimes(1);
    expect(shown(conversation)).toHaveLength(2);
  });

  it("grows the answer delta by delta", async () => {
    const texts: string[] = [];
    const conversation = conversationWith({
      streamAnswer: async (_request, { onEvent }) => {
        for (const text of ["About ", "210 W"]) {
          onEvent({ type: "delta", data: { text } });
          texts.push(conversation.store.getState().lines[1]?.text ?? "");
        }
        return answer;
      },
    });
    await conversation.send("base load?", "en");
    expect(texts).toEqual(["About ", "About 210 W"]);
  });

  it("keeps a failure with its reason and answers again on retry", async () => {
    const streamAnswer = vi
      .fn<ChatDependencies["streamAnswer"]>()
      .mockRejectedValueOnce(new ChatFailure("refused", 401, "session_expired", ""))
      .mockResolvedValueOnce(answer);
    const conversation = conversationWith({ streamAnswer });
    await conversation.send("hello", "en");
    expect(conversation.store.getState().lines[1]).toMatchObject({ status: "failed", failure: { status: 401 } });
    await conversation.retry("en");
    expect(shown(conversation)).toEqual([
      ["user", "hello", "done"],
      ["assistant", "About 210 W [1].", "done"],
    ]);
  });

  it("keeps what was written when it is stopped, and tells the server", async () => {
    const stopAnswer = vi.fn<ChatDependencies["stopAnswer"]>(async () => undefined);
    const conversation = conversationWith({
      stopAnswer,
      streamAnswer: (_request, { onEvent, signal }) => {
        onEvent({ type: "delta", data: { text: "About" } });
        return new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
      },
    });
    const sending = conversation.send("hello", "en");
    conversation.stop();
    await sending;
    expect(shown(conversation)[1]).toEqual(["assistant", "About", "stopped"]);
    expect(stopAnswer).toHaveBeenCalledOnce();
  });

  it("restores the history once and follows an answer that is still being written, under its own key", async () => {
    const streamAnswer = vi.fn<ChatDependencies["streamAnswer"]>(async () => answer);
    const history = [
      message({ id: "q", isUser: true, message: "base load?" }),
      message({ id: "a", isLoading: true, messageKey: "key-12345", message: "Abou" }),
    ];
    const readHistory = vi.fn<ChatDependencies["readHistory"]>(async () => history);
    const conversation = conversationWith({ readHistory, streamAnswer });
    await Promise.all([conversation.restore("en"), conversation.restore("en")]);
    await vi.waitFor(() => expect(conversation.store.getState().pending).toBe(false));
    expect(readHistory).toHaveBeenCalledTimes(1);
    expect(streamAnswer.mock.calls[0]?.[0]).toMatchObject({ message: "base load?", messageKey: "key-12345" });
    expect(shown(conversation)).toEqual([
      ["user", "base load?", "done"],
      ["assistant", "About 210 W [1].", "done"],
    ]);
  });

  it("is empty after a new chat, and stays as it was when the server refuses", async () => {
    const clearHistory = vi.fn<ChatDependencies["clearHistory"]>().mockRejectedValueOnce(new Error("offline"));
    const conversation = conversationWith({ clearHistory });
    await conversation.send("hello", "en");
    await expect(conversation.clear()).rejects.toThrow("offline");
    expect(shown(conversation)).toHaveLength(2);
    await conversation.clear();
    expect(shown(conversation)).toEqual([]);
  });
});
