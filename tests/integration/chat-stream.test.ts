import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { parseEvents, readEvents, textOf } from "../support/sse";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const question = () => ({
  message: "What are VPP benefits?",
  messageKey: crypto.randomUUID(),
  sessionId: "home-page-chat",
});
const STREAM = { accept: "text/event-stream" };

describe("a streamed answer", () => {
  test("is numbered from 1, builds up the text and ends with the whole answer", async () => {
    const session = new BrowserSession(api);
    const events = await readEvents(await session.postJson("/api/chat", question(), STREAM));
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const last = events.at(-1);
    expect(last).toMatchObject({ type: "done", data: { response: textOf(events) } });
    expect(events.some(({ type }) => type === "citation")).toBe(true);
  });

  test("goes on where a returning reader left off, without a second answer", async () => {
    const session = new BrowserSession(api);
    const body = question();
    const all = await readEvents(await session.postJson("/api/chat", body, STREAM));
    const rest = await readEvents(await session.postJson("/api/chat", body, { ...STREAM, "last-event-id": "3" }));
    expect(rest).toEqual(all.slice(3));
    const history = (await (await session.fetch("/api/chat/history?sessionId=home-page-chat")).json()) as {
      messages: unknown[];
    };
    expect(history.messages).toHaveLength(2);
  });

  test("is finished and kept when its reader leaves after the first event", async () => {
    const session = new BrowserSession(api);
    const body = question();
    const response = await session.postJson("/api/chat", body, STREAM);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    await reader?.cancel();
    const seen = parseEvents(new TextDecoder().decode(first?.value)).at(-1)?.seq ?? 0;
    const rest = await readEvents(
      await session.postJson("/api/chat", body, { ...STREAM, "last-event-id": String(seen) }),
    );
    expect(rest[0]?.seq).toBe(seen + 1);
    expect(rest.at(-1)?.type).toBe("done");
  });

  test("gives two readers of one message the same events", async () => {
    const session = new BrowserSession(api);
    await session.fetch("/api/chat/history?sessionId=home-page-chat");
    const body = question();
    const [one, other] = await Promise.all(
      [1, 2].map(async () => readEvents(await session.postJson("/api/chat", body, STREAM))),
    );
    expect(one).toEqual(other);
  });
});

test("a reader who claims to have seen more than was said gets an empty stream that ends", async () => {
  const session = new BrowserSession(api);
  const body = question();
  await session.postJson("/api/chat", body);
  const response = await session.postJson("/api/chat", body, { ...STREAM, "last-event-id": "9999" });
  expect(await readEvents(response)).toEqual([]);
});

describe("a message that no database keeps as it is", () => {
  test.each(["half an emoji \ud83d", "a \u0000 in the middle"])(
    "%j is the same message when it comes again",
    async (message) => {
      const session = new BrowserSession(api);
      const body = { message, messageKey: crypto.randomUUID() };
      const first = await (await session.postJson("/api/chat", body)).json();
      const again = await session.postJson("/api/chat", body);
      expect(again.status).toBe(200);
      expect(await again.json()).toEqual(first);
    },
  );
});

describe("a conversation", () => {
  test("remembers what was asked before", async () => {
    const session = new BrowserSession(api);
    const ask = async (message: string) =>
      (await (await session.postJson("/api/chat", { message, sessionId: "home-page-chat" })).json()) as {
        response: string;
      };
    await ask("How much power does a washing machine use?");
    const followUp = await ask("and for the dryer?");
    expect(followUp.response.toLowerCase()).toContain("dryer");
  });

  test("belongs to its visitor alone", async () => {
    const one = new BrowserSession(api);
    await one.postJson("/api/chat", question());
    const other = new BrowserSession(api);
    const history = (await (await other.fetch("/api/chat/history?sessionId=home-page-chat")).json()) as {
      messages: unknown[];
    };
    expect(history.messages).toEqual([]);
  });

  test("that was deleted is not begun again by a reader who comes back to its answer", async () => {
    const session = new BrowserSession(api);
    const body = question();
    await session.postJson("/api/chat", body);
    await session.postJson("/api/chat/clear", { sessionId: "home-page-chat" });
    const response = await session.postJson("/api/chat", body, { ...STREAM, "last-event-id": "2" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });

  test("is gone after starting anew", async () => {
    const session = new BrowserSession(api);
    await session.postJson("/api/chat", question());
    await session.postJson("/api/chat/clear", { sessionId: "home-page-chat" });
    const history = (await (await session.fetch("/api/chat/history?sessionId=home-page-chat")).json()) as {
      messages: unknown[];
    };
    expect(history.messages).toEqual([]);
  });
});
