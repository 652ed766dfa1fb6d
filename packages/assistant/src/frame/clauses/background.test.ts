import { describe, expect, it } from "vitest";
import type { Frame } from "../frame";
import { readMessage } from "../read-message";

const today = "2026-11-29";
const framesOf = (text: string) =>
  readMessage(text, {
    language: /\p{Script=Han}/u.test(text) ? "zh" : "en",
    today,
    previous: null,
    hasProposal: false,
  }).questions.map(({ frame }) => frame);
const frameOf = (text: string): Partial<Frame> => {
  const [{ period, filters, group, pick, given, appliances, subject, metric } = {} as Frame] = framesOf(text);
  return Object.fromEntries(
    Object.entries({ period, filters, group, pick, given, appliances, subject, metric }).filter(
      ([, value]) => value !== undefined,
    ),
  );
};

describe("what is told first is not asked", () => {
  it.each<[string, Partial<Frame>]>([
    ["hey so the thing is my husband bakes on Sundays, how much did we use last week", { period: "week-1" }],
    ["we have a dryer and two fridges, whats our daily average in November", { period: "--11" }],
    [
      "I work late on Thursdays and the kids are out, which month did we use the most this year?",
      { period: "year0", group: "month", pick: "highest" },
    ],
    ["I just bought an air fryer. How much did I use yesterday?", { period: "day-1" }],
    ["the kids are back at school since Monday how much did we use last month", { period: "month-1" }],
    ["how many kWh did we use on October 3? my brother had the oven on all day", { period: "--10-03" }],
    ["家里有两台空调和一个冰箱，今年哪个月用电最多", { period: "year0", group: "month", pick: "highest" }],
    ["周末我一般都不在家，七月份总共用了几度", { period: "--07" }],
    ["孩子放暑假天天开空调，八月份哪天用电最多", { period: "--08", group: "day", pick: "highest" }],
    ["我婆婆說電熱水器費電，上週哪天用電最多", { period: "week-1", group: "day", pick: "highest" }],
  ])("%s", (text, slots) => expect(frameOf(text)).toEqual({ metric: "energy", ...slots }));

  it.each<[string, Partial<Frame>]>([
    [
      "my cousin says she pays ninety dollars a month I pay twelve cents a kilowatt hour what would my June have cost",
      { period: "--06", given: ["0.12/kWh"] },
    ],
    ["邻居说她家一个月才交一百块，我家十月电费按五毛五算是多少", { period: "--10", given: ["0.55/kWh"] }],
  ])("keeps the asker's own price: %s", (text, slots) => expect(frameOf(text)).toMatchObject(slots));
});

describe("hours and days that are told and meant by the question", () => {
  it.each<[string, string]>([
    ["We open at 9 and close at 6 pm. How much do we use after we close?", "hours:18-9"],
    ["We open at 9 and close at 6 pm. How much do we use during opening hours?", "hours:9-18"],
    ["we go to bed at eleven and get up at seven, what share of our electricity goes while we sleep", "hours:23-7"],
    ["I leave for work at 7:30 and get home around 6, how much do we use while I'm out", "hours:7:30-18"],
    ["I'm off on Wednesdays. How much do I use on my days off?", "wed"],
    ["俺早上8点开门晚上9点关门,关门以后用的电占几成", "hours:21-8"],
    ["我们店九点半开门，晚上十点打烊，打烊以后一天用多少电", "hours:22-9:30"],
    ["俺每天早上七点出门晚上六点回家，不在家的时候用电占多少", "hours:7-18"],
    ["我們店早上十點開門，晚上九點打烊，打烊後用了多少電", "hours:21-10"],
    ["我们周一休息，休息那天用多少电", "mon"],
  ])("%s", (text, filter) => expect(frameOf(text).filters).toEqual([filter]));
});

describe("what a question needs of what is told before", () => {
  it.each<[string, Partial<Frame>]>([
    ["I was in Spain from June 3 to June 14. What did the house use while I was gone?", { period: "--06-03..--06-14" }],
    ["I have a heat pump. What does it use in winter?", { appliances: ["heat_pump"] }],
    ["The dryer is old, how much does it cost me a month?", { appliances: ["dryer"] }],
    ["I pay 30 cents a kWh, what did last week cost", { period: "week-1", given: ["0.3/kWh"] }],
    ["I moved in in March. What is my total so far?", { period: "--03" }],
    ["中秋那天亲戚来看宝宝，用了多少电呀", { period: "holiday:mid_autumn" }],
    ["空调俺家不大开，七月用了几度", { appliances: ["ac"], period: "--07" }],
    ["白天我一个人在家，这个月白天用电占多少比例", { filters: ["daytime"] }],
    ["我家空调，上个月用了多少电", { appliances: ["ac"], period: "month-1" }],
    ["My bill went up. What changed?", { subject: "bill" }],
  ])("%s", (text, slots) => expect(frameOf(text)).toMatchObject(slots));
});
