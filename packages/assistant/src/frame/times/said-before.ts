import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { WordSlots } from "../conversation/merge";
import { moved, nearPeriods } from "./near-periods";
import { beforeIt, yearEarlier } from "./period-shift";
import {
  CHINESE_WEEKDAY,
  chineseWeekday,
  MONTH_NAME,
  MONTH_OF_WORD,
  WEEKDAY_NAME,
  WEEKDAY_OF_WORD,
  WEEKDAYS,
} from "../values/calendar";
import { withDigits } from "../values/numbers";

/* "Than the Tuesday before", 比前一周: a time that is told by the other one of the same question. */

type Periods = Pick<WordSlots, "comparedTo" | "filters" | "period">;

const COMPARES =
  /\bor (?:on |in |during )?the (?:day|week|weekend|month) (?:right |just )?(?:before|after|following|prior)\b|\b(?:than|then|vs\.?|versus|compar\w+|against|difference|over|from|to|with|before and after)\b|比|相差|差|[跟和与同]|为什么|为啥|咋|怎么/;
const SEASON = "spring|summer|autumn|fall|winter";
const UNIT = `day|night|week|weekend|month|quarter|year|one|${SEASON}`;
/** "The week before last" is counted from now. */
const NOT_LAST = "(?! (?:last|yesterday|the|we|i|my|our|they|he|she|you|an?|christmas|thanksgiving|easter|diwali)\\b)";
const ENGLISH = new RegExp(
  `\\bthe (?:${UNIT}) (?:right |just |immediately )?(?:before|prior|earlier)\\b${NOT_LAST}|\\bthe (?:previous|prior|preceding) (?:${UNIT})\\b`,
);
const ENGLISH_AFTER =
  /\bthe (?:day|week) (?:right |just |immediately )?(?:after|following)\b|\bthe following (?:day|week)\b/;
const NAMED = new RegExp(`\\b(${UNIT})\\b`);
const CHINESE =
  /(?:再(?:往)?[前上](?:面)?(?:的)?1?个?|前[面头]?(?:的)?那?1?个|前[面头]?(?:的)?那?1|(?:之|此)前(?:的)?那?1?个?|(?<=[节日周年])前)(天|日|晚|夜|周(?!\d|[日天末])|星期(?![1-6日天])|礼拜(?![1-6日天])|月(?!\d)|季度?|年|[春夏秋冬](?:天|季))/;
const CHINESE_UNIT: Readonly<Record<string, string>> = {
  天: "day",
  日: "day",
  晚: "day",
  夜: "day",
  周: "week",
  星期: "week",
  礼拜: "week",
  月: "month",
  季: "quarter",
  季度: "quarter",
  年: "year",
};

const WEEKDAY_BEFORE = new RegExp(
  `\\bthe (?:(?:previous|prior|preceding) (${WEEKDAY_NAME})|(${WEEKDAY_NAME}) (?:right |just )?(?:before|prior|previous|earlier)\\b)`,
);
const CHINESE_WEEKDAY_BEFORE = new RegExp(
  `(?:再(?:往)?[前上](?:面)?(?:的)?1?个?|前(?:面)?(?:的)?那?1个?|(?:之|此)前(?:的)?那?1?个?)${CHINESE_WEEKDAY}`,
);
const LAST_WEEKDAY = new RegExp(`\\blast (${WEEKDAY_NAME})\\b`);
const ANY_WEEKDAY = new RegExp(`\\b(${WEEKDAY_NAME})\\b`);

/**
 * The time that is named by what comes before another one, with that other one.
 *
 * @param text normalized
 * @param today YYYY-MM-DD
 */
export function timeBefore(text: string, slots: WordSlots, today: string): Periods | null {
  if (!COMPARES.test(text)) return null;
  // 上周二跟上上周二比
  const [one, other] = [...new Set(chineseWeekdaysCounted(withDigits(text), today))];
  if (one && other) return { period: one, comparedTo: other, filters: slots.filters };
  const before = daysBefore(text, slots, today) ?? sameDaysBefore(text, slots, today) ?? timeAfter(text, slots, today);
  if (before) return before;
  return weekdayBefore(text, slots, today) ?? monthBefore(text, slots, today) ?? unitBefore(text, slots, today);
}

const DAYS_BEFORE =
  /\b(\d{1,2}) (day|week)s? (?:right |just |immediately )?(?:before|prior|earlier)(?:(?: (?:to )?(?:that|then|it|this|those))\b|(?=\s*(?:$|[,.?!])))|(?:再往?前|(?:之|此)前|前面|(?<=比)前)(?:的)?(?:那)?(\d{1,2})个?(天|日|周|星期|礼拜)/;

/** "The 30 days before that", 再往前30天. */
function daysBefore(text: string, { period, filters }: WordSlots, today: string): Periods | null {
  const [, count, unit, chineseCount, chineseUnit] = DAYS_BEFORE.exec(withDigits(text)) ?? [];
  const span = period === undefined ? undefined : resolved(period, today);
  if (!span || !(count ?? chineseCount) || chineseCount === "1") return null;
  const days = Number(count ?? chineseCount) * (/week|周|星期|礼拜/.test(unit ?? chineseUnit ?? "") ? WEEK : 1);
  // "The last 30 days" end with the newest reading, so as many before them are counted from there as well.
  const [, length, letter] = /^last(\d+)([dw])$/.exec(period ?? "") ?? [];
  if (Number(length) * (letter === "w" ? WEEK : 1) === days) return { period, comparedTo: `${period}-1`, filters };
  return { period, comparedTo: `${moved(span.from, -days)}..${moved(span.from, -1)}`, filters };
}

const TIME_AFTER =
  /(?:之|以)后的?(?:那)?([1-3])个?(月|周|星期|礼拜)|\bthe (month|week) (?:right |just )?(?:after|following)\b/;

/** 比她走了以后的一个月: as long a time right behind it. */
function timeAfter(text: string, { period, filters }: WordSlots, today: string): Periods | null {
  const [found, count = "1", unit, english] = TIME_AFTER.exec(withDigits(text)) ?? [];
  const span = found && period?.includes("..") ? resolved(period, today) : undefined;
  if (!span) return null;
  const from = moved(span.to, 1);
  const end = new Date(from);
  if (unit === "月" || english === "month") end.setUTCMonth(end.getUTCMonth() + Number(count));
  else end.setUTCDate(end.getUTCDate() + Number(count) * WEEK);
  return { period, comparedTo: `${from}..${moved(end.toISOString().slice(0, 10), -1)}`, filters };
}

const SAME_DAYS =
  /\bsame (?:\d |\w+ )?(?:days?|weekdays|nights) (?:of |in )?(?:the )?(?:week before|previous week|prior week|week earlier|last week)\b|前[一1]个?(?:周|星期|礼拜)末?的?同[样一]的?(?:这|那)?(?:\d|[一二三四五六])?[天日]|前[一1]个?(?:周|星期|礼拜)末?同期/;

/** "The same three days the week before", 前一周同样三天. */
function sameDaysBefore(text: string, { period, filters }: WordSlots, today: string): Periods | null {
  const span = SAME_DAYS.test(text) && period !== undefined ? resolved(period, today) : undefined;
  if (!span) return null;
  const [from, to] = [moved(span.from, -WEEK), moved(span.to, -WEEK)];
  return { period, comparedTo: from === to ? from : `${from}..${to}`, filters };
}

function weekdayBefore(text: string, { period, filters }: WordSlots, today: string): Periods | null {
  const digits = withDigits(text);
  const english = WEEKDAY_BEFORE.exec(text);
  const chinese = CHINESE_WEEKDAY_BEFORE.exec(digits);
  const day = english
    ? WEEKDAY_OF_WORD.get(english[1] ?? english[2] ?? "")
    : chinese
      ? chineseWeekday(chinese[1] ?? "")
      : undefined;
  if (day === undefined) return null;
  const rest = english
    ? text.slice(0, english.index)
    : digits.slice(0, chinese?.index ?? 0) + digits.slice((chinese?.index ?? 0) + (chinese?.[0].length ?? 0));
  // "How come Tuesday cost more than the Tuesday before"
  const anchor = anchorIn(rest, today) ?? (/^\d{4}-|^--|^holiday:|^day/.test(period ?? "") ? period : `${day}0`);
  const from = anchor && firstDay(anchor, today);
  if (!from) return null;
  const counted = /^([a-z]{3})(0|-\d+)$/.exec(anchor ?? "");
  return {
    period: anchor,
    comparedTo: counted?.[1] === day ? `${day}${Number(counted[2]) - 1}` : latestBefore(from, day),
    filters: filters?.filter((filter) => filter !== day),
  };
}

const MONTH_BEFORE = new RegExp(
  `\\bthe (?:(?:previous|prior|preceding) (${MONTH_NAME})|(${MONTH_NAME}) (?:right |just )?(?:before|prior|previous|earlier)\\b)(?! (?:last|the|we|i)\\b)`,
);

/** "This January against the January before". */
function monthBefore(text: string, { period, comparedTo }: WordSlots, today: string): Periods | null {
  const [, one, other] = MONTH_BEFORE.exec(text) ?? [];
  const month = MONTH_OF_WORD.get(one ?? other ?? "");
  const named = [period, comparedTo].find((code) => code?.endsWith(`-${String(month).padStart(2, "0")}`) === true);
  if (month === undefined || named === undefined || !/^(?:-|\d{4})-\d\d$/.test(named)) return null;
  return { period: named, comparedTo: yearEarlier(named, today) };
}

/** "Last Tuesday", 上周二. */
function anchorIn(rest: string, today: string): string | undefined {
  const weekdayNow = (new Date(today).getUTCDay() + 6) % 7;
  const last = WEEKDAY_OF_WORD.get(LAST_WEEKDAY.exec(rest)?.[1] ?? "");
  if (last) return `${last}${WEEKDAYS.indexOf(last) === weekdayNow ? "-1" : "0"}`;
  const chinese = chineseWeekdaysCounted(rest, today)[0];
  if (chinese) return chinese;
  const named = WEEKDAY_OF_WORD.get(ANY_WEEKDAY.exec(rest)?.[1] ?? "");
  return named && `${named}0`;
}

const CHINESE_COUNTED = new RegExp(`(上上|大上|上|这|本)(?:1)?个?${CHINESE_WEEKDAY}`, "g");

/** 上周二 is that of the week before this one, 上上周二 a week earlier; a week begins on Monday. */
export function chineseWeekdaysCounted(digits: string, today: string): string[] {
  const weekdayNow = (new Date(today).getUTCDay() + 6) % 7;
  return [...digits.matchAll(CHINESE_COUNTED)].map(([, which, character = ""]) => {
    const day = chineseWeekday(character);
    const weeks = which === "上上" || which === "大上" ? 2 : which === "上" ? 1 : 0;
    // The latest such day is one of this week once that has come.
    const ofThisWeek = WEEKDAYS.indexOf(day) <= weekdayNow ? 0 : 1;
    const back = weeks - ofThisWeek;
    return `${day}${back > 0 ? -back : back < 0 ? `+${-back}` : 0}`;
  });
}

function unitBefore(text: string, { period, comparedTo }: WordSlots, today: string): Periods | null {
  const digits = withDigits(text);
  const unit = unitIn(text, digits);
  const isAfter = unit === undefined && ENGLISH_AFTER.test(text);
  const isOpen =
    comparedTo === undefined ||
    comparedTo === period ||
    /^(?:day|week|weekend|month|quarter|year|bill)[+-]\d+$|^(?:spring|summer|autumn|winter)(?:-\d)?$|^\d{4}$/.test(
      comparedTo,
    );
  if ((unit === undefined && !isAfter) || period === undefined || !isOpen) return null;
  if (isAfter) {
    const span = resolved(period, today);
    if (!span) return null;
    const isDay = /\bday\b/.test(ENGLISH_AFTER.exec(text)?.[0] ?? "");
    return { period, comparedTo: isDay ? moved(span.to, 1) : `${moved(span.to, 1)}..${moved(span.to, WEEK)}` };
  }
  // "The week before, how much?": nothing else is named.
  if (/^(?:day|week|month|quarter|year|bill)-2$/.test(period) && comparedTo === undefined) return null;
  const before = unit && precede(period, unit, today);
  return before ? { period, comparedTo: before } : null;
}

function unitIn(text: string, digits: string): string | undefined {
  const english = NAMED.exec(ENGLISH.exec(text)?.[0] ?? "")?.[1];
  // A night is told by the day on which it begins.
  if (english === "night") return "day";
  if (english) return /^(?:spring|summer|autumn|fall|winter)$/.test(english) ? "one" : english;
  const chinese = CHINESE.exec(digits)?.[1];
  return chinese && (CHINESE_UNIT[chinese] ?? "one");
}

const WEEK = 7;

/** The day, week, month or year right before a period. */
function precede(period: string, unit: string, today: string): string | undefined {
  const own = unitOf(period);
  // "This November against the one before": the next month of that name.
  if (unit === "one" && /^(?:-|\d{4})-\d\d$/.test(period)) return yearEarlier(period, today);
  if (unit === "one" || own === unit) return beforeIt(period, today);
  const span = resolved(period, today);
  if (!span) return undefined;
  const { from } = span;
  switch (unit) {
    case "day":
      return moved(from, -1);
    case "week":
      return `${moved(from, -WEEK)}..${moved(from, -1)}`;
    case "weekend": {
      const saturday = latestBefore(from, "sat");
      return `${saturday}..${moved(saturday, 1)}`;
    }
    case "month":
      return moved(from.slice(0, 7), -1);
    case "quarter":
      return nearPeriods(period, today)[0];
    case "year":
      return yearEarlier(period, today);
    default:
      return undefined;
  }
}

function unitOf(period: string): string | undefined {
  const counted = /^(day|week|weekend|month|quarter|year)(?:0|-\d+)$/.exec(period)?.[1];
  if (counted) return counted;
  if (/^(?:mon|tue|wed|thu|fri|sat|sun)(?:0|-\d+)$|^(?:\d{4}|-)-\d\d-\d\d$/.test(period)) return undefined;
  if (/^(?:\d{4}|-)-\d\d$/.test(period)) return "month";
  return /^\d{4}$/.test(period) ? "year" : undefined;
}

/** The first and last day of a period's code. @param today YYYY-MM-DD */
export function resolved(period: string, today: string): { from: string; to: string } | undefined {
  const span = resolvePeriod(period, { nowMs: Date.parse(today), measured: null, bills: [] });
  return span ? { from: isoOf(span.fromMs), to: isoOf(span.toMs - DAY_MS) } : undefined;
}
const firstDay = (period: string, today: string): string | undefined => resolved(period, today)?.from;
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function latestBefore(date: string, day: (typeof WEEKDAYS)[number]): string {
  const weekday = (new Date(date).getUTCDay() + 6) % 7;
  const back = (weekday - WEEKDAYS.indexOf(day) + WEEK) % WEEK || WEEK;
  return moved(date, -back);
}
