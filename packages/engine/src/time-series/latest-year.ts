import { DAY_MS } from "@wattleaf/shared/domain/time";
import { dayOf } from "./calendar";
import { intervalIndexAt, intervalMs, type IntervalSeries, intervalStartMs, seriesEndMs } from "./interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";

const DAYS_PER_YEAR = 365;
/** Less says little of a year's seasons. */
const FEWEST_DAYS = 28;

/** The latest whole local days, a year at most; null when they are too few. */
export function latestYear(series: IntervalSeries): IntervalSeries | null {
  const clock = zoneClock(series.timeZone);
  const stepMs = intervalMs(series);
  const onGrid = (ms: number) => series.startMs + Math.ceil((ms - series.startMs) / stepMs) * stepMs;
  const midnight = (day: number) => onGrid(utcOfLocal(clock, day * DAY_MS));
  const endDay = dayOf(clock(seriesEndMs(series)));
  const firstDay = Math.max(dayOf(clock(series.startMs - 1)) + 1, endDay - DAYS_PER_YEAR);
  if (endDay - firstDay < FEWEST_DAYS) return null;
  const first = intervalIndexAt(series, midnight(firstDay));
  return {
    ...series,
    startMs: intervalStartMs(series, first),
    kwh: series.kwh.slice(first, intervalIndexAt(series, midnight(endDay))),
  };
}
