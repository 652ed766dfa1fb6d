import { holidayIn } from "@wattleaf/engine/time-series/holidays";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { moved } from "../near-periods";

/* The days of a holiday of one year, with the week, the weekend or the day of the lunar year that is said of it. */

/** `week`: Monday to Sunday. `three`: of three days off. A number is a day of the lunar year, 0 for its first. */
export type HolidayShape = "long" | "three" | "week" | "weekend" | number;

/** First and last day. */
type Span = readonly [from: string, to: string];

/**
 * @param name of `HOLIDAYS`, or `may_day` for the five days off that China has on the 1st of May
 * @param year the latest one that has begun where it is undefined
 * @param today YYYY-MM-DD
 */
export function holidaySpan(
  name: string,
  year: number | undefined,
  shape: HolidayShape | undefined,
  today: string,
): Span | undefined {
  if (year !== undefined) return spanIn(name, year, shape);
  const thisYear = Number(today.slice(0, 4));
  return [thisYear, thisYear - 1, thisYear - 2]
    .map((one) => spanIn(name, one, shape))
    .find((span) => span !== undefined && span[0] <= today);
}

function spanIn(name: string, year: number, shape: HolidayShape | undefined): Span | undefined {
  if (name === "may_day") return [`${year}-05-01`, `${year}-05-05`];
  const found = holidayIn(name, year);
  if (!found) return undefined;
  if (typeof shape === "number") return [isoDay(found.first + shape), isoDay(found.first + shape)];
  const [first, last] = [isoDay(found.first), isoDay(found.first + found.days - 1)];
  if (shape === undefined) return [first, last];
  if (shape === "week") return weekOf(name === "spring_festival" ? moved(first, 1) : first);
  if (name === "easter") return [moved(first, -2), moved(last, 1)];
  return found.days === 1 ? withWeekend(first, shape) : [first, last];
}

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
/** Monday = 0 */
const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

function weekOf(date: string): Span {
  const monday = moved(date, -weekdayOf(date));
  return [monday, moved(monday, 6)];
}

/** Labor Day weekend is Saturday to Monday, that of Thanksgiving Thursday to Sunday; a day off on a weekend is made up for on the Monday. */
function withWeekend(day: string, shape: "long" | "three" | "weekend"): Span {
  const weekday = weekdayOf(day);
  if (shape !== "weekend" && weekday === 5) return [day, moved(day, 2)];
  if (shape !== "weekend" && weekday === 6) return [moved(day, -1), moved(day, 1)];
  if (shape === "three") return [day, moved(day, 2)];
  const from = weekday === 0 ? moved(day, -2) : weekday === 6 ? moved(day, -1) : day;
  return [from, weekday >= 3 ? moved(day, 6 - weekday) : day];
}
