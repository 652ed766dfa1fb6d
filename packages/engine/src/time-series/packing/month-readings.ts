import type { IntervalSeries } from "../interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { intervalIndexAt, intervalMs, intervalStartMs } from "../interval-series";
import { STEPS_PER_KWH } from "../usage-readings";
import { MAX_AMOUNT } from "./interval-block";
import { monthAt, monthGrid, type MonthGrid } from "./month-grid";

/** A local month with a place for every interval that begins in it. */
export interface MonthReadings extends MonthGrid {
  /** Thousandths of a watt-hour, whole numbers; NaN where there is no reading. */
  amounts: Float64Array;
}

/** Whether a meter can have counted this: ten megawatts for an hour, either way. */
export const isPlausibleAmount = (kwh: number): boolean => Math.abs(kwh) * STEPS_PER_KWH <= MAX_AMOUNT;

/** A series cut into local months, rounded to thousandths of a watt-hour. Months without a reading are left out. */
export function byMonth(series: IntervalSeries): MonthReadings[] {
  const { startMs, intervalSeconds, kwh, timeZone } = series;
  const clock = zoneClock(timeZone);
  const months: MonthReadings[] = [];
  for (let index = 0; index < kwh.length;) {
    const grid = monthGrid(clock, monthAt(clock, intervalStartMs(series, index)), intervalSeconds, startMs);
    const offset = intervalIndexAt(grid, intervalStartMs(series, index));
    const length = Math.min(kwh.length - index, grid.count - offset);
    const part = kwh.subarray(index, index + length);
    if (part.some((value) => !Number.isNaN(value))) {
      const amounts = new Float64Array(grid.count).fill(Number.NaN);
      amounts.set(
        part.map((value) => Math.round(value * STEPS_PER_KWH) + 0),
        offset,
      );
      months.push({ ...grid, amounts });
    }
    index += length;
  }
  return months;
}

/** Puts new readings over the ones that are there: a reading replaces, a gap leaves what was. */
export function overlaid(stored: Float64Array, incoming: Float64Array): Float64Array {
  return stored.map((amount, index) => {
    const fresh = incoming[index] ?? Number.NaN;
    return Number.isNaN(fresh) ? amount : fresh;
  });
}

/**
 * Months, in order and possibly with some missing, as one series from one moment up to another. Intervals that begin in
 * that time and are in no month are gaps.
 */
export function seriesOf(
  months: readonly MonthReadings[],
  { fromMs, toMs, timeZone }: { fromMs: number; toMs: number; timeZone: string },
): IntervalSeries | null {
  const [first] = months;
  if (!first) return null;
  const stepMs = intervalMs(first);
  const startMs = first.startMs + Math.ceil((fromMs - first.startMs) / stepMs) * stepMs;
  const kwh = new Float64Array(Math.max(0, Math.ceil((toMs - startMs) / stepMs))).fill(Number.NaN);
  for (const { startMs: monthMs, amounts } of months) {
    const offset = (monthMs - startMs) / stepMs;
    const begin = Math.max(0, -offset);
    const end = Math.min(amounts.length, kwh.length - offset);
    for (let index = begin; index < end; index += 1) {
      kwh[offset + index] = (amounts[index] ?? Number.NaN) / STEPS_PER_KWH;
    }
  }
  return { startMs, intervalSeconds: first.intervalSeconds, kwh, timeZone };
}

/** A series' readings of one local month, on the series' grid; NaN before, after and between them. */
export function monthOf(series: IntervalSeries, month: number): MonthReadings {
  const grid = monthGrid(zoneClock(series.timeZone), month, series.intervalSeconds, series.startMs);
  const offset = intervalIndexAt(series, grid.startMs);
  const amounts = Float64Array.from({ length: grid.count }, (_, index) => milliWhOf(series.kwh[offset + index]));
  return { ...grid, amounts };
}

/** Thousandths of a watt-hour; NaN of no reading. */
export const milliWhOf = (kwh: number | undefined): number => Math.round((kwh ?? Number.NaN) * STEPS_PER_KWH) + 0;
