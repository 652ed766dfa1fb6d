import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { isOneDay } from "../conversation/merge";
import { moved, nearPeriods, yearBefore } from "./near-periods";
import { firstMonthOf } from "./quarter-months";
import { twoDigits } from "./two-digits";

/* "And last year?", "the one before that": periods that a follow-up counts from the one before. */

const ONE_BEFORE =
  /\b(?:before (?:that|it)\b|(?<!not )the one before\b(?! last))|\bone earlier\b|再(?:往)?(?:前|上)(?:面)?(?:1|一)?个?(?:月|周|星期|礼拜|季度?|天|期)?/;
/** "And the month before?" of a month, "the previous quarter" of three months by their names. */
const UNIT_BEFORE =
  /^(?:(?:and|so|ok|what about|how about|same (?:for|in)|then|for|in)[ ,]+)*(?:the )?(?:(month|week|quarter) (?:before|prior|earlier)|(?:previous|prior|preceding) (month|week|quarter))\b|^(?:那|再)?(?:再)?前一?1?个?(月|周|季度?)/;
/** "And the quarter after?", 再后一个季度. */
const UNIT_AFTER =
  /^(?:(?:and|so|ok|what about|how about|same (?:for|in)|then|for|in)[ ,]+)*(?:the )?(?:(day|month|week|quarter) (?:right |just )?(?:after|following)|(?:following|subsequent) (day|month|week|quarter)|next (day|month|week|quarter) after)\b|^(?:那么?|再)?(?:再下|之后(?:的)?|后面?)(?:那)?[一1]?个?(天|月|周|季度?)/;
const UNITS: Readonly<Record<string, string>> = { 天: "day", 月: "month", 周: "week", 季: "quarter", 季度: "quarter" };
const THREE_MONTHS = /^((?:-|\d{4})-\d\d)\.\.((?:-|\d{4})-\d\d)$/;

const isUnit = (period: string, unit: string): boolean => {
  const [, from, to] = THREE_MONTHS.exec(period) ?? [];
  if (from && to) return unit === "quarter" && (Number(to.slice(-2)) - Number(from.slice(-2)) + 12) % 12 === 2;
  return unitOf(period) === unit;
};
const WHOLE_MONTHS = /^(\d{4}-\d\d)-01\.\.(\d{4}-\d\d)-(?:2[89]|3[01])$/;

/** January 1 to March 31 are three months. */
function asMonths(period: string): string {
  const [, from, to] = WHOLE_MONTHS.exec(period) ?? [];
  const isWhole = from !== undefined && to !== undefined && moved(period.split("..")[1] ?? "", 1).endsWith("-01");
  return isWhole ? (from === to ? from : `${from}..${to}`) : period;
}
const DAY_BEFORE = /前[一1](?:天|日|晚|夜)|\bthe (?:day|night) before\b(?! yesterday| last)/;
const YEAR_BEFORE =
  /\b(?:the )?(?:year|yr) (?:before|prior|earlier)\b(?! last)|\bprevious year\b|再(?:往)?前(?:1|一)?年/;
const SAME_A_YEAR_BEFORE =
  /\bsame (?:\w+ ){1,2}(?:of |in |from )?(?:last year|(?:the )?(?:previous|prior) year|(?:a|one|1) year (?:ago|before|earlier)|(?:19|20)\d\d)\b|\b(?:last|prior|previous) year'?s? (?:same|corresponding|equivalent) (?:period|time|dates?|days|months?|weeks?)\b|\b(?:corresponding|equivalent|comparable) (?:period|time) (?:of |in )?(?:last|(?:the )?(?:prior|previous)) year\b|\b(?:a|one) year (?:ago|earlier)\b|去年的?(?:同期|同[一1]?个?(?:时期|时间|时候|月份?|周|星期|天|季度?)|[这那]个?时候)|^那?同期|同比/;
const WHOLE = /\b(?:whole|entire|all (?:of|year)|total|ytd|year to date)\b|全年|整年|整个|一整|年度/;
/** One year alone: what is asked of it is asked of its part that was asked before. */
const YEAR = /^(?:year(0|-\d+)|(\d{4}))$/;

/**
 * The period of a follow-up that names it by the one before: August of last year for 那去年呢 after 今年八月.
 *
 * @param named as the words read by themselves
 * @param text normalized
 * @param today YYYY-MM-DD
 */
export function shiftedPeriod(
  named: string | undefined,
  previous: string | undefined,
  text: string,
  today: string,
): string | undefined {
  if (previous === undefined) return named;
  // 占当月的百分之几 is of the month that was asked about.
  if (OF_THAT_TIME.test(text) && /^(?:day|week|month|quarter|year)0$/.test(named ?? "")) return previous;
  if (namesSameTimeOfYearBefore(text)) return yearEarlier(previous, today) ?? named;
  if (YEAR_BEFORE.test(text) && (named === undefined || YEAR.test(named)))
    return inYear(previous, (year) => year - 1, today) ?? named;
  // 那前一天呢 after a day is the day before it, and not before yesterday.
  if (DAY_BEFORE.test(text) && isOneDay(previous)) return dayBefore(previous, today) ?? named;
  const whole = asMonths(previous);
  const unitBefore = UNIT_BEFORE.exec(text);
  if (unitBefore && isUnit(whole, unitBefore[1] ?? unitBefore[2] ?? UNITS[unitBefore[3] ?? ""] ?? ""))
    return beforeIt(whole, today) ?? named;
  const unitAfter = UNIT_AFTER.exec(text)
    ?.slice(1)
    .find((unit) => unit !== undefined);
  if (unitAfter !== undefined && isUnit(whole, UNITS[unitAfter] ?? unitAfter))
    return nearPeriods(whole, today)[1] ?? named;
  if (ONE_BEFORE.test(text) && (named === undefined || /^(?:bill|month|week|day|quarter|weekend)-2$/.test(named))) {
    const isAnotherUnit = named !== undefined && !named.startsWith("bill") && unitOf(named) !== unitOf(previous);
    return isAnotherUnit ? named : (beforeIt(previous, today) ?? named);
  }
  const year = YEAR.exec(named ?? "");
  if (!year) return named;
  const wanted = year[2] ? Number(year[2]) : Number(today.slice(0, 4)) + Number(year[1]);
  if (!isPartOfYear(previous) || WHOLE.test(text)) return named;
  // December, asked in November, is last year's already: "and last year?" is the one before it.
  const isDated = !previous.startsWith("--");
  const isSoFar = wanted === Number(today.slice(0, 4)) && !/^\d{4}/.test(previous);
  return isSoFar
    ? named
    : (inYear(previous, (latest) => (isDated || latest !== wanted ? wanted : wanted - 1), today) ?? named);
}

const OF_THAT_TIME = /当[天日周月季年]/;

/** "Same week last year", 去年同期: the time of the question before, a year earlier. */
export const namesSameTimeOfYearBefore = (text: string): boolean => SAME_A_YEAR_BEFORE.test(text);

/** The same period a year earlier: a week has its number's neighbor 52 weeks before, so that its days are the same weekdays. */
export function yearEarlier(period: string, today: string): string | undefined {
  const week = /^(week|weekend|mon|tue|wed|thu|fri|sat|sun)(0|-\d+)$/.exec(period);
  if (week) return `${week[1]}${Number(week[2]) - WEEKS_OF_YEAR}`;
  const season = /^(spring|summer|autumn|winter)$/.exec(period)?.[1];
  if (season) return `${latestYearOf(season, today) - 1}-${season}`;
  const days = /^last(\d+)([dw])$/.exec(period);
  if (days) {
    const length = Number(days[1]) * (days[2] === "w" ? 7 : 1);
    const daysAgo = (count: number) => yearBefore(moved(today, -count));
    return `${daysAgo(length)}..${daysAgo(1)}`;
  }
  const day = /^day(0|-\d+)$/.exec(period);
  if (day) return yearBefore(moved(today, Number(day[1])));
  return inYear(period, (year) => year - 1, today) ?? undefined;
}
const WEEKS_OF_YEAR = 52;

/** The same dates a year before: of a month that goes on, as many of its days as there are so far. */
export function yearEarlierToDate(period: string, today: string): string | undefined {
  const first = /^(?:month|--)/.test(period)
    ? `${today.slice(0, 7)}-01`
    : period === "year0"
      ? `${today.slice(0, 4)}-01-01`
      : period === "quarter0"
        ? `${today.slice(0, 4)}-${twoDigits(firstMonthOf(Math.ceil(Number(today.slice(5, 7)) / 3)))}-01`
        : undefined;
  const isOfNow =
    /^(?:month|year|quarter)0$/.test(period) || period === `--${today.slice(5, 7)}` || period === today.slice(0, 7);
  if (!first || !isOfNow || Date.parse(today) - Date.parse(first) < DAY_MS) return yearEarlier(period, today);
  return `${yearBefore(first)}..${yearBefore(today)}`;
}

const FIRST_MONTHS: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** Of the latest that has begun; a winter has the year of its January. */
function latestYearOf(season: string, today: string): number {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const hasBegun = month >= (FIRST_MONTHS[season] ?? 1);
  return season === "winter" ? year + (hasBegun ? 1 : 0) : year - (hasBegun ? 0 : 1);
}

const unitOf = (period: string): string =>
  /^[a-z]+/.exec(period)?.[0] ?? (/^(?:-|\d{4})-\d\d$/.test(period) ? "month" : "day");

/** Its first near period, where that lies before it. */
export function beforeIt(period: string, today: string): string | undefined {
  if (/^\d{4}-(?:spring|summer|autumn|winter)$/.test(period)) return nearPeriods(period, today)[0];
  // As many days before the last so many, which follow them wherever the readings end.
  const rolling = /^(last\d+[dwmy])(?:-(\d))?$/.exec(period);
  if (rolling) return `${rolling[1]}-${Number(rolling[2] ?? 0) + 1}`;
  const season = /^(spring|summer|autumn|winter)-(\d)$/.exec(period);
  if (season) return `${season[1]}-${Number(season[2]) + 1}`;
  return nearPeriods(period, today)[0];
}

/** The day before one day: of one that is named by its weekday too, Friday before `sat-1`. */
function dayBefore(day: string, today: string): string | undefined {
  if (!OF_WEEKDAY.test(day)) return beforeIt(day, today);
  const span = resolvePeriod(day, { nowMs: Date.parse(today), measured: null, bills: [] });
  return span ? moved(isoDay(dayOf(span.fromMs)), -1) : undefined;
}
const OF_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:0|-\d+)$/;

/** "Is that more than last year?" of October: than that of last year; 跟上个月比 of June: with May. */
export function earlierOf(comparedTo: string | undefined, previous: string, today: string): string | undefined {
  if (comparedTo === "year-1" && isPartOfYear(previous)) return yearEarlier(previous, today);
  const isOfMonth = /^(?:-|\d{4})-\d\d$|^month-1$/.test(previous);
  return comparedTo === "month-1" && isOfMonth ? beforeIt(previous, today) : undefined;
}

const isPartOfYear = (period: string): boolean =>
  /^(?:-|\d{4})-\d\d|^month(?:0|-\d+)$|^quarter(?:0|-\d+)$|^\d{4}-[a-z]+$/.test(period);

/** The period in another year; null where it is not of one year's parts. */
function inYear(period: string, yearOf: (year: number) => number, today: string): string | null {
  const [thisYear = 0, thisMonth = 1] = today.split("-").map(Number);
  const counted = /^(month|quarter)(0|-\d+)$/.exec(period);
  if (counted) {
    const length = counted[1] === "month" ? 1 : 3;
    const at = Math.floor((thisMonth - 1) / length) + Number(counted[2]);
    const year = thisYear + Math.floor(at / (12 / length));
    return `${counted[1]}${Number(counted[2]) - (year - yearOf(year)) * (12 / length)}`.replace(
      /(?<=[a-z])(?=[1-9])/,
      "+",
    );
  }
  const season = /^(\d{4})(-[a-z]+)$/.exec(period);
  if (season) return `${yearOf(Number(season[1]))}${season[2]}`;
  const wholeYear = YEAR.exec(period);
  if (wholeYear) {
    const year = wholeYear[2] ? Number(wholeYear[2]) : thisYear + Number(wholeYear[1]);
    return String(yearOf(year));
  }
  if (!/^(?:-|\d{4})-\d\d(?:-\d\d)?(?:\.\.(?:-|\d{4})-\d\d(?:-\d\d)?)?$/.test(period)) return null;
  return period
    .split("..")
    .map((date) => {
      const rest = date.slice(date.startsWith("--") ? 1 : 4);
      const year = date.startsWith("--")
        ? thisYear - (rest.slice(1) > today.slice(5, 5 + rest.length - 1) ? 1 : 0)
        : Number(date.slice(0, 4));
      return `${yearOf(year)}${rest}`;
    })
    .join("..");
}
