import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { feedbackCases } from "../../packages/server/src/modules/chat";
import { sweep } from "../../packages/server/src/composition/maintenance";
import { FEEDBACK_RETENTION_DAYS } from "../../packages/shared/src/domain/chat";
import { DAY_MS } from "../../packages/shared/src/domain/time";
import { updatePreferences } from "../../packages/shared/src/contracts/account";
import { register } from "../../packages/shared/src/contracts/auth";
import { newRegistration } from "../factories/account";
import { made } from "../support/made";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";

let nowMs = Date.UTC(2026, 0, 15, 12);
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi({ clock: { now: () => nowMs } });
});
afterAll(() => api.close());

async function visitor(): Promise<BrowserSession> {
  const session = new BrowserSession(api);
  await session.fetch("/api/chat/conversations");
  return session;
}

async function ask(session: BrowserSession, message: string, sessionId: string): Promise<string> {
  const messageKey = crypto.randomUUID();
  const response = await session.postJson("/api/chat", { message, messageKey, sessionId });
  expect(response.status).toBe(200);
  return messageKey;
}

const cases = async () => {
  const found = await feedbackCases(api.platform.db, nowMs);
  return found.map(({ q, lang, feedback, comment, pair }) => ({ q, lang, feedback, comment, pair }));
};

describe("answers that missed", () => {
  test("are kept while their conversation is, without whose they were", async () => {
    const session = await visitor();
    const sessionId = "missed";
    const messageKey = await ask(session, "when is my bill due", sessionId);
    await session.sendJson("PUT", "/api/chat/feedback", { messageKey, rating: "down", comment: "Not my question" });
    await ask(session, "what date is my bill due", sessionId);
    await ask(session, "What is NILM?", sessionId);

    expect(await cases()).toEqual([
      { q: "when is my bill due", lang: "en", feedback: "down", comment: "Not my question", pair: undefined },
      { q: "when is my bill due", lang: "en", feedback: "rephrased", comment: undefined, pair: "1" },
      { q: "what date is my bill due", lang: "en", feedback: "rephrased", comment: undefined, pair: "1" },
    ]);
    expect(JSON.stringify(await feedbackCases(api.platform.db, nowMs))).not.toMatch(/visitor:|user:|owner/i);

    await session.fetch(`/api/chat/conversations/${sessionId}`, { method: "DELETE" });
    expect(await cases()).toEqual([]);
  });

  test("of an account that keeps its conversations out are never looked at", async () => {
    const session = new BrowserSession(api);
    await made(session, register, newRegistration());
    const missTwice = async () => {
      const messageKey = await ask(session, "when is my bill due", "private");
      await session.sendJson("PUT", "/api/chat/feedback", { messageKey, rating: "down" });
      await ask(session, "what date is my bill due", "private");
    };
    await missTwice();
    expect(await cases()).toHaveLength(3);
    await made(session, updatePreferences, { improveAssistant: false });
    // What was kept before is not used either.
    expect(await cases()).toEqual([]);
    await missTwice();
    expect(await cases()).toEqual([]);
  });

  test("are no longer looked at when their time is over", async () => {
    const session = await visitor();
    await ask(session, "when is my bill due", "old");
    await ask(session, "what date is my bill due", "old");
    expect(await cases()).toHaveLength(2);
    nowMs += (FEEDBACK_RETENTION_DAYS + 1) * DAY_MS;
    expect(await cases()).toEqual([]);
    await sweep(api.platform);
    const { rows } = await api.platform.db.$client.execute("select count(*) as kept from rephrasings");
    expect(rows[0]?.["kept"]).toBe(0);
  });

  test("are not those whose asker comes back later", async () => {
    const session = await visitor();
    await ask(session, "when is my bill due", "later");
    nowMs += DAY_MS;
    await ask(session, "what date is my bill due", "later");
    expect(await cases()).toEqual([]);
  });
});
