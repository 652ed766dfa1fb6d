import { DAY_SECONDS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { wallClock } from "../../time-series/calendar";
import { monthOfName } from "./month-names";

/** A date, a date with time, or a month as a person or utility writes it. */
export interface WrittenMoment {
  year: number;
  /** In a numeric date whose order is unknown, the first number… */
  month: number;
  /** …and the second; null when only a month is named. */
  day: number | null;
  /** 1/2/2024: which is the day is decided for the whole file (see date-order.ts). */
  isOrderUnknown: boolean;
  /** 1.2.2024 is day first wherever it is written. */
  isDotted: boolean;
  /** Null when no time of day is written. 24:00 is 86,400. */
  secondsIntoDay: number | null;
  /** Null when no zone is written. */
  utcOffsetSeconds: number | null;
}

/** Longer cells are text, and not worth matching. */
export const MAX_STAMP_LENGTH = 80;

const YEAR_FIRST = /^(\d{4})(?:[-/.]|年\s?)(\d{1,2})(?:(?:[-/.]|月\s?)(\d{1,2})日?|月)?(?:[T,\s]+(.+))?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:[T\s]?(\d{2})(\d{2})(\d{2})?)?$/;
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T,\s]+(.+))?$/;
const MONTH_AND_YEAR = /^(\d{1,2})[-/.](\d{4})$/;
const DAY_NAME_YEAR = /^(\d{1,2})\.?[-\s/]+(?:de\s+)?(\p{L}+)\.?,?[-\s/]+(?:de\s+)?(\d{4}|\d{2})(?:[T,\s]+(.+))?$/u;
const NAME_DAY_YEAR = /^(\p{L}+)\.?[-\s]+(\d{1,2})(?:st|nd|rd|th)?,[\s]*(\d{4})(?:[T,\s]+(.+))?$/u;
const NAME_YEAR = /^(\p{L}+)\.?,?[-\s/]+(?:de\s+)?(\d{4}|\d{2})$/u;
const WEEKDAY = /^\p{L}{2,10}\.?,?\s+(?=\d)/u;
const EPOCH = /^\d{10}(\d{3})?$/;

/** Undefined when the cell is no date. A time alone is not a date: see {@link parseTimeOfDay}. */
export function parseMoment(cell: string): WrittenMoment | undefined {
  if (cell.length > MAX_STAMP_LENGTH) return undefined;
  return parseNumericMoment(cell) ?? parseNamedMoment(cell) ?? parseNumericMoment(cell.replace(WEEKDAY, ""));
}

function parseNumericMoment(cell: string): WrittenMoment | undefined {
  let match = YEAR_FIRST.exec(cell);
  if (match) return moment(match[1], match[2], match[3], match[4]);
  match = YEAR_LAST.exec(cell);
  if (match) {
    const [, month, mark, day, year, time] = match;
    const written = moment(year, month, day, time);
    return written && { ...written, isOrderUnknown: true, isDotted: mark === "." };
  }
  if (EPOCH.test(cell)) return epochMoment(Number(cell.slice(0, 10)));
  match = COMPACT.exec(cell);
  if (match) {
    const [, year, month, day, hour, minute, second = "00"] = match;
    return moment(year, month, day, hour && `${hour}:${minute}:${second}`);
  }
  match = MONTH_AND_YEAR.exec(cell);
  return match ? moment(match[2], match[1], undefined, undefined) : undefined;
}

function parseNamedMoment(cell: string): WrittenMoment | undefined {
  let match = DAY_NAME_YEAR.exec(cell);
  if (match) return moment(match[3], monthOfName(match[2]), match[1], match[4]);
  match = NAME_DAY_YEAR.exec(cell);
  if (match) return moment(match[3], monthOfName(match[1]), match[2], match[4]);
  match = NAME_YEAR.exec(cell);
  return match ? moment(match[2], monthOfName(match[1]), undefined, undefined) : undefined;
}

type Digits = string | undefined;

function moment(year: Digits, month: Digits | number, day: Digits, time: Digits): WrittenMoment | undefined {
  const clock = time === undefined ? NO_TIME : parseTimeOfDay(time);
  if (month === undefined || clock === undefined) return undefined;
  const written = Number(year);
  return {
    year: written < 100 ? 2_000 + written : written,
    month: Number(month),
    day: day === undefined ? null : Number(day),
    isOrderUnknown: false,
    isDotted: false,
    ...clock,
  };
}

const NO_TIME = { secondsIntoDay: null, utcOffsetSeconds: null };

function epochMoment(epochSeconds: number): WrittenMoment {
  const date = new Date(epochSeconds * SECOND_MS);
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
    isOrderUnknown: false,
    isDotted: false,
    secondsIntoDay: epochSeconds % DAY_SECONDS,
    utcOffsetSeconds: 0,
  };
}

const TIME =
  /^(上午|下午)?\s*(\d{1,2})(?:[:.h时点]\s?(\d{2})分?(?:[:.](\d{2})(?:[.,]\d+)?)?)?\s*(?:h|uhr|时|点)?\s*([ap]\.?\s?m\.?)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i;

/** `13:45`, `1:45 PM`, `下午1:45`, `13h`, `24:00`, with or without seconds and zone; undefined when it is no time. */
export function parseTimeOfDay(cell: string): { secondsIntoDay: number; utcOffsetSeconds: number | null } | undefined {
  if (cell.length > MAX_STAMP_LENGTH) return undefined;
  const match = TIME.exec(cell.trim());
  if (!match) return undefined;
  const [, chineseHalf, hourDigits, minuteDigits = "0", secondDigits = "0", half, zone] = match;
  const isAfternoon = chineseHalf === "下午" || half?.toLowerCase().startsWith("p");
  const isMorning = chineseHalf === "上午" || half?.toLowerCase().startsWith("a");
  let hour = Number(hourDigits);
  if (isAfternoon && hour < 12) hour += 12;
  if (isMorning && hour === 12) hour = 0;
  const [minute, second] = [Number(minuteDigits), Number(secondDigits)];
  const secondsIntoDay = hour * HOUR_SECONDS + minute * 60 + second;
  if (minute > 59 || second > 59 || secondsIntoDay > DAY_SECONDS) return undefined;
  return { secondsIntoDay, utcOffsetSeconds: zone === undefined ? null : offsetOf(zone) };
}

function offsetOf(zone: string): number {
  const match = /^([+-])(\d{2}):?(\d{2})$/.exec(zone);
  if (!match) return 0;
  const seconds = Number(match[2]) * HOUR_SECONDS + Number(match[3]) * 60;
  return match[1] === "-" ? -seconds : seconds;
}

/** Wall-clock seconds of a written moment, the first of the month when no day is named; undefined if impossible. */
export function placeMoment(written: WrittenMoment, isDayFirst: boolean): number | undefined {
  const { year, month, day, isOrderUnknown, secondsIntoDay } = written;
  const isSwapped = isOrderUnknown && isDayFirst && day !== null;
  return wallClock(year, isSwapped ? day : month, isSwapped ? month : (day ?? 1), secondsIntoDay ?? 0);
}
