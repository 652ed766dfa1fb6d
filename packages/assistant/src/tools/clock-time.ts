import { DAY_MS, HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { dayOf } from "@wattleaf/engine/time-series/calendar";

/** A time on the clock; `daysAhead` null is the next time that the clock shows it. */
export interface TimeOfDay {
  minuteOfDay: number;
  daysAhead: number | null;
}

/** Local midnight of the day that holds a moment, shifted by whole local days, as a moment. */
export function midnight(timeZone: string, utcMs: number, days = 0): number {
  const clock = zoneClock(timeZone);
  return utcOfLocal(clock, dayOf(clock(utcMs)) * DAY_MS + days * DAY_MS);
}

/** The moment of a time of day, the next one after `afterMs` where no day is named. */
export function momentOf({ minuteOfDay, daysAhead }: TimeOfDay, timeZone: string, nowMs: number, afterMs = nowMs) {
  const clock = zoneClock(timeZone);
  const today = dayOf(clock(nowMs)) * DAY_MS;
  const onDay = (day: number) => utcOfLocal(clock, today + day * DAY_MS + minuteOfDay * MINUTE_MS);
  if (daysAhead !== null) return onDay(daysAhead);
  for (let day = 0; ; day += 1) if (onDay(day) > afterMs) return onDay(day);
}

/** `2026-03-01` of the local day that holds a moment. */
export const localDate = (timeZone: string, utcMs: number): string => momentIn(timeZone, utcMs).slice(0, 10);

/** `2026-03-01T18:30`, as people of the zone read their clock. */
export const localTime = (timeZone: string, utcMs: number): string => momentIn(timeZone, utcMs).slice(0, 16);

/** The hour of the day there, 0 to 23. */
export const localHour = (timeZone: string, utcMs: number): number =>
  Math.floor((zoneClock(timeZone)(utcMs) % DAY_MS) / HOUR_MS);
