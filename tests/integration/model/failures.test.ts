import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  afterwards,
  breaksAfter,
  contextExceeded,
  declines,
  type LlmReply,
  says,
  saysBrokenChunk,
  saysEndlessly,
  stallsAfter,
  status,
  staysSilent,
} from "../../support/llm-endpoint";
import { IMPATIENT, ModelAsker, reads, TEST_LIMITS } from "../../support/model-answer";
import { sampled } from "../../support/nightly";

let asker: ModelAsker;
beforeAll(async () => {
  asker = await ModelAsker.start();
});
afterAll(() => asker.endpoint.close());

const QUESTION = "How much is my base load?";
const READ = reads({ act: "ask", scope: "own", metric: "base_load" });
const SERVER_ERROR = status(500, { error: { message: "The server had an error", type: "server_error" } });
const BUSY = (headers: Record<string, string> = {}) =>
  status(429, { error: { message: "Rate limit reached", code: "rate_limit_exceeded" } }, headers);

describe("the built-in reader reads instead", () => {
  const again = (reply: LlmReply, times: number) => Array.from({ length: times }, () => reply);
  test.each<[string, LlmReply[], string]>([
    ["the endpoint fails every time", again(SERVER_ERROR, 3), "unreachable"],
    ["it stays busy after all retries", [BUSY({ "retry-after": "30" })], "unreachable"],
    ["the key is wrong", [status(401, { error: { message: "Incorrect API key" } })], "misconfigured"],
    ["the model is unknown", [status(404, { error: { message: "No such model" } })], "misconfigured"],
    ["the message is too long for it", [contextExceeded], "misconfigured"],
    ["nothing arrives", [staysSilent], "late"],
    ["no first token arrives", [stallsAfter("")], "late"],
    ["it stalls", [stallsAfter('{"questions":')], "late"],
    ["the connection breaks", [breaksAfter('{"questions":')], "unreachable"],
    ["a chunk is cut off", [saysBrokenChunk('{"questions":[]}')], "malformed"],
    [
      "the reply is not a chat completion",
      [status(200, "<html>Welcome</html>", { "content-type": "text/html" })],
      "malformed",
    ],
    ["the model refuses", [declines("I'm sorry, I can't help with that.")], "empty"],
    ["the reply is empty", [says("")], "empty"],
    ["the reply has another form", [says('{"answer": "412 W"}')], "malformed"],
    ["the reply is no JSON", [says("It asks for the base load.")], "malformed"],
    ...sampled<[string, LlmReply[], string]>([["the reply never ends", [saysEndlessly], "malformed"]], 0),
  ])("%s", async (_name, replies, failure) => {
    const llm = asker.llm({ now: Date.now }, failure === "late" ? IMPATIENT : TEST_LIMITS);
    const { done, events, log } = await asker.ask(QUESTION, replies, { llm });
    expect(done.text).toContain("412 W");
    expect(events.flatMap((event) => (event.type === "delta" ? [event.text] : [])).join("")).toBe(done.text);
    expect(log).toContainEqual(expect.objectContaining({ step: "question", failure }));
  });
});

test("a request is tried again after 429 with Retry-After, and after server errors", async () => {
  const { done, requests } = await asker.ask(QUESTION, [BUSY({ "retry-after": "0" }), SERVER_ERROR, READ]);
  expect(done.text).toContain("412 W");
  expect(requests).toHaveLength(3);
  expect(new Set(requests.map(({ text }) => text)).size).toBe(1);
});

test("a slow first token is waited for", async () => {
  const begin = new Promise((resolve) => setTimeout(resolve, 100));
  const { log } = await asker.ask(QUESTION, [afterwards(begin, READ)]);
  expect(log.some(({ failure }) => failure !== undefined)).toBe(false);
});

describe("an endpoint that is down", () => {
  test("is skipped after three failures, until one try shows that it is back", async () => {
    const clock = { nowMs: 1_000_000, now: () => clock.nowMs };
    const llm = asker.llm(clock, { ...TEST_LIMITS, retries: 0 });
    const ask = async (...replies: LlmReply[]) => (await asker.ask(QUESTION, replies, { llm })).requests.length;
    for (let n = 0; n < 3; n += 1) expect(await ask(SERVER_ERROR)).toBe(1);
    expect(await ask(READ)).toBe(0);
    clock.nowMs += 31_000;
    expect(await ask(SERVER_ERROR)).toBe(1);
    expect(await ask(READ)).toBe(0);
    clock.nowMs += 31_000;
    expect(await ask(READ)).toBe(1);
    expect(await ask(READ)).toBe(1);
  });

  test("counts only failures of the endpoint", async () => {
    const llm = asker.llm();
    for (let n = 0; n < 5; n += 1) expect((await asker.ask(QUESTION, [says("")], { llm })).requests).toHaveLength(1);
  });
});
