import {
  CHINESE_WEEKDAY,
  chineseWeekday,
  SEASON_NAME,
  SEASON_OF_WORD,
  WEEKDAY_NAME,
  WEEKDAY_OF_WORD,
  type Weekday,
} from "../../values/calendar";
import { withDigits } from "../../values/numbers";
import { type Rule, rule, unsureRule } from "./rule";
import { HAN_NUMBER, HAN_YEAR, MONTH, monthOf, NUMBER, numberOf, unitOf, yearOf } from "./words";
import type { CountedUnit } from "./time-value";

/* Times that are told by another one of the same question: "the week before", "the 30 days before that", 去年同期, 环比. */

export type Relative =
  /** So many of a unit right before or after; of the other time's own unit where none is said. */
  | { kind: "step"; side: -1 | 1; unit?: CountedUnit; season?: string; count: number }
  /** "The Tuesday before" */
  | { kind: "weekday"; weekday: Weekday; side: -1 | 1 }
  /** "The January before" */
  | { kind: "month"; month: number }
  /** The same time a year before, or of the year that is named. */
  | { kind: "year"; year?: number; isToDate?: true }
  /** 今年同期: the same time of this year. */
  | { kind: "this-year" }
  /** The same days of the week or month before. */
  | { kind: "days"; unit: "month" | "week" }
  /** 环比: the time right before, of the same length. */
  | { kind: "sequential" }
  /** "The rest of the year", "the remainder of that month" */
  | { kind: "rest"; of?: "month" };

const UNIT = `(day|night|evening|weekend|week|wk|month|quarter|year|one|period|bill|statement|cycle|${SEASON_NAME})`;
const JUST = "(?:right |just |immediately |directly )?";
const BEFORE =
  "(befor|before|prior|earlier|previous|after|following)\\b(?: (?:that|it|this|those)\\b(?! (?:is|was|we|i|year|month|week)\\b))?";
/** "The week before last" is counted from now, and "the day before we left" from what happened. */
const END =
  "(?! (?:last|yesterday|the|we|i|my|our|they|he|she|you|it|an?|that|this|christmas|thanksgiving|easter|diwali|moving|installing|getting)\\b)(?! (?:\\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))";
const sideOf = (word = ""): -1 | 1 => (/after|following|subsequent|后/.test(word) ? 1 : -1);

const step = (count: number, unit: string | undefined, side: string | undefined): Relative | undefined => {
  const season = SEASON_OF_WORD.get(unit ?? "");
  const found =
    unit === undefined || season || /one|period/.test(unit) ? undefined : unitOf(/evening/.test(unit) ? "night" : unit);
  return count >= 1
    ? { kind: "step", side: sideOf(side), count, ...(found && { unit: found.unit }), ...(season && { season }) }
    : undefined;
};

const SAME =
  "(?:same|equivalent|corresponding|comparable|identical|similar) (?:[a-z\\d]+ ){0,2}?(?:time|period|point|stage|date|day|night|week|weekend|month|quarter|season|part|range|window|spell|stretch|timeframe|half|span|interval|stage)s?";
const YEAR_BEFORE =
  "(?:last year|(?:the )?(?:previous|prior) year|the year (?:before|prior|earlier)|(?:a|one|1) year (?:ago|back|before|earlier|prior)|((?:19|20)\\d\\d))\\b";
const ofYear = (year: string | undefined): Relative => ({
  kind: "year",
  ...(year !== undefined && { year: Number(year) }),
});

const ENGLISH: readonly Rule<Relative>[] = [
  rule(`the ${UNIT} ${JUST}${BEFORE}${END}`, ([unit, side]) => step(1, unit, side)),
  unsureRule(`${UNIT} ${JUST}${BEFORE}${END}`, ([unit, side]) => step(1, unit, side)),
  rule(`(?:the )?(previous|prior|preceding|subsequent|following) ${UNIT}\\b(?! (?:of|in) )`, ([side, unit]) =>
    step(1, unit, side),
  ),
  rule(`(?:the )?(?:same )?${NUMBER} (day|week|month)s? ${JUST}${BEFORE}${END}`, ([count, unit, side]) =>
    step(numberOf(count), unit, side),
  ),
  rule(`(?:the )?(previous|prior|preceding|following) ${NUMBER} (day|week|month)s?\\b`, ([side, count, unit]) =>
    step(numberOf(count), unit, side),
  ),
  rule(`(?<=\\b(?:than|vs|versus|or|to|with|against) )(?:the )?last(?: one)?(?=\\s*[?.!]?$)`, () =>
    step(1, undefined, undefined),
  ),
  rule(
    `the (?:(?:previous|prior|preceding) (${WEEKDAY_NAME})|(${WEEKDAY_NAME}) ${JUST}${BEFORE.replace("(", "(?:")}${END})`,
    ([one, other]) => {
      const weekday = WEEKDAY_OF_WORD.get(one ?? other ?? "");
      return weekday && { kind: "weekday", weekday, side: -1 };
    },
  ),
  rule(
    `the (?:(?:previous|prior|preceding) ${MONTH}|${MONTH} ${JUST}${BEFORE.replace("(", "(?:")}${END})`,
    ([one, other]) => {
      const month = monthOf(one ?? other);
      return month === undefined ? undefined : { kind: "month", month };
    },
  ),
  rule(`(?:at |in |of |for |during )?(?:the )?${SAME},?(?: (?:of|in|from|for|during))? ${YEAR_BEFORE}`, ([year]) =>
    ofYear(year),
  ),
  // Of a month that goes on as many of its days as there are so far.
  rule(
    `(?:this|the same) (?:time|point|stage) (?:of |in )?(?:last year|(?:a|one) year (?:ago|before|earlier))\\b`,
    () => ({ kind: "year", isToDate: true }),
  ),
  rule(
    `(?:last|prior|previous) year'?s? (?:same|corresponding|equivalent) (?:period|time|dates?|days?|months?|weeks?)\\b`,
    () => ofYear(undefined),
  ),
  rule(`(?:a|one|the) year (?:ago|earlier|before|prior)\\b${END}|year[- ](?:over|on)[- ]year\\b|yoy\\b`, () =>
    ofYear(undefined),
  ),
  rule("(?:the )?same (?:time|period|days|dates|weeks?|months?) (?:of |in )?this year\\b", () => ({
    kind: "this-year",
  })),
  rule(
    "(?:the )?same (?:[a-z\\d]+ )?(?:days?|weekdays|nights|dates?|period|time) (?:of |in |from )?(?:the )*(?:(week) before|(?:previous|prior|last) (week|month)|(month|week) (?:before|earlier))\\b",
    ([one, other, third]) => ({
      kind: "days",
      unit: (one ?? other ?? third) === "month" ? "month" : "week",
    }),
  ),
  rule(
    "(?:the )?(?:rest|remainder) of the year\\b|(?:the )?(?:other|remaining) months\\b|non-?[ -]?(?:summer|winter|season)\\b",
    () => ({ kind: "rest" }),
  ),
  rule("(?:the )?(?:rest|remainder|remaining (?:days|part)) of (?:the|that|this) month\\b", () => ({
    kind: "rest",
    of: "month",
  })),
];

const THAT = "(?:的)?那?";
const AHEAD = `(?:再(?:往)?[前上](?:面)?|前[面头]?|(?:之|此)前|更前面?)${THAT}`;
const CHINESE: readonly Rule<Relative>[] = [
  rule(
    `(?:再(?:往)?[前上](?:面)?${THAT}[一1]?个?|前[面头]?${THAT}[一1]个?|(?:之|此)前${THAT}[一1]?个?)(天|日|晚|夜|周末|周(?![一二三四五六日天末\\d])|星期(?![一二三四五六日天\\d])|礼拜(?![一二三四五六日天\\d])|月(?!\\d)|季度?|年|期|[春夏秋冬](?:天|季))`,
    ([unit]) => step(1, /[春夏秋冬]/.test(unit ?? "") ? undefined : unit, undefined),
  ),
  rule(
    `(?:再往?前|(?:之|此)前|前面|(?<=[比较和跟与同])前)${THAT}${HAN_NUMBER}个?(天|日|周|星期|礼拜|月)`,
    ([count, unit]) => step(numberOf(count), unit, undefined),
  ),
  rule(
    `(?:之|以)后的?(?:那)?([一二两三1-3])(?!\\d)个?((?<=个)月|周|星期|礼拜)|(?:往后|后面|随后|接下来那|(?<!最)后)的?(?:那|这)?([一1])个?(周|星期|礼拜)`,
    ([count, unit, other, otherUnit]) => step(numberOf(count ?? other), unit ?? otherUnit, "后"),
  ),
  rule(`${AHEAD}[一1]?个?${CHINESE_WEEKDAY.replace("[1-6日天]", "[一二三四五六日天1-6]")}`, ([character]) => ({
    kind: "weekday",
    weekday: chineseWeekday(withDigits(character ?? "")),
    side: -1,
  })),
  rule(
    "(?:去年|上年|上一年|前一年)的?(?:同期|同[一1]?个?(?:时期|时间|时候|时段|月份?|周|星期|天|季度?|日))|同比|(?<=[比跟和与同较])同期",
    () => ofYear(undefined),
  ),
  rule("(?:去年|上年)的?(?:[这那]个?时候|此时|这会儿|这个?时间|这阵子)", () => ({ kind: "year", isToDate: true })),
  rule(`${HAN_YEAR}的?同期`, ([year], today) =>
    /^\d/.test(year ?? "") ? ofYear(String(yearOf(year, today))) : undefined,
  ),
  rule("今年(?:的)?同期", () => ({ kind: "this-year" })),
  rule("环比", () => ({ kind: "sequential" })),
  rule("上[一1]?个?(?:周期|同期)|前[一1]个?周期", () => step(1, undefined, undefined)),
  rule(
    "前[一1]个?(周|星期|礼拜)末?的?(?:同[样一]的?(?:这|那)?(?:\\d|[一二三四五六])?[天日]|同期)|上个?(月)的?(?:同期|同样日期|同一时间|这几天)",
    ([, month]) => ({ kind: "days", unit: month ? "month" : "week" }),
  ),
  rule("(?:(?:那个?|当|该)?月)?剩[下余]的?(?:那?几?天|日子|时间|部分)", () => ({ kind: "rest", of: "month" })),
  rule("非(?:夏|冬|这|那)(?:季|天)?|其(?:他|它|余)的?(?:月份?|时间|几个月|日子)", () => ({ kind: "rest" })),
];

export const RELATIVES: readonly Rule<Relative>[] = [...ENGLISH, ...CHINESE];

/** The code of such a time where nothing else is named: "the previous week" is last week, "the week before" the one before that. */
export function codeAlone(relative: Relative, words: string): string | undefined {
  if (relative.kind === "weekday") return `${relative.weekday}-1`;
  if (relative.kind === "days") return `${relative.unit}-1`;
  if (relative.kind === "year") return relative.year === undefined ? "month-12" : undefined;
  if (relative.kind !== "step" || relative.count > 1 || relative.side === 1) return undefined;
  if (relative.season) return `${relative.season}-2`;
  if (relative.unit === undefined) return undefined;
  const back = /^(?:the )?(?:previous|prior|preceding)|^上/.test(words) ? "-1" : "-2";
  return `${relative.unit}${back}`;
}
