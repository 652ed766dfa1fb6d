import { weekdayOf } from "../../time-series/calendar";
import { holidayIn } from "../../time-series/holidays";

const SUNDAY = 6;
const NERC = ["new_year", "memorial_day", "independence_day", "labor_day", "thanksgiving", "christmas"];

/**
 * The six holidays that North American demand response counts as non-business days (NERC "Additional Off-Peak Days"):
 * New Year, Memorial Day, Independence Day, Labor Day, Thanksgiving and Christmas. One that falls on a Sunday is kept
 * on the Monday after it; one on a Saturday stays there.
 * @returns days since 1970-01-01 on the local calendar
 */
export const nercHolidays = (year: number): number[] =>
  NERC.flatMap((name) => {
    const holiday = holidayIn(name, year);
    return holiday ? [observed(holiday.first)] : [];
  });

const observed = (day: number): number => (weekdayOf(day) === SUNDAY ? day + 1 : day);
