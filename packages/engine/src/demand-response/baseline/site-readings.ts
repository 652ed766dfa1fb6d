import { combinedSeries } from "../../time-series/combined-series";
import type { IntervalSeries } from "../../time-series/interval-series";

/**
 * One series from all reports of a meter: unreported intervals are NaN, and of two reports of the same interval the
 * later one is used, unless its value is missing.
 * @param reports in the order in which they arrived, all with intervals of equal length on one grid, not empty
 */
export function siteReadings(
  reports: readonly Omit<IntervalSeries, "timeZone">[],
  timeZone: string,
): IntervalSeries | undefined {
  const parts = reports.map(({ startMs, intervalSeconds, kwh }) => ({ startMs, intervalSeconds, kwh, timeZone }));
  return combinedSeries(parts, (_, energy) => energy) ?? undefined;
}
