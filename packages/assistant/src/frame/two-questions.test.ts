import { expect, it } from "vitest";
import type { Frame } from "./frame";
import { readMessage } from "./read-message";

/* Messages of two questions with a comma between them: each is read, and the second leans on the first. */

const read = (text: string): Frame[] =>
  readMessage(text, {
    language: "en",
    today: "2026-11-29",
    previous: null,
    hasProposal: false,
    deviceNames: ["Kasa 3"],
  }).questions.map(({ frame }) => frame);

it.each<[string, Partial<Frame>, Partial<Frame>]>([
  ["十月用了多少度电，九月呢？", { period: "--10" }, { metric: "energy", period: "--09" }],
  ["十月用了多少度电，卖了多少电？", { metric: "energy" }, { metric: "export", period: "--10" }],
  ["十月用了多少度电，其中夜里用了多少？", { period: "--10" }, { period: "--10", filters: ["night"] }],
  ["十月用了多少度电，什么用得最多？", { period: "--10" }, { period: "--10", scope: "own", group: "appliance" }],
  ["上周电费是多少，现在电价多少？", { metric: "cost", period: "week-1" }, { metric: "price", period: "hour0" }],
  [
    "上周电费是多少，哪天最少？",
    { metric: "cost" },
    { metric: "cost", period: "week-1", group: "day", pick: "lowest" },
  ],
  ["上个月汽车用了多少电，花了多少钱？", { appliances: ["ev"] }, { metric: "cost", appliances: ["ev"] }],
  ["上周电费是多少，把Kasa 3关了。", { metric: "cost" }, { act: "do", command: "off" }],
  [
    "How much did the panels make in June, and how does that compare with the month before?",
    { metric: "production" },
    { period: "--06", comparedTo: "2026-05" },
  ],
  [
    "How much electricity did we use in October, and is that more than last year?",
    { period: "--10" },
    { period: "--10", comparedTo: "2025-10" },
  ],
  [
    "How much electricity did we use in October, and when was the peak?",
    { period: "--10" },
    { metric: "power", aggregate: "max", period: "--10" },
  ],
  [
    "How much electricity did we use in October, and is the battery full?",
    { metric: "energy" },
    { metric: "battery_level" },
  ],
])("%s", (text, first, second) => expect(read(text)).toMatchObject([first, second]));

it.each(["上周电费是多少，我有多少绿币？", "What did last week cost, and how many coins do I have?"])(
  "%s: what an account has is of no week",
  (text) => expect(read(text)[1]).toMatchObject({ metric: "coins" }),
);
it("asks for the coins of no time", () =>
  expect(read("What did last week cost, and how many coins do I have?")[1]?.period).toBeUndefined());

it.each([
  "十一月用电最多的是哪天，花了多少钱？",
  "十月哪天最贵，花了多少",
  "五月充了几次车，每次几度？",
  "我上周出差了，家里用了多少电？",
  "what are the three highest months and how much together",
  "which are our two worst months and how much altogether",
  "Which day cost the most, which cost the least and how far apart are they?",
  "上个月账单300块，下降了20%，现在多少",
])("%s is one question", (text) => expect(read(text)).toHaveLength(1));

it.each(["十一月用电最多的是哪天，花了多少钱？", "上周哪天用电最少，花了多少"])(
  "%s: the day is picked by what was used",
  (text) => expect(read(text)).toMatchObject([{ metric: "energy", group: "day" }]),
);

it.each<[string, Partial<Frame>]>([
  ["十月用了多少度电，跟上个月比怎么样？", { period: "--10", comparedTo: "2026-09" }],
  ["十月用了多少度电，比去年多吗？", { period: "2026-10", comparedTo: "2025-10" }],
  ["九月用了多少电，比去年九月多吗", { period: "--09", comparedTo: "2025-09" }],
  ["六月光伏发了多少，跟上个月比怎么样？", { metric: "production", period: "--06", comparedTo: "2026-05" }],
])("%s tells both in one comparison", (text, frame) => expect(read(text)).toMatchObject([frame]));
