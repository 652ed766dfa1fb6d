import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { dayOf, isoDay, isWeekendDay, weekdayOf } from "../time-series/calendar";
import type { QueryGroup } from "./energy-query";

const SEASONS = ["winter", "spring", "summer", "autumn"] as const;
const MONTHS_PER_YEAR = 12;
const WEEK_DAYS = 7;

/** Groups that only readings of an hour or less can be put in. */
export const needsHours = (group: QueryGroup | undefined): boolean => group === "hour" || group === "hour_of_day";

/** A group, and where it begins and ends on the wall clock; null of one that comes again and again. */
export interface GroupSpan {
  key: string;
  span: { fromMs: number; toMs: number } | null;
}

/** The group that a moment of the wall clock belongs to. */
export function groupAt(group: QueryGroup, localMs: number): GroupSpan {
  const day = dayOf(localMs);
  const hour = Math.floor((localMs - day * DAY_MS) / HOUR_MS);
  const hourName = String(hour).padStart(2, "0");
  const date = isoDay(day);
  // Months since the year 0, January = 0.
  const month = Number(date.slice(0, 4)) * MONTHS_PER_YEAR + Number(date.slice(5, 7)) - 1;
  switch (group) {
    case "hour":
      return {
        key: `${date}T${hourName}`,
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
      return { key: date.slice(0, 7), span: months(month, 1) };
    case "quarter": {
      const first = month - (month % 3);
      return { key: `${yearOf(first)}-Q${1 + (first % MONTHS_PER_YEAR) / 3}`, span: months(first, 3) };
    }
    case "season": {
      // December, January and February are the winter of the year of January.
      const first = month - ((month + 1) % 3);
      return { key: `${yearOf(first + 1)}-${SEASONS[((first + 1) % MONTHS_PER_YEAR) / 3]}`, span: months(first, 3) };
    }
    case "year": {
      const first = month - (month % MONTHS_PER_YEAR);
      return { key: String(yearOf(first)), span: months(first, MONTHS_PER_YEAR) };
    }
  }
}

const yearOf = (month: number) => Math.floor(month / MONTHS_PER_YEAR);
const monthStartMs = (month: number) => Date.UTC(yearOf(month), month % MONTHS_PER_YEAR, 1);
const months = (first: number, count: number) => ({ fromMs: monthStartMs(first), toMs: monthStartMs(first + count) });
const days = (from: number, to: number) => ({ fromMs: from * DAY_MS, toMs: to * DAY_MS });
