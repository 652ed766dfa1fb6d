import { type IntervalSeriesInput, isWithinBounds } from "@wattleaf/shared/contracts/interval-series";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";

/** Converts a request's series to the engine's format. */
export const toIntervalSeries = (series: IntervalSeriesInput): IntervalSeries => ({
  startMs: Date.parse(series.start),
  intervalSeconds: series.interval_seconds,
  timeZone: series.time_zone,
  kwh: Float64Array.from(series.kwh, (energy) => energy ?? Number.NaN),
});

/**
 * An interval series in the public API's format; null is a missing interval.
 * @returns null if it is longer than the public API accepts, which is possible for a file
 */
export function toSeriesResponse({
  startMs,
  intervalSeconds,
  timeZone,
  kwh,
}: IntervalSeries): IntervalSeriesInput | null {
  const series = {
    start: momentIn(timeZone, startMs),
    interval_seconds: intervalSeconds,
    time_zone: timeZone,
    kwh: Array.from(kwh, (energy) => (Number.isNaN(energy) ? null : energy)),
  };
  return isWithinBounds(series) ? series : null;
}
