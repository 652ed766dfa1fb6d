import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "./interval-series";
import { intervalMs, intervalStartMs, seriesEndMs } from "./interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf } from "./calendar";

/** A series by hours of the wall clock; an hour of which too little was metered is NaN. */
export interface HourlySeries extends IntervalSeries {
  /** Hour of the local day, 0 to 23, of each hour. */
  localHour: Uint8Array;
  /** Days since 1970-01-01 on the local calendar, of each hour. */
  localDay: Int32Array;
}

/** An hour is known when at least so much of it was metered; the rest is taken to be like it. */
const MINIMUM_METERED_SHARE = 0.5;

/**
 * A series by whole hours of its zone's wall clock. Hours that it begins or ends within are left off.
 * @param series intervals of at most an hour; a length that does not divide an hour is shared out evenly
 */
export function hourlySeries(series: IntervalSeries): HourlySeries {
  const clock = zoneClock(series.timeZone);
  const step = intervalMs(series);
  const localStart = clock(series.startMs);
  const startMs = series.startMs + (Math.ceil(localStart / HOUR_MS) * HOUR_MS - localStart);
  const hours = Math.max(0, Math.floor((seriesEndMs(series) - startMs) / HOUR_MS));
  const kwh = new Float64Array(hours);
  const meteredMs = new Float64Array(hours);

  for (let index = 0; index < series.kwh.length; index += 1) {
    const energy = series.kwh[index] ?? Number.NaN;
    if (Number.isNaN(energy)) continue;
    let from = intervalStartMs(series, index) - startMs;
    const end = from + step;
    while (from < end) {
      const hour = Math.floor(from / HOUR_MS);
      const to = Math.min(end, (hour + 1) * HOUR_MS);
      if (hour >= 0 && hour < hours) {
        kwh[hour] = (kwh[hour] ?? 0) + (energy * (to - from)) / step;
        meteredMs[hour] = (meteredMs[hour] ?? 0) + (to - from);
      }
      from = to;
    }
  }
  for (let hour = 0; hour < hours; hour += 1) {
    const share = (meteredMs[hour] ?? 0) / HOUR_MS;
    kwh[hour] = share < MINIMUM_METERED_SHARE ? Number.NaN : (kwh[hour] ?? 0) / share;
  }
  const { timeZone } = series;
  return { startMs, intervalSeconds: HOUR_SECONDS, kwh, timeZone, ...wallClockHours(startMs, hours, timeZone) };
}

/** Hour and day that the wall clock shows at the begin of each of so many hours. */
export function wallClockHours(
  startMs: number,
  hours: number,
  timeZone: string,
): Pick<HourlySeries, "localHour" | "localDay"> {
  const clock = zoneClock(timeZone);
  const localHour = new Uint8Array(hours);
  const localDay = new Int32Array(hours);
  for (let hour = 0; hour < hours; hour += 1) {
    const localMs = clock(startMs + hour * HOUR_MS);
    localDay[hour] = dayOf(localMs);
    localHour[hour] = Math.floor((localMs - (localDay[hour] ?? 0) * DAY_MS) / HOUR_MS);
  }
  return { localHour, localDay };
}
