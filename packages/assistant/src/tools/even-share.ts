import { weekdaysOfFilter } from "../frame/labels";
import { dayTimeOf, shareOfDay } from "./filter-hours";

const WEEK_DAYS = 7;
const DAYS_OF: Readonly<Record<string, number>> = { weekend: 2, weekday: 5 };

/**
 * The share of all hours that filters leave: what share they would have of an even use. Null where a filter is not of
 * hours or days of the week.
 * @returns 0–1
 */
export function evenShareOf(filters: readonly string[]): number | null {
  const shares = filters.map(shareOf);
  if (shares.length === 0 || shares.includes(null)) return null;
  return shares.reduce<number>((product, share) => product * (share ?? 1), 1);
}

function shareOf(filter: string): number | null {
  const dayTime = dayTimeOf(filter);
  if (dayTime) return shareOfDay(dayTime);
  const days = DAYS_OF[filter] ?? weekdaysOfFilter(filter).length;
  return days === 0 ? null : days / WEEK_DAYS;
}
