import { DAY_MS, DAY_SECONDS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";

/*
 * Calendar arithmetic on wall-clock time: seconds or milliseconds since 1970-01-01T00:00 as a clock on the wall shows
 * them, and days by their number since that one. No time zone takes part: zone-clock.ts of shared/domain, or the file
 * that a reading came from, placed the time on this clock.
 */

/** 1970-01-01 was a Thursday; days of the week are numbered from Monday = 0. */
const EPOCH_WEEKDAY = 3;
const SATURDAY = 5;

/** Days since 1970-01-01, of a wall-clock time in milliseconds. */
export const dayOf = (localMs: number): number => Math.floor(localMs / DAY_MS);

/** `2026-05-01`, of a day's number. */
export const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Monday = 0 … Sunday = 6, of a day's number. */
export const weekdayOf = (day: number): number => (((day + EPOCH_WEEKDAY) % 7) + 7) % 7;

export const isWeekendDay = (day: number): boolean => weekdayOf(day) >= SATURDAY;

const dayOfSeconds = (local: number): number => Math.floor(local / DAY_SECONDS);

export function secondOfDay(local: number): number {
  return local - dayOfSeconds(local) * DAY_SECONDS;
}

export function hourOfDay(local: number): number {
  return Math.floor(secondOfDay(local) / HOUR_SECONDS);
}

/** Whether an hour of the day lies from the first up to the second; from 22 to 6 runs past midnight, 7 to 7 all day. */
export const isHourWithin = (hour: number, from: number, to: number): boolean =>
  from < to ? hour >= from && hour < to : hour >= from || hour < to;

/** Monday = 0 … Sunday = 6, of wall-clock seconds. */
export function weekday(local: number): number {
  return weekdayOf(dayOfSeconds(local));
}

export function isWeekend(local: number): boolean {
  return isWeekendDay(dayOfSeconds(local));
}

/** `2024-03-09T18:15:00`, without a zone. */
export function isoLocal(local: number): string {
  return new Date(Math.round(local) * SECOND_MS).toISOString().slice(0, 19);
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
  return midnight.getTime() / SECOND_MS + secondsIntoDay;
}

/** First second of the month that holds `local`, moved by whole months. */
export function monthStart(local: number, monthsLater = 0): number {
  const date = new Date(local * SECOND_MS);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + monthsLater, 1) / SECOND_MS;
}

/** How many days the month has that holds `local`. */
export const daysInMonthOf = (local: number): number => (monthStart(local, 1) - monthStart(local)) / DAY_SECONDS;

/** @param month `YYYY-MM` */
export function monthAfter(month: string): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
}
