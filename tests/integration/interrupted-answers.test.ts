import { eq } from "drizzle-orm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { closePlatform, createPlatform } from "../../packages/server/src/composition/platform";
import type { Platform } from "../../packages/server/src/core/platform";
import { chatTurns } from "../../packages/server/src/db/schema/chat";
import { ANSWER_LEASE_MS, renewAnswers } from "../../packages/server/src/modules/chat/interrupted-answers";
import { chatHistory, sendMessage } from "../../packages/shared/src/contracts/chat/messages";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { made } from "../support/made";
import { readEvents } from "../support/sse";

let api: TestApi;
/** Another process on the same database. */
let other: Platform;
let nowMs: number;
let session: BrowserSession;
beforeEach(async () => {
  nowMs = Date.parse("2026-06-17T18:00:00Z");
  const clock = { now: () => nowMs };
  api = await createTestApi({ clock });
  other = await createPlatform(api.platform.env, { clock });
  session = new BrowserSession(api);
});
afterEach(() => {
  closePlatform(other);
  api.close();
});

const MESSAGE = "What is a kilowatt-hour?";
const ask = (messageKey: string, headers: Record<string, string> = {}, language: "en" | "zh" = "en") =>
  session.postJson(
    sendMessage.path,
    { message: MESSAGE, messageKey, sessionId: "talk", language },
    { accept: "text/event-stream", ...headers },
  );

/** An answer as a process leaves it that dies while it writes. */
async function interrupted(language: "en" | "zh" = "en"): Promise<string> {
  const messageKey = crypto.randomUUID();
  await (await ask(messageKey, {}, language)).text();
  await api.platform.db
    .update(chatTurns)
    .set({ status: "answering", answer: "", events: [], deadlineAtMs: nowMs + ANSWER_LEASE_MS })
    .where(eq(chatTurns.messageKey, messageKey));
  return messageKey;
}

const lastMessage = async () => (await made(session, chatHistory, { sessionId: "talk" })).messages.at(-1);

test("an answer whose process died is closed by the next one, and its reader is told", async () => {
  const messageKey = await interrupted();
  await renewAnswers(other);
  expect(await lastMessage()).toMatchObject({ status: "answering" });
  nowMs += ANSWER_LEASE_MS;
  await renewAnswers(other);
  expect(await lastMessage()).toMatchObject({ status: "failed", message: expect.stringContaining("interrupted") });
  // Someone who had read ten events and comes back for the rest.
  const events = await readEvents(await ask(messageKey, { "last-event-id": "10" }));
  expect(events).toEqual([
    expect.objectContaining({
      type: "error",
      data: expect.objectContaining({ message: expect.stringContaining("interrupted") }),
    }),
  ]);
});

test("in Chinese the reader is told in Chinese", async () => {
  await interrupted("zh");
  nowMs += ANSWER_LEASE_MS;
  await renewAnswers(other);
  expect(await lastMessage()).toMatchObject({ status: "failed", message: "回答在完成前中断了，请重新提问。" });
});

test("an answer that a process is still writing is left to it, however long it takes", async () => {
  const live = api.platform.answers;
  const messageKey = await interrupted();
  const [turn] = await api.platform.db.select().from(chatTurns).where(eq(chatTurns.messageKey, messageKey));
  live.start(turn?.id ?? "");
  for (let seconds = 0; seconds < 120; seconds += 5) {
    nowMs += 5_000;
    await renewAnswers(api.platform);
    await renewAnswers(other);
  }
  expect(await lastMessage()).toMatchObject({ status: "answering" });
  live.end(turn?.id ?? "");
});
