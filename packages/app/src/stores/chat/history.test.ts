import { describe, expect, it, vi } from "vitest";
import { ChatFailure } from "../../lib/chat-stream";
import { ANSWER, conversationWith, linesOf, shown, turn } from "../../../../../tests/support/conversation";
import { readEarlier } from "./earlier";
import type { ChatServer } from "./server";

describe("the history", () => {
  it("is loaded once, and an answer that is still streaming is followed under its own key", async () => {
    const streamAnswer = vi.fn<ChatServer["streamAnswer"]>(async () => ANSWER);
    const readHistory = vi.fn<ChatServer["readHistory"]>(async () => ({
      messages: turn("key-12345", "base load?", "Abou", { isLoading: true, status: "answering" }),
      earlier: null,
    }));
    const conversation = conversationWith({ readHistory, streamAnswer });
    await Promise.all([conversation.restore("en"), conversation.restore("en")]);
    await expect.poll(() => conversation.store.getState().pending).toBe(false);
    expect(readHistory).toHaveBeenCalledTimes(1);
    expect(streamAnswer.mock.calls[0]?.[0]).toMatchObject({ message: "base load?", messageKey: "key-12345" });
    expect(shown(conversation)).toEqual([
      ["user", "base load?", "done"],
      ["assistant", "About 210 W [1].", "done"],
    ]);
  });

  it("loads older messages page by page, before the newer ones", async () => {
    const readHistory = vi
      .fn<ChatServer["readHistory"]>()
      .mockResolvedValueOnce({ messages: turn("key-2", "two", "2"), earlier: 7 })
      .mockResolvedValue({ messages: turn("key-1", "one", "1"), earlier: null });
    const conversation = conversationWith({ readHistory });
    await conversation.restore("en");
    await Promise.all([readEarlier(conversation), readEarlier(conversation)]);
    await readEarlier(conversation);
    expect(readHistory.mock.calls[1]).toEqual(["home-page-chat", 7]);
    expect(linesOf(conversation).map(({ text }) => text)).toEqual(["one", "1", "two", "2"]);
  });

  it("replaces what was changed elsewhere", async () => {
    const readHistory = vi
      .fn<ChatServer["readHistory"]>()
      .mockResolvedValueOnce({ messages: turn("key-1", "one", "1"), earlier: null })
      .mockResolvedValueOnce({ messages: turn("key-9", "uno", "1"), earlier: null });
    const streamAnswer = async () => {
      throw new ChatFailure("rejected", 409, "conflict", "");
    };
    const conversation = conversationWith({ readHistory, streamAnswer });
    await conversation.restore("en");
    await conversation.edit("key-1", "ein", "en");
    await expect.poll(() => conversation.store.getState().history).toBe("read");
    expect(linesOf(conversation).map(({ text }) => text)).toEqual(["uno", "1"]);
  });
});
