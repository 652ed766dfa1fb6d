import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clearChat, sendMessage, stopMessage } from "../../../packages/shared/src/contracts/chat/messages";
import { createTestApi, type TestApi } from "../../support/api";
import { BrowserSession } from "../../support/browser-session";
import { calls, type LlmReply, says, stallsAfter } from "../../support/llm-endpoint";
import { ModelAsker } from "../../support/model-answer";
import { parseEvents, readEvents, textOf } from "../../support/sse";
import { TRANSPORTS } from "../../support/transports";

const STREAM = { accept: "text/event-stream" };
const PLANS = calls([{ name: "plans", args: {} }]);

let asker: ModelAsker;
let api: TestApi;
let session: BrowserSession;
beforeAll(async () => {
  asker = await ModelAsker.start();
  api = await createTestApi({ llm: asker.settings });
});
beforeEach(() => {
  asker.endpoint.requests.length = 0;
  session = new BrowserSession(api);
});
afterAll(async () => {
  api.close();
  await asker.endpoint.close();
});

const question = () => ({ message: "What does Growth cost?", messageKey: crypto.randomUUID(), sessionId: "model" });

/** A reply that sends `before`, and the rest on demand. */
function inTwoParts(before: string, rest: string): { reply: LlmReply; goOn(): void } {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => (goOn = resolve));
  const reply: LlmReply = async (response, request) => {
    stallsAfter(before)(response, request);
    await told;
    const chunk = (delta: object, finish: string | null) =>
      response.write(
        `data: ${JSON.stringify({ id: "chatcmpl-test", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
      );
    chunk({ content: rest }, null);
    chunk({}, "stop");
    response.end("data: [DONE]\n\n");
  };
  return { reply, goOn: () => goOn() };
}

/** Reads a stream until its text matches. */
async function readUntil(response: Response, wanted: RegExp) {
  const reader = response.body!.getReader();
  let frames = "";
  while (!wanted.test(textOf(parseEvents(frames)))) {
    const { value, done } = await reader.read();
    if (done) throw new Error(`The stream ended after ${frames}`);
    frames += new TextDecoder().decode(value);
  }
  void reader.cancel();
  return parseEvents(frames);
}

test("sentences are streamed while the model still writes, and a reconnecting client gets the rest", async () => {
  const body = question();
  const { reply, goOn } = inTwoParts("Growth is $49 a month [S1]. It is popular. And", " more.");
  asker.endpoint.prepare([PLANS, reply]);
  const seen = await readUntil(await session.postJson(sendMessage.path, body, STREAM), /popular/);
  expect(seen.map(({ type }) => type)).toEqual(["tool", "citation", "delta", "delta"]);
  goOn();
  const last = String(seen.at(-1)?.seq);
  const rest = await readEvents(await session.postJson(sendMessage.path, body, { ...STREAM, "last-event-id": last }));
  expect(rest[0]?.seq).toBe(seen.length + 1);
  expect(textOf([...seen, ...rest])).toBe("Growth is $49 a month [1]. It is popular. And more.");
  expect(rest.at(-1)).toMatchObject({ type: "done", data: { response: textOf([...seen, ...rest]) } });
  expect(asker.endpoint.requests).toHaveLength(2);
});

test("resending a message does not call the model again", async () => {
  const body = question();
  asker.endpoint.prepare([PLANS, says("Growth is $49 a month [S1].")]);
  await session.fetch("/api/chat/history?sessionId=model");
  const [one, other] = await Promise.all(
    [1, 2].map(async () => readEvents(await session.postJson(sendMessage.path, body, STREAM))),
  );
  expect(one).toEqual(other);
  const later = (await (await session.postJson(sendMessage.path, body)).json()) as { response: string };
  expect(later.response).toBe("Growth is $49 a month [1].");
  expect(asker.endpoint.requests).toHaveLength(2);
});

test("a stopped answer ends at once with the text so far and its sources, and the model's connection is closed", async () => {
  const body = question();
  let hungUp = () => {};
  const closed = new Promise<void>((resolve) => (hungUp = resolve));
  const { reply } = inTwoParts("Growth is $49 a month [S1]. It is popular. And", "");
  asker.endpoint.prepare([PLANS, (response, request) => (response.on("close", hungUp), reply(response, request))]);
  await readUntil(await session.postJson(sendMessage.path, body, STREAM), /popular/);
  expect(await (await session.postJson(stopMessage.path, { messageKey: body.messageKey })).json()).toEqual({
    stopped: true,
  });
  await closed;
  const answer = (await (await session.postJson(sendMessage.path, body)).json()) as { response: string };
  expect(answer).toMatchObject({
    response: "Growth is $49 a month [1]. It is popular.",
    citations: [{ index: 1, kind: "product" }],
  });
});

test.each(TRANSPORTS)(
  "$name gets the model's complete answer, and the next question has it as context",
  async (transport) => {
    asker.endpoint.prepare([PLANS, says("Growth is $49 a month [S1]."), says("You asked about Growth.")]);
    const first = await transport.call(session, sendMessage, question());
    expect(first).toMatchObject({ ok: true, output: { response: "Growth is $49 a month [1]." } });
    await transport.call(session, sendMessage, { message: "What did I ask?", sessionId: "model" });
    expect(asker.endpoint.requests[2]?.body.messages.slice(1).map(({ content }) => content)).toEqual([
      "What does Growth cost?",
      "Growth is $49 a month.",
      "What did I ask?",
    ]);
    await transport.call(session, clearChat, { sessionId: "model" });
  },
);

test("other callers are served while many wait for a slow model", async () => {
  const { reply, goOn } = inTwoParts("Slow. Very", " slow.");
  asker.endpoint.prepare(Array.from({ length: 20 }, () => reply));
  let answered = 0;
  const waiting = Array.from({ length: 20 }, async () => {
    const answer: unknown = await (await session.postJson(sendMessage.path, question())).json();
    answered += 1;
    return answer;
  });
  for (let n = 0; n < 10; n += 1) expect((await api.fetch("/api/health")).status).toBe(200);
  expect(answered).toBe(0);
  goOn();
  for (const answer of await Promise.all(waiting))
    expect(answer).toMatchObject({ response: expect.stringMatching(/^Slow/) });
});
