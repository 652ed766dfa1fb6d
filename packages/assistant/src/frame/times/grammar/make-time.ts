import { SEASON_OF_WORD, type Weekday, WEEKDAYS } from "../../values/calendar";
import type { CountedUnit, SaidDate, Time } from "./time-value";
import { numberOf, unitOf } from "./words";

/* What the rules of both languages make of the words that they read. */

export const counted = (unit: CountedUnit, by: number): Time => ({ kind: "counted", unit, by });

export const date = (year: number | undefined, month: number | undefined, day?: number): SaidDate => ({
  kind: "date",
  ...(year !== undefined && { year }),
  ...(month !== undefined && { month }),
  ...(day !== undefined && { day }),
});

/** `last6m` of "six" and "months"; a week that rolls is seven days, and a year twelve months. */
export function rolling(side: "last" | "next", number: string | undefined, unit: string | undefined): Time | undefined {
  const letter = unitOf(unit)?.letter ?? "";
  const count = numberOf(number) * (/^(?:quarter|季)/.test(unit ?? "") ? 3 : 1);
  if (!(count >= 1)) return undefined;
  if (count === 1 && letter === "w") return { kind: "rolling", side, count: 7, letter: "d" };
  return count === 1 && letter === "y"
    ? { kind: "rolling", side, count: 12, letter: "m" }
    : { kind: "rolling", side, count, letter };
}
export const LAST_YEAR: Time = { kind: "rolling", side: "last", count: 12, letter: "m" };

/** @param back which of those that are over, the last one 1 */
export function season(name: string | undefined, year?: number, back?: number): Time | undefined {
  const found = SEASON_OF_WORD.get(name ?? "") ?? BREAKS[name ?? ""];
  if (found === undefined) return undefined;
  return { kind: "season", season: found, ...(year !== undefined && { year }), ...(back !== undefined && { back }) };
}
/** 暑假, 寒假 */
const BREAKS: Readonly<Record<string, string>> = { 暑: "summer", 寒: "winter" };

export const quarter = (number: number, year: number | undefined): Time => ({
  kind: "quarter",
  quarter: number,
  ...(year !== undefined && { year }),
});

/** Whole months of a year; of no named year this one's. */
export function monthsOfYear(from: number, to: number, year: number | undefined, today: string): Time {
  const ofYear = year ?? Number(today.slice(0, 4));
  return { kind: "range", from: date(ofYear, from), to: date(ofYear, to) };
}

/** Monday = 0 */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** "Monday last week": of the week before this one, which begins on Monday. */
export function weekdayOfWeek(day: Weekday, weeksAgo: number, today: string): Time {
  // The latest such day is one of this week once that has come.
  return counted(day, (WEEKDAYS.indexOf(day) <= weekdayOf(today) ? 0 : 1) - weeksAgo);
}
