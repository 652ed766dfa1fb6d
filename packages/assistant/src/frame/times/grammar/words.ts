import { MONTH_NAME, MONTH_OF_WORD } from "../../values/calendar";
import { withDigits } from "../../values/numbers";
import type { CountedUnit } from "./time-value";

/* Pieces of the patterns: numbers, units and years as English and Chinese write them. Each has one group, or none. */

const ONES = "one|two|three|four|five|six|seven|eight|nine";
const TEENS = "ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen";
/** "30", "twenty-four", "a couple of" */
export const NUMBER = `(\\d{1,3}|(?:a )?couple(?: of)?|(?:a )?few|several|(?:twenty|thirty|forty|fifty|sixty|ninety)(?:[- ](?:${ONES}))?|${ONES}|${TEENS})`;
const ORDINAL_WORDS =
  "first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth";
/** "the 21st", "twenty-first" */
export const ORDINAL_WORD = `(?:twenty|thirty)[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|twentieth|thirtieth|${ORDINAL_WORDS}`;
/** What "10" behind a month cannot be followed by: it is an hour, an amount or a count then. */
export const NO_DAY =
  "(?![\\d:.]*\\d)(?! ?(?:am|pm|a\\.m|p\\.m|o'?clock|kwh|kw|wh|w|watts?|%|percent|days?|weeks?|months?|hours?|years?|units?|degrees?|cents|dollars|pounds)\\b)";
/** "12", "12th", "twelfth" */
export const DAY = `(\\d{1,2}(?:st|nd|rd|th)?${NO_DAY}|${ORDINAL_WORD})`;
export const MONTH = `(${MONTH_NAME})\\b(?:\\.(?= ?\\d))?`;
/** "2025", "'25", "last year" */
export const YEAR =
  "((?:19|20)\\d\\d(?!\\d)|'\\d\\d|(?:the )?(?:last|this|next|previous|prior) (?:year|yr|yeer)|(?:the )?year before last|a year ago)";
export const OF_YEAR = `(?:,? (?:of |in )?${YEAR})?`;

/** 三十, 12, 几 */
export const HAN_NUMBER = "([一二两三四五六七八九十几俩仨\\d]{1,3})";
/** 2025年, 去年 */
export const HAN_YEAR =
  "((?:(?:19|20)\\d\\d|[二两][零〇]二?[零〇一二三四五六七八九])年?|[今去前明本][1一]?年|上[1一]?年|头年|旧年)";
export const HAN_OF_YEAR = `(?:${HAN_YEAR}的?)?`;
export const HAN_MONTH = "(?<![\\d十])(1[0-2]|0?[1-9]|十[一二]?|[一二三四五六七八九]|正|腊)月(?:份)?";
/** 15, 十五: what may be a day without 号 behind it. */
export const HAN_DAY_ALONE = "([12]\\d|3[01]|0?[1-9]|三十一?|二?十[一二三四五六七八九]?)";
export const HAN_DAY = "([12]\\d|3[01]|0?[1-9]|三十一?|二?十[一二三四五六七八九]?|[一二三四五六七八九])";

const FEW = 3;
/** @param words of {@link NUMBER}, {@link HAN_NUMBER} or {@link DAY} */
export function numberOf(words: string | undefined): number {
  if (words === undefined) return Number.NaN;
  if (/few|several|^几$/.test(words)) return FEW;
  if (/couple/.test(words)) return 2;
  if (words === "俩") return 2;
  if (words === "仨") return 3;
  if (words === "正") return 1;
  if (words === "腊") return 12;
  return Number.parseInt(words === "second" ? "2" : withDigits(words), 10);
}

export const THIS =
  "(this past|this|current|the current|last|past|previous|prior|latest|most recent|nex|next|upcoming|coming|the coming)";
/** How many of a unit before or after now a word of {@link THIS} says. */
export const stepOf = (word = ""): number => (/^nex|coming/.test(word) ? 1 : /^this$|current/.test(word) ? 0 : -1);

export const monthOf = (name: string | undefined): number | undefined => MONTH_OF_WORD.get(name ?? "");

/** @param words of {@link YEAR} or {@link HAN_YEAR}; @param today YYYY-MM-DD */
export function yearOf(words: string | undefined, today: string): number | undefined {
  if (words === undefined) return undefined;
  const written = /(?:19|20)\d\d/.exec(withDigits(words))?.[0];
  if (written) return Number(written);
  if (words.startsWith("'")) return 2000 + Number(words.slice(1));
  const thisYear = Number(today.slice(0, 4));
  if (/before last|^前/.test(words)) return thisYear - 2;
  if (/next|^明/.test(words)) return thisYear + 1;
  return /this|^[今本]/.test(words) ? thisYear : thisYear - 1;
}

/** Each with the unit that a period's code counts and the letter of a rolling one. */
const UNITS: readonly [RegExp, CountedUnit, letter: string][] = [
  [/^(?:minute|min|分钟)/, "hour", "min"],
  [/^(?:hour|hr|个?(?:小时|钟头))/, "hour", "h"],
  [/^(?:weekend|wk ?e?nd|week end|周末|双休)/, "weekend", "w"],
  [/^(?:day|night|天|日|晚|夜)/, "day", "d"],
  [/^(?:week|wk|周|星期|礼拜)/, "week", "w"],
  [/^(?:bill|statement|invoice|cycle|账|帐|期|单)/, "bill", "m"],
  [/^(?:month|mth|月)/, "month", "m"],
  [/^(?:quarter|qtr|季)/, "quarter", "m"],
  [/^(?:year|yr|yeer|年)/, "year", "y"],
];
export const UNIT = "(minute|min|hour|hr|day|night|weekend|week ?end|week|wk|month|mth|quarter|year|yr|yeer)s?\\b";
export const HAN_UNIT = "(?:个)?(分钟|小时|钟头|天|日|周末|双休|周|星期|礼拜|月|季度|期账单|期|年)";

/** "weeks" is `week` and `w`. */
export function unitOf(words: string | undefined): { unit: CountedUnit; letter: string } | undefined {
  const found = UNITS.find(([pattern]) => pattern.test((words ?? "").replace(/^个/, "")));
  return found && { unit: found[1], letter: found[2] };
}
