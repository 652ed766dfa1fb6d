import { weekdayOf } from "../time-series/calendar";
import type { DayTable } from "../time-series/day-table";
import { HOURS_PER_DAY } from "../time-series/day-table";

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
  const [a, b] = [weekdayOf(day), weekdayOf(other)];
  if (a === b) return 1;
  return a >= SATURDAY === b >= SATURDAY ? sameKind : otherKind;
}
