import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { describe, expect, it } from "vitest";
import { messageFromHistory } from "./messages";

const SAVED: ChatMessage = {
  id: "m1",
  message: "",
  isUser: false,
  timestamp: "2026-01-15T12:00:00Z",
  isLoading: false,
  status: "done",
  kind: "question",
  messageKey: "key-0001",
  citations: [],
  suggestions: [],
  attachments: [],
  reading: [],
  choices: [],
  change: null,
  feedback: null,
};

describe("an answer of an earlier page", () => {
  it.each([
    ["done", { stopped: false }],
    ["stopped", { stopped: true }],
    ["failed", { stopped: false, failure: expect.objectContaining({ code: "answer" }) }],
  ] as const)("that is %s is shown as such", (status, shown) => {
    expect(messageFromHistory({ ...SAVED, status })).toMatchObject(shown);
  });

  it("goes on where it is still being written", () => {
    const shown = messageFromHistory({ ...SAVED, status: "answering", isLoading: true });
    expect(shown).toMatchObject({ activity: "thinking", stopped: false });
  });
});
