import { describe, expect, it, test } from "vitest";
import { periodOfRow } from "../compose/figures/period-of-row";
import { hoursBetween } from "./amounts/hours-of-prices";
import { statedTariff } from "./amounts/said-tariff";
import { ofPicked } from "./conversation/picked";
import type { Frame } from "./frame";
import { asksAllNight } from "./times/all-night";
import { withDigits } from "./values/numbers";
import { verdictAsked } from "./verdict-asked";

/* Words that come near to those of a rule, and mean something else. */

describe("hours of a price", () => {
  it.each([
    ["noon", "6", 12, 18],
    ["9", "5", 9, 17],
    ["11am", "7", 11, 19],
    ["11pm", "7", 23, 7],
    ["22", "6", 22, 6],
    ["1", "6", 1, 6],
    ["4", "9pm", 16, 21],
  ])("from %s to %s", (from, to, fromHour, toHour) => expect(hoursBetween(from, to)).toEqual({ fromHour, toHour }));

  it.each(["what would october cost if the price goes from 18 to 22 cents", "12 to 15 cents"])(
    "are none of the prices themselves: %s",
    (text) => expect(statedTariff(text)?.special).toBeUndefined(),
  );
});

describe("what runs all night", () => {
  it.each(["is there something left on all night in the flat", "半夜是不是都有东西在吃电"])("%s", (text) =>
    expect(asksAllNight(text)).toBe(true),
  );
  it.each([
    "is it ok to leave things on at night",
    "is there something i can do to save on power use overnight",
    "晚上睡觉要多少度合适",
  ])("is no question of safety, advice or warmth: %s", (text) => expect(asksAllNight(text)).toBe(false));
});

test.each([
  ["did it go up", "more"],
  ["was it over 30 kwh", "more"],
  ["did i use less over christmas than last year", "less"],
  ["did my usage change over september compared to august", undefined],
] as const)("which way a yes goes: %s", (text, way) => expect(verdictAsked(text)).toBe(way));

test.each([
  ["超过13度半的", "超过13.5度的"],
  ["空调26度半夜", "空调26度半夜"],
  ["300度半个月", "300度半个月"],
])("half a degree: %s", (text, digits) => expect(withDigits(text)).toBe(digits));

describe("what an answer picked", () => {
  const month: Frame = {
    language: "en",
    act: "ask",
    scope: "own",
    metric: "energy",
    group: "month",
    pick: "highest",
    topics: [],
    sureness: 1,
    read: {},
  };

  it.each(["which day was the worst in it?", "why was it so high?", "how much was it?", "那个星期花了多少钱"])(
    "is meant by: %s",
    (text) => expect(ofPicked(text, month, ["2026-06"])?.period).toBe("2026-06"),
  );
  it.each([
    "what time is it cheapest to charge my car?",
    "is it cheaper to run the dishwasher at night?",
    "how much is it to run a heat pump dryer?",
    "用得最少的那个月是多少",
  ])("is not meant by: %s", (text) => expect(ofPicked(text, month, ["2026-06"])).toBeUndefined());

  it.each([
    ["2026-10-14", "day", "2026-10-14"],
    ["2026-10-12", "week", "2026-10-12..2026-10-18"],
    ["2026-Q3", "quarter", "2026-07..2026-09"],
    ["2026-10-14T18", "hour", undefined],
    ["0", "weekday", undefined],
  ] as const)("is the period of its row: %s", (key, group, period) => expect(periodOfRow(key, group)).toBe(period));
});
