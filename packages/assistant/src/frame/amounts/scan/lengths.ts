import type { GivenPeriod } from "./units";

/* Lengths of time as they are named: any ("daily", 月), and of each ("a month", "per day", 每年, 一个月). */

const NAMED: readonly [RegExp, GivenPeriod][] = [
  [/da(?:y|ily)|night|天|日|晚/, "day"],
  [/week|周|星期|礼拜/, "week"],
  [/mo(?:nth|\b)|月/, "month"],
  [/ye?a?r|annual|年/, "year"],
];

/** The shortest that words name, however they do. */
export const lengthNamed = (words: string): GivenPeriod | undefined =>
  NAMED.find(([pattern]) => pattern.test(words))?.[1];

const EACH: readonly [RegExp, GivenPeriod][] = (
  [
    ["year", "ye?a?rs?|annum", "yearly|annual(?:ly)?", "年"],
    ["month", "months?", "monthly", "月"],
    ["week", "weeks?", "weekly", "(?:周|星期|礼拜)"],
    ["day", "days?", "daily", "[天日]"],
  ] as const
).map(([length, noun, each, han]) => [
  new RegExp(
    `\\b(?:an?|per|each|every|one|whole|full|entire|(?:over|in|for) (?:the|a)) (?:(?:whole|full|entire|usual|typical|average|normal) )?(?:${noun})\\b|\\b(?:${each})\\b|(?<!十)[一1每全整]个?${han}(?!\\d)`,
  ),
  length,
]);

/** The longest that something is told of each: "a month", 每天. */
export const lengthOfEach = (text: string): GivenPeriod | undefined => EACH.find(([words]) => words.test(text))?.[1];
