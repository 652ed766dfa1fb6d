import { type Groups, PartReader } from "../part-reader";
import { MONTH_NAME } from "../values/calendar";
import { withDigits } from "../values/numbers";

/*
 * Parts of a month or a year that words count from its beginning or end, and days counted from a date: "the first ten
 * months of 2026", "late September", "the two weeks after November 1", 九月最后七天, 八月下旬, 11月10日之前30天.
 */

export interface PartOfPeriod {
  /** `2026-01..2026-10`, `--09-24..--09-30` */
  code: string;
  /** Where its words stand, and in what. */
  from: number;
  to: number;
  within: string;
}

const NUMBERS: Readonly<Record<string, number>> = {
  couple: 2,
  "couple of": 2,
  few: 3,
  several: 3,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
};
const COUNT = `(\\d{1,2}|${Object.keys(NUMBERS)
  .toSorted((a, b) => b.length - a.length)
  .join("|")})`;
const WEEK_DAYS = 7;
/** How many 几天 is taken for. */
const SOME = 3;
const countOf = (words: string): number => NUMBERS[words] ?? (words === "几" ? SOME : Number(words));

const YEAR = "(20\\d\\d|this year|last year|the year)";
const MONTH = `(${MONTH_NAME}|(?:this|last|the) month)(?:,? ${YEAR})?`;
const WHOLE = `(?:${MONTH}|${YEAR})`;
const EDGE = "(first|last|final)";
/** "November 10", "the 10th of November 2026": for {@link PartReader.englishDate}. */
export const DATE = `(?:(${MONTH_NAME})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?|(?:the )?(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${MONTH_NAME}))(?:,? (20\\d\\d))?`;
/** "By the end of the month" is ahead; "since the start of October" lasts until now. */
const NOT_OPEN = "(?<!\\b(?:by|since|until|till?|to|through|and|from|before|after|ever since) (?:the )?(?:very )?)";

const COUNTED_ENGLISH = new RegExp(`\\b${EDGE} ${COUNT} (day|week|month)s? (?:of|in) (?:the )?${WHOLE}\\b`, "g");
const EDGE_ONE = new RegExp(`\\b${EDGE} (?:full )?(day|week|month) (?:of|in) ${WHOLE}\\b`, "g");
const HALF_ENGLISH = new RegExp(`\\b(first|second|last|latter|other) half of ${WHOLE}\\b`, "g");
const THIRD_ENGLISH = new RegExp(
  `${NOT_OPEN}\\b(early|mid|late)[- ]${MONTH}\\b|${NOT_OPEN}\\b(start|beginning|middle|end) of ${MONTH}\\b`,
  "g",
);
const WEEK_OF = new RegExp(`\\bweek (?:of|starting|beginning|from|commencing)(?: on)? ${DATE}`, "g");
const AROUND_ENGLISH = new RegExp(
  `\\b(?:${COUNT} (?=\\w+ (?:before|leading|up|prior|after|following|from|starting))|the (?=\\w+ (?:before|after|following)))(day|week|month)s? (before|leading up to|up to|prior to|after|following|from|starting) ${DATE}`,
  "g",
);

const HAN_YEAR = "(?:(20\\d\\d)年?|([今去前])年)";
const HAN_MONTH = `(?:${HAN_YEAR}的?)?(?:(1[0-2]|[1-9])月份?|(这个?月|本月|上个?月|上上个?月))`;
const HAN_WHOLE = `(?:${HAN_MONTH}|${HAN_YEAR})`;
const COUNTED_CHINESE = new RegExp(
  `${HAN_WHOLE}的?(头|前|最后|后|末)(?:的)?(\\d{1,2}|几)个?(天|日|周|星期|礼拜|月)(?!前)`,
  "g",
);
const PART_CHINESE = new RegExp(
  `(?<![\\d至到前年])${HAN_MONTH}的?(上旬|中旬|下旬|上半个?月|前半个?月|下半个?月|后半个?月|月?初|月?底|月?末)(?!到|至|-|开始|起|以来)`,
  "g",
);
const HAN_DATE = `(?:${HAN_YEAR}的?)?(1[0-2]|[1-9])月(\\d{1,2})[日号]?`;
const AROUND_CHINESE = new RegExp(
  `${HAN_DATE}(?:的)?(?:之?(前|后)|以(前|后))的?(\\d{1,2})个?(天|日|周|星期|礼拜|月)(?!前)`,
  "g",
);
const WEEK_OF_CHINESE = new RegExp(`${HAN_DATE}(?:所在)?的?(?:那|这)(?:一|1)?个?(?:周|星期|礼拜)`, "g");

/**
 * The parts in the order of the words.
 *
 * @param text normalized
 * @param today YYYY-MM-DD
 */
export function partsOfPeriods(text: string, today: string): PartOfPeriod[] {
  const digits = withDigits(text);
  const reader = new PartReader(today);
  return [
    ...found(text, COUNTED_ENGLISH, ([edge, count, unit, ...whole]) =>
      reader.counted(reader.english(whole), edge === "first", countOf(count ?? ""), unit),
    ),
    ...found(text, EDGE_ONE, ([edge, unit, ...whole]) =>
      reader.counted(reader.english(whole), edge === "first", 1, unit),
    ),
    ...found(text, HALF_ENGLISH, ([which, ...whole]) => reader.half(reader.english(whole), which === "first")),
    ...found(text, THIRD_ENGLISH, ([early, month, year, edge, otherMonth, otherYear]) =>
      reader.third(reader.english([month ?? otherMonth, year ?? otherYear]), THIRDS[early ?? edge ?? ""] ?? 0),
    ),
    ...found(text, WEEK_OF, (date) => reader.around(reader.englishDate(date), 0, WEEK_DAYS)),
    ...found(text, AROUND_ENGLISH, ([count, unit, side, ...date]) =>
      reader.beside(
        reader.englishDate(date),
        !/^(?:after|following|from|starting)$/.test(side ?? ""),
        countOf(count ?? "1"),
        unit,
      ),
    ),
    ...found(digits, COUNTED_CHINESE, (groups) => {
      const [edge, count, unit] = groups.slice(-3);
      return reader.counted(reader.chinese(groups), edge === "头" || edge === "前", countOf(count ?? ""), unit);
    }),
    ...found(digits, PART_CHINESE, (groups) => {
      const part = groups.at(-1) ?? "";
      const month = reader.chinese(groups);
      if (part.includes("半")) return reader.half(month, /^[上前]/.test(part));
      return reader.third(month, /上|初/.test(part) ? 0 : part.startsWith("中") ? 1 : 2);
    }),
    ...found(digits, AROUND_CHINESE, ([written, word, month, day, side, otherSide, count, unit]) =>
      // 九月十五号之前一天用多少 is of each day before it.
      count === "1" && unit === "天"
        ? undefined
        : reader.beside(
            reader.chineseDate([written, word, month, day]),
            (side ?? otherSide) === "前",
            countOf(count ?? ""),
            unit,
          ),
    ),
    ...found(digits, WEEK_OF_CHINESE, (date) => reader.around(reader.chineseDate(date), 0, WEEK_DAYS)),
  ].toSorted((a, b) => a.from - b.from);
}

const THIRDS: Readonly<Record<string, number>> = {
  early: 0,
  start: 0,
  beginning: 0,
  mid: 1,
  middle: 1,
  late: 2,
  end: 2,
};

function found(text: string, pattern: RegExp, codeOf: (groups: Groups) => string | undefined): PartOfPeriod[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const code = codeOf(match.slice(1));
    return code ? [{ code, from: match.index, to: match.index + match[0].length, within: text }] : [];
  });
}
