import type { HourlySeries } from "./hourly-series";

export const HOURS_PER_DAY = 24;

/** Energy by local day and hour, kWh; NaN where it is not known. An hour shown twice counts with its first. */
export interface DayTable {
  /** Days since 1970-01-01 of the first row. */
  firstDay: number;
  days: number;
  /** `days` rows of 24 hours. */
  kwh: Float64Array;
}

export function dayTable({ kwh, localDay, localHour }: HourlySeries): DayTable {
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
