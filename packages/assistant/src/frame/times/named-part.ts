import type { WordSlots } from "../conversation/merge";
import { isPartOfDay } from "../filter-kinds";

/*
 * A part of the day that a question names and that was not marked: "on weekdays, at night, how many units", 只看早上平均每天多少.
 */

/** 早上, and neither 今早, 早上7点 nor 从早上. */
const han = (words: string): string =>
  `(?<![今明昨天点半从到至\\d])(?:${words})(?!\\d|[一二三四五六七八九十两]{1,2}点)`;
const PARTS: readonly [RegExp, string][] = [
  [new RegExp(`\\b(?:in|during) the mornings?\\b|${han("早上")}`), "morning"],
  [new RegExp(`\\b(?:in|during) the afternoons?\\b|${han("下午")}`), "afternoon"],
  [/\b(?:in|during) the evenings?\b/, "evening"],
  [new RegExp(`\\b(?:at|by) night\\b|\\bovernight\\b|${han("晚上|夜里|夜间")}`), "night"],
  [/\b(?:during the day|in the daytime|by day)\b|(?<![今明昨天])白天/, "daytime"],
];
const IS_HOURS = /^hours:|^(?:\w+_)?peak$/;
/** Which hours are asked for, or what was at one time. */
const ASKS_TIME =
  /\b(?:when|what time|which (?:hour|part|time)|at what|why|since|until|left|woke|asleep|tonight|last night|this (?:morning|evening|afternoon))\b|几点|什么时候|时段|为什么|为啥|怎么|昨晚|今晚|今早/;
const HELD = /\b(?:or|vs\.?|versus|than|against|compar\w+)\b|还是|定系?|[比跟和与同].{1,8}比|对比/;
const FIGURES =
  /\b(?:how (?:much|many)|what|average|avg|total|kwhs?|units?|share|percent\w*)\b|多少|几[度多成]|平均|总/;

/** @param text normalized */
export function readNamedPart(slots: WordSlots, text: string): void {
  const { filters = [], group, comparedTo } = slots;
  if (filters.some((filter) => isPartOfDay(filter) || IS_HOURS.test(filter)) || comparedTo !== undefined) return;
  if ((group !== undefined && group !== "day") || ASKS_TIME.test(text) || !FIGURES.test(text)) return;
  const named = PARTS.filter(([words]) => words.test(text)).map(([, part]) => part);
  if (named.length === 1 || (named.length === 2 && HELD.test(text))) slots.filters = [...filters, ...named];
}
