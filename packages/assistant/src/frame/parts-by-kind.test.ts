import { describe, expect, it } from "vitest";
import { readMessage } from "./read-message";

const today = "2026-11-29";
const questionsIn = (text: string) =>
  readMessage(text, {
    language: /\p{Script=Han}/u.test(text) ? "zh" : "en",
    today,
    previous: null,
    hasProposal: false,
  }).questions;

describe("what wants different things is asked in parts", () => {
  it.each<[string, string[]]>([
    ["how much did we use in May and turn off the heater", ["ask", "do"]],
    ["What did last week cost? Please set the thermostat to 19", ["ask", "do"]],
    ["昨天用了多少度，顺便把空调关了", ["ask", "do"]],
    ["上個月用了多少電？順便把充電樁停了", ["ask", "do"]],
    [
      "why is my bill so high, how can I bring it down and can I join a virtual power plant",
      ["explain", "advise", "ask"],
    ],
    ["这个月电费为什么这么高，怎么省电，还有我能参加虚拟电厂吗", ["explain", "advise", "ask"]],
    ["what is the total energy for March and at 21 cents what is the amount?", ["ask", "ask"]],
  ])("%s", (text, acts) => expect(questionsIn(text).map(({ frame }) => frame.act)).toEqual(acts));

  it("leaves a later part's words out of an earlier one", () => {
    const [first, second, third] = questionsIn("上周用了多少电？比前一周多吗？顺便把充电桩停了").map(
      ({ frame }) => frame,
    );
    expect(first).toMatchObject({ act: "ask", period: "week-1" });
    expect(second).toMatchObject({ act: "compare", period: "week-1", comparedTo: "week-2" });
    expect([first, second].map((frame) => frame?.appliances)).toEqual([undefined, undefined]);
    expect(third).toMatchObject({ act: "do", appliances: ["ev"] });
  });

  it("asks the same of another time after its question mark", () => {
    const filters = questionsIn("我用電的尖峰是不是在傍晚?週末也一樣嗎?").map(({ frame }) => frame.filters ?? []);
    expect(filters).toHaveLength(2);
    expect(filters[0]).not.toContain("weekend");
    expect(filters[1]).toContain("weekend");
  });
});

describe("what wants one thing stays one question", () => {
  it.each([
    "Is it better to leave the heating on all day or turn it down when you leave?",
    "How much carbon lower was 2025 than 2026 to date?",
    "What is the Mysa in the den set to at the moment?",
    "Which month was the most expensive and what did it come to?",
    "45 amps at 480 volts three phase, how many kW? Power factor's about .85",
    "how much did we use yesterday and what did it cost",
    "怎么省电，一年能省多少",
    "卫生间灯怎么还不关，关掉",
  ])("%s", (text) => expect(questionsIn(text)).toHaveLength(1));
});

describe("two times and how far they lie apart", () => {
  it.each([
    ["in Oct, in Sept and what is the difference", "--10", "--09"],
    ["how much did we use in June and July and the difference", "--06", "--07"],
    ["last week and this week and what's the difference", "week-1", "week0"],
  ])("%s", (text, period, comparedTo) => {
    const [only, ...others] = questionsIn(text).map(({ frame }) => frame);
    expect(others).toEqual([]);
    expect(only).toMatchObject({ act: "compare", aggregate: "difference", period, comparedTo });
  });

  it("takes what is compared with another year for nothing else", () => {
    const [only] = questionsIn("October this year against October last year, difference in percent please");
    expect(only?.frame.comparedTo).toBe("2025-10");
  });
});
