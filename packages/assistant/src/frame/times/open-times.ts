import type { WordSlots } from "../conversation/merge";
import { moved } from "./near-periods";
import { DATE } from "./part-of-period";
import { PartReader } from "../part-reader";
import { chineseWeekday, MONTH_NAME, WEEKDAY_NAME, WEEKDAY_OF_WORD } from "../values/calendar";
import { withDigits } from "../values/numbers";

/* Times with one end, and named days: "since Monday", "up to the 10th of November", "three days ago", 月初到现在, 周二用了. */

type Periods = Pick<WordSlots, "comparedTo" | "filters" | "period">;

const SINCE_WEEKDAY = new RegExp(`\\bsince (?:last |this )?(${WEEKDAY_NAME})\\b`);
const AGO =
  /\b(\d{1,2}) (day|week|month)s? ago\b|(?<![\d日号])(\d{1,2})个?(天|周|星期|礼拜|月)(?:以|之)?前(?![\d的后])/;
const UNITS: Readonly<Record<string, string>> = { 天: "day", 周: "week", 月: "month" };
const EVENT_AGO =
  /\b(?:got|bought|moved|installed|had|put in|switched|started)\b[^,?.]{0,40}\bago\b|(?:装|买|换|搬|开始).{0,12}前|前.{0,6}(?:装|买|换|搬)/;
const SINCE_CHINESE_DAY =
  /(?:从|自)?(?<![上下这本])(?:周|星期|礼拜)([1-6日天])(?:以来|(?:开始|起)?(?:到|至)(?:现在|今天|目前)|至今)/;
const HAN_UNTIL = /(?:(?:到|至|截至|截止)?(1[0-2]|[1-9])月(\d{1,2})[日号]?(?:(之前|以前)(?!\d)|(为止)))/;
const UNTIL_DATE = new RegExp(`\\b(?:up to|until|till?)(?: and including)? ${DATE}\\b`);
const UNTIL_END = new RegExp(
  `\\b(?:up to|until|till?|through) the end of (?:the )?(${MONTH_NAME})(?:,? (20\\d\\d))?\\b`,
);
const BEFORE_DATE = new RegExp(
  `(?<!\\b(?:day|week|weekend|fortnight|month|night)s? )\\bbefore (?:[a-z ]{1,30} (?:on|in) )?${DATE}\\b`,
);
const FROM = new RegExp(`\\b(?:from|between|since) (?:the )?(?:\\d|${MONTH_NAME})`);
const WINTER = /\bwinter (?:of )?(20\d\d) ?[-/–] ?(?:20)?(\d\d)\b/g;
const MONTH_TO_NOW = /(?<!\d|上个|上)(?:这个|本)?月初(?:到现在|至今|以来|到今天|到目前)/;
const LAST_YEARS_SEASON = /去年的?([春夏秋])(?:天|季)?/;
const SEASONS: Readonly<Record<string, string>> = { 春: "spring", 夏: "summer", 秋: "autumn" };
/** A single day, as the verb says that it is over. */
const CHINESE_DAY = /(?<![每逢上这下个本])(?:周|星期|礼拜)([1-6日天])(?![到至和跟与、及或1-6一二三四五六日天])/g;
const IS_OVER = /[用花发卖买充耗产][了掉过电]|一共|总共|是多少|(?:电费|花费|用电)(?:多少|几)/;
const IS_HABIT = /每|逢|平时|通常|一般|平均|都是|总是|最近|[比与跟和]|哪|上个?月|\d月|年/;

const ISO_DAY = "\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const ISO_RANGE = new RegExp(`\\b(${ISO_DAY}) ?(?:to|-|–|~|until|till?|through|\\.\\.|到|至) ?(${ISO_DAY})\\b`);
const DATES = new RegExp(`${DATE}\\b`, "g");
const IN_BETWEEN = /\b(?:in )?between\b(?! (?:the )?\d)|\bfrom then\b/;

/** 2026-11-01 到 2026-11-28; "moved out on 31 August, the new one came on 12 September: what was used between?" @param today YYYY-MM-DD */
export function betweenDates(text: string, { period, comparedTo, filters }: WordSlots, today: string): Periods | null {
  const [, start, end] = ISO_RANGE.exec(text) ?? [];
  if (start && end && start <= end && comparedTo === undefined) return { period: `${start}..${end}`, filters };
  if (comparedTo !== undefined || period?.includes("..") || !IN_BETWEEN.test(text)) return null;
  const reader = new PartReader(today);
  const found = [...text.matchAll(DATES)].map(([, ...date]) => reader.englishDate(date));
  const [from, to] = found;
  return from && to && found.length === 2 && from < to ? { period: `${from}..${to}`, filters } : null;
}

/** Null where no such words stand, or a second time is named. @param today YYYY-MM-DD */
export function openTimes(text: string, slots: WordSlots, today: string): Periods | null {
  if (slots.comparedTo !== undefined) return null;
  const { filters } = slots;
  const digits = withDigits(text);
  const reader = new PartReader(today);
  const weekday = WEEKDAY_OF_WORD.get(SINCE_WEEKDAY.exec(text)?.[1] ?? "");
  if (weekday && !slots.period?.startsWith("since:")) return { period: `since:${weekday}0`, filters };
  const [, count, unit, han, hanUnit] = (slots.period === undefined && AGO.exec(digits)) || [];
  const ago = unit ? `${unit}-${count}` : hanUnit ? `${UNITS[hanUnit] ?? "week"}-${han}` : undefined;
  // "We got the battery 6 months ago, how much have we saved?"
  const event =
    EVENT_AGO.test(text) && /^(?:day|week|month|year)-\d+$/.test(slots.period ?? "") ? slots.period : undefined;
  if (event) return { period: `since:${event}`, filters };
  if (ago) return { period: EVENT_AGO.test(text) ? `since:${ago}` : ago, filters };
  const day = SINCE_CHINESE_DAY.exec(digits)?.[1];
  if (day) {
    const name = chineseWeekday(day);
    return { period: `since:${name}0`, filters: filters?.filter((one) => one !== name) };
  }
  const [, hanMonth, hanDay, , inclusive] = HAN_UNTIL.exec(digits) ?? [];
  const date = /从|自/.test(digits) ? undefined : reader.chineseDate([undefined, undefined, hanMonth, hanDay]);
  if (date) return { period: `before:${inclusive ? moved(date, 1) : date}`, filters };
  const until = FROM.test(text) ? undefined : untilDate(text, reader);
  if (until) return { period: `before:${until}`, filters };
  const winters = [...text.matchAll(WINTER)];
  if (winters.length === 1)
    return { period: `20${winters[0]?.[2]}-winter`, filters: filters?.filter((one) => one !== "winter") };
  if (MONTH_TO_NOW.test(digits)) return { period: "month0", filters };
  const season = SEASONS[LAST_YEARS_SEASON.exec(text)?.[1] ?? ""];
  if (season && slots.period === `${season}-1`)
    return { period: `${Number(today.slice(0, 4)) - 1}-${season}`, filters };
  return chineseDay(digits, slots);
}

function untilDate(text: string, reader: PartReader): string | undefined {
  const [, name, endYear] = UNTIL_END.exec(text) ?? [];
  const endsIn = reader.englishDate([name, "1", undefined, undefined, endYear]);
  if (endsIn) return moved(endsIn.slice(0, "2026-11".length), 1);
  const until = reader.englishDate(UNTIL_DATE.exec(text)?.slice(1) ?? []);
  return until ? moved(until, 1) : reader.englishDate(BEFORE_DATE.exec(text)?.slice(1) ?? []);
}

/** 周二用了多少: the latest Tuesday; 周二平均 is of Tuesdays. */
function chineseDay(digits: string, { period, filters, group, pick }: WordSlots): Periods | null {
  const [first, ...more] = [...digits.matchAll(CHINESE_DAY)];
  const day = first && more.length === 0 ? chineseWeekday(first[1] ?? "") : undefined;
  const isPlain = period === undefined && group === undefined && pick === undefined;
  if (!day || !isPlain || !filters?.includes(day) || !IS_OVER.test(digits) || IS_HABIT.test(digits)) return null;
  return { period: `${day}0`, filters: filters.filter((one) => one !== day) };
}
