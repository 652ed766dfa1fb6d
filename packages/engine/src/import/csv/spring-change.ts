import { hourOfDay, isoLocal, weekday } from "../../time-series/calendar";

const SUNDAY = 6;
const DAYS_PER_WEEK = 7;
const MARCH_DAYS = 31;
const SEPTEMBER_DAYS = 30;

interface SpringRule {
  month: number;
  /** The Sunday is one of the seven days from this one on. */
  fromDay: number;
  /** Local hours that are left out. */
  hours: readonly number[];
}

/** Where clocks go forward on a Sunday, now or in the last two decades, by IANA's time zone database. */
const RULES: readonly SpringRule[] = [
  // United States and Canada
  { month: 3, fromDay: 8, hours: [2] },
  // Azores, United Kingdom, Central and Eastern Europe
  { month: 3, fromDay: MARCH_DAYS - DAYS_PER_WEEK + 1, hours: [0, 1, 2, 3] },
  // Mexico, and the United States until 2006
  { month: 4, fromDay: 1, hours: [2] },
  // Chile
  { month: 9, fromDay: 2, hours: [0] },
  // New Zealand
  { month: 9, fromDay: SEPTEMBER_DAYS - DAYS_PER_WEEK + 1, hours: [2] },
  // Paraguay, Australia
  { month: 10, fromDay: 1, hours: [0, 2] },
  // Brazil until 2017, and in 2018
  { month: 10, fromDay: 15, hours: [0] },
  { month: 11, fromDay: 1, hours: [0] },
];

/**
 * Whether somewhere clocks go forward over the hour that begins at a local time. On any other Sunday a missing hour is a
 * gap: to take it for a change would move all later readings by an hour.
 * @param local seconds of the wall clock
 */
export function losesHour(local: number): boolean {
  if (weekday(local) !== SUNDAY) return false;
  const [, month, day] = isoLocal(local).slice(0, "2026-03-29".length).split("-").map(Number);
  return RULES.some(
    (rule) =>
      rule.month === month &&
      day !== undefined &&
      day >= rule.fromDay &&
      day < rule.fromDay + DAYS_PER_WEEK &&
      rule.hours.includes(hourOfDay(local)),
  );
}
