import { describe, expect, it } from "vitest";
import type { Frame } from "../frame";
import { notReadIn } from ".";

const today = "2026-11-29";
const frame = (slots: Partial<Frame>): Frame => ({
  language: "en",
  act: "ask",
  scope: "own",
  metric: "energy",
  topics: [],
  sureness: 1,
  read: {},
  ...slots,
});
const wordsOf = (text: string, slots: Partial<Frame>) => notReadIn(text, frame(slots), today).map(({ words }) => words);

describe("what limits the figures and was lost", () => {
  it.each<[string, Partial<Frame>, string[]]>([
    ["What used power from 9 in the morning till about 4?", {}, ["from 9 in the morning till about 4"]],
    ["What did I sell at the start of November?", { period: "--11" }, ["at the start of November"]],
    ["What did we use on Mondays in May?", { period: "--05" }, ["on Mondays"]],
    ["What did we use in May?", { period: "month-1" }, ["in May"]],
    ["How much did we use on November 12?", { period: "month0" }, ["November 12"]],
    ["早上八点到下午四点一共用了多少电", {}, ["早上八点到下午四点"]],
    ["九月最后七天用了多少", { period: "--09" }, ["最后七天"]],
    ["周末用了多少电", { period: "month-1" }, ["周末"]],
  ])("%s", (text, slots, words) => expect(wordsOf(text, slots)).toEqual(words));
});

describe("what asks something of its own and was lost", () => {
  it.each<[string, Partial<Frame>, string[]]>([
    ["How many days did I sell more than 5 kWh?", { metric: "export" }, ["How many days"]],
    ["What did May cost compared with April?", { period: "--05", metric: "cost" }, ["compared with April"]],
    ["What is the lowest I use?", { period: "month-1" }, ["the lowest"]],
    ["How much did May cost, and who used it?", { period: "--05" }, ["and who used it"]],
    ["上个月用了几次超过 5 度", { period: "month-1" }, ["几次"]],
    ["上个月电费多少，卖电净赚了多少", { period: "month-1" }, ["卖电净赚了多少"]],
  ])("%s", (text, slots, words) => expect(wordsOf(text, slots)).toEqual(words));
});

it.each<[string, Partial<Frame>]>([
  ["What did we use from 5 to 9 pm in October?", { filters: ["hours:17-21"], period: "--10" }],
  ["Which month was the most expensive and what did it come to?", { group: "month", pick: "highest" }],
  ["Is our footprint this year any better than in 2025, and is it lower?", { period: "year0", comparedTo: "2025" }],
  ["It may be a lot, but how much did we use last week?", { period: "week-1" }],
  ["How much have we used since Monday?", { period: "week0" }],
  ["空调快一点好还是慢一点好，上个月用了多少电", { period: "month-1" }],
  ["半夜起来开灯什么的，凌晨1点到5点用多少电", { filters: ["hours:1-5"] }],
])("%s: nothing is missing", (text, slots) => expect(wordsOf(text, slots)).toEqual([]));
