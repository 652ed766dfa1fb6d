import type { StatedAmount } from "./bill-sums";
import { withDigits } from "../values/numbers";

/*
 * What a car takes: "18 kWh per 100 km", "28 kWh/100 miles", "250 Wh per mile", "3.5 miles per kWh", 每百公里15度电,
 * 一公里0.15度. The distance of the unit is none that is driven.
 */

const NUMBER = "(?<![\\d.])\\d+(?:\\.\\d+)?";
const KWH = "(?:kwhs?|kilowatt[- ]?hours?|units?|度电?|千瓦时)";
const PER = " ?(?:per|for|every|each|an?|\\/|in|over|跑|开|每|一)+ ?";
const KM = "(?:kms?\\b|kilomet(?:er|re)s?\\b|公里|千米)";
const MILE = "(?:miles?\\b|mi\\b|英里)";
const HUNDRED = "(?:(?:100|a hundred|hundred|一?百)[ -]?)";
/** Between the distance and what it takes: 百公里电耗大概是. */
const ZH_TAKES =
  "(?:的?(?:平均)?(?:综合)?(?:电耗|耗电量?|能耗|用电量?|消耗|油耗)|耗|用|要|需|大概|大约|约|差不多|平均|是|为|:|,|，)*";

const FORMS: readonly [RegExp, (number: string) => string][] = [
  [new RegExp(`(${NUMBER}) ?${KWH}${PER}${HUNDRED}${MILE}`, "g"), (number) => `${number}kWh/100mi`],
  [new RegExp(`(${NUMBER}) ?${KWH}(?:${PER})?${HUNDRED}${KM}`, "g"), (number) => `${number}kWh/100km`],
  [new RegExp(`(${NUMBER}) ?${KWH}${PER}${MILE}`, "g"), (number) => `${number}kWh/mi`],
  [new RegExp(`(${NUMBER}) ?${KWH}${PER}${KM}`, "g"), (number) => `${number}kWh/km`],
  [
    new RegExp(`(${NUMBER}) ?(?:wh|watt[- ]?hours?|瓦时)${PER}${MILE}`, "g"),
    (number) => `${Number(number) / 1_000}kWh/mi`,
  ],
  [
    new RegExp(`(${NUMBER}) ?(?:wh|watt[- ]?hours?|瓦时)${PER}${KM}`, "g"),
    (number) => `${Number(number) / 1_000}kWh/km`,
  ],
  [new RegExp(`(${NUMBER}) ?${MILE}${PER}(?:1 ?)?${KWH}`, "g"), (number) => `${number}mi/kWh`],
  [new RegExp(`(${NUMBER}) ?${KM}${PER}(?:1 ?)?${KWH}`, "g"), (number) => `${number}km/kWh`],
  [
    new RegExp(
      `(?:每|一|跑|开)*(?:100|百)公里${ZH_TAKES}(${NUMBER}|[一二两三四五六七八九十]+)(?:点\\d)?(?:个?${KWH})?`,
      "g",
    ),
    (number) => `${number}kWh/100km`,
  ],
  [new RegExp(`(?:每|一|1)公里${ZH_TAKES}(${NUMBER})${KWH}`, "g"), (number) => `${number}kWh/km`],
];
/** 15元, 0.6元, 100公里 and 20分钟 are no kWh. */
const OTHER_UNIT = /^(?:元|块|毛|分|公里|千米|小时|升|%|kw(?!h)|千瓦(?!时)|瓦)/;

/** @param text normalized */
export function consumptionIn(text: string): StatedAmount[] {
  const found = FORMS.flatMap(([pattern, codeOf]) =>
    [...text.matchAll(pattern)].flatMap(({ 0: words, 1: number = "", index }) => {
      if (OTHER_UNIT.test(text.slice(index + words.length))) return [];
      const digits = /\d+(?:\.\d+)?/.exec(withDigits(number))?.[0];
      return digits === undefined || Number(digits) <= 0 ? [] : [{ words, index, value: codeOf(digits) }];
    }),
  );
  return found.slice(0, 1);
}
