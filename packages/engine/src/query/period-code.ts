import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { monthStart, weekdayOf } from "../time-series/calendar";
import { holidayIn } from "../time-series/holidays";
import { isEmpty, type LocalSpan, overlap, spanOfDays } from "./local-span";

/** What the periods of questions are counted from; every moment is one of the home's wall clock. */
export interface PeriodContext {
  /** Now, or where readings ended long ago the end of their last day: see `countingFrom`. */
  nowMs: number;
  /** From the first reading to the last; null when nothing was measured. */
  measured: LocalSpan | null;
  /** The billed periods, the newest first. */
  bills: readonly LocalSpan[];
}

const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const WEEK_DAYS = 7;
const MONTHS_PER_YEAR = 12;
const QUARTER_MONTHS = 3;
const SATURDAY = 5;
/** Of the first month of each season, January = 0; winter begins in the December before its year. */
export const SEASON_STARTS = { winter: -1, spring: 2, summer: 5, autumn: 8 } as const;
type Season = keyof typeof SEASON_STARTS;
/** 29 February comes again after eight years at most (1896 to 1904). */
const YEARS_TO_LOOK_BACK = 8;

/**
 * The stretch of time that a period's code names (`query-codes.ts`). It may lie in the future, and its end may.
 *
 * - A week begins on Monday; `weekend0` is the one that ends this week, `mon0` this or the latest Monday.
 * - What has no year (`--10`, `--10-14`, `--14`, `summer`, `holiday:easter`) is the latest that has begun, and the latest
 *   with readings when that one has none. In a range, its end is the first that is not before its start.
 * - `summer-1` is the last summer that is over.
 * - `last7d` are the seven days before today, `last7d-1` the seven days before those, `last3m` the time from the same date three months before up to today;
 *   minutes and hours end now. `since:` lasts until the end of today, `before:` begins with the readings.
 * - `bill0` is the time since the last bill.
 *
 * @returns null when there is no such period: no such bill, no readings for `all`, an unknown holiday, 31 February
 */
export function resolvePeriod(code: string, context: PeriodContext): LocalSpan | null {
  const [, preposition, rest] = /^(since|before):(.*)$/.exec(code) ?? [];
  if (preposition && rest !== undefined) return openEnded(preposition, rest, context);
  const [start = "", end] = code.split("..");
  const first = onePeriod(start, context);
  if (end === undefined || !first) return first;
  const last = onePeriod(end, context, first.fromMs);
  return last && last.toMs > first.fromMs ? { fromMs: first.fromMs, toMs: last.toMs } : null;
}

/** Readings of a meter arrive days late; those that ended before that are of the past, such as a file's. */
const FRESH_DAYS = 7;
/** Bills, and files that count by month, come later. */
export const BILLS_FRESH_DAYS = 62;

/**
 * The moment that relative periods count from: now, or for readings that ended long ago the end of their last day, so that
 * of a file of 2024 "last month" is a month that it has.
 * @param freshDays how late the newest of the readings may be; bills come later than a meter's
 */
export function countingFrom(
  nowMs: number,
  measured: LocalSpan | null,
  freshDays = FRESH_DAYS,
): { nowMs: number; isPast: boolean } {
  const isPast = measured !== null && measured.toMs < nowMs - freshDays * DAY_MS;
  return isPast ? { nowMs: measured.toMs - 1, isPast } : { nowMs, isPast };
}

/** Whether a period's code counts from now. */
export const isRelative = (code: string): boolean =>
  /^since:|\b(?:last|next)\d|\b(?!bill)[a-z]+(?:0|[-+]\d+)\b/.test(code);

function openEnded(preposition: string, code: string, context: PeriodContext): LocalSpan | null {
  const span = onePeriod(code, context);
  if (!span) return null;
  const { measured, nowMs } = context;
  const open =
    preposition === "since"
      ? { fromMs: span.fromMs, toMs: startOfDay(nowMs) + DAY_MS }
      : { fromMs: measured?.fromMs ?? span.fromMs, toMs: span.fromMs };
  return isEmpty(open) ? null : open;
}

/** @param notBeforeMs the start of the range that this ends; a period without a year is the first that is not before it */
function onePeriod(code: string, context: PeriodContext, notBeforeMs?: number): LocalSpan | null {
  if (code === "all") return context.measured;
  return (
    relativePeriod(code, context, notBeforeMs) ??
    rollingPeriod(code, context) ??
    datedPeriod(code) ??
    recurringPeriod(code, context, notBeforeMs)
  );
}

/** `day-1`, `week0`, `bill-2`, `mon0`. */
function relativePeriod(code: string, context: PeriodContext, notBeforeMs?: number): LocalSpan | null {
  const match = /^([a-z]+)(0|[-+]\d+)$/.exec(code);
  if (!match) return null;
  const [, unit = "", steps = "0"] = match;
  const by = Number(steps);
  const { nowMs } = context;
  const today = Math.floor(nowMs / DAY_MS);
  const monday = today - weekdayOf(today) + by * WEEK_DAYS;
  switch (unit) {
    case "hour": {
      const fromMs = (Math.floor(nowMs / HOUR_MS) + by) * HOUR_MS;
      return { fromMs, toMs: fromMs + HOUR_MS };
    }
    case "day":
      return spanOfDays(today + by, today + by);
    case "week":
      return spanOfDays(monday, monday + WEEK_DAYS - 1);
    case "weekend":
      return spanOfDays(monday + SATURDAY, monday + WEEK_DAYS - 1);
    case "month":
      return monthsFrom(nowMs, by, 1);
    case "quarter":
      return monthsFrom(nowMs, by * QUARTER_MONTHS - (monthOf(nowMs) % QUARTER_MONTHS), QUARTER_MONTHS);
    case "year":
      return monthsFrom(nowMs, by * MONTHS_PER_YEAR - monthOf(nowMs), MONTHS_PER_YEAR);
    case "bill":
      return billedPeriod(by, context);
  }
  const weekday = WEEKDAYS.indexOf(unit);
  if (weekday < 0) return SEASON_CODE.test(code) ? seasonBefore(unit as Season, -by, nowMs) : null;
  const latest = today - ((weekdayOf(today) - weekday + WEEK_DAYS) % WEEK_DAYS) + by * WEEK_DAYS;
  const day = notBeforeMs !== undefined && latest * DAY_MS < notBeforeMs ? latest + WEEK_DAYS : latest;
  return spanOfDays(day, day);
}

function billedPeriod(by: number, { bills, nowMs }: PeriodContext): LocalSpan | null {
  const [newest] = bills;
  if (by > 0 || !newest) return null;
  if (by < 0) return bills[-by - 1] ?? null;
  const since = { fromMs: newest.toMs, toMs: Math.max(newest.toMs, startOfDay(nowMs)) + DAY_MS };
  return isEmpty(since) ? null : since;
}

/** `last7d`, `last7d-1`, `next2w`. */
function rollingPeriod(code: string, { nowMs }: PeriodContext): LocalSpan | null {
  const match = /^(last|next)(\d+)(min|h|d|w|m|y)(?:-([1-9]))?$/.exec(code);
  if (!match) return null;
  const [, direction, digits, unit = "", back = "0"] = match;
  const count = Number(digits);
  const isPast = direction === "last";
  if (unit === "min" || unit === "h") {
    const lengthMs = count * (unit === "h" ? HOUR_MS : MINUTE_MS);
    return isPast ? { fromMs: nowMs - lengthMs, toMs: nowMs } : { fromMs: nowMs, toMs: nowMs + lengthMs };
  }
  // What is over ends with yesterday, or with the last day measured where that is what "today" is.
  const from = isPast ? wholeDaysUntil(nowMs) : startOfDay(nowMs) + DAY_MS;
  if (!isPast) return { fromMs: from, toMs: later(from, count, unit) };
  const steps = Number(back);
  return { fromMs: later(from, -count * (steps + 1), unit), toMs: later(from, -count * steps, unit) };
}

function later(fromMs: number, count: number, unit: string): number {
  if (unit === "d") return fromMs + count * DAY_MS;
  if (unit === "w") return fromMs + count * WEEK_DAYS * DAY_MS;
  const months = unit === "m" ? count : count * MONTHS_PER_YEAR;
  const month = monthsFrom(fromMs, months, 1);
  // 31 March less a month is the end of February.
  return Math.min(month.fromMs + (fromMs - monthsFrom(fromMs, 0, 1).fromMs), month.toMs);
}

/** The end of the last whole day: of a moment that ends a day, that day's. */
export const wholeDaysUntil = (nowMs: number): number => startOfDay(nowMs + 1);

/** `2026`, `2026-10`, `2026-10-14`, `2026-summer`. */
function datedPeriod(code: string): LocalSpan | null {
  const season = /^(\d{4})-(spring|summer|autumn|winter)$/.exec(code);
  if (season) return seasonOf(season[2] as Season, Number(season[1]));
  const match = /^(\d{4})(?:-(\d\d))?(?:-(\d\d))?$/.exec(code);
  if (!match) return null;
  const [, year, month, day] = match;
  if (month === undefined) return monthsFrom(Date.UTC(Number(year), 0, 1), 0, MONTHS_PER_YEAR);
  return dateSpan(Number(year), Number(month), day === undefined ? undefined : Number(day));
}

/** A day, or a month without one; null when the calendar has none. */
function dateSpan(year: number, month: number, day?: number): LocalSpan | null {
  if (month < 1 || month > MONTHS_PER_YEAR) return null;
  const span = monthsFrom(Date.UTC(year, month - 1, 1), 0, 1);
  if (day === undefined) return span;
  const fromMs = span.fromMs + (day - 1) * DAY_MS;
  return day < 1 || fromMs >= span.toMs ? null : { fromMs, toMs: fromMs + DAY_MS };
}

const SEASON_CODE = /^(?:spring|summer|autumn|winter)/;

/** The season that a code such as `autumn`, `2026-spring` or `summer-1` names; undefined of other times. */
export const seasonIn = (code: string): string | undefined =>
  /^(?:\d{4}-)?(spring|summer|autumn|winter)(?:-\d)?$/.exec(code)?.[1];

/** `--10`, `--10-14`, `--14`, `summer`, `holiday:easter`: what comes again and again. */
function recurringPeriod(code: string, context: PeriodContext, notBeforeMs?: number): LocalSpan | null {
  const spans = occurrencesOf(code, context, notBeforeMs);
  if (notBeforeMs !== undefined) return spans.find(({ fromMs }) => fromMs >= notBeforeMs) ?? null;
  const begun = spans.filter(({ fromMs }) => fromMs <= context.nowMs);
  const { measured } = context;
  return begun.findLast((span) => measured && !isEmpty(overlap(span, measured))) ?? begun.at(-1) ?? null;
}

/** From some years ago until the next, the oldest first. */
function occurrencesOf(code: string, { nowMs, measured }: PeriodContext, notBeforeMs?: number): LocalSpan[] {
  const from = Math.min(nowMs, measured?.fromMs ?? nowMs, notBeforeMs ?? nowMs);
  const firstYear = yearOf(from) - (measured || notBeforeMs !== undefined ? 1 : YEARS_TO_LOOK_BACK);
  const lastYear = Math.max(yearOf(nowMs), yearOf(notBeforeMs ?? nowMs)) + 1;
  const years = Array.from({ length: lastYear - Math.min(firstYear, lastYear) + 1 }, (_, index) => lastYear - index);
  const inYear = yearlyRule(code);
  if (inYear) return years.toReversed().flatMap((year) => inYear(year) ?? []);
  const day = /^--(\d\d)$/.exec(code)?.[1];
  if (day === undefined) return [];
  return years
    .toReversed()
    .flatMap((year) =>
      Array.from({ length: MONTHS_PER_YEAR }, (_, month) => dateSpan(year, month + 1, Number(day)) ?? []).flat(),
    );
}

/** What happens once in a year. */
function yearlyRule(code: string): ((year: number) => LocalSpan | null) | null {
  const [, month, day] = /^--(\d\d)(?:-(\d\d))?$/.exec(code) ?? [];
  // `--14` can only be a day.
  if (month !== undefined && Number(month) <= MONTHS_PER_YEAR)
    return (year) => dateSpan(year, Number(month), day === undefined ? undefined : Number(day));
  if (code in SEASON_STARTS) return (year) => seasonOf(code as Season, year);
  const [, holiday] = /^holiday:(\w+)$/.exec(code) ?? [];
  if (holiday === undefined) return null;
  return (year) => {
    const found = holidayIn(holiday, year);
    return found ? spanOfDays(found.first, found.first + found.days - 1) : null;
  };
}

/** December, January and February are the winter of the year of January. */
const seasonOf = (season: Season, year: number): LocalSpan =>
  monthsFrom(Date.UTC(year, 0, 1), SEASON_STARTS[season], QUARTER_MONTHS);

/** The nth last season that is over. */
function seasonBefore(season: Season, nth: number, nowMs: number): LocalSpan | null {
  const years = [1, 0, -1].map((back) => yearOf(nowMs) + back);
  const newest = years.map((year) => seasonOf(season, year)).find(({ toMs }) => toMs <= startOfDay(nowMs + 1));
  if (!newest || nth < 1) return null;
  return monthsFrom(newest.fromMs, -(nth - 1) * MONTHS_PER_YEAR, QUARTER_MONTHS);
}

/** So many months, of which the first begins so many after the month of the moment. */
const monthsFrom = (localMs: number, by: number, count: number): LocalSpan => ({
  fromMs: monthStart(localMs / SECOND_MS, by) * SECOND_MS,
  toMs: monthStart(localMs / SECOND_MS, by + count) * SECOND_MS,
});
const startOfDay = (localMs: number): number => Math.floor(localMs / DAY_MS) * DAY_MS;
const yearOf = (localMs: number): number => new Date(localMs).getUTCFullYear();
const monthOf = (localMs: number): number => new Date(localMs).getUTCMonth();
