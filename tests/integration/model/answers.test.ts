import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls, says, saysAtOnce } from "../../support/llm-endpoint";
import { HOUSEHOLD, ModelAsker } from "../../support/model-answer";

let asker: ModelAsker;
beforeAll(async () => {
  asker = await ModelAsker.start();
});
afterAll(() => asker.endpoint.close());

const BILL = calls([{ name: "billFacts", args: {} }]);
const textOf = (events: readonly { type: string }[]) =>
  events.map((event) => ("text" in event && event.type === "delta" ? event.text : "")).join("");

describe("a model's answer", () => {
  test("calls the tools, names them as they start, and cites what it states", async () => {
    const { events, done, tools, requests, log } = await asker.ask("What is my base load?", [
      BILL,
      says("Your base load is **412 W** [S1], 49.4% of all you use. [S1] Fridges and routers are the usual suspects."),
    ]);
    expect(tools).toEqual(["billFacts"]);
    expect(done.text).toBe(
      "Your base load is 412 W, 49.4% of all you use [1]. Fridges and routers are the usual suspects.",
    );
    expect(textOf(events)).toBe(done.text);
    expect(done.citations).toEqual([{ index: 1, title: "meter-2024.xml", kind: "upload" }]);
    expect(events.findIndex(({ type }) => type === "citation")).toBeLessThan(
      events.findIndex(({ type }) => type === "delta"),
    );
    expect(done.suggestions.length).toBeGreaterThanOrEqual(2);
    expect(done.understanding).toMatchObject({ intent: "base_load", sources: [{ title: "meter-2024.xml" }] });
    expect(requests).toHaveLength(2);
    expect(log).toMatchObject({ engine: "model", tokens: 1484, steps: 2, wasCorrected: false });
  });

  test("is requested as chat completions with the tools' schemas, the key only in its header", async () => {
    const { requests } = await asker.ask("Hello", [says("Hello, how can I help?")]);
    const [{ body, headers, text } = { body: undefined, headers: {}, text: "" }] = requests;
    expect(headers).toMatchObject({ authorization: "Bearer sk-test-key" });
    expect(text).not.toContain("sk-test-key");
    expect(body).toMatchObject({
      model: "test-model",
      stream: true,
      stream_options: { include_usage: true },
      tool_choice: "auto",
    });
    expect(body?.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(body?.tools?.length).toBeGreaterThan(10);
    for (const {
      type,
      function: { name, description, parameters },
    } of body?.tools ?? []) {
      expect([type, name]).toEqual(["function", expect.stringMatching(/^[a-zA-Z]\w{2,63}$/)]);
      expect(description.length, name).toBeGreaterThan(10);
      expect(parameters, name).toMatchObject({ type: "object", properties: expect.anything() });
    }
  });

  test("may call several tools at once, and repeat one without running it twice", async () => {
    let reads = 0;
    const data = { ...HOUSEHOLD, items: () => ((reads += 1), HOUSEHOLD.items()) };
    const { done, tools } = await asker.ask(
      "What can I buy and what do plans cost?",
      [
        calls([
          { name: "storeItems", args: { limit: 3 } },
          { name: "plans", args: {} },
          { name: "storeItems", args: { limit: 3 } },
        ]),
        says("Plant a tree costs 120 green coins [S1].\nGrowth is $49 a month [S2]."),
      ],
      { data },
    );
    expect(reads).toBe(1);
    expect(new Set(tools)).toEqual(new Set(["storeItems", "plans"]));
    expect(done.text).toContain("120 green coins [1].\nGrowth is $49 a month [2].");
    expect(done.citations.map(({ kind }) => kind)).toEqual(["product", "product"]);
  });

  test("omits what a model announces before a tool call", async () => {
    const { done } = await asker.ask("What is my base load?", [
      calls([{ name: "billFacts", args: {} }], { before: "Let me check your data." }),
      says("It is 412 W [S1]."),
    ]);
    expect(done.text).toBe("It is 412 W [1].");
  });

  test("is in the language of the question, with Chinese sentences split and cited", async () => {
    const { done, requests } = await asker.ask("我的基础负荷是多少？", [
      BILL,
      says("您的基础负荷是 412 瓦。[S1]占用电的 49.4%[S1]。夜里也在耗电。"),
    ]);
    expect(done.text).toBe("您的基础负荷是 412 瓦[1]。占用电的 49.4%[1]。夜里也在耗电。");
    expect(requests[0]?.body.messages[0]?.content).toContain("Simplified Chinese");
  });

  test("keeps lists, and removes reasoning, Markdown and tables", async () => {
    const { done } = await asker.ask("How do I save?", [
      says("<think>The asker wants 99 ideas.</think>## Ideas\nTry this:\n- **Dry** outside\n- Wash cold\n\nGood luck!"),
    ]);
    expect(done.text).toBe("Ideas\nTry this:\n• Dry outside\n• Wash cold\nGood luck!");
  });

  test("works with a server that does not stream", async () => {
    const { done } = await asker.ask("What is my base load?", [
      saysAtOnce(
        {
          content: null,
          tool_calls: [{ id: "call_1", type: "function", function: { name: "billFacts", arguments: "{}" } }],
        },
        "tool_calls",
      ),
      saysAtOnce({ content: "It is 412 W [S1]." }),
    ]);
    expect(done.text).toBe("It is 412 W [1].");
  });

  test("has the conversation as context, with file names fenced and citation numbers removed", async () => {
    const { requests } = await asker.ask("And in July?", [says("Ask me more.")], {
      history: [
        { kind: "upload", question: "bill.pdf", answer: "It holds 12 months [1]." },
        { kind: "question", question: "What is my base load?", answer: "It is 412 W [1]." },
      ],
    });
    const [, uploaded, summary, asked, answered, now] = requests[0]?.body.messages ?? [];
    expect(uploaded?.content).toMatch(/^I uploaded a file of this name:\n<data-\w+>\nbill\.pdf\n<\/data-\w+>$/);
    expect([summary?.content, asked?.content, answered?.content, now?.content]).toEqual([
      "It holds 12 months.",
      "What is my base load?",
      "It is 412 W.",
      "And in July?",
    ]);
  });

  test("in a long conversation only gets the newest part", async () => {
    const history = Array.from({ length: 30 }, (_, index) => ({
      kind: "question" as const,
      question: `Question ${index}`,
      answer: "word ".repeat(300),
    }));
    const { requests } = await asker.ask("And now?", [says("Well.")], { history });
    const { messages = [] } = requests[0]?.body ?? {};
    expect(messages.length).toBeLessThan(14);
    expect(messages.at(-3)?.content).toBe("Question 29");
    expect(messages.reduce((sum, { content }) => sum + (content?.length ?? 0), 0)).toBeLessThan(12_000);
  });
});

describe("on a partner's page", () => {
  test("there are no links to our site and no cards", async () => {
    const { done } = await asker.ask(
      "What do plans cost?",
      [calls([{ name: "plans", args: {} }]), says("Growth is $49 a month [S1].")],
      { question: { surface: "widget" } },
    );
    expect(done.citations).toEqual([{ index: 1, kind: "product", title: expect.any(String) }]);
    expect(done.attachments).toEqual([]);
  });
});
