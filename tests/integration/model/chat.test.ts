import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sendMessage, stopMessage } from "../../../packages/shared/src/contracts/chat/messages";
import { createTestApi, type TestApi } from "../../support/api";
import { BrowserSession } from "../../support/browser-session";
import { staysSilent } from "../../support/llm-endpoint";
import { ModelAsker, picks, reads } from "../../support/model-answer";
import { readEvents } from "../../support/sse";
import { TRANSPORTS } from "../../support/transports";

const STREAM = { accept: "text/event-stream" };
const PRICING = reads({ act: "ask", scope: "product", subject: "plan", metric: "cost", topic: "plans-and-pricing" });

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

const question = () => ({
  message: "what's the moolah for this thing",
  messageKey: crypto.randomUUID(),
  sessionId: "model",
});

test.each(TRANSPORTS)("$name gets the answer to the model's reading", async (transport) => {
  asker.endpoint.prepare([PRICING]);
  const answer = await transport.call(session, sendMessage, question());
  expect(answer).toMatchObject({ ok: true, output: { response: expect.stringContaining("$49") } });
});

test("resending a message does not call the model again", async () => {
  const body = question();
  asker.endpoint.prepare([PRICING]);
  await session.fetch("/api/chat/history?sessionId=model");
  const [one, other] = await Promise.all(
    [1, 2].map(async () => readEvents(await session.postJson(sendMessage.path, body, STREAM))),
  );
  expect(one).toEqual(other);
  expect(asker.endpoint.requests).toHaveLength(1);
});

test("a stopped answer closes the model's connection", async () => {
  const body = question();
  let hungUp = () => {};
  let reached = () => {};
  const closed = new Promise<void>((resolve) => (hungUp = resolve));
  const asked = new Promise<void>((resolve) => (reached = resolve));
  asker.endpoint.prepare([
    (response, request) => (response.on("close", hungUp), reached(), staysSilent(response, request)),
  ]);
  const streaming = session.postJson(sendMessage.path, body, STREAM);
  await asked;
  await session.postJson(stopMessage.path, { messageKey: body.messageKey });
  await closed;
  expect((await streaming).ok).toBe(true);
});

test("other callers are served while many wait for a slow model", async () => {
  let goOn = () => {};
  const told = new Promise<void>((resolve) => (goOn = resolve));
  const slow = async (...[response, request]: Parameters<typeof PRICING>) => (await told, PRICING(response, request));
  asker.endpoint.prepare(Array.from({ length: 20 }, () => slow));
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
    expect(answer).toMatchObject({ response: expect.stringContaining("$49") });
});

test("the model also picks the passage", async () => {
  asker.endpoint.prepare([reads({ act: "explain", scope: "general", topic: "kwh-and-kw" }), picks(1)]);
  const answer = (await (
    await session.postJson(sendMessage.path, { ...question(), message: "kilowatt what now" })
  ).json()) as {
    citations: { kind: string }[];
  };
  expect(answer.citations[0]?.kind).toBe("article");
  expect(asker.endpoint.requests).toHaveLength(2);
});
