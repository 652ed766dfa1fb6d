import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "../../time-series/interval-series";

/** A stretch of readings as it was reported. */
export interface ReportedReadings {
  /** UTC epoch milliseconds of the first interval. */
  startMs: number;
  intervalSeconds: number;
  /** NaN where the meter gave none. */
  kwh: Float64Array;
}

/**
 * One series from all reports of a meter: what was never reported is NaN, and of two reports of the same interval the
 * later one counts, unless it has nothing to say.
 * @param reports in the order in which they came, all with intervals of one length on one grid, not empty
 */
export function siteReadings(reports: readonly ReportedReadings[], timeZone: string): IntervalSeries | undefined {
  const [first] = reports;
  if (!first) return undefined;
  const stepMs = first.intervalSeconds * SECOND_MS;
  let startMs = first.startMs;
  let endMs = first.startMs;
  for (const report of reports) {
    startMs = Math.min(startMs, report.startMs);
    endMs = Math.max(endMs, report.startMs + report.kwh.length * stepMs);
  }
  const kwh = new Float64Array((endMs - startMs) / stepMs).fill(Number.NaN);
  for (const report of reports) {
    const offset = (report.startMs - startMs) / stepMs;
    for (const [index, energy] of report.kwh.entries()) {
      if (!Number.isNaN(energy)) kwh[offset + index] = energy;
    }
  }
  return { startMs, intervalSeconds: first.intervalSeconds, kwh, timeZone };
}

/**
 * The same energy in longer intervals; one is NaN when a part of it is.
 * @param intervalSeconds a multiple of the series' own
 * @param anchorMs a moment at which a longer interval is to begin
 */
export function inLongerIntervals(series: IntervalSeries, intervalSeconds: number, anchorMs: number): IntervalSeries {
  const parts = intervalSeconds / series.intervalSeconds;
  if (parts === 1) return series;
  const stepMs = series.intervalSeconds * SECOND_MS;
  const anchor = (anchorMs - series.startMs) / stepMs;
  const skipped = ((Math.ceil(anchor) % parts) + parts) % parts;
  const length = Math.max(0, Math.floor((series.kwh.length - skipped) / parts));
  const kwh = Float64Array.from({ length }, (_, index) => {
    const from = skipped + index * parts;
    return series.kwh.subarray(from, from + parts).reduce((sum, energy) => sum + energy, 0);
  });
  return { startMs: series.startMs + skipped * stepMs, intervalSeconds, kwh, timeZone: series.timeZone };
}
