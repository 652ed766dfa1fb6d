import { type IntervalSeriesInput, isWithinBounds } from "@wattleaf/shared/contracts/interval-series";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";

/** What a request says of a series, as the engine takes it. */
export const seriesFromWire = (series: IntervalSeriesInput): IntervalSeries => ({
  startMs: Date.parse(series.start),
  intervalSeconds: series.interval_seconds,
  timeZone: series.time_zone,
  kwh: Float64Array.from(series.kwh, (energy) => energy ?? Number.NaN),
});

/**
 * An interval series in the form that the public API takes and gives; null stands for a missing interval.
 * @returns null when it holds more than the public API takes, as a file may
 */
export function seriesOnWire({ startMs, intervalSeconds, timeZone, kwh }: IntervalSeries): IntervalSeriesInput | null {
  const series = {
    start: momentIn(timeZone, startMs),
    interval_seconds: intervalSeconds,
    time_zone: timeZone,
    kwh: Array.from(kwh, (energy) => (Number.isNaN(energy) ? null : energy)),
  };
  return isWithinBounds(series) ? series : null;
}
