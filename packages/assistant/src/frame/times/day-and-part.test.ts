import { describe, expect, it } from "vitest";
import type { Frame } from "../frame";
import { readMessage } from "../read-message";

/* Days of the week with a part of the day, as people say them. On a Sunday. */

const read = (text: string): Frame | undefined =>
  readMessage(text, { language: "en", today: "2026-11-29", previous: null, hasProposal: false }).questions[0]?.frame;

const EN_DAYS = [
  ["weekday", "weekdays", "weekday"],
  ["weekend", "weekends", "weekend"],
  ["monday", "mondays", "mon"],
  ["friday", "fridays", "fri"],
] as const;
const EN_PARTS = [
  ["evening", "evenings", "in the evening"],
  ["night", "nights", "at night"],
  ["morning", "mornings", "in the morning"],
  ["afternoon", "afternoons", "in the afternoon"],
] as const;

describe.each(EN_DAYS)("%s", (day, days, code) => {
  it.each(EN_PARTS)("with %s: both are filters", (part, parts, inPart) => {
    for (const text of [
      `average ${day} ${part} use`,
      `how much do we use on ${day} ${parts}`,
      `how much did we use on ${days} ${inPart} in march`,
      `${parts} on ${days}, how much do we use last month`,
      `cost of ${day} ${parts} in May`,
      `what did ${day} ${parts} cost last month`,
      `share of my usage on ${day} ${parts} this year`,
      `compare ${day} ${parts} in march with april`,
    ])
      expect.soft(read(text)?.filters, text).toEqual(expect.arrayContaining([code, part]));
  });
});

const ZH_DAYS = [
  ["工作日", "weekday"],
  ["平日", "weekday"],
  ["周末", "weekend"],
  ["双休日", "weekend"],
] as const;
const ZH_PARTS = [
  ["晚上", "evening"],
  ["夜里", "night"],
  ["早上", "morning"],
  ["下午", "afternoon"],
] as const;

describe.each(ZH_DAYS)("%s", (day, code) => {
  it.each(ZH_PARTS)("with %s: both are filters", (part, partCode) => {
    for (const text of [
      `${day}${part}平均用多少`,
      `${day}的${part}用了多少度`,
      `上个月${day}${part}用了多少电`,
      `十月${day}${part}花了多少钱`,
      `${day}${part}占多少`,
    ])
      expect.soft(read(text)?.filters, text).toEqual(expect.arrayContaining([code, partCode]));
  });
});

it.each<[string, Partial<Frame>]>([
  ["how much did we use on monday evening", { period: "mon0", filters: ["evening"] }],
  ["上周一晚上用了多少电", { period: "mon-1", filters: ["evening"] }],
  ["周三早上用了多少电", { period: "wed0", filters: ["morning"] }],
  ["last weekend at night, how much did we use", { period: "weekend-1" }],
])("one day is a period, and the part of it a filter: %s", (text, slots) => expect(read(text)).toMatchObject(slots));

it.each<[string, Partial<Frame>]>([
  ["friday and saturday nights in october, how much did we use", { period: "--10", filters: ["fri+sat", "night"] }],
  ["每周一早上平均用几度电", { filters: ["mon", "morning"] }],
  ["十月的周末用了多少度", { period: "--10", filters: ["weekend"] }],
  ["how much do we use on summer nights", { period: "summer", filters: ["night"] }],
  ["what share of our use is at night in winter", { period: "winter", filters: ["night"] }],
  ["weekday evenings between 5 and 8, how much do we use", { filters: ["weekday", "hours:17-20"] }],
])("%s", (text, slots) => {
  expect(read(text)).toMatchObject({
    ...slots,
    ...(slots.filters && { filters: expect.arrayContaining([...slots.filters]) }),
  });
  expect(read(text)?.group).toBeUndefined();
});

it("holds weekends against weekdays where both are asked of", () =>
  expect(read("周末比工作日用得多吗")).toMatchObject({ act: "compare", group: "weekpart" }));

it("takes sunshine for no Sunday", () =>
  expect(read("We get a bit of sun in the mornings. What do the panels make?")?.filters ?? []).not.toContain("sun"));
