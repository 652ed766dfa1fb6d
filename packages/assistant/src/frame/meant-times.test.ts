import { expect, it } from "vitest";
import type { Frame } from "./frame";
import { readMessage } from "./read-message";

/** A Sunday. */
const today = "2026-11-29";

const read = (text: string): Frame | undefined =>
  readMessage(text, { language: "en", today, previous: null, hasProposal: false }).questions.at(-1)?.frame;

it.each<[string, Partial<Frame>]>([
  ["good evening, how much did we use in may", { period: "--05" }],
  ["what did last sunday cost", { period: "sun-1" }],
  ["dinner time, 5 to 8, how much do we use on average", { filters: ["hours:17-20"] }],
  ["晚饭六点到八点用了几度电", { filters: ["hours:18-20"] }],
  ["how much did we use wednesday night between 11 and 2", { period: "wed0", filters: ["hours:23-2"] }],
  ["半夜三四点用了多少电", { filters: ["hours:3-5"] }],
  ["what did we use last month, no sorry, last week", { period: "week-1" }],
  ["从10月3号到昨天用了多少电", { period: "2026-10-03..2026-11-28" }],
  ["how much did we buy from november 2 until now", { period: "2026-11-02..2026-11-29" }],
  ["今年春天（3到5月）的电费和去年同期比差多少", { period: "2026-03..2026-05", comparedTo: "2025-03..2025-05" }],
  [
    "去年10月1日到15日的用电和今年同期比怎么样",
    { period: "2026-10-01..2026-10-15", comparedTo: "2025-10-01..2025-10-15" },
  ],
  [
    "以9月1日为界，前两个月和后两个月的电费各是多少",
    { period: "2026-09-01..2026-10-31", comparedTo: "2026-07-01..2026-08-31" },
  ],
  ["compare winter 2024-25 with winter 2025-26", { period: "2026-winter", comparedTo: "2025-winter" }],
  ["how much did we use over labor day weekend", { period: "2026-09-05..2026-09-07" }],
  ["net import by month, 2026 ytd", { period: "2026", group: "month" }],
  ["这个month用了多少度电", { period: "month0" }],
  ["what will my bill be for november", { act: "forecast", period: "--11" }],
  ["was the heating on all night", { period: "day-1", filters: ["night"] }],
])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));

it.each<[string, Partial<Frame>]>([
  ["rank my appliances by cost", { group: "appliance", metric: "cost" }],
  ["我这个月的峰谷电比例", { group: "tariff_period", metric: "energy" }],
  ["what is our self-consumption rate by month", { metric: "own_use", aggregate: "share", group: "month" }],
  ["how many days did the panels make more than we used", { metric: "net", pick: "below:0kWh", group: "day" }],
  ["反送电网最大功率是哪天几点", { metric: "export", group: "hour", pick: "highest" }],
  ["is it more expensive on weekends", { group: "weekpart" }],
  ["what does the house draw when everyone is asleep", { metric: "base_load", scope: "own" }],
  ["现在是高峰电价吗", { subject: "tariff" }],
  ["is it off-peak right now", { subject: "tariff" }],
  ["what did the solar save us this year", { metric: "savings", subject: "solar", period: "year0" }],
  ["what would we save by moving the car charging to 2 am", { metric: "savings", subject: "ev" }],
  ["上个月夜里的电多少钱一度", { metric: "price", filters: ["night"] }],
  ["was yesterday a good day for our solar", { act: "compare", metric: "production", comparedTo: "last30d" }],
])("%s", (text, slots) => expect(read(text)).toMatchObject(slots));
