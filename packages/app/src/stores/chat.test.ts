import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { describe, expect, it, vi } from "vitest";
import { ChatFailure } from "../lib/chat-stream";
import { type ChatDependencies, Conversation } from "./chat";
import { restoreEarlier } from "./chat-earlier";
import { createOutbox } from "./chat-outbox";

const answer = {
  response: "About 210 W [1].",
  messageId: "m",
  citations: [],
  suggestions: ["And at night?"],
  attachments: [],
};
type Stream = ChatDependencies["streamAnswer"];

function conversationWith(server: Partial<ChatDependencies> = {}, shelf = memoryShelf()) {
  return new Conversation("home-page-chat", createOutbox("home-page-chat", shelf), {
    streamAnswer: async (_request, { onEvent }) => {
      onEvent({ type: "done", data: answer });
      return answer;
    },
    uploadBill: async () => {
      throw new Error("not part of this test");
    },
    readHistory: async () => ({ messages: [], earlier: null }),
    stopAnswer: async () => undefined,
    ...server,
  });
}

/** What local storage keeps over a reload. */
function memoryShelf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

const linesOf = (conversation: Conversation) => conversation.store.getState().lines;
const shown = (conversation: Conversation) =>
  linesOf(conversation).map(({ from, text, status }) => [from, text, status]);

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
  feedback: null,
  ...fields,
});
const turn = (messageKey: string, question: string, said: string, fields: Partial<ChatMessage> = {}) => [
  message({ ...fields, id: `${messageKey}-q`, isUser: true, message: question, messageKey, isLoading: false }),
  message({ ...fields, id: messageKey, message: said, messageKey }),
];

const unreachable = () => new ChatFailure("network", 0, "network", "");

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
    expect(conversation.store.getState()).toMatchObject({ pending: false, received: 1 });
  });

  it("sends neither blanks nor a second message while one is pending", async () => {
    const streamAnswer = vi.fn<Stream>(async () => answer);
    const conversation = conversationWith({ streamAnswer });
    await conversation.send("  \n ", "en");
    const first = conversation.send("one", "en");
    await conversation.send("two", "en");
    await first;
    expect(streamAnswer).toHaveBeenCalledTimes(1);
    expect(shown(conversation)).toHaveLength(2);
  });

  it("says what is looked at, then grows the answer delta by delta", async () => {
    const seen: unknown[] = [];
    const conversation = conversationWith({
      streamAnswer: async (_request, { onEvent }) => {
        onEvent({ type: "tool", data: { name: "usageByDay" } });
        seen.push(linesOf(conversation)[1]?.tool);
        for (const text of ["About ", "210 W"]) {
          onEvent({ type: "delta", data: { text } });
          seen.push(linesOf(conversation)[1]?.text);
        }
        return answer;
      },
    });
    await conversation.send("base load?", "en");
    expect(seen).toEqual(["usageByDay", "About ", "About 210 W"]);
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
    const streamAnswer = vi.fn<Stream>(async () => answer);
    const readHistory = vi.fn<ChatDependencies["readHistory"]>(async () => ({
      messages: turn("key-12345", "base load?", "Abou", { isLoading: true, status: "answering" }),
      earlier: null,
    }));
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

  it("reads older messages page by page, in front of the newer ones", async () => {
    const conversation = conversationWith({
      readHistory: async () => ({ messages: turn("key-2", "two", "2"), earlier: 7 }),
    });
    const read = vi.fn<NonNullable<Parameters<typeof restoreEarlier>[1]>>(async () => ({
      messages: turn("key-1", "one", "1"),
      earlier: null,
    }));
    await conversation.restore("en");
    await Promise.all([restoreEarlier(conversation, read), restoreEarlier(conversation, read)]);
    await restoreEarlier(conversation, read);
    expect(read.mock.calls[0]).toEqual(["home-page-chat", 7]);
    expect(linesOf(conversation).map(({ text }) => text)).toEqual(["one", "1", "two", "2"]);
  });
});

describe("a message that is edited", () => {
  it("takes the place of its turn and of all that followed", async () => {
    const streamAnswer = vi.fn<Stream>(async () => answer);
    const readHistory = async () => ({
      messages: [...turn("key-1", "one", "1"), ...turn("key-2", "two", "2"), ...turn("key-3", "three", "3")],
      earlier: null,
    });
    const conversation = conversationWith({ readHistory, streamAnswer });
    await conversation.restore("en");
    await conversation.edit("key-2", " deux ", "en");
    expect(streamAnswer.mock.calls[0]?.[0]).toMatchObject({ message: "deux", replaces: "key-2" });
    expect(linesOf(conversation).map(({ text }) => text)).toEqual(["one", "1", "deux", "About 210 W [1]."]);
  });

  it("that was changed elsewhere meanwhile gives way to what stands there", async () => {
    const readHistory = vi
      .fn<ChatDependencies["readHistory"]>()
      .mockResolvedValueOnce({ messages: turn("key-1", "one", "1"), earlier: null })
      .mockResolvedValueOnce({ messages: turn("key-9", "uno", "1"), earlier: null });
    const streamAnswer = async () => {
      throw new ChatFailure("refused", 409, "conflict", "");
    };
    const conversation = conversationWith({ readHistory, streamAnswer });
    await conversation.restore("en");
    await conversation.edit("key-1", "ein", "en");
    await vi.waitFor(() => expect(conversation.store.getState().history).toBe("read"));
    expect(linesOf(conversation).map(({ text }) => text)).toEqual(["uno", "1"]);
  });
});

describe("an answer that is asked for again", () => {
  it("goes out under the same key when nobody may have received the question", async () => {
    const streamAnswer = vi.fn<Stream>().mockRejectedValueOnce(unreachable()).mockResolvedValueOnce(answer);
    const conversation = conversationWith({ streamAnswer });
    await conversation.send("hello", "en");
    expect(linesOf(conversation)[1]).toMatchObject({ status: "failed", failure: { kind: "network" } });
    await conversation.retry("en");
    const [first, second] = streamAnswer.mock.calls.map(([request]) => request);
    expect(second).toEqual(first);
    expect(shown(conversation)).toEqual([
      ["user", "hello", "done"],
      ["assistant", "About 210 W [1].", "done"],
    ]);
  });

  it("replaces the one that failed on the server, and the one that was not liked", async () => {
    const streamAnswer = vi
      .fn<Stream>()
      .mockRejectedValueOnce(new ChatFailure("refused", 200, "internal", ""))
      .mockResolvedValue(answer);
    const conversation = conversationWith({ streamAnswer });
    await conversation.send("hello", "en");
    await conversation.retry("en");
    await conversation.retry("en");
    const [first, second, third] = streamAnswer.mock.calls.map(([request]) => request);
    expect(second).toMatchObject({ message: "hello", replaces: first?.messageKey });
    expect(third).toMatchObject({ message: "hello", replaces: second?.messageKey });
    expect(shown(conversation)).toHaveLength(2);
  });
});

describe("a message that reached nobody", () => {
  it("is offered again after a reload, and goes out as it was", async () => {
    const shelf = memoryShelf();
    const before = conversationWith({ streamAnswer: vi.fn<Stream>().mockRejectedValue(unreachable()) }, shelf);
    await before.send("on the train", "en");
    await before.send("in the tunnel", "en");

    const streamAnswer = vi.fn<Stream>(async (_request, { onEvent }) => {
      onEvent({ type: "done", data: answer });
      return answer;
    });
    const after = conversationWith({ streamAnswer }, shelf);
    await after.restore("en");
    expect(shown(after)).toEqual([
      ["user", "on the train", "done"],
      ["assistant", "", "failed"],
      ["user", "in the tunnel", "done"],
      ["assistant", "", "failed"],
    ]);
    await after.retry("en", linesOf(after)[1]);
    expect(streamAnswer.mock.calls[0]?.[0].messageKey).toBe(linesOf(before)[0]?.messageKey);
    expect(linesOf(after).map(({ text }) => text)).toEqual(["in the tunnel", "", "on the train", "About 210 W [1]."]);
    const last = conversationWith({ streamAnswer }, shelf);
    await last.restore("en");
    expect(linesOf(last).map(({ text }) => text)).toEqual(["in the tunnel", ""]);
  });

  it("is not offered when the server has it after all", async () => {
    const shelf = memoryShelf();
    createOutbox("home-page-chat", shelf).keep({ messageKey: "key-1", text: "one", replaces: null });
    const readHistory = async () => ({ messages: turn("key-1", "one", "1"), earlier: null });
    const conversation = conversationWith({ readHistory }, shelf);
    await conversation.restore("en");
    expect(shown(conversation)).toHaveLength(2);
    expect(createOutbox("home-page-chat", shelf).find("key-1")).toBeUndefined();
  });
});

it("a cancelled upload leaves nothing behind", async () => {
  const conversation = conversationWith({
    uploadBill: (_request, _onProgress, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  });
  const uploading = conversation.upload(new File(["x"], "bill.csv"), [], "en");
  expect(shown(conversation)).toEqual([["user", "bill.csv", "done"]]);
  conversation.stop();
  await expect(uploading).rejects.toThrow();
  expect(shown(conversation)).toEqual([]);
  expect(conversation.store.getState().pending).toBe(false);
});
