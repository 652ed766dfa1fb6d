import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CurrentUser } from "../../packages/shared/src/contracts/auth";
import { chatHistory, sendMessage } from "../../packages/shared/src/contracts/chat/messages";
import { needsFullSession } from "../../packages/shared/src/contracts/operation";
import { OPERATIONS } from "../../packages/shared/src/contracts/operations";
import { validateBody } from "../../packages/shared/src/contracts/validation";
import { createTestApi, type TestApi } from "../support/api";
import type { BrowserSession } from "../support/browser-session";
import { openSampleSession } from "../support/sample-session";
import { TRANSPORTS } from "../support/transports";

let api: TestApi;
let sample: BrowserSession;
beforeAll(async () => {
  api = await createTestApi();
  sample = await openSampleSession(api);
});
afterAll(() => api.close());

const meOf = async (session: BrowserSession) => (await (await session.fetch("/api/auth/user")).json()) as CurrentUser;

test("the sample household is labeled as such and as read-only", async () => {
  expect(await meOf(sample)).toMatchObject({ isSample: true, readOnly: true });
});

describe.each(TRANSPORTS)("over $name", (transport) => {
  test.each(OPERATIONS.filter(needsFullSession))("$id is a write and is rejected", async (operation) => {
    expect(await transport.call(sample, operation, {})).toMatchObject({
      ok: false,
      status: 403,
      error: { code: "read_only_session", message: expect.stringContaining("Create an account") },
    });
  });

  test("a computation that stores nothing runs", async () => {
    expect(await transport.call(sample, validateBody, validateBody.example)).toMatchObject({ ok: true });
  });
});

test("an upload is rejected, and leaves no data behind", async () => {
  const form = new FormData();
  form.set("file", new File(["month,kwh\n2024-01,310\n"], "bill.csv"));
  const response = await sample.fetch("/api/upload", { method: "POST", body: form });
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: "read_only_session" });
});

test("visitors to the sample household do not see each other's conversations", async () => {
  const [one, other] = [await openSampleSession(api), await openSampleSession(api)];
  const question = { message: "What is base load?", sessionId: "chat-page", messageKey: crypto.randomUUID() };
  expect((await one.postJson(sendMessage.path, question)).status).toBe(200);

  const historyOf = async (session: BrowserSession) => {
    const response = await session.fetch(`${chatHistory.path}?sessionId=chat-page`);
    return ((await response.json()) as { messages: { message: string }[] }).messages.map(({ message }) => message);
  };
  expect(await historyOf(one)).toContain("What is base load?");
  expect(await historyOf(other)).toEqual([]);
  // Another session's message key is unknown here: the same text starts a new conversation.
  expect((await other.postJson("/api/chat/stop", { messageKey: question.messageKey })).status).toBe(404);
});
