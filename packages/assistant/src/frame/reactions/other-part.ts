import { hoursOf } from "@wattleaf/engine/query/filter-code";
import { hoursCode } from "../times/hours-code";

/** What lies outside of a filter by day or by week. */
const OTHER: Readonly<Record<string, string>> = {
  weekend: "weekday",
  weekday: "weekend",
  peak: "off_peak",
  off_peak: "peak",
};
const DAYS_OF_WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];

/** The filter of all other hours or days: `hours:16-8` of `hours:8-16`; undefined of seasons and the like. */
export function otherPart(filter: string): string | undefined {
  const other = OTHER[filter];
  if (other) return other;
  const hours = hoursOf(filter);
  if (hours) return hoursCode(hours.to, hours.from);
  const days = filter.split("+");
  return days.every((day) => DAYS_OF_WEEK.includes(day))
    ? DAYS_OF_WEEK.filter((day) => !days.includes(day)).join("+")
    : undefined;
}
