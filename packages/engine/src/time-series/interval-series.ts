import { SECOND_MS } from "@wattleaf/shared/domain/time";

/**
 * Energy metered in intervals of one length, back to back: the input of tariffs, baselines and forecasts.
 * Intervals are lengths of elapsed time, so a series runs through a clock change without a break: the local day of
 * the change has 23 or 25 hours of them.
 */
export interface IntervalSeries {
  /** UTC epoch milliseconds at which the first interval begins. */
  startMs: number;
  /** Length of each interval in seconds. */
  intervalSeconds: number;
  /** Energy of each interval in kWh; NaN where the meter gave none. Negative values are net export. */
  kwh: Float64Array;
  /** IANA name of the zone whose wall clock decides hours, days and months, such as `America/Los_Angeles`. */
  timeZone: string;
}

/** UTC epoch milliseconds at which the interval of that index begins. */
export const intervalStartMs = ({ startMs, intervalSeconds }: IntervalSeries, index: number): number =>
  startMs + index * intervalSeconds * SECOND_MS;

/** UTC epoch milliseconds at which the series is over. */
export const seriesEndMs = (series: IntervalSeries): number => intervalStartMs(series, series.kwh.length);
