import { moved } from "../near-periods";
import { holidaySpan } from "./holiday-dates";
import { dated } from "./parts";
import { type Rule, rule } from "./rule";
import { codeOf, type Time } from "./time-value";
import { HAN_NUMBER, NUMBER, numberOf, unitOf } from "./words";

/* Days and months right before or behind a date: "the two weeks after November 1", "the week of 10 August", 国庆前一周. */

export interface Beside {
  side: -1 | 1;
  count: number;
  letter: string;
}

export const BESIDES_BEFORE: readonly Rule<Beside>[] = [
  rule(`(?:the )?week (?:of|starting|beginning|from|commencing)(?: on)? `, () => ({ side: 1, count: 1, letter: "w" })),
  rule(
    `(?:(?:the )?(?:first )?${NUMBER} |the )(day|week|month)s? (?:right |just |immediately )?(before|leading up to|up to|prior to|after|following|from|starting) (?:the )?`,
    ([count, unit, side]) => ({
      side: /^(?:after|following|from|starting)$/.test(side ?? "") ? 1 : -1,
      count: count === undefined ? 1 : numberOf(count),
      letter: unitOf(unit)?.letter ?? "",
    }),
  ),
];

export const BESIDES_BEHIND: readonly Rule<Beside>[] = [
  rule(`的?(?:之?(前|后)|以(前|后))的?${HAN_NUMBER}个?(天|日|周|星期|礼拜|月)(?!前)`, ([side, other, count, unit]) => ({
    side: (side ?? other) === "前" ? -1 : 1,
    count: numberOf(count),
    letter: unitOf(unit)?.letter ?? "",
  })),
  rule("(?:所在)?的?(?:那|这)[一1]?个?(?:周|星期|礼拜)(?![一二三四五六日天末\\d])", () => ({
    side: 1,
    count: 1,
    letter: "w",
  })),
];

const WEEK_DAYS = 7;

/** Without the date itself before it, and from it on behind it; undefined of a time that is no day. @param today YYYY-MM-DD */
export function daysBeside({ side, count, letter }: Beside, time: Time, today: string): Time | undefined {
  const isDay = (time.kind === "date" && time.day !== undefined) || time.kind === "holiday";
  if (!isDay || !(count >= 1)) return undefined;
  // 九月十五号之前一天 is each day before it.
  if (side < 0 && count === 1 && letter === "d") return undefined;
  const date =
    time.kind === "holiday"
      ? holidaySpan(time.name, time.year, undefined, today)?.[side < 0 ? 0 : 1]
      : latestDate(time, today);
  if (!date) return undefined;
  // Behind a holiday it begins with the day after.
  const start = time.kind === "holiday" && side > 0 ? moved(date, 1) : date;
  const far =
    letter === "m" ? monthsLater(start, side * count) : moved(start, side * count * (letter === "w" ? WEEK_DAYS : 1));
  return side < 0
    ? { kind: "range", from: dated(far), to: dated(moved(date, -1)) }
    : { kind: "range", from: dated(start), to: dated(moved(far, -1)) };
}

function latestDate(time: Time, today: string): string | undefined {
  const code = codeOf(time, today);
  if (code === undefined || !code.startsWith("--")) return code;
  const rest = code.slice("--".length);
  if (rest.length < "11-10".length) return undefined;
  const year = Number(today.slice(0, 4));
  return `${rest > today.slice(5) ? year - 1 : year}-${rest}`;
}

function monthsLater(date: string, by: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + by, day)).toISOString().slice(0, 10);
}
