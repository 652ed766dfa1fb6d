import type { ChatEvent } from "@wattleaf/shared/contracts/chat/messages";
import { describe, expect, it } from "vitest";
import { followAnswer } from "./answer";
import type { Failure } from "./failure";

const question = { message: "hello", sessionId: "widget", messageKey: "key-12345", language: "en" } as const;
const done = { response: "ab", messageId: "m", citations: [], suggestions: [], reading: [], choices: [] };

const frame = (seq: number, event: string, data: unknown) =>
  `id: ${seq}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
const delta = (seq: number, text: string) => frame(seq, "delta", { text });
const sse = (...frames: string[]) =>
  new Response(frames.join(""), { headers: { "content-type": "text/event-stream" } });

/** Plays one reply for each connection, and notes what was asked. */
function play(...replies: (() => Response)[]) {
  const lastEventIds: (string | null)[] = [];
  const bodies = new Set<unknown>();
  const waits: number[] = [];
  const events: ChatEvent[] = [];
  const follow = (signal = new AbortController().signal) =>
    followAnswer(
      question,
      "token",
      {
        apiOrigin: "https://wattleaf.example",
        async fetch(_url, init) {
          lastEventIds.push(new Headers(init.headers).get("last-event-id"));
          bodies.add(init.body);
          const reply = replies.shift();
          if (!reply) throw new TypeError("Failed to fetch");
          return reply();
        },
        async wait(milliseconds) {
          waits.push(milliseconds);
        },
      },
      { onEvent: (event) => events.push(event), onWait: () => undefined },
      signal,
    );
  const text = () => events.map((event) => (event.type === "delta" ? event.data.text : "")).join("");
  return { follow, text, events, lastEventIds, bodies, waits };
}

describe("followAnswer", () => {
  it("hands on every event up to the end", async () => {
    const { follow, events } = play(() => sse(delta(1, "a"), delta(2, "b"), frame(3, "done", done)));
    await follow();
    expect(events.map((event) => event.type)).toEqual(["delta", "delta", "done"]);
  });

  it("takes up a dropped connection after the last event seen, and shows nothing twice", async () => {
    const { follow, text, lastEventIds, bodies } = play(
      () => sse(delta(1, "a"), delta(2, "b")),
      () => sse(delta(2, "b"), delta(3, "c"), frame(4, "done", done)),
    );
    await follow();
    expect(text()).toBe("abc");
    expect(lastEventIds).toEqual([null, "2"]);
    expect(bodies.size).toBe(1);
  });

  it("waits longer before each try and gives up after five without anything new", async () => {
    const { follow, waits } = play(() => sse(delta(1, "a")));
    await expect(follow()).rejects.toMatchObject({ code: "network" });
    expect(waits).toEqual([500, 1_000, 2_000, 4_000, 8_000]);
  });

  it("waits as long as a busy server asks for, three times at most", async () => {
    const busy = () => Response.json({ code: "overloaded", message: "Busy", retryAfterSeconds: 12 }, { status: 503 });
    const short = play(busy, () => sse(delta(1, "a"), frame(2, "done", done)));
    await short.follow();
    expect(short.text()).toBe("a");
    expect(short.waits).toEqual([12_000]);

    const long = play(busy, busy, busy, busy);
    await expect(long.follow()).rejects.toMatchObject({ code: "overloaded" });
    expect(long.waits).toEqual([12_000, 12_000, 12_000]);
  });

  it("reads the wait from the header where a proxy answers", async () => {
    const { follow, waits } = play(
      () => new Response("Busy", { status: 503, headers: { "retry-after": "3" } }),
      () => sse(frame(1, "done", done)),
    );
    await follow();
    expect(waits).toEqual([3_000]);
  });

  it("leaves a long wait to the person, and does not repeat other errors", async () => {
    for (const [status, body] of [
      [429, { code: "rate_limited", retryAfterSeconds: 301 }],
      [404, { code: "not_found" }],
    ] as const) {
      const { follow, waits } = play(() => Response.json({ message: "No", ...body }, { status }));
      await expect(follow()).rejects.toMatchObject(body satisfies Partial<Failure>);
      expect(waits).toEqual([]);
    }
  });

  it("ends when it is told to stop", async () => {
    const controller = new AbortController();
    controller.abort();
    await expect(play().follow(controller.signal)).rejects.toMatchObject({ code: "aborted" });
  });
});
