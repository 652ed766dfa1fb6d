import { SECOND_MS } from "@wattleaf/shared/domain/time";

/** When the intervals of a series are: all of one length, back to back from one moment on. */
export interface IntervalGrid {
  /** UTC epoch milliseconds at which the first interval begins. */
  startMs: number;
  /** Length of each interval in seconds. */
  intervalSeconds: number;
}

/**
 * Energy metered in contiguous intervals of equal length: the format that tariffs, baselines, forecasts, storage and
 * savings use. Intervals are lengths of elapsed time, so a series continues through a clock change without a break: the
 * local day of the change has 23 or 25 hours.
 *
 * Two things are not such series. The raw content of a file, including bills and gas, is `UsageReadings`: readings of
 * any length. The mains that `nilm` disaggregates and the steps of a `schedule` are power or money by sample, without a
 * start time: arrays with their unit in the name.
 */
export interface IntervalSeries extends IntervalGrid {
  /** Energy of each interval in kWh; NaN where the meter gave none. Negative values are net export. */
  kwh: Float64Array;
  /** IANA name of the zone whose wall clock decides hours, days and months, such as `America/Los_Angeles`. */
  timeZone: string;
}

/** Length of each interval in milliseconds. */
export const intervalMs = ({ intervalSeconds }: Pick<IntervalGrid, "intervalSeconds">): number =>
  intervalSeconds * SECOND_MS;

/** UTC epoch milliseconds at which the interval of that index begins. */
export const intervalStartMs = (grid: IntervalGrid, index: number): number => grid.startMs + index * intervalMs(grid);

/** Index of the interval that begins at a moment; not a whole number when none does. */
export const intervalIndexAt = (grid: IntervalGrid, utcMs: number): number => (utcMs - grid.startMs) / intervalMs(grid);

/** UTC epoch milliseconds at which the series is over. */
export const seriesEndMs = (series: Pick<IntervalSeries, "startMs" | "intervalSeconds" | "kwh">): number =>
  intervalStartMs(series, series.kwh.length);

/** The intervals of a series that begin at a moment or later; null when there are none. */
export function seriesFrom(series: IntervalSeries, fromMs: number): IntervalSeries | null {
  const first = Math.max(0, Math.ceil(intervalIndexAt(series, fromMs)));
  if (first === 0) return series;
  if (first >= series.kwh.length) return null;
  return { ...series, startMs: intervalStartMs(series, first), kwh: series.kwh.subarray(first) };
}
