import type { ChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import { describe, expect, it } from "vitest";
import { ChatFailure, type ChatRequest, streamAnswer } from "./chat-stream";

const answer = { response: "Hello there", messageId: "m1", citations: [], suggestions: [], reading: [], choices: [] };
const request: ChatRequest = {
  message: "Hi",
  messageType: "general",
  sessionId: "home-page-chat",
  messageKey: "key-12345",
  language: "en",
};

const event = (seq: number, type: string, data: unknown) =>
  `id: ${seq}\nevent: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
const hello = event(1, "delta", { text: "Hello" });
const there = event(2, "delta", { text: " there" });
const done = event(3, "done", answer);

const stream =
  (...parts: string[]) =>
  () =>
    new Response(parts.join(""), { headers: { "content-type": "text/event-stream" } });
const unreachable = () => {
  throw new TypeError("Failed to fetch");
};

/** Runs a stream against scripted replies; records requests, delays and events. */
async function run(...replies: (() => Response)[]) {
  const lastEventIds: (string | null)[] = [];
  const waits: number[] = [];
  const events: ChatEvent[] = [];
  const queue = [...replies];
  const result = await streamAnswer(request, {
    signal: new AbortController().signal,
    onEvent: (seen) => events.push(seen),
    wait: async (milliseconds) => void waits.push(milliseconds),
    fetch: (async (_url: string, init: RequestInit) => {
      lastEventIds.push(new Headers(init.headers).get("Last-Event-ID"));
      return (queue.shift() ?? unreachable)();
    }) as unknown as typeof fetch,
  }).catch((error: unknown) => error);
  const text = events.map((seen) => (seen.type === "delta" ? seen.data.text : "")).join("");
  return { result, lastEventIds, waits, text };
}

describe("streamAnswer", () => {
  it("passes on every event and returns the finished answer", async () => {
    const { result, text, lastEventIds } = await run(stream(hello, there, done));
    expect(result).toEqual(answer);
    expect(text).toBe("Hello there");
    expect(lastEventIds).toEqual([null]);
  });

  it("resumes a dropped stream after the last event it saw, without loss or duplicates", async () => {
    const { result, text, lastEventIds } = await run(stream(hello), unreachable, stream(there, done));
    expect(result).toEqual(answer);
    expect(text).toBe("Hello there");
    expect(lastEventIds).toEqual([null, "1", "1"]);
  });

  it("waits longer after each failure and resets once an event arrives", async () => {
    const { waits } = await run(stream(hello), unreachable, unreachable, stream(there), stream(done));
    expect(waits).toEqual([300, 900, 2000, 300]);
  });

  it("gives up on an unreachable server after one retry", async () => {
    const { result, lastEventIds } = await run(unreachable, unreachable, stream(done));
    expect(result).toMatchObject({ kind: "network" });
    expect(lastEventIds).toHaveLength(2);
  });

  it("gives up on a stream that never resumes", async () => {
    const { result, waits } = await run(stream(hello));
    expect(result).toMatchObject({ kind: "network" });
    expect(waits).toEqual([300, 900, 2000, 4000]);
  });

  it("throws an error with its status, code and message, and does not retry", async () => {
    const rejected = () => Response.json({ code: "rate_limited", message: "Slow down." }, { status: 429 });
    const { result, lastEventIds } = await run(rejected);
    expect(result).toBeInstanceOf(ChatFailure);
    expect(result).toMatchObject({ kind: "rejected", status: 429, code: "rate_limited", message: "Slow down." });
    expect(lastEventIds).toHaveLength(1);
  });

  it("throws an error event as an error", async () => {
    const { result } = await run(stream(hello, event(2, "error", { code: "internal", message: "Broken." })));
    expect(result).toMatchObject({ kind: "rejected", code: "internal", message: "Broken." });
  });

  it("skips unknown events", async () => {
    const { result, text } = await run(stream(event(1, "mood", {}), hello, done));
    expect(result).toEqual(answer);
    expect(text).toBe("Hello");
  });
});
