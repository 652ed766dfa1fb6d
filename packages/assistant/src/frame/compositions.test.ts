import { describe, expect, it } from "vitest";
import type { Frame } from "./frame";
import { readMessage } from "./read-message";

const read = (text: string, previous: Frame | null = null): Frame | undefined => {
  const language = /\p{Script=Han}/u.test(text) ? ("zh" as const) : ("en" as const);
  const { questions } = readMessage(text, { language, today: "2026-11-29", previous, hasProposal: false });
  expect(questions).toHaveLength(1);
  return questions[0]?.frame;
};

describe("a choice and what it is made from", () => {
  it.each<[string, Partial<Frame>]>([
    ["Peak day this year? Date and kWh.", { group: "day", pick: "highest", period: "year0" }],
    ["I'd like to find the day with the minimum kWh reading in October.", { group: "day", pick: "lowest" }],
    ["This year, what was our very best day, like the lowest one on the meter?", { group: "day", pick: "lowest" }],
    ["what I want is the month with the largest kWh total over the past year", { group: "month", pick: "highest" }],
    ["Which day of the week did I tend to use the most electricity in July and August?", { group: "weekday" }],
    ["can u count the days i used more then 15 kWh in October", { group: "day", pick: "above:15kWh" }],
    ["how many days never hit 15 kWh in the last 30 days", { group: "day", pick: "below:15kWh" }],
    ["七八月周几用电最多", { group: "weekday", pick: "highest" }],
    ["今年一天用电不够15度的有多少天", { group: "day", pick: "below:15kWh" }],
    ["我們家七八月耗電前3名的日子給我看一下啦", { group: "day", pick: "top:3" }],
    ["上周边日最悭电？", { group: "day", pick: "lowest" }],
  ])("%s", (text, frame) => expect(read(text)).toMatchObject(frame));
});

describe("two months that are asked of together", () => {
  it.each([
    "Which hour of the day was the busiest in July and August?",
    "On how many days in July and August did I use more than 15 kWh?",
    "do we use more electricity on weekends than on weekdays in July and August",
    "Compare kWh between 5 and 9 pm vs during the day, in July and August.",
  ])("are one time: %s", (text) => {
    const frame = read(text);
    expect(frame).toMatchObject({ period: "--07..--08" });
    expect(frame).not.toHaveProperty("comparedTo");
  });

  it("are two where they are compared", () =>
    expect(read("Compare July and August")).toMatchObject({ period: "--07", comparedTo: "--08" }));
});

describe("hours that are held against a part of the day", () => {
  it.each<[string, readonly string[]]>([
    ["In October was i using more power between 5 and 9 pm or during the day", ["hours:17-21", "hours:6-17"]],
    ["Compare kWh at night vs between 9 am and noon, last week.", ["night", "hours:9-12"]],
    ["最近30天晚上跟上午9点到12点比，哪段儿用电多？", ["night", "hours:9-12"]],
  ])("%s", (text, filters) => expect(read(text)?.filters).toEqual(filters));

  it("are not those that lie in it", () =>
    expect(read("how much did we use in the evening between 5 and 8 in October")?.filters).toEqual(["hours:17-20"]));
});

describe("days of the week within a time", () => {
  it.each<[string, Partial<Frame>]>([
    ["今年周一用电占比", { period: "year0", filters: ["mon"], aggregate: "share" }],
    ["上周日均用电", { period: "week-1", aggregate: "average" }],
    ["What did we use tues thurs and sat in October", { period: "--10", filters: ["tue+thu+sat"] }],
  ])("%s", (text, frame) => expect(read(text)).toMatchObject(frame));
});

describe("a second part that only takes up the first", () => {
  it.each([
    "Did I use more electricity for June than I did for August, and what was the difference?",
    "October versus September, which one was worse and by how much?",
    "十月跟八月比，电是用多了还是用少了？差多少？",
    "想知道上周我這邊每天平均大概用多少電，可以幫我算嗎？",
  ])("%s", (text) => expect(read(text)?.scope).toBe("own"));
});

describe("a follow-up that points back", () => {
  const total = (text: string) => read(text);
  it.each<[string, string, Partial<Frame>]>([
    [
      "How much electricity did I use in October?",
      "I see, thank you. Could you now count only what I used in the morning?",
      { period: "--10", filters: ["morning"] },
    ],
    [
      "how much did i use last month",
      "whats that work out to a day on avrage",
      { period: "month-1", aggregate: "average" },
    ],
    [
      "How many kWh did I use in October?",
      "well thank you. which day did I use the most?",
      { period: "--10", pick: "highest" },
    ],
    [
      "how much did we use in October",
      "I pay 32 cents per kWh, so how much money is that?",
      { period: "--10", metric: "cost" },
    ],
    ["How much did we use in July and August?", "And on Tuesdays and Thursdays?", { filters: ["tue+thu"] }],
    [
      "how much did we use from the 1st to the 10th of October",
      "and the rest of that month?",
      { period: "2026-10-11..2026-10-31" },
    ],
    ["十月咱家用了多少电", "较八月增减了多少？", { period: "--10", comparedTo: "--08" }],
    ["今年一共用了多少度电", "好的，那周一的用电是多少呢？", { period: "year0", filters: ["mon"] }],
  ])("%s / %s", (before, after, frame) => {
    const answer = read(after, total(before) ?? null);
    expect(answer).toMatchObject(frame);
    if (frame.filters) expect(answer).not.toHaveProperty("aggregate");
  });
});

describe("words that say something else", () => {
  it.each<[string, Partial<Frame>]>([
    ["what month did i use the least power this year", { metric: "energy", pick: "lowest" }],
    ["what share of our October use was between 5 and 9 pm", { aggregate: "share", filters: ["hours:17-21"] }],
    ["Rate is 32 cents per kWh. Then what will be the amount for my consumption yesterday?", { metric: "cost" }],
    ["十月用电环比变化多少？", { period: "--10", comparedTo: "2026-09" }],
    ["which night of the week do we use the most", { group: "weekday", filters: ["night"] }],
  ])("%s", (text, frame) => expect(read(text)).toMatchObject(frame));

  it("most of the time is no choice", () =>
    expect(
      read("I'm home in the evening most of the time, how much did I use in the evening last month"),
    ).not.toHaveProperty("pick"));
});
