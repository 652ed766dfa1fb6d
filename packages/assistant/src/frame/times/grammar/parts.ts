import { chineseWeekday, WEEKDAY_NAME, WEEKDAY_OF_WORD, WEEKDAYS } from "../../values/calendar";
import { withDigits } from "../../values/numbers";
import { moved } from "../near-periods";
import { type Rule, rule } from "./rule";
import type { SaidDate, Time } from "./time-value";
import { HAN_NUMBER, NUMBER, numberOf, unitOf } from "./words";

/*
 * Parts of a month or year: "the first ten months of 2026", "late September", "the back half of September", "the last
 * Friday of March", 九月最后七天, 八月下旬. What is said of the part stands before the whole in English, and behind it in
 * Chinese.
 */

/** What is said of a part: of two halves, of three thirds, so many of its days, weeks or months, its nth week or weekday. */
export type Part =
  | { kind: "half"; nth: 0 | 1 }
  | { kind: "third"; nth: 0 | 1 | 2 }
  /** From its begin, or up to its end. */
  | { kind: "edge"; isFirst: boolean; count: number; letter: string }
  /** `nth` is 0 for the last. */
  | { kind: "week"; nth: number }
  | { kind: "weekday"; nth: number; weekday: number };

const NTH = "(first|1st|second|2nd|third|3rd|fourth|4th|fifth|5th|last|final)";
const nthOf = (word = ""): number => (/last|final/.test(word) ? 0 : numberOf(word));
const OF = "(?:(?: of| in)? (?:the (?=month|year))?)?";
const THIRDS: Readonly<Record<string, 0 | 1 | 2>> = {
  early: 0,
  start: 0,
  beginning: 0,
  mid: 1,
  middle: 1,
  late: 2,
  end: 2,
};
/** "By the end of the month" is ahead. */
const NOT_AHEAD = "(?<!\\b(?:by|until|till|up to|at(?= the end)) (?:the )?(?:very )?)";

const edge = (word: string | undefined, count: number, unit: string | undefined): Part | undefined =>
  count >= 1 ? { kind: "edge", isFirst: word === "first", count, letter: unitOf(unit)?.letter ?? "" } : undefined;

export const PARTS_BEFORE: readonly Rule<Part>[] = [
  rule(`(?:the )?(first|last|final) (?:full )?${NUMBER} (day|week|month)s?${OF}`, ([word, count, unit]) =>
    edge(word, numberOf(count), unit),
  ),
  rule(`(?:the )?(first|last|final) (?:full )?(day|month)${OF}`, ([word, unit]) => edge(word, 1, unit)),
  rule(
    `(?:the )?(first|1st|front|second|2nd|last|latter|other|back)(?: half${OF}|(?= (?:and|or|vs|versus|to|against|than) (?:the )?(?:second|first|other|latter|back) half\\b))`,
    ([word]) => ({ kind: "half", nth: /^(?:first|1st|front)$/.test(word ?? "") ? 0 : 1 }),
  ),
  rule(`${NOT_AHEAD}(early|mid|late)[- ](?:in )?`, ([word]) => ({ kind: "third", nth: THIRDS[word ?? ""] ?? 0 })),
  rule(`${NOT_AHEAD}(?:the )?(start|beginning|middle|end) of (?:the (?=month|year))?`, ([word]) => ({
    kind: "third",
    nth: THIRDS[word ?? ""] ?? 0,
  })),
  rule(
    `(?:the )?${NTH}(?: full)?(?: week${OF}|(?=,? (?:and|or|vs|versus|to|against|than|with) (?:the )?${NTH.replace("(", "(?:")} week\\b))`,
    ([nth]) => ({ kind: "week", nth: nthOf(nth) }),
  ),
  rule(
    `(?:the )?${NTH}(?: ${WEEKDAY_NAME})?(?= (?:and|or|vs|versus|with|to|against) (?:the )?${NTH.replace("(", "(?:")} (${WEEKDAY_NAME}) (?:of|in)\\b)`,
    ([nth, name]) => {
      const day = WEEKDAY_OF_WORD.get(name ?? "");
      return day && { kind: "weekday", nth: nthOf(nth), weekday: WEEKDAYS.indexOf(day) };
    },
  ),
  rule(`(?:the )?${NTH} (${WEEKDAY_NAME}) (?:of|in) (?:the (?=month))?`, ([nth, name]) => {
    const day = WEEKDAY_OF_WORD.get(name ?? "");
    return day && { kind: "weekday", nth: nthOf(nth), weekday: WEEKDAYS.indexOf(day) };
  }),
];

export const PARTS_BEHIND: readonly Rule<Part>[] = [
  rule(`(?:'s)? (first|second|last) half\\b`, ([word]) => ({ kind: "half", nth: word === "first" ? 0 : 1 })),
  rule(`(?:'s)? ${NTH} week\\b`, ([nth]) => ({ kind: "week", nth: nthOf(nth) })),
  rule(`的?(头|前|最后|后|末)的?${HAN_NUMBER}个?(天|日|周|星期|礼拜|月)(?!前)`, ([word, count, unit]) => ({
    kind: "edge",
    isFirst: word === "头" || word === "前",
    count: numberOf(count),
    letter: unitOf(unit)?.letter ?? "",
  })),
  rule("的?(上|前|下|后)半个?月", ([word]) => ({ kind: "half", nth: word === "上" || word === "前" ? 0 : 1 })),
  rule("的?(上|中|下)旬", ([word]) => ({ kind: "third", nth: word === "上" ? 0 : word === "中" ? 1 : 2 })),
  rule("的?月?(初|底|末)(?!到|至|-|开始|起|以来|[一二三四五六七八九十])", ([word]) => ({
    kind: "third",
    nth: word === "初" ? 0 : 2,
  })),
  rule(
    "的?(?:里)?(?:第([1-5一二三四五])个?|(最后)[1一]?个?)(?=[和跟与同比]第?[1-5一二三四五最后]{1,3}个?(?:周|星期|礼拜)([一二三四五六日天1-6]))",
    ([nth, , day]) => ({
      kind: "weekday",
      nth: nth === undefined ? 0 : numberOf(nth),
      weekday: WEEKDAYS.indexOf(chineseWeekday(withDigits(day ?? ""))),
    }),
  ),
  rule(
    "的?(?:里)?(?:第([1-5一二三四五])个?|(最后)[1一]?个?)(?:周|星期|礼拜)([一二三四五六日天1-6])",
    ([nth, , day]) => ({
      kind: "weekday",
      nth: nth === undefined ? 0 : numberOf(nth),
      weekday: WEEKDAYS.indexOf(chineseWeekday(withDigits(day ?? ""))),
    }),
  ),
  rule(
    "的?第([1-5一二三四五])个?(?:周|星期|礼拜)(?![一二三四五六日天1-6末])|的?(最后)[1一]个?(?:周|星期|礼拜)(?![一二三四五六日天1-6末])",
    ([nth]) => ({
      kind: "week",
      nth: nth === undefined ? 0 : numberOf(nth),
    }),
  ),
];

/** A month, or all months of a year; the latest one where `year` is absent. */
interface Whole {
  year?: number;
  month?: number;
}

/** The month or year that a time is; undefined of another time. */
export function wholeOf(time: Time, today: string): Whole | undefined {
  if (time.kind === "date" && time.day === undefined) return time;
  if (time.kind !== "counted") return undefined;
  const [year = 0] = today.split("-").map(Number);
  if (time.unit === "year") return { year: year + time.by };
  if (time.unit !== "month") return undefined;
  const [ofYear, month] = moved(today.slice(0, 7), time.by).split("-").map(Number);
  return { year: ofYear, month };
}

const WEEK_DAYS = 7;
const THIRD_DAYS = 10;
const HALF_DAYS = 15;
const MONTHS = 12;

/** The time that is a part of another one; undefined where that has no such part. @param today YYYY-MM-DD */
export function partOf(part: Part, time: Time, today: string): Time | undefined {
  const whole = wholeOf(time, today);
  if (!whole) return undefined;
  return whole.month === undefined
    ? partOfYear(part, whole.year ?? Number(today.slice(0, 4)))
    : partOfMonth(part, { ...whole, month: whole.month }, today);
}

function partOfYear(part: Part, year: number): Time | undefined {
  const months = (from: number, to: number): Time | undefined =>
    from >= 1 && to <= MONTHS ? range({ year, month: from }, { year, month: to }) : undefined;
  if (part.kind === "half") return part.nth === 0 ? months(1, MONTHS / 2) : months(MONTHS / 2 + 1, MONTHS);
  if (part.kind !== "edge") return undefined;
  if (part.letter === "m") return part.isFirst ? months(1, part.count) : months(MONTHS - part.count + 1, MONTHS);
  const days = part.count * (part.letter === "w" ? WEEK_DAYS : 1);
  return part.isFirst
    ? days >= 1
      ? range(dated(`${year}-01-01`), dated(moved(`${year}-01-01`, days - 1)))
      : undefined
    : range(dated(moved(`${year}-12-31`, 1 - days)), dated(`${year}-12-31`));
}

function partOfMonth(part: Part, whole: Whole & { month: number }, today: string): Time | undefined {
  const latest = latestYear(whole, today);
  const length = new Date(Date.UTC(latest, whole.month, 0)).getUTCDate();
  const days = (from: number, to: number): Time | undefined =>
    from >= 1 && from <= to && to <= length ? range({ ...whole, day: from }, { ...whole, day: to }) : undefined;
  switch (part.kind) {
    case "half":
      return part.nth === 0 ? days(1, HALF_DAYS) : days(HALF_DAYS + 1, length);
    case "third": {
      const from = part.nth * THIRD_DAYS + 1;
      const to = part.nth === 2 ? length : from + THIRD_DAYS - 1;
      const end = dateOf({ ...whole, year: latest, day: to });
      // The end of this month is still to come.
      return whole.year !== undefined && end > today ? undefined : days(from, to);
    }
    case "edge": {
      const count = part.count * (part.letter === "w" ? WEEK_DAYS : 1);
      if (part.letter === "m") return undefined;
      return part.isFirst ? days(1, count) : days(length - count + 1, length);
    }
    case "week":
      if (part.nth === 0) return days(length - WEEK_DAYS + 1, length);
      return days((part.nth - 1) * WEEK_DAYS + 1, Math.min(length, part.nth * WEEK_DAYS));
    case "weekday":
      return nthWeekday({ year: latest, month: whole.month }, part.weekday, part.nth, length);
  }
}

/** One day; the month alone where it has no such fifth day. */
function nthWeekday(month: { year: number; month: number }, weekday: number, nth: number, length: number): Time {
  const weekdayOf = (day: number) => (new Date(dateOf({ ...month, day })).getUTCDay() + 6) % WEEK_DAYS;
  const day =
    nth === 0
      ? length - ((weekdayOf(length) - weekday + WEEK_DAYS) % WEEK_DAYS)
      : 1 + ((weekday - weekdayOf(1) + WEEK_DAYS) % WEEK_DAYS) + (nth - 1) * WEEK_DAYS;
  return { kind: "date", ...month, ...(day <= length && { day }) };
}

/** The year of a month, the latest where none is said. */
function latestYear({ year, month = 1 }: Whole, today: string): number {
  const [thisYear = 0, now = 1] = today.split("-").map(Number);
  return year ?? (month > now ? thisYear - 1 : thisYear);
}

const range = (from: Omit<SaidDate, "kind">, to: Omit<SaidDate, "kind">): Time => ({
  kind: "range",
  from: { ...from, kind: "date" },
  to: { ...to, kind: "date" },
});
const dateOf = ({ year = 0, month = 1, day = 1 }: Omit<SaidDate, "kind">): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
/** YYYY-MM-DD as a date of its parts. */
export function dated(iso: string): SaidDate {
  const [year = 0, month, day] = iso.split("-").map(Number);
  return { kind: "date", year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) };
}
