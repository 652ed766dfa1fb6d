import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { type Weekday, WEEKDAYS } from "../../values/calendar";
import { moved, nearPeriods } from "../near-periods";
import { beforeIt, yearEarlier, yearEarlierToDate } from "../period-shift";
import { twoDigits } from "../two-digits";
import type { Relative } from "./relatives";

/* A relative time counted from the other one of its question. */

const WEEK = 7;

/** @param other the code that it is told by; @param today YYYY-MM-DD */
export function toldBy(relative: Relative, other: string, today: string): string | undefined {
  const span = other.startsWith("since:") ? spanOf(other, today) : undefined;
  // "Since February against the same months a year before" are those up to now.
  if (span) return toldBy(relative, `${span.from}..${moved(today, -1)}`, today);
  switch (relative.kind) {
    case "year":
      if (relative.year !== undefined) return inNamedYear(other, relative.year, today);
      return relative.isToDate ? yearEarlierToDate(other, today) : yearEarlier(other, today);
    case "this-year":
      return inNamedYear(other, Number(today.slice(0, 4)), today);
    case "weekday": {
      const counted = /^([a-z]{3})(0|-\d+)$/.exec(other);
      if (counted?.[1] === relative.weekday) return `${relative.weekday}${Number(counted[2]) - 1}`;
      const from = spanOf(other, today)?.from;
      return from && latestBefore(from, relative.weekday);
    }
    case "month":
      return other.endsWith(`-${twoDigits(relative.month)}`) ? yearEarlier(other, today) : undefined;
    case "days":
      return sameDays(other, relative.unit, today);
    case "sequential":
      return beforeIt(other, today);
    case "rest":
      return relative.of === "month" ? restOfMonth(other, today) : restOfYear(other, today);
    case "step":
      return relative.side === 1 ? after(relative, other, today) : before(relative, other, today);
  }
}

type Step = Extract<Relative, { kind: "step" }>;

/** The time right before: of "the last 30 days" as many, which they follow wherever the readings end. */
function before({ unit, season, count }: Step, other: string, today: string): string | undefined {
  if (season && !other.includes(season)) return `${season}-2`;
  const span = spanOf(other, today);
  if (count > 1) {
    const [, length, letter] = /^last(\d+)([dwm])$/.exec(other) ?? [];
    const isSame = letter !== undefined && unit?.startsWith(letter) && Number(length) === count;
    if (isSame || (letter === "d" && unit === "week" && Number(length) === count * WEEK)) return `${other}-1`;
    if (letter === "w" && unit === "day" && Number(length) * WEEK === count) return `${other}-1`;
    if (!span) return undefined;
    return unit === "month"
      ? `${monthsFrom(span.from, -count)}..${moved(span.from, -1)}`
      : `${moved(span.from, -count * (unit === "week" ? WEEK : 1))}..${moved(span.from, -1)}`;
  }
  if (unit === undefined && /^(?:-|\d{4})-\d\d$/.test(other)) return yearEarlier(other, today);
  if (unit === undefined || unit === unitOf(other)) return beforeIt(other, today);
  if (!span) return undefined;
  switch (unit) {
    case "day":
      return moved(span.from, -1);
    case "week":
      return `${moved(span.from, -WEEK)}..${moved(span.from, -1)}`;
    case "weekend": {
      const saturday = latestBefore(span.from, "sat");
      return `${saturday}..${moved(saturday, 1)}`;
    }
    case "month":
      return moved(span.from.slice(0, 7), -1);
    case "quarter":
      return nearPeriods(other, today)[0];
    case "year":
      return yearEarlier(other, today);
    default:
      return undefined;
  }
}

function after({ unit, count }: Step, other: string, today: string): string | undefined {
  const span = spanOf(other, today);
  if (!span) return undefined;
  const from = moved(span.to, 1);
  if (unit === "day") return count === 1 ? from : `${from}..${moved(from, count - 1)}`;
  if (unit === "week") return `${from}..${moved(from, count * WEEK - 1)}`;
  if (unit === "month") return `${from}..${moved(monthsFrom(from, count), -1)}`;
  return nearPeriods(other, today)[1];
}

function unitOf(code: string): string | undefined {
  const counted = /^(day|week|weekend|month|quarter|year|bill)(?:0|-\d+)$/.exec(code)?.[1];
  if (counted) return counted;
  if (/^(?:-|\d{4})-\d\d$/.test(code)) return "month";
  return /^\d{4}$/.test(code) ? "year" : undefined;
}

function sameDays(other: string, unit: "month" | "week", today: string): string | undefined {
  const span = spanOf(other, today);
  if (!span) return undefined;
  const earlier = (day: string) => (unit === "week" ? moved(day, -WEEK) : monthsFrom(day, -1));
  // Of a time that goes on as many days as there are so far.
  const last = span.to >= today && span.from < today ? moved(today, -1) : span.to;
  const [from, to] = [earlier(span.from), earlier(last)];
  return from === to ? from : `${from}..${to}`;
}

/** The date so many months later; of a shorter month its last day. */
function monthsFrom(date: string, by: number): string {
  const month = moved(date.slice(0, 7), by);
  const length = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate();
  return `${month}-${twoDigits(Math.min(Number(date.slice(8)), length))}`;
}

/** Of a month's first days the others. */
function restOfMonth(other: string, today: string): string | undefined {
  const span = spanOf(other, today);
  if (!span || span.from.slice(0, 7) !== span.to.slice(0, 7)) return undefined;
  const end = moved(monthsFrom(`${span.to.slice(0, 7)}-01`, 1), -1);
  return span.to < end ? `${moved(span.to, 1)}..${end}` : undefined;
}

/** October to May beside June to September: the months before it, which with it make a year. */
function restOfYear(range: string, today: string): string | undefined {
  const [from = "", to = from] = range.split("..");
  if (!/^(?:-|\d{4})-\d\d$/.test(from) || !/^(?:-|\d{4})-\d\d$/.test(to)) return undefined;
  const span = spanOf(range, today);
  return span && `${moved(span.to.slice(0, 7), -11)}..${moved(span.from.slice(0, 7), -1)}`;
}

/** The dates of a time in another year. */
function inNamedYear(code: string, year: number, today: string): string | undefined {
  const earlier = yearEarlier(code, today);
  const ofEarlier = /^\d{4}/.exec(earlier ?? "")?.[0];
  if (!earlier || !ofEarlier) return undefined;
  const by = year - Number(ofEarlier);
  return earlier.replace(/(?<![\d-])\d{4}/g, (one) => String(Number(one) + by));
}

/** The first and last day of a period's code. @param today YYYY-MM-DD */
export function spanOf(code: string, today: string): { from: string; to: string } | undefined {
  const span = resolvePeriod(code, { nowMs: Date.parse(today), measured: null, bills: [] });
  return span ? { from: isoOf(span.fromMs), to: isoOf(span.toMs - DAY_MS) } : undefined;
}
const isoOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function latestBefore(date: string, day: Weekday): string {
  const weekday = (new Date(date).getUTCDay() + 6) % WEEK;
  return moved(date, -((weekday - WEEKDAYS.indexOf(day) + WEEK) % WEEK || WEEK));
}
