import type { ChatMessage } from "@wattleaf/shared/contracts/chat/messages";
import { describe, expect, it, vi } from "vitest";
import type { AnswerHandlers, ChatApi } from "../api/chat";
import { Failure } from "../api/failure";
import type { SessionKeeper, WidgetSession } from "../api/session";
import { createConversation } from "./conversation";

const session: WidgetSession = {
  token: "t",
  expiresAt: "",
  identified: false,
  partner: { name: "Brightwater" },
  greeting: "Hello",
  theme: {},
  quickQuestions: [],
  features: { upload: true, charts: true, rewards: false, redeem: false },
};
const answer = {
  response: "Saved [1]",
  messageId: "m",
  citations: [],
  suggestions: ["And then?"],
  attachments: [],
  reading: [],
  choices: [],
};

function createChat(fakes: { chat?: Partial<ChatApi>; keeper?: Partial<SessionKeeper> } = {}) {
  const asked: string[] = [];
  const events = { onAnswer: vi.fn<() => void>(), onError: vi.fn<(failure: Failure) => void>() };
  let keys = 0;
  let online = true;
  const conversation = createConversation({
    session: {
      current: async () => session,
      restored: false,
      withToken: (call) => call("t"),
      turnOff: () => undefined,
      keep: () => undefined,
      end: () => undefined,
      ...fakes.keeper,
    },
    chat: {
      history: async () => [],
      async ask({ messageKey }, { onStart, onEvent }: AnswerHandlers) {
        asked.push(messageKey);
        onStart();
        onEvent({ type: "delta", data: { text: "Sav" } });
        onEvent({ type: "done", data: answer });
      },
      stop: async () => undefined,
      call: async () => {
        throw new Failure("internal");
      },
      ...fakes.chat,
    },
    sendFile: async () => {
      throw new Failure("file_unreadable", "It cannot be read.");
    },
    isOnline: () => online,
    onStart: () => undefined,
    newKey: () => `key-${++keys}`,
    wait: async () => undefined,
    ...events,
  });
  const texts = () => conversation.store.get().messages.map((message) => message.text);
  return { conversation, asked, texts, setOnline: (is: boolean) => (online = is), ...events };
}

describe("the conversation", () => {
  it("begins with the partner's name and the greeting", async () => {
    const { conversation, texts } = createChat();
    await Promise.all([conversation.start(), conversation.start()]);
    expect(conversation.store.get()).toMatchObject({ phase: "ready", session: { partner: { name: "Brightwater" } } });
    expect(texts()).toEqual(["Hello"]);
  });

  it("shows question and answer, then what could be asked next", async () => {
    const { conversation, texts, onAnswer } = createChat();
    await conversation.start();
    await conversation.ask("  How much?  ");
    expect(texts()).toEqual(["Hello", "How much?", "Saved [1]"]);
    expect(conversation.store.get()).toMatchObject({ pending: false, suggestions: ["And then?"] });
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it("says how it was understood, and offers the choices that the assistant asks back", async () => {
    const change = { slot: "period", value: "2026-10" } as const;
    const choices = [{ label: "Oct 2026", change }];
    const reading = [{ slot: "period" as const, label: "all readings", options: [] }];
    const ask = vi.fn<ChatApi["ask"]>(async (_question, { onEvent }) =>
      onEvent({ type: "done", data: { ...answer, suggestions: [], choices, reading } }),
    );
    const { conversation } = createChat({ chat: { ask } });
    await conversation.ask("How much?");
    expect(conversation.store.get().choices).toEqual(choices);
    expect(conversation.store.get().messages.at(-1)?.reading).toEqual(reading);
    await conversation.ask("Oct 2026", change);
    expect(ask.mock.calls[1]?.[0]).toEqual({ message: "Oct 2026", messageKey: "key-2", change });
  });

  it("asks a changed question again with its change", async () => {
    const change = { slot: "period", value: null } as const;
    const ask = vi.fn<ChatApi["ask"]>().mockRejectedValueOnce(new Failure("answer")).mockResolvedValue();
    const { conversation } = createChat({ chat: { ask } });
    await conversation.ask("all readings", change);
    await conversation.retry(conversation.store.get().messages.at(-1)!);
    expect(ask.mock.calls[1]?.[0]).toMatchObject({ message: "all readings", change });
  });

  it("does not send blank or over-long text, nor a second question while one is pending", async () => {
    const { conversation, asked } = createChat();
    await conversation.ask(" \n ");
    await conversation.ask("x".repeat(2_001));
    await Promise.all([conversation.ask("one"), conversation.ask("two")]);
    expect(asked).toEqual(["key-1"]);
  });

  it.each([
    ["keeps its key after a lost connection, so that it is answered once", new Failure("network"), "key-1"],
    ["gets a new key after a failed answer", new Failure("answer"), "key-2"],
  ])("a question asked again %s", async (_name, failure, keyOfRetry) => {
    const ask = vi.fn<ChatApi["ask"]>().mockRejectedValueOnce(failure).mockResolvedValue();
    const { conversation, onError } = createChat({ chat: { ask } });
    await conversation.ask("How much?");
    const failed = conversation.store.get().messages.at(-1)!;
    expect(failed.failure).toBe(failure);
    expect(onError).toHaveBeenCalledOnce();
    await conversation.retry(failed);
    expect(ask.mock.calls.map(([question]) => question)).toEqual([
      { message: "How much?", messageKey: "key-1" },
      { message: "How much?", messageKey: keyOfRetry },
    ]);
    expect(conversation.store.get().messages.at(-1)!.failure).toBeUndefined();
  });

  it("ends a stopped answer without an error, with what had come", async () => {
    const { conversation } = createChat({
      chat: {
        ask: (_question, { onStart, onEvent }, signal) =>
          new Promise((_resolve, reject) => {
            onStart();
            onEvent({ type: "delta", data: { text: "Half" } });
            signal.addEventListener("abort", () => reject(new Failure("aborted")));
          }),
      },
    });
    const asking = conversation.ask("How much?");
    await conversation.stop();
    await asking;
    const last = conversation.store.get().messages.at(-1)!;
    expect(last).toMatchObject({ text: "Half", stopped: true, failure: undefined });
  });

  it("shows how far the answer is, and why it failed", async () => {
    const seen: unknown[] = [];
    const { conversation } = createChat({
      chat: {
        async ask(_question, { onStart, onEvent }) {
          const event = (...[next]: Parameters<typeof onEvent>) => {
            onEvent(next);
            seen.push(conversation.store.get().messages.at(-1)?.activity);
          };
          onStart();
          event({ type: "tool", data: { name: "optimize" } });
          event({ type: "progress", data: { state: "solving" } });
          onEvent({ type: "error", data: { code: "internal", message: "It was interrupted." } });
        },
      },
    });
    await conversation.ask("When do I charge?");
    expect(seen).toEqual(["tool", "progress"]);
    const { code, message } = conversation.store.get().messages.at(-1)!.failure!;
    expect([code, message]).toEqual(["answer", "It was interrupted."]);
  });

  it("goes on with an answer that an earlier page left half written", async () => {
    const said = (isUser: boolean, message: string): ChatMessage => ({
      id: message,
      message,
      isUser,
      timestamp: "2026-01-15T12:00:00Z",
      isLoading: !isUser,
      status: isUser ? "done" : "answering",
      kind: "question",
      messageKey: isUser ? null : "key-old",
      citations: [],
      suggestions: [],
      attachments: [],
      reading: [],
      choices: [],
      change: null,
      feedback: null,
    });
    const { conversation, asked, texts } = createChat({
      keeper: { restored: true },
      chat: { history: async () => [said(true, "How much?"), said(false, "Sa")] },
    });
    await conversation.start();
    expect(asked).toEqual(["key-old"]);
    await expect.poll(texts).toEqual(["Hello", "How much?", "Saved [1]"]);
  });

  it("tells why a file could not be read", async () => {
    const { conversation } = createChat();
    await conversation.upload(new File(["x"], "bill.csv"));
    expect(conversation.store.get().messages.at(-1)).toMatchObject({
      isFile: true,
      failure: { code: "file_unreadable", message: "It cannot be read." },
    });
    expect(conversation.store.get()).toMatchObject({ pending: false, upload: undefined });
  });

  it("keeps questions asked without a connection, and sends them in order once there is one", async () => {
    const { conversation, asked, texts, setOnline } = createChat();
    await conversation.start();
    setOnline(false);
    await conversation.ask("one");
    await conversation.ask("two");
    expect(asked).toEqual([]);
    expect(conversation.store.get().messages.at(-1)?.activity).toBe("offline");
    setOnline(true);
    await conversation.resume();
    expect(asked).toEqual(["key-1", "key-2"]);
    expect(texts()).toEqual(["Hello", "one", "Saved [1]", "two", "Saved [1]"]);
  });

  it("asks a question that met a lost connection again once it is back", async () => {
    const ask = vi.fn<ChatApi["ask"]>().mockRejectedValueOnce(new Failure("network")).mockResolvedValue();
    const { conversation } = createChat({ chat: { ask } });
    await conversation.ask("How much?");
    await conversation.resume();
    expect(ask.mock.calls.map(([question]) => question.messageKey)).toEqual(["key-1", "key-1"]);
  });

  it("begins again for another customer, whatever the one before still brings", async () => {
    let answerOpening = (_opened: WidgetSession) => undefined as void;
    const current = vi
      .fn<SessionKeeper["current"]>()
      .mockReturnValueOnce(new Promise((resolve) => (answerOpening = resolve)))
      .mockResolvedValue({ ...session, greeting: "Hello Ann", identified: true });
    const { conversation, texts } = createChat({ keeper: { current } });
    const first = conversation.start();
    conversation.draft = "half a question";
    conversation.restart();
    expect(conversation.draft).toBe("");
    await conversation.start();
    answerOpening(session);
    await first;
    expect(texts()).toEqual(["Hello Ann"]);
  });

  it("tells why there is no session, and tries again when it is started again", async () => {
    const current = vi
      .fn<SessionKeeper["current"]>()
      .mockRejectedValueOnce(new Failure("origin_not_allowed"))
      .mockResolvedValue(session);
    const { conversation } = createChat({ keeper: { current } });
    await conversation.start();
    expect(conversation.store.get()).toMatchObject({ phase: "failed", failure: { code: "origin_not_allowed" } });
    await conversation.start();
    expect(conversation.store.get().phase).toBe("ready");
  });
});
