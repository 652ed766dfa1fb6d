import { isWeekendDay } from "../time-series/calendar";
import type { DayTable } from "../time-series/day-table";
import { HOURS_PER_DAY, rowOf } from "../time-series/day-table";
import { median, robustSpread } from "../statistics/robust";

/** A day is compared with those of its kind so many days before and after it: the same season. */
const SEASON_DAYS = 28;
const MINIMUM_COMPARED_DAYS = 8;
/** A day is judged when at least so many of its hours were metered. */
const MINIMUM_HOURS = 22;
/** Iglewicz & Hoaglin, "How to Detect and Handle Outliers" (1993): modified z-scores beyond 3.5 are outliers. */
const UNUSUAL_Z = 3.5;
/** Days that hardly differ have next to no spread; a deviation counts from this share of the median and this much. */
const MINIMUM_SHARE = 0.2;
const MINIMUM_KWH = 1;
/**
 * No spread is taken to be smaller than this share of the median, nor of the median from which MINIMUM_SHARE is more
 * than MINIMUM_KWH: where most days are alike to the watt-hour, or nothing, there would be none.
 */
const LEAST_SPREAD_SHARE = 0.03;
const LEAST_SPREAD_KWH = (LEAST_SPREAD_SHARE * MINIMUM_KWH) / MINIMUM_SHARE;
/** The hours that are named explain this much of the deviation, and are not more than so many. */
const EXPLAINED_SHARE = 0.8;
const MAXIMUM_HOURS = 6;

export interface UnusualHour {
  /** Hour of the local day, 0 to 23. */
  hour: number;
  kwh: number;
  expectedKwh: number;
}

export interface UnusualDay {
  /** Days since 1970-01-01 on the local calendar. */
  day: number;
  code: "more_than_usual" | "less_than_usual";
  kwh: number;
  /** Median of the days that it was compared with. */
  expectedKwh: number;
  /** Deviation in robust standard deviations. */
  z: number;
  comparedDays: number;
  /** The hours that made it, those with the largest part first. */
  hours: UnusualHour[];
}

/** Days on which a load used far more or less than on days of the same kind in the same season. */
export function unusualDays(table: DayTable): UnusualDay[] {
  const known = Array.from({ length: table.days }, (_, index) => table.firstDay + index)
    .map((day) => ({ day, weekend: isWeekendDay(day), kwh: energyOf(rowOf(table, day)) }))
    .filter(({ kwh }) => !Number.isNaN(kwh));
  const found: UnusualDay[] = [];
  for (const { day, weekend, kwh } of known) {
    const alike = known.filter(
      (other) => other.day !== day && other.weekend === weekend && Math.abs(other.day - day) <= SEASON_DAYS,
    );
    if (alike.length < MINIMUM_COMPARED_DAYS) continue;
    const spread = robustSpread(alike.map((other) => other.kwh));
    const size = Math.abs(spread.median);
    const deviation = kwh - spread.median;
    if (Math.abs(deviation) < Math.max(MINIMUM_KWH, MINIMUM_SHARE * size)) continue;
    const side = deviation > 0 ? spread.above : spread.below;
    const z = deviation / Math.max(side, LEAST_SPREAD_SHARE * size, LEAST_SPREAD_KWH);
    if (!(Math.abs(z) > UNUSUAL_Z)) continue;
    found.push({
      day,
      code: deviation > 0 ? "more_than_usual" : "less_than_usual",
      kwh,
      expectedKwh: spread.median,
      z,
      comparedDays: alike.length,
      hours: hoursThatMadeIt(
        rowOf(table, day),
        alike.map((other) => rowOf(table, other.day)),
        Math.sign(deviation),
      ),
    });
  }
  return found;
}

/** Energy of a day; hours that are missing are taken to be like the others. NaN when too many are. */
function energyOf(row: Float64Array): number {
  let kwh = 0;
  let hours = 0;
  for (const energy of row) {
    if (Number.isNaN(energy)) continue;
    kwh += energy;
    hours += 1;
  }
  return hours < MINIMUM_HOURS ? Number.NaN : (kwh * HOURS_PER_DAY) / hours;
}

function hoursThatMadeIt(row: Float64Array, alike: readonly Float64Array[], sign: number): UnusualHour[] {
  const parts = Array.from(row, (kwh, hour) => {
    const expectedKwh = median(alike.map((other) => other[hour] ?? Number.NaN).filter((value) => !Number.isNaN(value)));
    return { hour, kwh, expectedKwh, part: sign * (kwh - expectedKwh) };
  })
    .filter(({ part }) => part > 0)
    .toSorted((a, b) => b.part - a.part);
  const whole = parts.reduce((sum, { part }) => sum + part, 0);
  const named: UnusualHour[] = [];
  let explained = 0;
  for (const { part, ...hour } of parts) {
    if (named.length === MAXIMUM_HOURS || explained >= EXPLAINED_SHARE * whole) break;
    named.push(hour);
    explained += part;
  }
  return named;
}
