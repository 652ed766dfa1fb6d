import { holidaySpan, type HolidayShape } from "./holiday-dates";
import { monthsOfQuarter } from "../quarter-months";
import { twoDigits } from "../two-digits";

/* What words of time mean, before a period's code is written of it. */

export type CountedUnit =
  | "bill"
  | "day"
  | "fri"
  | "hour"
  | "mon"
  | "month"
  | "quarter"
  | "sat"
  | "sun"
  | "thu"
  | "tue"
  | "wed"
  | "week"
  | "weekend"
  | "year";

/** A date, or what of it was said: `{ month: 10 }`, `{ year: 2025 }`, `{ day: 14 }`. */
export interface SaidDate {
  kind: "date";
  year?: number;
  month?: number;
  day?: number;
}

/** What a range may begin and end with. */
export type TimePoint =
  | SaidDate
  /** `month-1`, `mon0` */
  | { kind: "counted"; unit: CountedUnit; by: number }
  | { kind: "season"; season: string; year?: number; back?: number }
  | { kind: "quarter"; quarter: number; year?: number }
  /** Of no named year the latest, by its name alone. */
  | { kind: "holiday"; name: string; year?: number; shape?: HolidayShape };

export type Time =
  | TimePoint
  /** `last6m` */
  | { kind: "rolling"; side: "last" | "next"; count: number; letter: string }
  | { kind: "range"; from: Time; to: Time }
  | { kind: "open"; side: "before" | "since"; at: Time }
  | { kind: "all" };

/** The code of a time, as `query-codes.ts` has them; undefined of a time that has none. @param today YYYY-MM-DD */
export function codeOf(time: Time, today: string): string | undefined {
  switch (time.kind) {
    case "all":
      return "all";
    case "date":
      return dateCode(time, today);
    case "counted":
      return `${time.unit}${time.by > 0 ? "+" : ""}${time.by}`;
    case "season":
      if (time.year !== undefined) return `${time.year}-${time.season}`;
      return time.back ? `${time.season}-${time.back}` : time.season;
    case "quarter":
      return monthsOfQuarter(time.year === undefined ? "-" : String(time.year), time.quarter);
    case "holiday":
      return holidayCode(time, today);
    case "rolling":
      return `${time.side}${time.count}${time.letter}`;
    case "range":
      return rangeCode(time.from, time.to, today);
    case "open":
      return openCode(time.side, time.at, today);
  }
}

function dateCode({ year, month, day }: SaidDate, today: string): string | undefined {
  if (month === undefined) return day === undefined ? year?.toString() : dayOfMonthCode(day, today);
  const isDate = month >= 1 && month <= 12 && (day === undefined || (day >= 1 && day <= 31));
  if (!isDate) return undefined;
  return `${year ?? "-"}-${twoDigits(month)}${day === undefined ? "" : `-${twoDigits(day)}`}`;
}

/** "The 14th" is `--14`; the 5th, whose code would be that of May, has the date of the latest one. */
function dayOfMonthCode(day: number, today: string): string | undefined {
  if (day < 1 || day > 31) return undefined;
  if (day > 12) return `--${twoDigits(day)}`;
  const [year = 0, month = 1, now = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - (day > now ? 2 : 1), day)).toISOString().slice(0, 10);
}

function holidayCode({ name, year, shape }: Extract<Time, { kind: "holiday" }>, today: string): string | undefined {
  if (year === undefined && shape === undefined) return name === "may_day" ? "--05-01..--05-05" : `holiday:${name}`;
  const [from, to] = holidaySpan(name, year, shape, today) ?? [];
  return from && (from === to ? from : `${from}..${to}`);
}

function rangeCode(from: Time, to: Time, today: string): string | undefined {
  if (isDayAlone(from) && isDayAlone(to)) return daysCode(from.day, to.day, today);
  const [first, last] = [codeOf(from, today)?.split("..")[0], codeOf(to, today)?.split("..").at(-1)];
  if (!first || !last || /^(?:since|before|all)/.test(first + last)) return undefined;
  return first === last ? first : `${first}..${last}`;
}

const isDayAlone = (time: Time): time is SaidDate & { day: number } =>
  time.kind === "date" && time.month === undefined && time.day !== undefined;

/** "From the 3rd to the 17th": of the latest month that has begun so. */
function daysCode(from: number, to: number, today: string): string | undefined {
  const [year = 0, month = 1, now = 1] = today.split("-").map(Number);
  if (from < 1 || to > 31 || from === to) return undefined;
  const first = new Date(Date.UTC(year, month - (from > now ? 2 : 1), from));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + (to < from ? 1 : 0), to));
  return `${first.toISOString().slice(0, 10)}..${last.toISOString().slice(0, 10)}`;
}

function openCode(side: "before" | "since", at: Time, today: string): string | undefined {
  const code = codeOf(at, today);
  if (code === undefined || /^(?:since|before|all|next)/.test(code)) return undefined;
  // What goes on does so as far as it has come.
  if (side === "since" && /^(?:bill|day|hour|month|quarter|week|year)0$/.test(code)) return code;
  if (side === "since" && code === today.slice(0, 4)) return code;
  const [first = ""] = code.split("..");
  // "Since the last 30 days" are those.
  if (first.startsWith("last")) return side === "since" ? code : undefined;
  return `${side}:${first}`;
}
