import { intervalStartMs, type IntervalSeries } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf, isoDay } from "../time-series/calendar";
import type { DayUse } from "./day-use";

const WH_PER_KWH = 1000;

/**
 * The use of each local day that is measured from midnight to midnight without a gap, clock changes included.
 * @returns in the order of the days
 */
export function wholeDays(series: IntervalSeries): DayUse[] {
  const clock = zoneClock(series.timeZone);
  const dayAt = (index: number) => dayOf(clock(intervalStartMs(series, index)));
  const days: DayUse[] = [];
  const count = series.kwh.length;
  for (let from = 0; from < count;) {
    const day = dayAt(from);
    let kwh = 0;
    let to = from;
    for (; to < count && dayAt(to) === day; to += 1) kwh += series.kwh[to] ?? Number.NaN;
    // A day at an edge is whole when the interval beyond the edge would be another day's.
    const begins = from > 0 || dayAt(-1) !== day;
    const ends = to < count || dayAt(count) !== day;
    if (begins && ends && !Number.isNaN(kwh)) {
      days.push({ day: isoDay(day), wh: kwh * WH_PER_KWH });
    }
    from = to;
  }
  return days;
}
