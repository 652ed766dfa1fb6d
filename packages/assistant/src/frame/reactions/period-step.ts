import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { moved } from "../times/near-periods";
import type { StepUnit } from "./reaction";

/* "And the month before that", "the quarter after", "the next one": the time before or after the one that was told. */

const COUNTED = /^(day|week|weekend|month|quarter|year|bill|mon|tue|wed|thu|fri|sat|sun)(0|[-+]\d+)$/;
const DAYS_OF_WEEK = 7;

/** The span of a period by its own days, `to` the last of them; undefined where only the readings tell it. */
export function daysOfPeriod(period: string, today: string): { from: string; to: string } | undefined {
  const span = resolvePeriod(period, { nowMs: Date.parse(today), measured: null, bills: [] });
  return span ? { from: isoDay(dayOf(span.fromMs)), to: isoDay(dayOf(span.toMs) - 1) } : undefined;
}

/** How many days a period has; undefined where only the readings tell it. */
export function lengthOfPeriod(period: string, today: string): number | undefined {
  const span = resolvePeriod(period, { nowMs: Date.parse(today), measured: null, bills: [] });
  return span ? Math.round((span.toMs - span.fromMs) / DAY_MS) : undefined;
}

/**
 * The period moved by one of its own length, or by one of the unit that is named; undefined where it cannot be, or where
 * that has not begun.
 */
export function steppedPeriod(period: string, by: -1 | 1, unit: StepUnit | null, today: string): string | undefined {
  const counted = COUNTED.exec(period);
  if (counted && (unit === null || unitOfCounted(counted[1]) === unit)) {
    const next = Number(counted[2]) + by;
    return next > 0 ? undefined : `${counted[1]}${next}`;
  }
  const season = /^(\d{4})-(spring|summer|autumn|winter)$/.exec(period);
  if (season) return unit === null || unit === "year" ? `${Number(season[1]) + by}-${season[2]}` : undefined;
  const days = daysOfPeriod(period, today);
  if (!days) return undefined;
  const next = movedSpan(days, by, unit);
  return next && next.from <= today ? codeOf(next) : undefined;
}

/** A weekday is counted by the week, so that the day before it is another one. */
function unitOfCounted(name = ""): StepUnit {
  if (name === "bill") return "month";
  return /^(?:day|week|weekend|month|quarter|year)$/.test(name) ? (name as StepUnit) : "week";
}

interface Span {
  from: string;
  to: string;
}

const monthOf = (date: string): string => date.slice(0, "2026-10".length);
const monthsIn = ({ from, to }: Span): number | undefined => {
  const isWhole = from.endsWith("-01") && moved(to, 1).endsWith("-01");
  if (!isWhole) return undefined;
  const [fromYear = 0, fromMonth = 1] = from.split("-").map(Number);
  const [toYear = 0, toMonth = 1] = to.split("-").map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth + 1;
};

const MONTHS: Readonly<Partial<Record<StepUnit, number>>> = { month: 1, quarter: 3, year: 12 };

function movedSpan(span: Span, by: -1 | 1, unit: StepUnit | null): Span | undefined {
  const months = monthsIn(span);
  const wanted = unit === null ? months : MONTHS[unit];
  if (wanted !== undefined) {
    // "The month before" a day or a week is the month before the one that it lies in.
    const first = months === undefined || wanted > months ? monthOf(span.from) : undefined;
    if (first !== undefined && wanted !== 1) return undefined;
    const from = moved(first ?? monthOf(by < 0 ? span.from : moved(span.to, 1)), first || by < 0 ? by * wanted : 0);
    return { from: `${from}-01`, to: moved(`${moved(from, wanted)}-01`, -1) };
  }
  const length = Math.round((Date.parse(span.to) - Date.parse(span.from)) / DAY_MS) + 1;
  // The same days of the week before or after; "the day before" several days is one day.
  if (unit === "week" && length <= DAYS_OF_WEEK)
    return { from: moved(span.from, by * DAYS_OF_WEEK), to: moved(span.to, by * DAYS_OF_WEEK) };
  if (unit === "day" && length > 1) {
    const day = by < 0 ? moved(span.from, -1) : moved(span.to, 1);
    return { from: day, to: day };
  }
  if (unit !== null && unit !== "day") return undefined;
  return { from: moved(span.from, by * length), to: moved(span.to, by * length) };
}

/** As short as it can be said: a day, a month, a year, whole months, or days. */
function codeOf({ from, to }: Span): string {
  if (from === to) return from;
  const months = monthsIn({ from, to });
  if (months === 1) return monthOf(from);
  if (months === 12 && from.endsWith("-01-01")) return from.slice(0, "2026".length);
  return months === undefined ? `${from}..${to}` : `${monthOf(from)}..${monthOf(to)}`;
}
