import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Platform } from "../../packages/server/src/core/platform";
import { AnswerQueue, AnswerWorkers } from "../../packages/server/src/modules/chat";
import {
  type ChatMessage,
  chatHistory,
  sendMessage,
  stopMessage,
} from "../../packages/shared/src/contracts/chat/messages";
import { register } from "../../packages/shared/src/contracts/auth";
import { WorkerQueue } from "../../packages/server/src/adapters/worker-queue/worker-queue";
import { SCHEDULES } from "../../packages/server/src/composition/worker/lanes";
import { WORKER_SCRIPT } from "../../packages/server/src/composition/worker/script";
import { readEnergyFileJob } from "../../packages/server/src/modules/uploads/jobs";
import { newRegistration } from "../factories/account";
import { BIG_FILE } from "../support/energy-file";
import { INTERNAL_MESSAGE } from "../../packages/shared/src/errors";
import { createTestApi, type TestApi } from "../support/api";
import { BrowserSession } from "../support/browser-session";
import { parseEvents, readEvents } from "../support/sse";

const STREAM = { accept: "text/event-stream" };
const scriptOf = (source: string) => URL.createObjectURL(new Blob([source], { type: "text/javascript" }));

/** Begins each answer, and then does what the question says. */
const ODD_WORKER = scriptOf(`
  const say = (id, event) => self.postMessage([{ type: "event", id, event }]);
  self.onmessage = ({ data: { type, id, request } }) => {
    if (type === "stop") self.stopped = id;
    if (type === "ping") self.postMessage([{ type: "pong" }]);
    if (type !== "answer") return;
    const { text } = request.question;
    say(id, { type: "delta", text: "It begins. " });
    if (text === "crash") setTimeout(() => { throw new Error("out of order"); });
    if (text === "for ever") setTimeout(() => { for (;;) {} });
    if (text === "plan") {
      const input = { facility_id: "sample-home", time_horizon: 24 };
      self.postMessage([{ type: "call", id, call: 1, data: { name: "compute", operationId: "optimization.schedule", input } }]);
    }
    if (text === "were you stopped?") {
      const done = { text: self.stopped ? "yes" : "no", citations: [], suggestions: [], attachments: [], reading: [], choices: [] };
      say(id, { type: "done", ...done, understanding: {} });
    }
  };
`);

let api: TestApi;
let session: BrowserSession;
const open = async (parts: Partial<Platform>) => {
  api = await createTestApi(parts);
  session = new BrowserSession(api);
};
afterEach(() => api.close());

const question = (message: string) => ({ message, messageKey: crypto.randomUUID(), sessionId: "odd" });
const send = (body: object, headers = {}) => session.postJson(sendMessage.path, body, headers);

describe("a Worker", () => {
  beforeEach(async () => {
    const odd = { script: ODD_WORKER, count: 1, llm: null, pingMs: 20, silenceLimitMs: 300 };
    await open({
      answerWorkers: new AnswerWorkers(odd),
      schedules: new WorkerQueue({ ...SCHEDULES, workers: 1 }, WORKER_SCRIPT),
    });
  });

  test.each(["crash", "for ever"])(
    "(%s) that ends in the middle of an answer fails it, and is replaced",
    async (message) => {
      const body = question(message);
      const events = await readEvents(await send(body, STREAM));
      expect(events.map(({ type }) => type)).toEqual(["delta", "error"]);
      expect(events.at(-1)).toMatchObject({ data: { code: "internal", message: INTERNAL_MESSAGE } });

      const { messages } = (await (await session.fetch(`${chatHistory.path}?sessionId=odd`)).json()) as {
        messages: ChatMessage[];
      };
      expect(messages.map(({ status }) => status)).toEqual(["failed", "failed"]);
      const next = (await (await send(question("were you stopped?"))).json()) as { response: string };
      expect(next.response).toBe("no");
    },
  );

  test("that fails an answer has its reader told in the question's language", async () => {
    const events = await readEvents(await send({ ...question("crash"), language: "zh" }, STREAM));
    expect(events.at(-1)).toMatchObject({ type: "error", data: { message: "系统出了点问题，请稍后重试。" } });
    const history = await (await session.fetch(`${chatHistory.path}?sessionId=odd`)).json();
    expect(history).toMatchObject({ messages: [{}, { message: "系统出了点问题，请稍后重试。" }] });
  });

  test("hears that its answer was stopped, which keeps its words so far", async () => {
    const body = question("wait");
    const following = send(body, STREAM).then(readEvents);
    await expect
      .poll(async () => (await session.postJson(stopMessage.path, { messageKey: body.messageKey })).status)
      .toBe(200);
    expect((await following).at(-1)).toMatchObject({
      type: "done",
      data: { response: expect.stringMatching(/^(It begins. )?$/) },
    });
    const asked = (await (await send(question("were you stopped?"))).json()) as { response: string };
    expect(asked.response).toBe("yes");
  });

  test("that waits for a schedule lets the reader know how far it is, and a stop ends the schedule too", async () => {
    await session.postJson(register.path, newRegistration());
    const leaving = new AbortController();
    const running = Promise.withResolvers<void>();
    const onProgress = () => running.resolve();
    const held = api.platform.schedules
      .run(
        readEnergyFileJob,
        { bytes: new TextEncoder().encode(BIG_FILE) },
        { caller: "other", signal: leaving.signal, onProgress },
      )
      .catch(() => undefined);
    await running.promise;
    const body = question("plan");
    const reader = (await send(body, STREAM)).body?.getReader();
    let frames = "";
    while (!frames.includes("progress")) frames += new TextDecoder().decode((await reader?.read())?.value);
    expect(parseEvents(frames).at(-1)).toMatchObject({ type: "progress", data: { state: "queued", ahead: 1 } });
    await session.postJson(stopMessage.path, { messageKey: body.messageKey });
    const events = await readEvents(await send(body, STREAM));
    expect(events.at(-1)).toMatchObject({ type: "done", data: { response: "It begins. " } });
    leaving.abort();
    await held;
  });

  test("that is stopped with the server fails its answers, which are saved", async () => {
    const body = question("wait");
    const following = send(body, STREAM).then(readEvents);
    await expect.poll(() => api.platform.answerWorkers.size).toBe(1);
    api.platform.answerWorkers.close();
    expect((await following).at(-1)).toMatchObject({ type: "error" });
    await api.platform.answers.settled();
    const again = await readEvents(await send(body, STREAM));
    expect(again.at(-1)).toMatchObject({ type: "error" });
  });
});

describe("too many questions", () => {
  const other = { share: "visitors", caller: "203.0.113.9" } as const;
  const leaving = new AbortController();
  beforeEach(async () => {
    const answerQueue = new AnswerQueue({ slots: 1, roomPerShare: 1 });
    await open({ answerQueue });
    await answerQueue.enter(other, leaving.signal);
    void answerQueue.enter(other, leaving.signal).catch(() => undefined);
  });
  afterEach(() => leaving.abort());

  test("are rejected with the wait, and nothing of them is kept", async () => {
    const response = await send(question("What is a base load?"), STREAM);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await response.json()).toMatchObject({ code: "unavailable", retryAfterSeconds: 2 });
    const history = await (await session.fetch(`${chatHistory.path}?sessionId=odd`)).json();
    expect(history).toMatchObject({ messages: [] });
  });
});
