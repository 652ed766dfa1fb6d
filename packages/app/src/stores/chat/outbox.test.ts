import { describe, expect, it, vi } from "vitest";
import {
  ANSWER,
  conversationWith,
  linesOf,
  memoryStorage,
  outboxIn,
  shown,
  turn,
  unreachable,
} from "../../../../../tests/support/conversation";
import type { ChatServer } from "./server";

describe("a message that the server did not receive", () => {
  it("is offered again after a reload, and is resent unchanged", async () => {
    const storage = memoryStorage();
    const before = conversationWith(
      { streamAnswer: vi.fn<ChatServer["streamAnswer"]>().mockRejectedValue(unreachable()) },
      storage,
    );
    await before.send("on the train", "en");
    await before.send("in the tunnel", "en");

    const streamAnswer = vi.fn<ChatServer["streamAnswer"]>(async (_request, { onEvent }) => {
      onEvent({ type: "done", data: ANSWER });
      return ANSWER;
    });
    const after = conversationWith({ streamAnswer }, storage);
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
    const last = conversationWith({ streamAnswer }, storage);
    await last.restore("en");
    expect(linesOf(last).map(({ text }) => text)).toEqual(["in the tunnel", ""]);
  });

  it("is not offered when the server has received it after all", async () => {
    const storage = memoryStorage();
    outboxIn(storage).add({ messageKey: "key-1", text: "one", replaces: null, change: null });
    const readHistory = async () => ({ messages: turn("key-1", "one", "1"), earlier: null });
    const conversation = conversationWith({ readHistory }, storage);
    await conversation.restore("en");
    expect(shown(conversation)).toHaveLength(2);
    expect(outboxIn(storage).find("key-1")).toBeUndefined();
  });
});
