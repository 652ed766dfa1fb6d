import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ChatMessage } from "../../packages/shared/src/contracts/chat/messages";
import type { ConversationEntry } from "../../packages/shared/src/contracts/chat/conversations";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

/** A frozen clock: every turn has the same millisecond. */
const FROZEN_MS = Date.UTC(2026, 0, 15, 12);

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => FROZEN_MS } });
});
afterAll(() => api.close());

const SESSION_ID = "winter";

interface Ask {
  messageKey?: string;
  replaces?: string;
}

/** A visitor who already has a cookie, as every page view sets one. */
async function visitor(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.fetch("/api/chat/conversations");
  return session;
}

async function ask(session: BrowserSession, message: string, { messageKey = crypto.randomUUID(), replaces }: Ask = {}) {
  const body = { message, messageKey, sessionId: SESSION_ID, ...(replaces ? { replaces } : {}) };
  return { messageKey, response: await session.postJson("/api/chat", body) };
}

async function history(session: BrowserSession, before?: number) {
  const query = before === undefined ? "" : `&before=${before}`;
  const response = await session.fetch(`/api/chat/history?sessionId=${SESSION_ID}${query}`);
  return (await response.json()) as { messages: ChatMessage[]; earlier: number | null };
}

const questions = async (session: BrowserSession) =>
  (await history(session)).messages.filter(({ isUser }) => isUser).map(({ message }) => message);

describe("an edited message", () => {
  test("replaces its turn and everything after it", async () => {
    const session = await visitor();
    await ask(session, "What is NILM?");
    const { messageKey: replaces } = await ask(session, "What is base load?");
    await ask(session, "What is a tariff?");
    const { response } = await ask(session, "What is peak load?", { replaces });
    expect(response.status).toBe(200);
    expect(await questions(session)).toEqual(["What is NILM?", "What is peak load?"]);
  });

  test("is stored once, whichever of two simultaneous edits wins, and however often one is sent", async () => {
    const session = await visitor();
    const { messageKey: replaces } = await ask(session, "What is base load?");
    const keys = [crypto.randomUUID(), crypto.randomUUID()];
    const sent = await Promise.all(
      [...keys, ...keys].map((messageKey) => ask(session, "What is peak load?", { messageKey, replaces })),
    );
    expect(sent.map(({ response }) => response.status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(await questions(session)).toEqual(["What is peak load?"]);
  });

  test("does not reappear when a late copy of it arrives", async () => {
    const session = await visitor();
    const { messageKey } = await ask(session, "What is base load?");
    await ask(session, "What is peak load?", { replaces: messageKey });
    const { response } = await ask(session, "What is base load?", { messageKey });
    expect(response.status).toBe(409);
    expect(await questions(session)).toEqual(["What is peak load?"]);
  });

  test("whose first version never arrived is treated as a new question", async () => {
    const session = await visitor();
    const { response } = await ask(session, "What is peak load?", { replaces: crypto.randomUUID() });
    expect(response.status).toBe(200);
    expect(await questions(session)).toEqual(["What is peak load?"]);
  });

  test("cannot replace another user's messages", async () => {
    const [one, other] = [await visitor(), await visitor()];
    const { messageKey } = await ask(one, "What is base load?");
    await ask(other, "What is peak load?", { replaces: messageKey });
    expect(await questions(one)).toEqual(["What is base load?"]);
  });

  test("with the same text gets a new answer, and the rating of the first is deleted", async () => {
    const session = await visitor();
    const { messageKey } = await ask(session, "What is base load?");
    await session.sendJson("PUT", "/api/chat/feedback", { messageKey, rating: "down", comment: "Too long" });
    expect((await history(session)).messages[1]?.feedback).toEqual({ rating: "down", comment: "Too long" });
    const again = await ask(session, "What is base load?", { replaces: messageKey });
    const { messages } = await history(session);
    expect(messages.map((message) => message.messageKey)).toEqual([again.messageKey, again.messageKey]);
    expect(messages[1]).toMatchObject({ status: "done", kind: "question", feedback: null });
  });
});

test("turns in the same millisecond keep their order, and a long conversation is paginated", async () => {
  const session = await visitor();
  const asked = Array.from({ length: 103 }, (_, index) => `What is base load? (${index})`);
  for (const message of asked) await ask(session, message);
  const newest = await history(session);
  expect(newest.messages).toHaveLength(200);
  const first = await history(session, newest.earlier ?? 0);
  expect(first.earlier).toBeNull();
  const all = [...first.messages, ...newest.messages].filter(({ isUser }) => isUser);
  expect(all.map(({ message }) => message)).toEqual(asked);
});

test("many conversations are paginated, each listed once", async () => {
  const session = await visitor();
  const names = Array.from({ length: 65 }, (_, index) => `chat-${index}`);
  for (const sessionId of names) await session.postJson("/api/chat", { message: "What is NILM?", sessionId });
  const listed: string[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const response = await session.fetch(`/api/chat/conversations${cursor && `?cursor=${cursor}`}`);
    const page = (await response.json()) as { conversations: ConversationEntry[]; nextCursor: string | null };
    listed.push(...page.conversations.map(({ sessionId }) => sessionId));
    cursor = page.nextCursor;
  }
  expect(listed).toHaveLength(names.length);
  expect(new Set(listed)).toEqual(new Set(names));
});

test("a conversation can be found, named, exported and deleted only by its owner", async () => {
  const [owner, stranger] = [await visitor(), await visitor()];
  await ask(owner, "What is base load?");
  const path = `/api/chat/conversations/${SESSION_ID}`;
  const found = (await (await stranger.fetch("/api/chat/search?query=base")).json()) as { results: unknown[] };
  expect(found.results).toEqual([]);
  expect((await stranger.fetch(`${path}/export?format=json`)).status).toBe(404);
  expect((await stranger.sendJson("PATCH", path, { title: "Mine" })).status).toBe(404);
  expect((await stranger.sendJson("DELETE", path, {})).status).toBe(404);
  expect(await questions(owner)).toEqual(["What is base load?"]);
});
