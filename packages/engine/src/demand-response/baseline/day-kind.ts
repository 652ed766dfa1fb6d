import { DAY_MS } from "@wattleaf/shared/domain/time";
import { isWeekendDay, isoDay } from "../../time-series/calendar";
import { nercHolidays } from "./nerc-holidays";

/** Business days and the others are never mixed in a baseline. */
export type DayKind = "business" | "non_business";

/** Which days besides weekends are no business days. */
export interface HolidayCalendar {
  /** `nerc`: the six North American holidays of {@link nercHolidays}. */
  calendar: "nerc" | "none";
  /** Further days off, as `2026-05-01` on the local calendar. */
  extraDays: readonly string[];
}

/** Tells the kind of a local day, given in days since 1970-01-01. */
export function dayKinds({ calendar, extraDays }: HolidayCalendar): (day: number) => DayKind {
  const daysOff = new Set(extraDays);
  const holidaysOfYear = new Map<number, Set<number>>();
  const isHoliday = (day: number): boolean => {
    if (daysOff.has(isoDay(day))) return true;
    if (calendar === "none") return false;
    const year = new Date(day * DAY_MS).getUTCFullYear();
    let holidays = holidaysOfYear.get(year);
    if (!holidays) holidaysOfYear.set(year, (holidays = new Set(nercHolidays(year))));
    return holidays.has(day);
  };
  return (day) => (isWeekendDay(day) || isHoliday(day) ? "non_business" : "business");
}
