import { chineseHours } from "./chinese-hours";
import { englishHours, type PartOfDay, twoEnglishHours } from "./english-hours";
import { otherHoursOf } from "./hours-code";
import type { WordSlots } from "../conversation/merge";
import { isPartOfDay, liesIn } from "../filter-kinds";
import { some } from "../conversation/merge";
import { withDigits } from "../values/numbers";

/*
 * Hours as the grammars of both languages read them, and else as the tagger did, with the half of the day that a part of
 * it says: "arvos between 12 and 3" are 12 to 15.
 */

type Part = PartOfDay;

const PARTS: readonly [RegExp, Part][] = [
  [/\b(?:mornings?|mornin|breakfast|dawn)\b/, "morning"],
  [/\b(?:afternoons?|arvos?)\b/, "afternoon"],
  [/\b(?:lunch(?:time| ?break)?|midday|day ?time|daylight)\b/, "day"],
  [/\b(?:evenings?|dinner(?:time)?|supper|after work|tea ?time)\b/, "evening"],
  [/\b(?:nights?|nite|over ?nights?|night ?time|tonight)\b/, "night"],
];
const HALF_SAID = /\d ?[ap]\.?m\b|\b(?:noon|midnight|am|pm)\b/;
const BARE_HOURS = /^hours:(\d{1,2})((?::\d\d)?)-(\d{1,2})((?::\d\d)?)$/;
/** Of an hour of 24, or of one whose half was said. */
const WRITTEN_OUT = /\b(?:1[3-9]|2[0-4]):\d\d\b|\b0\d:\d\d\b/;

/** 一宿一宿地: night for night, and no hour. */
const NIGHT_FOR_NIGHT =
  /[一1](?:宿|夜|晚)(?:接着|又)?[一1](?:宿|夜|晚)|[一1]整?(?:宿|夜|晚)上?都?|整[宿夜晚]|成(?:宿|夜|晚)|通宵/;

const MIDDAY = "hours:11-14";
/** Of more than one hour: "at night to 6" names none. */
function isStretch(filter: string): boolean {
  const [from, to] = wholeHoursOf(filter);
  return (to - from + 24) % 24 > 1;
}
/** 16 and 8 of `hours:16-8:30`. */
function wholeHoursOf(filter: string): readonly [from: number, to: number] {
  const [, from = "0", to = "0"] = OF_CLOCK.exec(filter) ?? [];
  return [Number.parseInt(from, 10), Number.parseInt(to, 10)];
}
/** Two parts of the day that are held against each other. */
const HOLDS_HOURS =
  /\b(?:or|vs\.?|versus|than|against|compar\w+|which|differ\w*)\b|[比跟和与同].{1,20}(?:比|哪|边|多|差|高)|还是|定系?|哪个?(?:时段|更|多)|对比/;

/** "Between 5 and 9 pm or during the day": the part is the other side, and not where these hours lie. @param text normalized */
export const holdsHours = ({ comparedTo, filters }: WordSlots, text: string): boolean =>
  comparedTo === undefined && HOLDS_HOURS.test(text) && filters?.some(isPartOfDay) === true;

/** What is held against hours; the night that they lie in is none, and the day is all of it but for them. */
function besideHours(filter: string, hours: string): readonly string[] {
  if (filter !== "daytime") return filter !== hours && liesIn(hours, filter) ? [] : [filter];
  const [from, to] = wholeHoursOf(hours);
  if (to < from) return [`hours:${to}-${from}`];
  return from > DAY_BEGINS && from < DAY_ENDS ? [`hours:${DAY_BEGINS}-${from}`] : [filter];
}
const DAY_BEGINS = 6;
const DAY_ENDS = 22;

const NOT_AT_ALL = /[一1]点(?:都|也|儿)/;
/** "Since 6am", 早上6点到现在: of today, where no other day is named. */
const SINCE_HOUR =
  /\bsince \d{1,2}(?::\d\d)? ?[ap]\.?m\b|[点时半](?:钟|多)?(?:开始|起)?(?:到|至)(?:现在|目前|这会儿|此刻)/;
/** The day that a part of it names. */
const DAY_OF_PART: readonly [RegExp, string][] = [
  [/昨晚|昨夜/, "day-1"],
  [/今晚|今早/, "day0"],
];
/** The other hours of the day, beside those that are said. */
const OTHER_HOURS =
  /\b(?:vs\.?|versus|than|or|against|with|to|and|from) (?:in |during |at |on )?(?:(?:all|the) )*(?:rest of the (?:day|time|24 hours)|(?:other|remaining) (?:hours|times)(?: of the day)?)\b|(?:[跟和与同比]|还是)(?:其[他它余]的?(?:时间|时段|钟点|小时|点))/;
/** By day, beside a night whose hours are said. */
const BY_DAY =
  /\b(?:vs\.?|versus|than|or|against|with|to|and) (?:in |during |by )?(?:the )?day ?time\b|(?:[跟和与同比]|还是)(?:[^，,]{0,3})(?:白天|日间|日头)/;
const OF_CLOCK = /^hours:(\d{1,2}(?::\d\d)?)-(\d{1,2}(?::\d\d)?)$/;

/** Hours held against others: "5-8 pm with 10 am-4 pm", 夜里(晚上8点到早上6点)跟白天比. @param text normalized */
export function readSidesOfDay(slots: WordSlots, text: string): void {
  const { filters = [], comparedTo } = slots;
  const two = comparedTo === undefined ? twoEnglishHours(withDigits(text)) : undefined;
  const others = filters.filter((filter) => !OF_CLOCK.test(filter) && !isPartOfDay(filter));
  if (two && HELD.test(text)) {
    slots.filters = [...two, ...others];
    // An average of each, and no hour of one day.
    if (slots.group === "hour") delete slots.group;
    return;
  }
  const hours = filters.filter((filter) => OF_CLOCK.test(filter));
  const [, from = "", to = ""] = OF_CLOCK.exec(hours[0] ?? "") ?? [];
  if (hours.length !== 1 || comparedTo !== undefined || from === "0" || to === "24") return;
  const isNight = Number.parseInt(from, 10) > Number.parseInt(to, 10);
  if (OTHER_HOURS.test(text) || (isNight && BY_DAY.test(text)))
    slots.filters = [...hours, ...hours.flatMap((filter) => otherHoursOf(filter) ?? []), ...others];
}
const HELD = /\b(?:compar\w+|vs\.?|versus|than|against|or)\b/;

/** @param text normalized */
export function readHalfOfDay(slots: WordSlots, text: string): void {
  readNightForNight(slots, text);
  const named = new Set(PARTS.filter(([words]) => words.test(text)).map(([, part]) => part));
  const said =
    chineseHours(text) ??
    englishHours(withDigits(text), named.size === 1 && !HOLDS_HOURS.test(text) ? [...named][0] : undefined);
  if (said !== undefined) {
    const { filters = [] } = slots;
    // Of two that are held against each other each was marked: 晚上11点到早上6点定上午9点到12点用电多.
    if (HOLDS_HOURS.test(text) && filters.filter(isStretch).length > 1) return;
    const areSides = holdsHours(slots, text);
    const isHours = (filter: string) => filter.startsWith("hours:") || (isPartOfDay(filter) && !areSides);
    const at = filters.findIndex(isHours);
    // In the order in which they were said.
    const before = at < 0 ? filters : filters.slice(0, at);
    const others = [...before, said, ...filters.slice(before.length).filter((filter) => !isHours(filter))];
    slots.filters = areSides ? others.flatMap((filter) => besideHours(filter, said)) : others;
    if (SINCE_HOUR.test(text)) slots.period ??= "day0";
    slots.period ??= DAY_OF_PART.find(([words]) => words.test(text))?.[1];
    return;
  }
  // 一点都没开 names no hour.
  if (NOT_AT_ALL.test(text)) slots.filters = some(slots.filters?.filter((filter) => !/^hours:(?:1|13)-/.test(filter)));
  if (HALF_SAID.test(text) || WRITTEN_OUT.test(text)) return;
  const [part] = named;
  // "11 to 2 midday": midday says which half of the day it is.
  if (part === "day" && slots.filters?.some((filter) => filter !== MIDDAY && filter.startsWith("hours:")))
    slots.filters = slots.filters.filter((filter) => filter !== MIDDAY);
  const hours = slots.filters?.filter((filter) => filter.startsWith("hours:")) ?? [];
  if (part === undefined || named.size > 1 || hours.length !== 1) return;
  slots.filters = slots.filters?.flatMap((filter) => {
    if (isPartOfDay(filter)) return [];
    return filter.startsWith("hours:") ? [inHalf(filter, part)] : [filter];
  });
}

function readNightForNight(slots: WordSlots, text: string): void {
  if (!NIGHT_FOR_NIGHT.test(text)) return;
  const others = slots.filters?.filter((filter) => filter !== "hours:1-2" && filter !== "hours:1-24");
  if (others?.length === slots.filters?.length) return;
  const isSaid = others?.some((filter) => filter.startsWith("hours:") || isPartOfDay(filter)) === true;
  slots.filters = some(isSaid ? others : [...(others ?? []), "night"]);
}

/** `hours:0-3` of afternoons is `hours:12-15`. */
function inHalf(filter: string, part: Part): string {
  const [, from, fromMinutes = "", to, toMinutes = ""] = BARE_HOURS.exec(filter) ?? [];
  if (from === undefined || to === undefined) return filter;
  // Of 24 hours, of more than half a day or past midnight, it is left as it was read.
  // "Overnight between 12 and 4" begins at midnight.
  if (from === "12" && Number(to) < 12 && part !== "afternoon" && part !== "day")
    return `hours:0${fromMinutes}-${to}${toMinutes}`;
  // "From 11 to 2 at midday"
  const isOfDay = part === "afternoon" || part === "day";
  if (isOfDay && Number(from) >= 21 && Number(to) < 9)
    return `hours:${Number(from) - 12}${fromMinutes}-${Number(to) + 12}${toMinutes}`;
  const length = Number(to) - Number(from);
  if (length <= 0 || length >= 12 || Number(to) === 24) return filter;
  const [first, last] = [Number(from) % 12, Number(to) % 12];
  const begin = beginOf(first, part);
  const end = [last, last + 12, last + 24].find((hour) => hour > begin) ?? last;
  return `hours:${begin}${fromMinutes}-${end > 24 ? end - 24 : end}${toMinutes}`;
}

/** @param hour 0 to 11: twelve is 0 */
function beginOf(hour: number, part: Part): number {
  switch (part) {
    case "morning":
      return hour;
    case "afternoon":
    case "day":
      // "Lunch from 11 to 2"
      return hour < 9 ? hour + 12 : hour;
    case "evening":
      return hour < 3 ? hour : hour + 12;
    case "night":
      return hour < 6 ? hour : hour + 12;
  }
}
