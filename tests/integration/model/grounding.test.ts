import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { calls, says } from "../../support/llm-endpoint";
import { ModelAsker, NONCE } from "../../support/model-answer";

let asker: ModelAsker;
beforeAll(async () => {
  asker = await ModelAsker.start();
});
afterAll(() => asker.endpoint.close());

const QUESTION = "What is my base load?";
const BILL = calls([{ name: "billFacts", args: {} }]);
const LEFT_OUT = "I left something out because I couldn't verify its figures.";

describe("a draft with an unsupported statement", () => {
  test.each([
    ["a wrong figure", "Your base load is 421 W [S1]."],
    ["a wrong unit", "Your base load is 412 kWh [S1]."],
    ["a wrong month", "You used 868 kWh in June 2023 [S1]."],
    ["a figure in words", "Three quarters of it are wasted by standby."],
    ["a figure from nowhere", "A typical home uses 9.1 kWh a day."],
    ["a sum of its own", "July and June together make 1,455 kWh [S1]."],
  ])("%s is sent back once, with what failed, and returns corrected", async (_name, wrong) => {
    const { done, requests, log } = await asker.ask(QUESTION, [
      BILL,
      says(`You asked about standby. ${wrong} That is all.`),
      says("Your base load is 412 W [S1]."),
    ]);
    expect(done.text).toBe("You asked about standby. Your base load is 412 W [1].");
    const request = requests[2]?.body.messages.at(-1);
    expect(request?.role).toBe("user");
    expect(request?.content).toContain(wrong.replace(" [S1]", ""));
    expect(request?.content).toContain("You asked about standby.");
    expect(log).toMatchObject({ engine: "model", wasCorrected: true, isIncomplete: false });
  });

  test("loses what fails again, and the answer says so", async () => {
    const { done } = await asker.ask(QUESTION, [
      BILL,
      says("It is 412 W [S1]. It costs $999 a year [S1]."),
      says("It costs $998 a year [S1]. You could switch off the router."),
    ]);
    expect(done.text).toBe(`It is 412 W [1]. You could switch off the router.\n${LEFT_OUT}`);
  });

  test("keeps what followed the failure when the correction is empty", async () => {
    const { done } = await asker.ask(QUESTION, [
      BILL,
      says("It is 500 W [S1]. It is 49.4% of your use [S1]."),
      says(""),
    ]);
    expect(done.text).toBe(`It is 49.4% of your use [1].\n${LEFT_OUT}`);
  });

  test("may look up the missing data", async () => {
    const { done, tools } = await asker.ask("What does Growth cost?", [
      says("Growth is $50 a month."),
      calls([{ name: "plans", args: {} }]),
      says("Growth is $49 a month [S1]."),
    ]);
    expect([done.text, tools]).toEqual(["Growth is $49 a month [1].", ["plans"]]);
  });

  test("that has nothing left is replaced by the built-in engine", async () => {
    const { done, log } = await asker.ask(QUESTION, [says("It is 500 W."), says("It is 501 W.")]);
    expect(done.text).toMatch(/^Your base load is 412 W.+couldn.t be used, so the built-in engine answered\.\)$/s);
    expect(log).toMatchObject({ failure: "unbacked" });
  });
});

describe("citations", () => {
  test("that a model forgets or gets wrong are taken from the tools' own sources", async () => {
    const { done } = await asker.ask("My base load and the price of Growth?", [
      calls([
        { name: "billFacts", args: {} },
        { name: "plans", args: {} },
      ]),
      says("Your base load is 412 W [S2]. Growth is $49 a month. It adds up [S9]."),
    ]);
    expect(done.text).toBe("Your base load is 412 W [1]. Growth is $49 a month [2]. It adds up.");
    expect(done.citations.map(({ kind }) => kind)).toEqual(["upload", "product"]);
  });
});

describe("an amount made up by the model", () => {
  const RUN = (args: object) => calls([{ name: "runningCost", args }]);

  test("is rejected by the tool", async () => {
    const { requests, done } = await asker.ask("What does my heater cost?", [
      RUN({ watts: 1850, hours: 3 }),
      says("A heater of 1,850 W costs $1.17."),
      says("How many watts does it have, and how long does it run?"),
    ]);
    expect(requests[1]?.body.messages.at(-1)?.content).toMatch(/^Not run: nobody has said watts: 1850, hours: 3/);
    expect(done.text).toMatch(/^How many watts/);
  });

  test("is accepted if the user named it, in any unit", async () => {
    const { done } = await asker.ask("What does my 1.85 kW heater cost for 3 hours?", [
      RUN({ watts: 1850, hours: 3 }),
      says("That is 5.55 kWh, $1.17 [S1]."),
    ]);
    expect(done.text).toBe("That is 5.55 kWh, $1.17 [1].");
  });

  test("is accepted if a tool found it", async () => {
    const { done } = await asker.ask("What does my base load cost a day?", [
      BILL,
      RUN({ watts: 412, hours: 24 }),
      says("It is 9.9 kWh a day, $2.08 [S1]."),
    ]);
    expect(done.text).toBe("It is 9.9 kWh a day, $2.08 [1].");
  });
});

test("the guard checks the whole sentence, not the streamed pieces", async () => {
  const { done } = await asker.ask(QUESTION, [
    BILL,
    says("Your base load is 412 W, not 500 W [S1].", { piece: 1 }),
    says(""),
  ]);
  expect(done.text).toMatch(/^Your base load is 412 W: the power/);
});

test("the fence around results is different for every answer", async () => {
  const { requests } = await asker.ask(QUESTION, [BILL, says("Fine.")]);
  expect(requests[0]?.body.messages[0]?.content).toContain(`<data-${NONCE}>`);
  expect(requests[1]?.body.messages.at(-1)?.content).toMatch(new RegExp(`^<data-${NONCE}>[^]+</data-${NONCE}>$`));
});
