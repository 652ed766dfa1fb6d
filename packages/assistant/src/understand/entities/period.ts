import type { DayPeriod, LastDays } from "./day";
import { findDay } from "./day";
import { smallNumber } from "./numerals";

/**
 * A time that a question speaks of. Relative times are read against the asker's data, not against today:
 * "last month" is the newest month of the file, and the answer names the month it used.
 */
export type Period =
  | { kind: "month"; month: number; year?: number }
  | { kind: "latest_month"; back: number }
  | { kind: "next_month" }
  /** Days to come; `skip` leaves out as many first ("the day after tomorrow"). */
  | { kind: "next_days"; count: number; skip: number }
  /** A part of every day, from one hour to another (17–21). */
  | { kind: "hours"; from: number; to: number }
  | { kind: "season"; season: Season; year?: number }
  | { kind: "year"; year?: number; back?: number }
  /** The newest whole months. */
  | { kind: "last_months"; count: number }
  | { kind: "weekend" }
  | { kind: "weekday" }
  | { kind: "night" }
  | DayPeriod
  | LastDays;

export type Season = "spring" | "summer" | "autumn" | "winter";

export const SEASON_MONTHS: Record<Season, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};

const MONTH_NAMES = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
];
const CHINESE_MONTHS = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"];
const SEASON_WORDS: readonly [RegExp, Season][] = [
  [/\bspring\b|春天|春季/, "spring"],
  [/\bsummer\b|夏天|夏季|暑假/, "summer"],
  [/\b(?:autumn|fall)\b|秋天|秋季/, "autumn"],
  [/\bwinter\b|冬天|冬季/, "winter"],
];

/** The first period a question names. `words` are its English words with typos corrected. */
export function findPeriod(words: string, normalized: string): Period | undefined {
  const text = `${words} ${normalized}`;
  const year = Number(/\b((?:19|20)\d\d)\b|((?:19|20)\d\d)年/.exec(normalized)?.slice(1).find(Boolean)) || undefined;

  const ahead = toCome(text);
  if (ahead) return ahead;
  const day = findDay(words, normalized, (name) => namedMonth(name, name));
  if (day) return day;
  const numeric = /\b((?:19|20)\d\d)[-/.年]\s?(\d{1,2})(?:月|\b)/.exec(normalized);
  if (numeric) {
    const month = Number(numeric[2]);
    if (month >= 1 && month <= 12) return { kind: "month", month, year: Number(numeric[1]) };
  }
  const month = namedMonth(words, normalized);
  if (month) return { kind: "month", month, ...(year ? { year } : {}) };

  for (const [pattern, season] of SEASON_WORDS) {
    // "Fall" is a season only next to a time word: bills fall too.
    if (
      pattern.test(text) &&
      !(season === "autumn" && /\bfall\b/.test(text) && !/\b(?:last|this|in|the) fall\b/.test(text))
    )
      return { kind: "season", season, ...(year ? { year } : {}) };
  }
  const months = lastMonths(text);
  if (months) return months;
  if (/\b(?:month before last|two months ago)\b|上上个?月|前个月|(?:两|2)个月(?:以?前)/.test(text))
    return { kind: "latest_month", back: 1 };
  if (
    /\b(?:last|previous|past|this|latest|recent|current|most recent) month\b|上一?个?月|前一个月|这个?月|本月|(?:最近|过去|近|最新)一个月|当月/.test(
      text,
    )
  )
    return { kind: "latest_month", back: 0 };
  if (
    /\b(?:last|previous|past|this|latest) year\b|\byear before last\b|\b(?:last|past|latest|previous) (?:12|twelve) months\b|(?:最近|过去|近)(?:的)?(?:12|十二)个月|去年|前年|上一年|今年|全年|一年来|(?:过去|最近|近)(?:的)?一年/.test(
      text,
    )
  )
    return { kind: "year" };
  if (year) return { kind: "year", year };
  if (/\b(?:weekends?|saturdays?|sundays?)\b|周末|双休日|周六|周日/.test(text)) return { kind: "weekend" };
  if (/\b(?:weekdays?|workdays?|working days?)\b|工作日|平日/.test(text)) return { kind: "weekday" };
  if (/\b(?:night|nights|nighttime|overnight)\b|夜间|晚上|夜里|夜晚|半夜|深夜/.test(text)) return { kind: "night" };
  return undefined;
}

const SOME_MONTHS =
  /\b(?:last|past|latest|previous|recent) (\d{1,2}|two|three|four|five|six|nine) months\b|(?:最近|过去|近|前)(?:的)?(\d{1,2}|[两二三四五六九])个月/;
const HALF_YEAR = /\b(?:last|past|latest) (?:half (?:a )?year|half-year)\b|(?:最近|过去|近)(?:的)?半年/;
const MONTHS_OF_HALF_YEAR = 6;
const MONTHS_OF_YEAR = 12;

/** "The last three months". Twelve are a year. */
function lastMonths(text: string): Period | undefined {
  if (HALF_YEAR.test(text)) return { kind: "last_months", count: MONTHS_OF_HALF_YEAR };
  const [, english, chinese] = SOME_MONTHS.exec(text) ?? [];
  const count = smallNumber(english ?? chinese ?? "");
  return count > 1 && count !== MONTHS_OF_YEAR ? { kind: "last_months", count } : undefined;
}

const AHEAD =
  /\b(?:next|coming|following) (\d{1,2}|two|three|four|five|six|seven|ten|few|couple of) (day|week)s?\b|(?:未来|接下来|往后|今后)(?:的)?(\d{1,2}|一|两|二|三|四|五|七|十|几)(?:个)?(天|周|星期)/;
const AHEAD_COUNTS: Readonly<Record<string, number>> = {
  few: 3,
  "couple of": 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  ten: 10,
  一: 1,
  两: 2,
  二: 2,
  三: 3,
  四: 4,
  五: 5,
  七: 7,
  十: 10,
  几: 3,
};

/** A time that has not come yet: what a forecast is asked for. */
function toCome(text: string): Period | undefined {
  const some = AHEAD.exec(text);
  if (some) {
    const [, count, unit, chineseCount, chineseUnit] = some;
    const number = count ?? chineseCount ?? "";
    const days = Number(number) || AHEAD_COUNTS[number] || 1;
    return {
      kind: "next_days",
      count: (unit ?? chineseUnit) === "day" || chineseUnit === "天" ? days : days * 7,
      skip: 0,
    };
  }
  if (/\bweek after(?: next| that)?\b|下下个?(?:周|星期|礼拜)|再下一?周/.test(text))
    return { kind: "next_days", count: 7, skip: 7 };
  if (/\bday after tomorrow\b|后天|后日/.test(text)) return { kind: "next_days", count: 1, skip: 1 };
  if (/\btomorrow\b|明天|明日|明早|明晚/.test(text)) return { kind: "next_days", count: 1, skip: 0 };
  if (/\b(?:next|coming|upcoming) week\b|下个?(?:周|星期|礼拜)(?![一二三四五六日天末])|接下来一周/.test(text))
    return { kind: "next_days", count: 7, skip: 0 };
  return /\b(?:next|coming|upcoming) month(?:'s)?\b|下个?月/.test(text) ? { kind: "next_month" } : undefined;
}

/** Every month that a question names, in its order: "June or May" names two. */
export function findMonths(words: string, normalized: string): Period[] {
  const months: Period[] = namedMonths(words, normalized).map((month) => ({ kind: "month", month }));
  return months.filter(
    (period, index) => months.findIndex((other) => JSON.stringify(other) === JSON.stringify(period)) === index,
  );
}

function namedMonth(words: string, normalized: string): number | undefined {
  return namedMonths(words, normalized)[0];
}

function namedMonths(words: string, normalized: string): number[] {
  return [...englishMonths(words), ...chineseMonths(normalized)];
}

function englishMonths(words: string): number[] {
  const tokens = words.split(" ");
  return tokens.flatMap((token, index) => {
    const month = MONTH_OF_WORD.get(token);
    if (month === undefined) return [];
    // "May I" and "march on" are no months: these two need a preposition or a year beside them.
    const ambiguous = token === "may" || token === "march" || token === "mar";
    const named = BEFORE_MONTH.has(tokens[index - 1] ?? "") || /^\d{4}$/.test(tokens[index + 1] ?? "");
    return ambiguous && !named ? [] : [month];
  });
}

const MONTH_OF_WORD: ReadonlyMap<string, number> = new Map([
  ...MONTH_NAMES.flatMap((name, at): [string, number][] => [
    [name, at + 1],
    [name.slice(0, 3), at + 1],
  ]),
  ["sept", 9],
]);

const BEFORE_MONTH = new Set([
  "in",
  "for",
  "of",
  "last",
  "this",
  "about",
  "and",
  "or",
  "than",
  "vs",
  "versus",
  "during",
  "since",
  "to",
  "with",
]);

function chineseMonths(normalized: string): number[] {
  const found = [...normalized.matchAll(/(?<![\d.个])(?:(1[0-2]|[1-9])|(十[一二]|[一二三四五六七八九十]))月/g)];
  return found.map(([, digits, characters]) =>
    digits ? Number(digits) : CHINESE_MONTHS.indexOf(characters ?? "") + 1,
  );
}
