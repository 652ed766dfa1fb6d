import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { login, register } from "../../packages/shared/src/contracts/auth";
import { deleteConversation } from "../../packages/shared/src/contracts/chat/conversations";
import { sendMessage, stopMessage } from "../../packages/shared/src/contracts/chat/messages";
import { VISITOR_CHAT_QUOTA } from "../../packages/shared/src/domain/chat";
import { newRegistration } from "../factories/account";
import { SITE_ORIGIN, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { type LlmTestEndpoint, says, stallsAfter, startLlmEndpoint } from "../support/llm-endpoint";
import { freePort, type ServerProcess, startServerProcess } from "../support/server-process";
import { readEvents, textOf } from "../support/sse";

/** Two real processes on one new file. */
let folder: string;
let model: LlmTestEndpoint;
const processes: ServerProcess[] = [];
const apis: TestApi[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wattleaf-two-"));
  model = await startLlmEndpoint();
  const variables = {
    DATABASE_URL: `file:${join(folder, "shared.db")}`,
    MAIL_OUTBOX: join(folder, "outbox"),
    PUBLIC_URL: SITE_ORIGIN,
    RATE_LIMITS: "on",
    TRUSTED_PROXIES: "127.0.0.1",
    LLM_BASE_URL: model.url,
    LLM_MODEL: "test-model",
    LOG_LEVEL: "silent",
  };
  for (let n = 0; n < 2; n += 1) {
    const PORT = String(await freePort());
    processes.push(await startServerProcess({ variables: { ...variables, PORT }, cheapPasswords: true }));
    apis.push({ fetch: (path, init) => fetch(`http://127.0.0.1:${PORT}${path}`, init) } as TestApi);
  }
});
afterAll(async () => {
  await Promise.all(processes.map((one) => one.stop()));
  await model.close();
  rmSync(folder, { recursive: true, force: true });
});

let addresses = 0;
const fromNewAddress = () => ({ "x-forwarded-for": `198.51.100.${(addresses += 1)}` });

/** A browser whose requests go to the one process and then to the other. */
function newBrowser() {
  let requests = 0;
  return new BrowserSession({ fetch: (path, init) => apis[requests++ % 2]!.fetch(path, init) } as TestApi);
}

test("guesses sent to both at once are no more than to one", async () => {
  const { email = "", ...rest } = newRegistration();
  await newBrowser().postJson(register.path, { email, ...rest }, fromNewAddress());
  const guess = async (api: TestApi, n: number) =>
    (
      await new BrowserSession(api).postJson(
        login.path,
        { identifier: email, password: `guess-${n}` },
        fromNewAddress(),
      )
    ).status;
  const statuses = await Promise.all(Array.from({ length: 60 }, (_, n) => guess(apis[n % 2]!, n)));
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(55);
});

test("questions sent to both at once are answered up to the quota of one", async () => {
  const browser = newBrowser();
  const headers = fromNewAddress();
  // Gets its visitor cookie.
  model.prepare(Array.from({ length: 40 }, () => says("Hello.")));
  await browser.postJson(sendMessage.path, { message: "Hello" }, headers);
  const ask = async () => (await browser.postJson(sendMessage.path, { message: "Hello" }, headers)).status;
  const statuses = await Promise.all(Array.from({ length: VISITOR_CHAT_QUOTA.perMinute + 10 }, ask));
  expect(statuses.filter((status) => status === 200)).toHaveLength(VISITOR_CHAT_QUOTA.perMinute - 1);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

describe("an answer that the other process writes", () => {
  const STREAM = { accept: "text/event-stream" };
  const body = () => ({ message: "What does Growth cost?", messageKey: crypto.randomUUID(), sessionId: "two" });

  /** A model that never finishes reading the question, asked through one process; `closed` when it was hung up on. */
  async function slowAnswer() {
    let hungUp = () => {};
    const closed = new Promise<void>((resolve) => (hungUp = resolve));
    const stalls = stallsAfter('{"questions":');
    const browser = newBrowser();
    const question = body();
    const headers = fromNewAddress();
    // Gets its visitor cookie.
    model.prepare([says("Hello.")]);
    await browser.postJson(sendMessage.path, { message: "Hello" }, headers);
    model.prepare([(response, request) => (response.on("close", hungUp), stalls(response, request))]);
    model.requests.length = 0;
    // The response begins with the first event.
    const events = browser.postJson(sendMessage.path, question, { ...STREAM, ...headers }).then(readEvents);
    await expect.poll(() => model.requests.length, { timeout: 20_000 }).toBe(1);
    return { browser, question, headers, events, closed };
  }

  test("is stopped", async () => {
    const { browser, question, headers, events, closed } = await slowAnswer();
    const stopped = await browser.postJson(stopMessage.path, { messageKey: question.messageKey }, headers);
    expect(await stopped.json()).toEqual({ stopped: true });
    await closed;
    const all = await events;
    expect(all.at(-1)).toMatchObject({ type: "done" });
    expect(textOf(all)).toBe("");
  });

  test("ends when its question is edited", async () => {
    const { browser, question, headers, events, closed } = await slowAnswer();
    model.prepare([]);
    const edited = { ...body(), replaces: question.messageKey };
    expect((await browser.postJson(sendMessage.path, edited, headers)).status).toBe(200);
    await closed;
    expect((await events).at(-1)).toMatchObject({ type: "done" });
  });

  test("ends when its conversation is deleted", async () => {
    const { browser, question, headers, events, closed } = await slowAnswer();
    const path = deleteConversation.path.replace("{sessionId}", question.sessionId);
    expect((await browser.sendJson(deleteConversation.method, path, {}, headers)).status).toBe(200);
    await closed;
    expect((await events).at(-1)).toMatchObject({ type: "done" });
  });
});
