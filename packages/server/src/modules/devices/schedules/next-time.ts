import { WEEKDAYS, type Weekday } from "@wattleaf/shared/domain/device-schedules";
import { DAY_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { dayOf, isoDay, weekdayOf } from "@wattleaf/engine/time-series/calendar";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";

/** When a schedule starts, on the clock of its own zone. */
export interface LocalStart {
  timeZone: string;
  /** Minutes after midnight. */
  localMinute: number;
  /** A bit for each day, Monday the lowest; 0 for a single run. */
  weekdays: number;
}

const WEEK_DAYS = 7;
const HOUR_MINUTES = 60;

/**
 * The first moment after `afterMs` at which the clock shows the time, on one of the days of a schedule that repeats. On the day
 * on which the clock skips it, the moment after the jump.
 */
export function nextStartMs({ timeZone, localMinute, weekdays }: LocalStart, afterMs: number): number {
  const clock = zoneClock(timeZone);
  const today = dayOf(clock(afterMs));
  // A day more than a week: today's own time may be over.
  for (let day = today; day <= today + WEEK_DAYS; day += 1) {
    const startMs = utcOfLocal(clock, day * DAY_MS + localMinute * MINUTE_MS);
    const isItsDay = weekdays === 0 || (weekdays & (1 << weekdayOf(day))) !== 0;
    if (isItsDay && startMs > afterMs) return startMs;
  }
  throw new Error("A week without any of its days");
}

/** The moment of a local day's time. */
export const startOnDayMs = ({ timeZone, localMinute }: LocalStart, date: string): number =>
  utcOfLocal(zoneClock(timeZone), Date.parse(date) + localMinute * MINUTE_MS);

export const localDayOf = (timeZone: string, ms: number): string => isoDay(dayOf(zoneClock(timeZone)(ms)));

/** `07:30` in minutes after midnight. */
export function minuteOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * HOUR_MINUTES + minutes;
}

export const timeOfMinute = (minute: number): string =>
  [Math.floor(minute / HOUR_MINUTES), minute % HOUR_MINUTES].map((part) => String(part).padStart(2, "0")).join(":");

export const bitsOf = (days: readonly Weekday[]): number =>
  days.reduce((bits, day) => bits | (1 << WEEKDAYS.indexOf(day)), 0);

export const daysOf = (bits: number): Weekday[] => WEEKDAYS.filter((_, index) => (bits & (1 << index)) !== 0);
