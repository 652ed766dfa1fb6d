import { otherHoursOf } from "../times/hours-code";
import { isOfWeekdays, WEEKDAYS } from "../values/calendar";

/** What lies outside of a filter by day or by week. */
const OTHER: Readonly<Record<string, string>> = {
  weekend: "weekday",
  weekday: "weekend",
  peak: "off_peak",
  off_peak: "peak",
};

/** The filter of all other hours or days: `hours:16-8` of `hours:8-16`; undefined of seasons and the like. */
export function otherPart(filter: string): string | undefined {
  const other = OTHER[filter] ?? otherHoursOf(filter);
  if (other) return other;
  const days = filter.split("+");
  return isOfWeekdays(filter) ? WEEKDAYS.filter((day) => !days.includes(day)).join("+") : undefined;
}
