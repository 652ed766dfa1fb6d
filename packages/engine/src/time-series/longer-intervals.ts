import { type IntervalSeries, intervalIndexAt, intervalStartMs } from "./interval-series";

/**
 * The same energy in longer intervals; one is NaN when a part of it is.
 * @param intervalSeconds a multiple of the series' own
 * @param anchorMs a moment at which a longer interval is to begin
 */
export function inLongerIntervals(series: IntervalSeries, intervalSeconds: number, anchorMs: number): IntervalSeries {
  const parts = intervalSeconds / series.intervalSeconds;
  if (parts === 1) return series;
  const anchor = intervalIndexAt(series, anchorMs);
  const skipped = ((Math.ceil(anchor) % parts) + parts) % parts;
  const length = Math.max(0, Math.floor((series.kwh.length - skipped) / parts));
  const kwh = Float64Array.from({ length }, (_, index) => {
    const from = skipped + index * parts;
    return series.kwh.subarray(from, from + parts).reduce((sum, energy) => sum + energy, 0);
  });
  return { startMs: intervalStartMs(series, skipped), intervalSeconds, kwh, timeZone: series.timeZone };
}
