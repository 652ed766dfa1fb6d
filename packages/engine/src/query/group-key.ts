import { REPEATED_HOUR } from "@wattleaf/shared/domain/hour-keys";
import { DAY_MS, HOUR_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { dayOf, isoDay, isWeekendDay, monthStart, weekdayOf } from "../time-series/calendar";
import type { CalendarGroup, QueryGroup } from "./energy-query";
import type { LocalSpan } from "./local-span";

const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
const MONTHS_PER_YEAR = 12;
const WEEK_DAYS = 7;

/** Groups that only readings of an hour or less can be put in. */
export const needsHours = (group: QueryGroup | undefined): boolean => group === "hour" || group === "hour_of_day";

/** Groups that come again and again, of which a period holds several. */
export const isRecurring = (group: QueryGroup): boolean =>
  group === "hour_of_day" || group === "weekday" || group === "weekpart" || group === "tariff_period";

/** A group, and where it begins and ends on the wall clock; null of one that comes again and again. */
export interface GroupSpan {
  key: string;
  span: LocalSpan | null;
}

/**
 * The group that a moment of the wall clock belongs to.
 * @param isRepeated the clock shows this hour for the second time: each of the two is an hour of its own
 */
export function groupAt(group: CalendarGroup, localMs: number, isRepeated = false): GroupSpan {
  const day = dayOf(localMs);
  const hour = Math.floor((localMs - day * DAY_MS) / HOUR_MS);
  const hourName = String(hour).padStart(2, "0");
  const date = isoDay(day);
  // January = 0.
  const month = Number(date.slice(5, 7)) - 1;
  switch (group) {
    case "hour":
      return {
        key: `${date}T${hourName}${isRepeated ? REPEATED_HOUR : ""}`,
        span: { fromMs: day * DAY_MS + hour * HOUR_MS, toMs: day * DAY_MS + (hour + 1) * HOUR_MS },
      };
    case "hour_of_day":
      return { key: hourName, span: null };
    case "day":
      return { key: date, span: days(day, day + 1) };
    case "weekday":
      return { key: String(weekdayOf(day)), span: null };
    case "weekpart":
      return { key: isWeekendDay(day) ? "weekend" : "weekday", span: null };
    case "week": {
      const monday = day - weekdayOf(day);
      return { key: isoDay(monday), span: days(monday, monday + WEEK_DAYS) };
    }
    case "month":
      return { key: date.slice(0, 7), span: months(localMs, 0, 1) };
    case "quarter":
      return { key: `${yearOf(localMs)}-Q${Math.floor(month / 3) + 1}`, span: months(localMs, month % 3, 3) };
    case "season": {
      // December, January and February are the winter of the year of January.
      const name = SEASONS[Math.floor(((month + 1) % MONTHS_PER_YEAR) / 3)];
      return { key: `${yearOf(localMs, 1)}-${name}`, span: months(localMs, (month + 1) % 3, 3) };
    }
    case "year":
      return { key: String(yearOf(localMs)), span: months(localMs, month, MONTHS_PER_YEAR) };
  }
}

const monthMs = (localMs: number, later: number) => monthStart(localMs / SECOND_MS, later) * SECOND_MS;
const yearOf = (localMs: number, monthsLater = 0) => new Date(monthMs(localMs, monthsLater)).getUTCFullYear();
/** So many months, of which so many are before the one that holds the moment. */
const months = (localMs: number, before: number, count: number) => ({
  fromMs: monthMs(localMs, -before),
  toMs: monthMs(localMs, count - before),
});
const days = (from: number, to: number) => ({ fromMs: from * DAY_MS, toMs: to * DAY_MS });
