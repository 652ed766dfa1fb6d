import { DAY_MS } from "@wattleaf/shared/domain/time";
import { intervalMs, intervalStartMs, type IntervalSeries } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";

const WEEK_MS = 7 * DAY_MS;

/**
 * The mean energy of an interval of the week, by the local clock.
 * @returns kWh of the interval that begins at a UTC moment; of a time of the week that was never measured the mean of all,
 * and NaN when nothing was
 */
export function typicalWeek(series: IntervalSeries): (utcMs: number) => number {
  const clock = zoneClock(series.timeZone);
  const stepMs = intervalMs(series);
  const slots = Math.max(1, Math.round(WEEK_MS / stepMs));
  const slotOf = (utcMs: number) => Math.floor((((clock(utcMs) % WEEK_MS) + WEEK_MS) % WEEK_MS) / stepMs) % slots;
  const totals = new Float64Array(slots);
  const counts = new Float64Array(slots);
  for (const [index, kwh] of series.kwh.entries()) {
    if (Number.isNaN(kwh)) continue;
    const slot = slotOf(intervalStartMs(series, index));
    totals[slot] = (totals[slot] ?? 0) + kwh;
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  const sum = (values: Float64Array) => values.reduce((total, value) => total + value, 0);
  const mean = sum(totals) / sum(counts);
  return (utcMs) => {
    const slot = slotOf(utcMs);
    const count = counts[slot] ?? 0;
    return count > 0 ? (totals[slot] ?? 0) / count : mean;
  };
}
