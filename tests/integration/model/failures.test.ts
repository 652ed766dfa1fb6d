import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  afterwards,
  breaksAfter,
  calls,
  contextExceeded,
  type LlmReply,
  declines,
  says,
  saysBrokenChunk,
  saysEndlessly,
  stallsAfter,
  status,
  staysSilent,
} from "../../support/llm-endpoint";
import { HOUSEHOLD, IMPATIENT, ModelAsker, TEST_LIMITS } from "../../support/model-answer";

let asker: ModelAsker;
beforeAll(async () => {
  asker = await ModelAsker.start();
});
afterAll(() => asker.endpoint.close());

const QUESTION = "What is my base load?";
const BUILT_IN = /^Your base load is 412 W: the power/;
const UNREACHABLE = "(The language model was unavailable, so the built-in engine answered.)";
const UNUSABLE = "(The language model's answer couldn't be used, so the built-in engine answered.)";
const SERVER_ERROR = status(500, { error: { message: "The server had an error", type: "server_error" } });
const BUSY = (headers: Record<string, string> = {}) =>
  status(429, { error: { message: "Rate limit reached", code: "rate_limit_exceeded" } }, headers);

describe("the built-in engine answers instead, and says so", () => {
  const again = (reply: LlmReply, times: number) => Array.from({ length: times }, () => reply);
  test.each<[string, LlmReply[], string, string]>([
    ["the endpoint fails every time", again(SERVER_ERROR, 3), "unreachable", UNREACHABLE],
    ["it stays busy after all retries", [BUSY({ "retry-after": "30" })], "unreachable", UNREACHABLE],
    ["the key is wrong", [status(401, { error: { message: "Incorrect API key" } })], "misconfigured", UNREACHABLE],
    ["the model is unknown", [status(404, { error: { message: "No such model" } })], "misconfigured", UNREACHABLE],
    ["nothing arrives", [staysSilent], "late", UNREACHABLE],
    ["no first token arrives", [stallsAfter("")], "late", UNREACHABLE],
    ["it stalls in its first sentence", [stallsAfter("Your base")], "late", UNREACHABLE],
    ["the connection breaks", [breaksAfter("Your base")], "unreachable", UNREACHABLE],
    ["a chunk is cut off", [saysBrokenChunk("Your base load is high.")], "malformed", UNUSABLE],
    [
      "the reply is not a chat completion",
      [status(200, "<html>Welcome</html>", { "content-type": "text/html" })],
      "malformed",
      UNUSABLE,
    ],
    ["the model refuses", [declines("I'm sorry, I can't help with that.")], "empty", UNUSABLE],
    ["the reply is empty", [says("")], "empty", UNUSABLE],
    ["the reply has only markers", [says("** [S1] **\n---")], "empty", UNUSABLE],
    ["the question is too long for it", [contextExceeded], "too_long", UNUSABLE],
    [
      "it makes two invalid tool calls",
      [calls([{ name: "usageByPeriod", args: {} }]), calls([{ name: "usageByPeriod", args: "{bad" }])],
      "tools",
      UNUSABLE,
    ],
    [
      "it never stops calling tools",
      Array.from({ length: 7 }, (_, index) => calls([{ name: "knowledgeSearch", args: { question: `tip ${index}` } }])),
      "tools",
      UNUSABLE,
    ],
  ])("%s", async (_name, replies, failure, note) => {
    const llm = asker.llm({ now: Date.now }, failure === "late" ? IMPATIENT : TEST_LIMITS);
    const { done, events, log } = await asker.ask(QUESTION, replies, { llm });
    expect(done.text).toMatch(BUILT_IN);
    expect(done.text.endsWith(`\n${note}`)).toBe(true);
    expect(done.citations).toEqual([{ index: 1, title: "meter-2024.xml", kind: "upload" }]);
    expect(events.flatMap((event) => (event.type === "delta" ? [event.text] : [])).join("")).toBe(done.text);
    expect(log).toMatchObject({ engine: "built-in", failure });
  });

  test("in the reader's language", async () => {
    const { done } = await asker.ask("我的基础负荷是多少？", [says("")]);
    expect(done.text).toMatch(/\n（语言模型的回答无法采用，本次由内置引擎回答。）$/);
  });

  test("after the text so far, with continuous source numbers", async () => {
    const { done, events } = await asker.ask(
      QUESTION,
      [
        calls([
          { name: "plans", args: {} },
          { name: "billFacts", args: {} },
        ]),
        stallsAfter("Growth is $49 a month [S1]. That is a plan. And"),
      ],
      { llm: asker.llm({ now: Date.now }, { ...TEST_LIMITS, stallMs: 300 }) },
    );
    expect(done.text).toMatch(
      /^Growth is \$49 a month \[1\]\. That is a plan\.\n\(The language model stopped partway.+\)\nYour base load is 412 W.+ \[2\]/,
    );
    expect(done.citations.map(({ index, kind }) => [index, kind])).toEqual([
      [1, "product"],
      [2, "upload"],
    ]);
    expect(events.filter(({ type }) => type === "citation")).toHaveLength(2);
  });
});

describe("the server retries", () => {
  test("after 429 with Retry-After, and after server errors", async () => {
    const { done, requests } = await asker.ask(QUESTION, [
      BUSY({ "retry-after": "0" }),
      SERVER_ERROR,
      says("All is well."),
    ]);
    expect(done.text).toBe("All is well.");
    expect(requests).toHaveLength(3);
    expect(new Set(requests.map(({ text }) => text)).size).toBe(1);
  });

  test("between two calls of one answer", async () => {
    const { done, requests } = await asker.ask(QUESTION, [
      calls([{ name: "billFacts", args: {} }]),
      BUSY(),
      says("It is 412 W [S1]."),
    ]);
    expect([done.text, requests.length]).toEqual(["It is 412 W [1].", 3]);
  });

  test("without the conversation when that is too long for the model", async () => {
    const history = [{ kind: "question" as const, question: "Hello", answer: "Hi." }];
    const { done, requests } = await asker.ask(QUESTION, [contextExceeded, says("Short.")], { history });
    expect(done.text).toBe("Short.");
    expect(requests.map(({ body }) => body.messages.length)).toEqual([4, 2]);
  });

  test("an invalid call, once: the model is told what is wrong with it", async () => {
    const { done, requests, tools } = await asker.ask(QUESTION, [
      calls([
        { name: "usageByPeriod", args: { period: { kind: "month", month: 13 } } },
        { name: "deleteEverything", args: {} },
      ]),
      calls([{ name: "usageByPeriod", args: { period: { kind: "month", month: 7 } } }]),
      says("In July 2024 you used 868 kWh [S1]."),
    ]);
    expect(done.text).toBe("In July 2024 you used 868 kWh [1].");
    expect(tools).toEqual(["usageByPeriod"]);
    const told = requests[1]?.body.messages.filter(({ role }) => role === "tool").map(({ content }) => content);
    expect(told?.[0]).toMatch(/month/);
    expect(told?.[1]).toMatch(/deleteEverything/);
  });
});

test("a slow first token is waited for", async () => {
  const begin = new Promise((resolve) => setTimeout(resolve, 100));
  expect((await asker.ask(QUESTION, [afterwards(begin, says("Here I am."))])).done.text).toBe("Here I am.");
});

test("an endless reply is cut off at an answer's maximum length", async () => {
  const { done } = await asker.ask(QUESTION, [saysEndlessly]);
  expect(done.text.length).toBeLessThan(9_000);
  expect(done.text).toMatch(/^All work and no play/);
});

test("a truncated reply loses its unfinished sentence", async () => {
  const { done } = await asker.ask(QUESTION, [says("First sentence. Second one is wh", { finish: "length" })]);
  expect(done.text).toBe("First sentence.");
});

describe("an endpoint that is down", () => {
  test("is skipped after three failures, until one try shows that it is back", async () => {
    const clock = { nowMs: 1_000_000, now: () => clock.nowMs };
    const llm = asker.llm(clock, { ...TEST_LIMITS, retries: 0 });
    const ask = async (...replies: LlmReply[]) => (await asker.ask(QUESTION, replies, { llm })).requests.length;
    for (let n = 0; n < 3; n += 1) expect(await ask(SERVER_ERROR)).toBe(1);
    expect(await ask(says("Hello."))).toBe(0);
    clock.nowMs += 31_000;
    expect(await ask(SERVER_ERROR)).toBe(1);
    expect(await ask(says("Hello."))).toBe(0);
    clock.nowMs += 31_000;
    expect(await ask(says("Hello."))).toBe(1);
    expect(await ask(says("Hello."))).toBe(1);
  });

  test("counts only failures of the endpoint", async () => {
    const llm = asker.llm();
    for (let n = 0; n < 5; n += 1) expect((await asker.ask(QUESTION, [says("")], { llm })).requests).toHaveLength(1);
  });
});

test("a failed read is an error, not an answer: nothing replaces it", async () => {
  const data = { ...HOUSEHOLD, usage: () => Promise.reject(new Error("The database is gone")) };
  await expect(
    asker.ask(QUESTION, [calls([{ name: "billFacts", args: {} }]), says("None.")], { data }),
  ).rejects.toThrow("The database is gone");
});
