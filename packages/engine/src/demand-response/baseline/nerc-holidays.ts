import { DAY_MS } from "@wattleaf/shared/domain/time";
import { weekdayOf } from "../../time-series/calendar";

const MONDAY = 0;
const THURSDAY = 3;
const SUNDAY = 6;

/**
 * The six holidays that North American demand response counts as non-business days (NERC "Additional Off-Peak Days"):
 * New Year, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas. One that falls on a Sunday is kept
 * on the Monday after it; one on a Saturday stays there.
 * @returns days since 1970-01-01 on the local calendar
 */
export function nercHolidays(year: number): number[] {
  return [
    observed(dayNumber(year, 1, 1)),
    lastMondayOf(year, 5),
    observed(dayNumber(year, 7, 4)),
    nthWeekdayOf(year, 9, MONDAY, 1),
    nthWeekdayOf(year, 11, THURSDAY, 4),
    observed(dayNumber(year, 12, 25)),
  ];
}

function dayNumber(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

const observed = (day: number): number => (weekdayOf(day) === SUNDAY ? day + 1 : day);

function nthWeekdayOf(year: number, month: number, wanted: number, n: number): number {
  const first = dayNumber(year, month, 1);
  return first + ((wanted - weekdayOf(first) + 7) % 7) + (n - 1) * 7;
}

function lastMondayOf(year: number, month: number): number {
  const last = dayNumber(year, month + 1, 1) - 1;
  return last - weekdayOf(last);
}
