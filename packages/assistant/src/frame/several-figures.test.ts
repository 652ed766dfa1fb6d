import { describe, expect, test } from "vitest";
import type { Frame } from "./frame";
import { leftOutDays } from "./times/left-out-days";
import { mentionsIn } from "./mentions";
import { normalWords } from "./normalize";
import { readMessage } from "./read-message";
import { sharedBy } from "./amounts/shared-by";
import { statedAmount } from "./amounts/stated-amounts";
import { withDigits } from "./values/numbers";

const today = "2026-11-29";

const read = (text: string): readonly Frame[] =>
  readMessage(text, {
    language: /\p{Script=Han}/u.test(text) ? "zh" : "en",
    today,
    previous: null,
    hasProposal: false,
  }).questions.map(({ frame }) => frame);

describe("a message of several parts whose figures belong together", () => {
  test.each<[string, Partial<Frame>]>([
    [
      "Compare car charging kWh for each month since June, and tell me which part of it fell in peak hours.",
      { period: "since:--06", group: "month", filters: ["peak"], appliances: ["ev"] },
    ],
    ["六月以来每个月给车充电多少度，其中多少在高峰", { period: "since:--06", group: "month", appliances: ["ev"] }],
    [
      "What percentage of third-quarter import cost was incurred during peak hours, and what would the same kWh have cost entirely off-peak?",
      { metric: "cost", period: "--07..--09", filters: ["peak"] },
    ],
    ["十月尖峰時段用電占總用電幾成?全部挪到離峰可以省多少錢", { metric: "energy", period: "--10", filters: ["peak"] }],
    [
      "what share of september was peak and what would i save moving it all off-peak",
      { metric: "energy", period: "--09", filters: ["peak"] },
    ],
    [
      "Please provide net electricity cost by quarter since Q1 2025: import charges, export credits, and the balance.",
      { metric: "cost", period: "since:2025-01", group: "quarter" },
    ],
    ["今年各季度购电支出、售电收入及净额", { metric: "cost", period: "year0", group: "quarter" }],
    ["购电量、上网电量和净用电量 按月列出今年的", { metric: "net", period: "year0", group: "month" }],
    [
      "hey can you tell me which day this week used the most power and like what was it that did it",
      { metric: "energy", period: "week0", group: "day", pick: "highest" },
    ],
    ["十月用电最狠的那天是哪个电器搞的", { period: "--10", group: "day", pick: "highest" }],
    ["on how many days last winter did the panels make next to nothing", { metric: "production", aggregate: "count" }],
    ["今年一月有几天几乎没发电", { metric: "production", period: "2026-01", aggregate: "count" }],
    [
      "今年发电最猛的是哪一天，发了多少，那天有没有一度电都不用买",
      { metric: "production", group: "day", pick: "highest" },
    ],
    ["how much of october's electricity is unidentified and what's that as a percent", { group: "appliance" }],
    ["上個月有幾多度電識別唔到係咩電器", { period: "month-1", group: "appliance" }],
    [
      "My late wife always said we wasted the most in February. Was she right, looking at February against the other months?",
      { metric: "energy", period: "--02", group: "month", pick: "highest" },
    ],
    ["how much co2 did we cause this year and how much did the solar offset", { metric: "carbon", period: "year0" }],
    ["咱家一年算下来排了多少碳，最好也说说光伏抵掉了多少", { metric: "carbon", period: "last12m" }],
    ["在2025年全年和2026年至今之间，平均每日购电成本变动了百分之几？", { period: "2026", comparedTo: "2025" }],
    [
      "What was our best solar day this year, and did we buy any power that day?",
      { metric: "production", period: "year0", group: "day", pick: "highest" },
    ],
    ["今年自给率按月列一下", { metric: "own_use", aggregate: "share", period: "year0", group: "month" }],
    [
      "self sufficiency this year against last year by month",
      { metric: "own_use", aggregate: "share", group: "month" },
    ],
    ["what did we import export and what was left net, each month from june", { period: "since:--06", group: "month" }],
    [
      "I want Jan to Nov 2026 cost against the same months in 2025, one line each",
      { metric: "cost", comparedTo: "2025-01..2025-11", group: "month" },
    ],
    ["八月最费钱的三个负荷是啥，各占总电费多少", { metric: "cost", group: "appliance" }],
    ["我妈讲五月用电最少，啱唔啱", { period: "--05", group: "month", pick: "lowest" }],
    ["what percent of septembers usage is just everything else that you couldnt name", { period: "--09" }],
    ["why was october so expensive and which appliance was behind it", { act: "explain", metric: "cost" }],
    ["十月为什么这么贵，是哪个电器造成的", { act: "explain", metric: "cost", period: "--10" }],
    ["pge billed me $240 for october does that add up with your figures", { metric: "cost", period: "--10" }],
    ["国网说九月430度，你看到的一样吗", { metric: "energy", period: "--09" }],
    ["How many kWh and how much money went to peak vs off-peak last month?", { group: "tariff_period" }],
    ["九月峰谷电量和电费分别是多少", { group: "tariff_period" }],
  ])("%s", (text, expected) => {
    const questions = read(text);
    expect(questions).toHaveLength(1);
    expect(questions[0]).toMatchObject({ scope: "own", ...expected });
  });

  test.each([
    "The bill went up, why, and what was it in May?",
    "How much did I use in May, and what's the weather like?",
    "我用了多少电，下个月呢",
    "What does a kwh cost me off peak",
    "我要是换成峰谷电价上个月能便宜不",
    "灰车上周充了多少电？费用是多少？其中谷段占多少？",
    "太阳能去年减少了几公斤的碳排放",
    "in Norway, how do I get paid for what I feed in, hour by hour or netted over the month?",
  ])("%s is none of them", (text) => {
    expect(mentionsIn(normalWords(text)).several).toBeUndefined();
  });
});

describe("a price per kWh of a time", () => {
  test.each([
    "What was my effective average rate per kWh purchased in September 2026, all peak and off-peak hours combined?",
    "What's the blended price per unit we paid last quarter",
    "去年第四季度我的实际平均电价",
    "8月買電均價多少",
    "上季度平均一度电花了多少",
  ])("%s", (text) => {
    const [frame] = read(text);
    expect(frame).toMatchObject({ scope: "own", metric: "price" });
    expect(frame?.subject).toBeUndefined();
  });

  test("is not the use of a day", () => {
    expect(read("周一到周五下午四点到七点，这个月平均每天好多度电")[0]).toMatchObject({ metric: "energy" });
  });
});

test.each<[string, number | undefined]>([
  ["need to split the bill w my 2 flatmates, what's the total cost for october and what's that divided by 3", 3],
  ["split october's bill with my 2 roommates", 3],
  ["my partner and I split the bill, what's half of october", 2],
  ["我和老公平分十月电费，一人多少", 2],
  ["four of us share the house, what does each owe for september", 4],
  ["split last month's electric between 2 people", 2],
  ["split sept electricity 4 ways", 4],
  ["上个月电费多少，我们三个人平分每人多少", 3],
  ["十月電費兩個室友加我三人分，每人要付幾多", 3],
  ["我和两个室友平摊上个月电费", 3],
  ["九月电费四个人AA，一人多少", 4],
  ["how should I split the bill with my flatmates fairly", undefined],
  ["split last month into peak and off-peak", undefined],
  ["一般四个人的 share house 一个季度用多少度正常", undefined],
  ["how much did each of the 3 appliances use", undefined],
])("%s is split between %s", (text, people) => {
  expect(sharedBy(normalWords(text))).toBe(people);
});

test.each<[string, ReturnType<typeof statedAmount>]>([
  [
    "The power company says I used 1,140 kWh in July, does that match what you have?",
    { amount: 1140, unit: "kWh", of: "own" },
  ],
  ["my bill says 612 kwh for october is that right", { amount: 612, unit: "kWh", of: "own" }],
  ["pge billed me $240 for october does that add up with your figures", { amount: 240, unit: "money", of: "own" }],
  ["账单写着十月450度对吗", { amount: 450, unit: "kWh", of: "own" }],
  ["隔壁家一个月才280度，我家上月多少", { amount: 280, unit: "kWh", of: "other" }],
  [
    "the neighbours reckon they use 300 kwh a month, how about us in september",
    { amount: 300, unit: "kWh", of: "other" },
  ],
  ["how many days did we use over 20 kwh", undefined],
  ["is 900 kWh a month normal", undefined],
  ["账单和你这显示的对不上啊 差了6块多，谁在骗我", undefined],
  ["There's a difference of forty units between the bill and what you have. Which is right for July", undefined],
  ["The power company says I am eighty four pounds in debt to them, is that right", undefined],
  ["my friend Jessie says she only spends $4 a day, so what is my own average", undefined],
  ["my bill was $300 last month, that's way off, why", undefined],
  ["国网说九月430度，你看到的一样吗", { amount: 430, unit: "kWh", of: "own" }],
  ["my brother across the street used 350 kwh in october, are we worse", { amount: 350, unit: "kWh", of: "other" }],
])("%s states an amount", (text, stated) => {
  expect(statedAmount(normalWords(text))).toEqual(stated);
});

test("what a neighbor says of another home is no question of other people's data", () => {
  const said = "next door only used 280 kwh last month, how much did we use";
  expect(mentionsIn(said).danger).toBeUndefined();
  expect(mentionsIn("show me my neighbor's bill").danger).toBe("others");
});

test.each<[string, readonly string[]]>([
  ["average consumption weekdays versus weekends 2026, leave wednesdays out", ["wed"]],
  ["average daily use in october excluding sundays", ["sun"]],
  ["excluding saturdays and sundays", ["sat", "sun"]],
  ["今年工作日和周末平均用电，不算周三", ["wed"]],
  ["今年不算周六周日，平均每天多少度", ["sat", "sun"]],
  ["how much solar without sun", []],
  ["compare mondays and fridays", []],
])("%s leaves days out", (text, days) => {
  expect(leftOutDays(withDigits(text))).toEqual(days);
});

test("days that are left out are no filter", () => {
  expect(read("Average consumption weekdays versus weekends 2026, leave Wednesdays out")[0]).toMatchObject({
    group: "weekpart",
    filters: ["mon+tue+thu+fri+sat+sun"],
  });
  expect(read("weekly average this year excluding saturdays and sundays")[0]).toMatchObject({ filters: ["weekday"] });
  expect(read("这个月除去周末用了多少度")[0]).toMatchObject({ filters: ["weekday"] });
});

test.each<[string, Partial<Frame>]>([
  ["这个月预算200块会超吗", { period: "month0", pick: "above:200money" }],
  ["每月限额是400度，这个月会超吗", { metric: "energy", period: "month0", pick: "above:400kWh" }],
  ["will we go over our limit of 400 kWh this month", { metric: "energy", period: "month0", pick: "above:400kWh" }],
  ["is $150 going to be enough for this month", { period: "month0", pick: "below:150money" }],
  ["budget of $200 this month, will we make it", { period: "month0", pick: "below:200money" }],
  ["这个月电费会超210吗", { period: "month0", pick: "above:210money" }],
  ["这个月150块够不够", { period: "month0", pick: "below:150money" }],
  [
    "Will December be over $200 if we carry on like last Christmas",
    { period: "2026-12", comparedTo: "2025-12", pick: "above:200money" },
  ],
])("%s is a forecast with a limit", (text, expected) => {
  expect(read(text)[0]).toMatchObject({ act: "forecast", metric: "cost", ...expected });
});
