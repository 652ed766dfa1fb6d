import { describe, expect, it, vi } from "vitest";
import { ChatFailure } from "../../lib/chat-stream";
import { ANSWER, conversationWith, linesOf, shown, turn, unreachable } from "../../../../../tests/support/conversation";
import type { ChatServer } from "./server";

describe("a message", () => {
  it("shows the question at once and its answer when it arrives", async () => {
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

  it("is not sent when it is blank or another one is pending", async () => {
    const streamAnswer = vi.fn<ChatServer["streamAnswer"]>(async () => ANSWER);
    const conversation = conversationWith({ streamAnswer });
    await conversation.send("  \n ", "en");
    const first = conversation.send("one", "en");
    await conversation.send("two", "en");
    await first;
    expect(streamAnswer).toHaveBeenCalledTimes(1);
    expect(shown(conversation)).toHaveLength(2);
  });

  it("shows what is looked up, then grows the answer delta by delta", async () => {
    const seen: unknown[] = [];
    const conversation = conversationWith({
      streamAnswer: async (_request, { onEvent }) => {
        onEvent({ type: "tool", data: { name: "usageByDay" } });
        seen.push(linesOf(conversation)[1]?.tool);
        for (const text of ["About ", "210 W"]) {
          onEvent({ type: "delta", data: { text } });
          seen.push(linesOf(conversation)[1]?.text);
        }
        return ANSWER;
      },
    });
    await conversation.send("base load?", "en");
    expect(seen).toEqual(["usageByDay", "About ", "About 210 W"]);
  });

  it("keeps the text so far when it is stopped, and notifies the server", async () => {
    const stopAnswer = vi.fn<ChatServer["stopAnswer"]>(async () => undefined);
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
});

describe("a chosen chip", () => {
  const choice = { label: "Sep 2026", change: { slot: "period", value: "2026-09" } } as const;

  it("asks the question before again, with its words as the message", async () => {
    const streamAnswer = vi.fn<ChatServer["streamAnswer"]>(async () => ANSWER);
    const conversation = conversationWith({ streamAnswer });
    await conversation.send("October?", "en");
    await conversation.choose(choice, "en");
    expect(streamAnswer.mock.calls[1]?.[0]).toMatchObject({ message: "Sep 2026", change: choice.change });
    expect(shown(conversation)[2]).toEqual(["user", "Sep 2026", "done"]);
  });

  it("is the same change when its answer is asked for again after a reload, and none once its words are edited", async () => {
    const streamAnswer = vi.fn<ChatServer["streamAnswer"]>(async () => ANSWER);
    const changed = turn("key-2", "Sep 2026", "80 kWh").map((message) => ({ ...message, change: choice.change }));
    const readHistory = async () => ({ messages: [...turn("key-1", "October?", "96 kWh"), ...changed], earlier: null });
    const conversation = conversationWith({ readHistory, streamAnswer });
    await conversation.restore("en");
    await conversation.retry("en");
    expect(streamAnswer.mock.calls[0]?.[0]).toMatchObject({ replaces: "key-2", change: choice.change });
    await conversation.edit(linesOf(conversation)[2]?.messageKey ?? "", "And in winter?", "en");
    expect(streamAnswer.mock.calls[1]?.[0].change).toBeUndefined();
  });
});

describe("a message that is edited", () => {
  it("replaces its turn and everything after it", async () => {
    const streamAnswer = vi.fn<ChatServer["streamAnswer"]>(async () => ANSWER);
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
});

describe("a regenerated answer", () => {
  it("reuses the key when the server may not have received the question", async () => {
    const streamAnswer = vi
      .fn<ChatServer["streamAnswer"]>()
      .mockRejectedValueOnce(unreachable())
      .mockResolvedValueOnce(ANSWER);
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

  it("replaces a failed or disliked one on the server", async () => {
    const streamAnswer = vi
      .fn<ChatServer["streamAnswer"]>()
      .mockRejectedValueOnce(new ChatFailure("rejected", 200, "internal", ""))
      .mockResolvedValue(ANSWER);
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
