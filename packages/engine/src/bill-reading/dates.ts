import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { wallClock } from "../time-series/calendar";
import { monthOfName } from "../import/text/month-names";

/** A calendar date as written. In a numeric date of unknown order `month` is the first number and `day` the second. */
export interface WrittenDate {
  /** Null in "Jan 5 – Feb 4, 2025" for the first. */
  year: number | null;
  month: number;
  day: number;
  isOrderUnknown: boolean;
  start: number;
  end: number;
}

const ROC_YEAR_OFFSET = 1_911;
const REIWA_YEAR_OFFSET = 2_018;
const BUDDHIST_YEAR_OFFSET = 543;

type Parts = Pick<WrittenDate, "year" | "month" | "day"> & { isOrderUnknown?: boolean };

const NAME = String.raw`(\p{L}{3,12})\.?`;
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th|er|º|\.)?`;
const YEAR = String.raw`(\d{4})(?!\d)`;
const UNTIL = String.raw`(?:-|–|—|~|to|through|thru|until|bis|au|al|ad?|até|hasta|tot|t\/m|til|till|do|s\/d|sampai|hingga)`;
/** What follows a first date of a range: a mark, or a word with a space behind it. */
const UNTIL_NEXT = String.raw`\s?(?:${UNTIL}\s|[-–—~](?=[\d\p{L}]))`;
const YEAR_BEFORE_DAYS = String.raw`(20\d{2}|\d{2})(?=\d{2,3}\s?(?:billing )?days\b)`;

const MONTH_OF_OTHERS =
  "janvier|f[eé]vrier|mars|avril|mai|juin|juillet|ao[uû]t|septembre|octobre|novembre|d[eé]cembre|januar|februar|m[aä]rz|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|janeiro|fevereiro|mar[cç]o|maio|junho|julho|setembro|outubro|novembro|dezembro|januari|februari|maart|mei|augustus|december";

/** Without a year beside it, only a month's own name or abbreviation makes a date. */
const ENGLISH_MONTH =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";

const PATTERNS: readonly (readonly [RegExp, (groups: readonly (string | undefined)[]) => Parts | undefined])[] = [
  [/(?<!\d)(\d{4})[年년]\s?(\d{1,2})[月월]\s?(\d{1,2})(?!\d)[日일]?/gu, ([y, m, d]) => parts(y, Number(m), d)],
  [
    /令和\s?(\d{1,2})年\s?(\d{1,2})月\s?(\d{1,2})日/gu,
    ([y, m, d]) => parts(String(Number(y) + REIWA_YEAR_OFFSET), Number(m), d),
  ],
  // "2026 10 08", as in Canada.
  [/(?<![\d.,] ?)(20\d{2}) (0[1-9]|1[0-2]) (0[1-9]|[12]\d|3[01])(?! ?\d)/gu, ([y, m, d]) => parts(y, Number(m), d)],
  // One mark: in "01/24/2024-02/22/2024" the middle is no date.
  [/(?<!\d)(\d{4})([-/.])\s?(\d{1,2})\2\s?(\d{1,2})(?!\d)/gu, ([y, , m, d]) => parts(y, Number(m), d)],
  // Recognized text runs the number of days into the year: "04/04/2629Days", "21May202630days".
  [
    new RegExp(String.raw`(?<![\d.])(\d{1,2})([-/])(\d{1,2})\2${YEAR_BEFORE_DAYS}`, "giu"),
    ([first, , second, y]) => ({ year: fullYear(y), month: Number(first), day: Number(second), isOrderUnknown: true }),
  ],
  [
    new RegExp(String.raw`(?<![\d.])${DAY}\s*${NAME}\s*${YEAR_BEFORE_DAYS}`, "giu"),
    ([d, name, y]) => parts(y, monthOfName(name), d),
  ],
  [
    /(?<![\d.])(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d|\.\d)/gu,
    ([first, mark, second, y]) =>
      mark === "."
        ? parts(y, Number(second), first)
        : { year: fullYear(y), month: Number(first), day: Number(second), isOrderUnknown: true },
  ],
  [
    new RegExp(String.raw`(?<![\d.])${DAY}[\s/-]*(?:de\s+)?${NAME},?[\s/-]*(?:del?\s+)?${YEAR}`, "giu"),
    ([d, name, y]) => parts(y, monthOfName(name), d),
  ],
  [
    new RegExp(String.raw`(?<![\d.])${DAY}[ /-]${NAME}[ /-](\d{2})(?![\d:.,])`, "giu"),
    ([d, name, y]) => parts(y, monthOfName(name), d),
  ],
  [new RegExp(String.raw`${NAME}\s+${DAY},?\s+${YEAR}`, "giu"), ([name, d, y]) => parts(y, monthOfName(name), d)],
  // In "13Aug 26-13Oct 26" the figure behind the month is a year.
  [
    new RegExp(String.raw`(?<![\d\p{L}])${NAME}\s+${DAY}(?=${UNTIL_NEXT})`, "giu"),
    ([name, d]) => parts(null, monthOfName(name), d),
  ],
  // "Oct07-Nov06", without the spaces.
  [
    new RegExp(String.raw`(?<![\d\p{L}])(${ENGLISH_MONTH})\.?\s*${DAY}(?=${UNTIL_NEXT})`, "giu"),
    ([name, d]) => parts(null, monthOfName(name), d),
  ],
  [
    new RegExp(
      String.raw`(?<=\p{L}\.? ?\d{1,2} ?[-–—~] ?)(${ENGLISH_MONTH})\.?\s*(\d{1,2})(?![\d:,]|[./ -]?\d)`,
      "giu",
    ),
    ([name, d]) => parts(null, monthOfName(name), d),
  ],
  [
    new RegExp(String.raw`(?<![\d.])${DAY}\s+(?:de\s+)?${NAME}(?=${UNTIL_NEXT})`, "giu"),
    ([d, name]) => parts(null, monthOfName(name), d),
  ],
  // "du 1er au 31 octobre 2025": the month of both stands with the last.
  [
    new RegExp(
      String.raw`(?<![\d.,/:-])${DAY}(?=\s?${UNTIL}\s?(?:el |le |den )?\d{1,2}(?:st|nd|rd|th|º|\.)?\s+(?:de\s+)?${NAME},?\s+(?:del?\s+)?${YEAR})`,
      "giu",
    ),
    ([d, name]) => parts(null, monthOfName(name), d),
  ],
  // "May 9, 31": a comma or a second figure behind the month keeps "May 9 31" apart.
  [
    new RegExp(String.raw`${NAME}\s+${DAY},\s+(\d{2})(?![\d:.,])`, "giu"),
    ([name, d, y]) => parts(y, monthOfName(name), d),
  ],
  [/(?<![\d.,])(20\d{2})(0[1-9]|1[0-2])([0-2]\d|3[01])(?![\d.,])/gu, ([y, m, d]) => parts(y, Number(m), d)],
  // Years of the Republic of China, as on bills from Taiwan.
  [
    /(?<![\d/.])(1\d{2})\s?[/.年]\s?(\d{1,2})\s?[/.月]\s?(\d{1,2})(?![\d/.])\s?日?/gu,
    ([y, m, d]) => parts(String(Number(y) + ROC_YEAR_OFFSET), Number(m), d),
  ],
  [
    new RegExp(String.raw`\b(${ENGLISH_MONTH})\.?\s+${DAY}(?![\d.,])`, "giu"),
    ([name, d]) => parts(null, monthOfName(name), d),
  ],
  // Recognized text often lacks the spaces: "January16,2024to15Feb2024".
  [
    new RegExp(String.raw`(${ENGLISH_MONTH})\.?\s*${DAY},?\s*${YEAR}`, "giu"),
    ([name, d, y]) => parts(y, monthOfName(name), d),
  ],
  [
    new RegExp(String.raw`(?<![\d.,])${DAY}\s*(${ENGLISH_MONTH})\.?\s*(\d{2})(?![\d:.,])`, "giu"),
    ([d, name, y]) => parts(y, monthOfName(name), d),
  ],
  [/(?<!\d)(\d{1,2})月(\d{1,2})日/gu, ([m, d]) => parts(null, Number(m), d)],
  [
    new RegExp(String.raw`(?<!\d)(20\d{2})\.?[\s-]${NAME}[\s-](\d{1,2})(?![\d:,])`, "giu"),
    ([y, name, d]) => parts(y, monthOfName(name), d),
  ],
  // Recognized text joins the words of a range: "12fevrierau14 avril 2026", "4May-3June2026".
  [
    new RegExp(String.raw`(?<![\d.])${DAY}\s*(${MONTH_OF_OTHERS}|${ENGLISH_MONTH})\.?(?=\s?${UNTIL}\s?\d)`, "giu"),
    ([d, name]) => parts(null, monthOfName(name), d),
  ],
  // It loses the first digit of a year: "Oct07, 025".
  [
    new RegExp(String.raw`(${ENGLISH_MONTH})\.?\s*${DAY},\s?(0[12]\d)(?!\d)`, "giu"),
    ([name, d, y]) => parts(y, monthOfName(name), d),
  ],
  // "8 octobre au 6 novembre": the second date of a range without years.
  [
    new RegExp(String.raw`(?<=\p{L}\.?\s?(?:${UNTIL}\s|[-–—~]))${DAY}\s+(?:de\s+)?${NAME}(?!\p{L})`, "giu"),
    ([d, name]) => parts(null, monthOfName(name), d),
  ],
  // "07/30-08/29", "8/10 au 6/11/2026" and "15.03. – 14.04.": without a year, only a pair is a range of dates.
  [
    new RegExp(
      String.raw`(?<![\d/.,-])(\d{1,2})\/(\d{1,2})(?=\s?${UNTIL}\s?\d{1,2}\/\d{1,2}(?:\/(?:20)?\d{2})?(?![\d/.,-]))`,
      "giu",
    ),
    ([first, second]) => withoutYear(first, second),
  ],
  [
    new RegExp(String.raw`(?<=(?<![\d/.,-])\d{1,2}\/\d{1,2}\s?${UNTIL}\s?)(\d{1,2})\/(\d{1,2})(?![\d/.,-])`, "giu"),
    ([first, second]) => withoutYear(first, second),
  ],
  [
    new RegExp(String.raw`(?<![\d.,])(\d{1,2})\.(\d{1,2})\.?(?=\s?${UNTIL}\s?\d{1,2}\.\d{1,2}\.)`, "giu"),
    ([d, m]) => parts(null, Number(m), d),
  ],
  [
    new RegExp(String.raw`(?<=(?<![\d.,])\d{1,2}\.\d{1,2}\.\s?${UNTIL}\s?)(\d{1,2})\.(\d{1,2})\.(?!\d)`, "giu"),
    ([d, m]) => parts(null, Number(m), d),
  ],
  // "10.08 ~ 11.07", as in Korea.
  [/(?<![\d.,])(\d{2})\.(\d{2})(?=\s?~\s?\d{2}\.\d{2}(?![\d.,]))/gu, ([m, d]) => parts(null, Number(m), d)],
  [/(?<=(?<![\d.,])\d{2}\.\d{2}\s?~\s?)(\d{2})\.(\d{2})(?![\d.,])/gu, ([m, d]) => parts(null, Number(m), d)],
];

/** The dates in a text, in order; those that overlap an earlier kind of date are left out. */
export function datesIn(text: string): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (const [pattern, read] of PATTERNS) {
    for (const match of text.matchAll(pattern)) {
      const [whole, ...groups] = match;
      const [start, end] = [match.index, match.index + whole.length];
      const written = found.some((other) => start < other.end && other.start < end) ? undefined : read(groups);
      if (written) found.push({ isOrderUnknown: false, ...written, start, end });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/**
 * "10/06  11/05": two dates without a year and without a mark between them, where the place of the text tells that it
 * is about days. "1/2" is a fraction, and a third one of that form makes the pair doubtful.
 */
export function dayPairIn(text: string): readonly [WrittenDate, WrittenDate] | undefined {
  const [first, last, more] = [
    ...text.matchAll(/(?<![\d/.,-])(?=\d{2}\/|\d\/\d{2})(\d{1,2})\/(\d{1,2})(?![\d/.,-])/g),
  ].map((match) => {
    const read = withoutYear(match[1], match[2]);
    return read && { isOrderUnknown: true, ...read, start: match.index, end: match.index + match[0].length };
  });
  return first && last && more === undefined ? [first, last] : undefined;
}

/** The first of them. */
export const dateIn = (text: string): WrittenDate | undefined => datesIn(text)[0];

/** The text with its dates blanked out, so that their digits are not taken for figures. */
export function withoutDates(text: string): string {
  let rest = text;
  for (const { start, end } of datesIn(text)) rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
  return rest;
}

/** A whole month, when the text is nothing else: `January 2025`, `2025年1月`. */
export function monthIn(text: string): { first: number; last: number } | undefined {
  const match = /^\s*(\d{4})年\s?(\d{1,2})月\s*$/u.exec(text);
  const named = /^\s*(\p{L}{3,12})\.?,?\s+(?:de\s+|del\s+)?(\d{4})\s*$/u.exec(text);
  const [year, month] = match ? [Number(match[1]), Number(match[2])] : [Number(named?.[2]), monthOfName(named?.[1])];
  if (month === undefined) return undefined;
  const first = wallClock(year, month, 1);
  const next = wallClock(month === 12 ? year + 1 : year, (month % 12) + 1, 1);
  return first === undefined || next === undefined ? undefined : { first, last: next - DAY_SECONDS };
}

/** Whole months from one to another, when the text is nothing else: "settembre 2026 – ottobre 2026", "Jan to Feb 2027". */
export function monthsIn(text: string): { first: number; last: number } | undefined {
  const match = MONTHS.exec(text);
  const [from, to] = [monthOfName(match?.[1]), monthOfName(match?.[3])];
  if (!match || from === undefined || to === undefined) return undefined;
  const lastYear = Number(match[4]);
  const firstYear = match[2] === undefined ? lastYear - (from > to ? 1 : 0) : Number(match[2]);
  const first = wallClock(firstYear, from, 1);
  const next = wallClock(to === 12 ? lastYear + 1 : lastYear, (to % 12) + 1, 1);
  const isForward = first !== undefined && next !== undefined && first < next;
  return isForward && (lastYear - firstYear) * 12 + to - from < 12 ? { first, last: next - DAY_SECONDS } : undefined;
}

const MONTHS = new RegExp(
  String.raw`^\s*(\p{L}{3,12})\.?(?:,?\s+(?:del?\s+)?(\d{4}))?\s?(?:${UNTIL})\s?(\p{L}{3,12})\.?,?\s+(?:del?\s+)?(\d{4})\s*$`,
  "iu",
);

/**
 * Which number of 01/05/2025 is the day, for the whole document: a number above 12 settles it, then the country that
 * its money or language shows.
 *
 * @returns undefined when nothing tells
 */
export function dayFirstOf(dates: readonly WrittenDate[], hint: boolean | undefined): boolean | undefined {
  const unknown = dates.filter(({ isOrderUnknown }) => isOrderUnknown);
  if (unknown.some(({ month }) => month > 12)) return true;
  if (unknown.some(({ day }) => day > 12)) return false;
  return hint;
}

/** Wall-clock seconds of the day's start; undefined when the calendar has no such day. */
export function placeDate(date: WrittenDate, isDayFirst: boolean, yearIfNone?: number): number | undefined {
  const year = date.year ?? yearIfNone;
  if (year === undefined) return undefined;
  const isSwapped = date.isOrderUnknown && isDayFirst;
  return wallClock(year, isSwapped ? date.day : date.month, isSwapped ? date.month : date.day);
}

function withoutYear(first: string | undefined, second: string | undefined): Parts | undefined {
  const [month, day] = [Number(first), Number(second)];
  if (month < 1 || day < 1 || month > 31 || day > 31 || Math.min(month, day) > 12) return undefined;
  return { year: null, month, day, isOrderUnknown: true };
}

function parts(year: string | null | undefined, month: number | undefined, day: string | undefined): Parts | undefined {
  if (month === undefined || month < 1 || month > 12) return undefined;
  return { year: year === null ? null : fullYear(year), month, day: Number(day) };
}

function fullYear(digits: string | undefined): number {
  const year = Number(digits);
  // In Thailand the year 2569 is 2026.
  if (year > 2_500 && year < 2_700) return year - BUDDHIST_YEAR_OFFSET;
  return year < 100 ? 2_000 + year : year;
}
