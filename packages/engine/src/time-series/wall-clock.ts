import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";

/**
 * Calendar arithmetic on wall-clock seconds (seconds since 1970-01-01T00:00 as a clock on the wall shows them).
 * No time zone takes part: the zone was applied when the reading was placed on this clock.
 */
/** 1970-01-01 was a Thursday; days are numbered from Monday = 0. */
const EPOCH_WEEKDAY = 3;

function dayNumber(local: number): number {
  return Math.floor(local / DAY_SECONDS);
}

export function secondOfDay(local: number): number {
  return local - dayNumber(local) * DAY_SECONDS;
}

export function hourOfDay(local: number): number {
  return Math.floor(secondOfDay(local) / HOUR_SECONDS);
}

/** Monday = 0 … Sunday = 6. */
export function weekday(local: number): number {
  return (((dayNumber(local) + EPOCH_WEEKDAY) % 7) + 7) % 7;
}

export function isWeekend(local: number): boolean {
  return weekday(local) >= 5;
}

/** `2024-03-09T18:15:00`, without a zone. */
export function isoLocal(local: number): string {
  return new Date(Math.round(local) * 1_000).toISOString().slice(0, 19);
}

/** `2024-03`. */
export function isoMonth(local: number): string {
  return isoLocal(local).slice(0, 7);
}

/** Wall-clock seconds of a date and time; undefined when the calendar has no such moment (30 February, 25:10). */
export function wallClock(year: number, month: number, day: number, secondsIntoDay = 0): number | undefined {
  if (year < 1970 || year > 2200 || secondsIntoDay < 0 || secondsIntoDay > DAY_SECONDS) return undefined;
  const midnight = new Date(Date.UTC(year, month - 1, day));
  if (midnight.getUTCMonth() !== month - 1 || midnight.getUTCDate() !== day) return undefined;
  return midnight.getTime() / 1_000 + secondsIntoDay;
}

/** First second of the month that holds `local`, moved by whole months. */
export function monthStart(local: number, monthsLater = 0): number {
  const date = new Date(local * 1_000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater, 1) / 1_000;
}
