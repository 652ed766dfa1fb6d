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
  test("is numbered from 1, builds up the text and ends with the full answer", async () => {
    const session = new BrowserSession(api);
    const events = await readEvents(await session.postJson("/api/chat", question(), STREAM));
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, index) => index + 1));
    const last = events.at(-1);
    expect(last).toMatchObject({ type: "done", data: { response: textOf(events) } });
    expect(events.some(({ type }) => type === "citation")).toBe(true);
  });

  test("resumes where a reconnecting client left off, without a second answer", async () => {
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

  test("is finished and stored when its client disconnects after the first event", async () => {
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

test("a client that claims to have seen later events gets an empty stream", async () => {
  const session = new BrowserSession(api);
  const body = question();
  await session.postJson("/api/chat", body);
  const response = await session.postJson("/api/chat", body, { ...STREAM, "last-event-id": "9999" });
  expect(await readEvents(response)).toEqual([]);
});

describe("a message with characters that the database cannot store", () => {
  test.each(["half an emoji \ud83d", "a \u0000 in the middle"])(
    "%j is the same message when it is resent",
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
  test("remembers earlier questions", async () => {
    const session = new BrowserSession(api);
    const ask = async (message: string) =>
      (await (await session.postJson("/api/chat", { message, sessionId: "home-page-chat" })).json()) as {
        response: string;
      };
    await ask("How much power does a washing machine use?");
    const followUp = await ask("and for the dryer?");
    expect(followUp.response.toLowerCase()).toContain("dryer");
  });

  test("is only visible to its visitor", async () => {
    const one = new BrowserSession(api);
    await one.postJson("/api/chat", question());
    const other = new BrowserSession(api);
    const history = (await (await other.fetch("/api/chat/history?sessionId=home-page-chat")).json()) as {
      messages: unknown[];
    };
    expect(history.messages).toEqual([]);
  });

  test("is not recreated after deletion by a client that reconnects to its answer", async () => {
    const session = new BrowserSession(api);
    const body = question();
    await session.postJson("/api/chat", body);
    await session.postJson("/api/chat/clear", { sessionId: "home-page-chat" });
    const response = await session.postJson("/api/chat", body, { ...STREAM, "last-event-id": "2" });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  });

  test("is deleted when the visitor starts over", async () => {
    const session = new BrowserSession(api);
    await session.postJson("/api/chat", question());
    await session.postJson("/api/chat/clear", { sessionId: "home-page-chat" });
    const history = (await (await session.fetch("/api/chat/history?sessionId=home-page-chat")).json()) as {
      messages: unknown[];
    };
    expect(history.messages).toEqual([]);
  });
});
