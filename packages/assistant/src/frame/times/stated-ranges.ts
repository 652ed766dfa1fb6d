import type { WordSlots } from "../conversation/merge";
import { HOLIDAYS, MONTH_NAME, MONTH_OF_WORD } from "../values/calendar";
import { withDigits } from "../values/numbers";
import { moved } from "./near-periods";
import { namesSameTimeOfYearBefore, yearEarlier } from "./period-shift";
import { twoDigits } from "./two-digits";

/*
 * Ranges whose both ends are said: "24-26 dec", "20 july to 31 aug", "from March 2026 to October 2026", 1月20到2月20,
 * 6到9月. They go before the name of the time beside them ("xmas 24-26 dec", 寒假(1月20到2月20)), two of them are held
 * against each other, and one against the rest of the year.
 */

type Periods = Pick<WordSlots, "comparedTo" | "period">;

interface StatedRange {
  /** `--06..--09`, `2026-01-01..2026-03-31` */
  code: string;
  from: number;
  to: number;
}

const TO = "(?: ?(?:-|–|—|~) ?| (?:to|through|thru|until|till?) )(?:the )?";
const DAY = "(\\d{1,2})(?:st|nd|rd|th)?";
const MONTH = `(${MONTH_NAME})\\.?`;
const YEAR = "(?:,? (?:of )?(\\d{4}))?";
const END = "(?![\\d:.,]|\\d| ?(?:am|pm|a\\.m|p\\.m|kwh|kw|w\\b|%|days?|hours?|o'?clock))";

/** Each with the places of its groups: day, month and year of either end. */
const ENGLISH: readonly [pattern: RegExp, places: readonly (number | undefined)[]][] = [
  // "20 july to 31 aug 2026"
  [new RegExp(`\\b${DAY} (?:of )?${MONTH}${YEAR}${TO}${DAY} (?:of )?${MONTH}${YEAR}\\b`, "g"), [1, 2, 3, 4, 5, 6]],
  // "jul 20 to aug 31"
  [new RegExp(`\\b${MONTH} ${DAY}${YEAR}${TO}${MONTH} ${DAY}${YEAR}${END}`, "g"), [2, 1, 3, 5, 4, 6]],
  // "24-26 dec"
  [new RegExp(`(?<![\\d:.])\\b${DAY}${TO}${DAY} (?:of )?${MONTH}${YEAR}\\b`, "g"), [1, 3, 4, 2, 3, 4]],
  // "dec 24-26"
  [new RegExp(`\\b${MONTH} ${DAY}${TO}${DAY}${YEAR}${END}`, "g"), [2, 1, 4, 3, 1, 4]],
  // "march 2026 to october 2026"
  [new RegExp(`(?<!\\d )\\b${MONTH}${YEAR}${TO}${MONTH}${YEAR}\\b(?! \\d)`, "g"), [undefined, 1, 2, undefined, 3, 4]],
];

const CHINESE_YEAR = "(?:(\\d{4})年?|([今去前])年)?的?";
const CHINESE_TO = "(?:到|至|-|–|—|~)";
/** 1月20到2月20, 7月1号至31号 */
const CHINESE_DAYS = new RegExp(
  `${CHINESE_YEAR}(?<!\\d)(1[0-2]|[1-9])月(?:份)?(\\d{1,2})[日号]?${CHINESE_TO}(?:(\\d{4})年|([今去前])年)?(?:(1[0-2]|[1-9])月(?:份)?)?(\\d{1,2})(?:[日号]|(?![\\d月点时:度千k%.]))`,
  "g",
);
/** 6到9月, 6月到9月 */
const CHINESE_MONTHS = new RegExp(
  `${CHINESE_YEAR}(?<![\\d.:])(1[0-2]|[1-9])(?:月(?:份)?)?${CHINESE_TO}(?:(\\d{4})年|([今去前])年)?(1[0-2]|[1-9])月(?!\\d)`,
  "g",
);
/** (10.1-10.7) */
const DOTTED = /[（(](1[0-2]|[1-9])\.([12]?\d|3[01])(?:到|至|-|–|~)(1[0-2]|[1-9])\.([12]?\d|3[01])[)）]/g;
const YEARS_AGO: Readonly<Record<string, number>> = { 前: 2, 去: 1, 今: 0 };

/** In the order of the words. @param text normalized; @param today YYYY-MM-DD */
export function statedRanges(text: string, today: string): StatedRange[] {
  const digits = withDigits(text);
  const found: StatedRange[] = [];
  const take = (code: string | undefined, { index, 0: words }: RegExpExecArray) => {
    const [from, to] = [index, index + words.length];
    const overlaps = found.some((other) => other.from < to && from < other.to);
    if (code && !overlaps) found.push({ code, from, to });
  };
  for (const [pattern, places] of ENGLISH)
    for (const match of digits.matchAll(pattern)) take(englishCode(match, places), match);
  for (const match of digits.matchAll(CHINESE_DAYS)) {
    const [, year, word, month, day, endYear, endWord, endMonth, endDay] = match;
    const start = chineseYear(year, word, today);
    take(
      codeOf([start, month, day], [chineseYear(endYear, endWord, today) ?? start, endMonth ?? month, endDay]),
      match,
    );
  }
  for (const match of digits.matchAll(DOTTED)) {
    const [, month, day, endMonth, endDay] = match;
    take(codeOf([undefined, month, day], [undefined, endMonth, endDay]), match);
  }
  for (const match of digits.matchAll(CHINESE_MONTHS)) {
    const [, year, word, month, endYear, endWord, endMonth] = match;
    const start = chineseYear(year, word, today);
    take(codeOf([start, month], [chineseYear(endYear, endWord, today) ?? start, endMonth]), match);
  }
  return found.toSorted((one, other) => one.from - other.from);
}

function englishCode(match: RegExpExecArray, places: readonly (number | undefined)[]): string | undefined {
  const [day, month, year, endDay, endMonth, endYear] = places.map((place) =>
    place === undefined ? undefined : match[place],
  );
  const numbered = (name: string | undefined) => `${MONTH_OF_WORD.get(name ?? "") ?? ""}`;
  // A year said once counts for both.
  return codeOf([year ?? endYear, numbered(month), day], [endYear ?? year, numbered(endMonth), endDay]);
}

type End = readonly [year: string | undefined, month: string | undefined, day?: string | undefined];

function codeOf(start: End, end: End): string | undefined {
  const [first, last] = [dateOf(start), dateOf(end)];
  if (!first || !last || first === last || first.length !== last.length) return undefined;
  // Of one named year the end is not before the begin: Nov 20 to Jan 5 runs into the next.
  if (start[0] && start[0] === end[0] && last < first)
    return `${first}..${Number(start[0]) + 1}${last.slice(start[0].length)}`;
  return `${first}..${last}`;
}

function dateOf([year, month, day]: End): string | undefined {
  const [ofYear, ofMonth] = [Number(month), day === undefined ? 1 : Number(day)];
  if (!(ofYear >= 1 && ofYear <= 12 && ofMonth >= 1 && ofMonth <= 31)) return undefined;
  return `${year ?? "-"}-${twoDigits(ofYear)}${day === undefined ? "" : `-${twoDigits(ofMonth)}`}`;
}

const chineseYear = (written: string | undefined, word: string | undefined, today: string): string | undefined =>
  written ?? (word && String(Number(today.slice(0, 4)) - (YEARS_AGO[word] ?? 0)));

const COMPARES =
  /\b(?:than|vs\.?|versus|compare[ds]?|comparing|comparison|against|differ(?:s|ed|ence)?|or|which|more|less|higher|lower)\b|比|相差|差|哪个|还是|[和跟与同]/;
const REST =
  /\b(?:the )?(?:rest|remainder) of the year\b|\b(?:the )?(?:other|remaining) months\b|\bnon-?[ -]?(?:summer|winter|season)\b|非(?:夏|冬|这|那)|其(?:他|它|余)的?(?:月|时间|几个月|日子)|(?:以外|之外)的?(?:月|时间)/;
/**
 * What the stated ranges of a question mean for its periods; null where none stands, or where other times are named
 * beside it.
 * @param today YYYY-MM-DD
 */
export function statedPeriods(text: string, { period, comparedTo }: WordSlots, today: string): Periods | null {
  const ranges = statedRanges(text, today);
  const [one, other] = ranges;
  if (!one || ranges.length > 2) return null;
  if (other)
    return COMPARES.test(text) && one.code !== other.code ? { period: one.code, comparedTo: other.code } : null;
  const [start, end] = one.code.split("..");
  const isOpen = comparedTo === undefined || comparedTo === end;
  if (isOpen && COMPARE_ENDS.test(withDigits(text).slice(0, one.from))) return { period: start, comparedTo: end };
  if (REST.test(text)) return restOfYear(one.code, today);
  // 今年夏天6到8月比去年: the same range of the year before.
  if (comparedTo && /^(?:year-1|month-12)$/.test(comparedTo) && COMPARES.test(text) && period?.includes(".."))
    return { period: one.code, comparedTo: yearEarlier(one.code, today) };
  // "We travel 20 December to 5 January, how much was it that same time last year?": those days alone.
  if (namesSameTimeOfYearBefore(text) && !COMPARES.test(text)) {
    const isAhead = one.code.startsWith("--") && one.code.slice(2) > today.slice("2026-".length);
    return { period: isAhead ? one.code : yearEarlier(one.code, today), comparedTo: undefined };
  }
  // Beside a time that is named by the range, its own words are read first.
  if (BESIDE.test(text) && COMPARES.test(text)) return null;
  const named = [period, comparedTo].filter((code) => code !== undefined && code !== one.code);
  const isBeside = named.every((code) => namesSame(code ?? "", one.code, withDigits(text)));
  return named.length > 0 && isBeside ? { period: one.code, comparedTo: undefined } : null;
}

const BESIDE = /\b(?:before|after|following|previous|prior)\b|[往之以]后|[往之以]前|[前后]一|再[前后上下]/;

/** "Compare May to August" is of the two. */
const COMPARE_ENDS = /\bcompar(?:e|ing) (?:(?!from\b)[a-z]+ ){0,4}$/;

/** A time that is dated by the range: the holiday or season that it stands behind, or one of its ends. */
function namesSame(code: string, range: string, digits: string): boolean {
  if (/^holiday:|^(?:\d{4}-)?(?:spring|summer|autumn|winter)(?:-\d)?$/.test(code))
    return BRACKETED.test(digits) || NAME_BEFORE.test(digits);
  const isDate = /^(?:-|\d{4})-\d\d/.test(code) && !code.includes("..");
  const isEnd = range.split("..").some((end) => end.endsWith(code.replace(/^(?:-|\d{4})/, "")) || end.startsWith(code));
  return isDate && isEnd && !COMPARED.test(digits);
}
/** "Compare July 1 to July 15" is of two days. */
const COMPARED =
  /\b(?:compare[ds]?|comparing|versus|vs\.?|change[ds]?|than|difference|rise|rose|fell|drop(?:ped)?|went|go(?:ne)?)\b|比|相差|变|[升涨降]/;
const BRACKETED = /[（(][^（()）]*\d[^（()）]*[)）]/;
const HOLIDAY_WORDS = HOLIDAYS.map(([{ source }]) => source).join("|");
const NAME_BEFORE = new RegExp(
  `(?:${HOLIDAY_WORDS}|\\b(?:spring|summer|autumn|fall|winter)(?: break| holidays?)?|[寒暑]假|[春夏秋冬](?:天|季|月)|假期?)[^\\d.;。；]{0,12}(?=\\d|(?:${MONTH_NAME})\\b)`,
);

/** October to May beside June to September: the months before it, which with it make a year. */
function restOfYear(range: string, today: string): Periods | null {
  const [from = "", to = ""] = range.split("..");
  if (!/^(?:-|\d{4})-\d\d$/.test(from)) return null;
  const year = Number(today.slice(0, 4)) - (from.slice(-2) > today.slice(5, 7) ? 1 : 0);
  const first = from.replace(/^-(?=-)/, String(year));
  const last = to.replace(/^-(?=-)/, String(to.slice(-2) < from.slice(-2) ? year + 1 : year));
  return { period: `${first}..${last}`, comparedTo: `${moved(last, -11)}..${moved(first, -1)}` };
}
