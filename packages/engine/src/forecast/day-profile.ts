import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { weekday } from "../time-series/wall-clock";
import type { HourlyLoad } from "./hourly-load";

export const HOURS_PER_DAY = 24;
const SATURDAY = 5;

/** Days longer ago than this take no part. */
const WINDOW_DAYS = 56;
/** The weight of a day falls to a half in so many days. */
const HALF_LIFE_DAYS = 14;

/** How much a day counts for another whose weekday is not the same; one of the same weekday counts 1. */
export interface Likeness {
  /** Both from Monday to Friday, or both at the weekend. */
  sameKind: number;
  /** A weekend day for a weekday, and the other way round. */
  otherKind: number;
}

/** The common case; then a load that knows no weekday (a fridge, a server), offices, and one that knows each weekday. */
export const LIKENESSES: readonly [Likeness, ...Likeness[]] = [
  { sameKind: 0.5, otherKind: 0.1 },
  { sameKind: 1, otherKind: 1 },
  // Next to nothing, and yet better than nothing where no likelier day was metered.
  { sameKind: 0.5, otherKind: 0.001 },
  { sameKind: 0.001, otherKind: 0.000_01 },
];

/** Energy by local day and hour, kWh; NaN where it is not known. An hour shown twice counts with its first. */
export interface DayTable {
  /** Days since 1970-01-01 of the first row. */
  firstDay: number;
  days: number;
  /** `days` rows of 24 hours. */
  kwh: Float64Array;
}

export function dayTable({ kwh, localDay, localHour }: HourlyLoad): DayTable {
  const firstDay = localDay[0] ?? 0;
  const days = kwh.length === 0 ? 0 : (localDay[kwh.length - 1] ?? firstDay) - firstDay + 1;
  const table = new Float64Array(days * HOURS_PER_DAY).fill(Number.NaN);
  for (let index = kwh.length - 1; index >= 0; index -= 1) {
    const cell = ((localDay[index] ?? 0) - firstDay) * HOURS_PER_DAY + (localHour[index] ?? 0);
    table[cell] = kwh[index] ?? Number.NaN;
  }
  return { firstDay, days, kwh: table };
}

/** The 24 hours of a day in the table; every hour NaN for a day outside it. */
export function rowOf({ firstDay, days, kwh }: DayTable, day: number): Float64Array {
  const row = day - firstDay;
  if (row < 0 || row >= days) return new Float64Array(HOURS_PER_DAY).fill(Number.NaN);
  return kwh.subarray(row * HOURS_PER_DAY, (row + 1) * HOURS_PER_DAY);
}

/**
 * The 24 hours that a day would have if it were like the days before it: a weighted mean of each hour over eight
 * weeks, in which recent days and days of the same weekday count more.
 * @param lastDay the last day that may be looked at
 * @param like how much days of other weekdays count
 * @returns kWh by local hour; NaN for an hour that no day gave
 */
export function dayProfile(table: DayTable, targetDay: number, lastDay: number, like: Likeness): Float64Array {
  const sums = new Float64Array(HOURS_PER_DAY);
  const weights = new Float64Array(HOURS_PER_DAY);
  const from = Math.max(table.firstDay, lastDay - WINDOW_DAYS + 1);
  for (let day = Math.min(lastDay, table.firstDay + table.days - 1); day >= from; day -= 1) {
    const weight = 0.5 ** ((targetDay - day) / HALF_LIFE_DAYS) * likeness(day, targetDay, like);
    const offset = (day - table.firstDay) * HOURS_PER_DAY;
    for (let hour = 0; hour < HOURS_PER_DAY; hour += 1) {
      const kwh = table.kwh[offset + hour] ?? Number.NaN;
      if (Number.isNaN(kwh)) continue;
      sums[hour] = (sums[hour] ?? 0) + weight * kwh;
      weights[hour] = (weights[hour] ?? 0) + weight;
    }
  }
  return sums.map((sum, hour) => sum / (weights[hour] ?? 0));
}

function likeness(day: number, other: number, { sameKind, otherKind }: Likeness): number {
  const [a, b] = [weekday(day * DAY_SECONDS), weekday(other * DAY_SECONDS)];
  if (a === b) return 1;
  return a >= SATURDAY === b >= SATURDAY ? sameKind : otherKind;
}
