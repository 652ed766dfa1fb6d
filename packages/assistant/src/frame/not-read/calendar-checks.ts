import type { Frame } from "../frame";
import { MONTH_NAME, MONTH_OF_WORD } from "../values/calendar";
import { withDigits } from "../values/numbers";
import type { Check, CheckContext } from "./check";
import { monthsOf } from "./months-of";

/* Months, dates, days of the week and parts of a period: "the first ten months of 2026", 九月最后七天, 周末. */

const MONTHS = new RegExp(
  `\\b(?:(?:in|of|since|during|until|from) )?${MONTH_NAME}\\b(?! i\\b)(?:,? (?:20\\d\\d|last year|this year))?`,
  "g",
);
const CHINESE_MONTHS = /(?:去年|今年|前年)?(?:1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月份?(?!个)/g;
/** Words of their own: "it may", "march on". */
const OTHER_WORDS = /^(?:may|march|mar)$/;

function monthNamed(words: string): number {
  const name = new RegExp(`\\b${MONTH_NAME}\\b`).exec(words)?.[0];
  return name ? (MONTH_OF_WORD.get(name) ?? 0) : Number(/(\d+)月/.exec(withDigits(words))?.[1] ?? 0);
}

const holdsMonth = (frame: Frame, [words]: RegExpExecArray, { today }: CheckContext): boolean =>
  OTHER_WORDS.test(words) ||
  frame.period?.startsWith("before:") === true ||
  monthsOf(frame, today)?.has(monthNamed(words)) !== false;

const DATES = new RegExp(
  `\\b(?:${MONTH_NAME} (\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2})(?:st|nd|rd|th)? (?:of )?${MONTH_NAME})\\b(?!:)|(?<![\\d.])(\\d{1,2})[号日](?!常|间|子|期)`,
  "g",
);
const IS_DATED = /(?:\d{4}|-)-\d\d/;
/** A time that goes on or went before, in which a date would be lost. */
const WHOLE = /^(?:month|year|last)/;

/** `hours:22-6` of November 24 end on the 25th. */
const endsNextDay = ({ period = "", filters = [] }: Frame, day: number): boolean => {
  const [, date] = /^(?:\d{4}|-)-\d\d-(\d\d)$/.exec(period) ?? [];
  const isOvernight = filters.some((filter) => {
    const [, from, to] = /^hours:(\d{1,2})(?::\d\d)?-(\d{1,2})/.exec(filter) ?? [];
    return filter === "night" || Number(from) > Number(to);
  });
  return isOvernight && (day === Number(date) + 1 || (day === 1 && Number(date) >= SHORTEST_MONTH));
};
const SHORTEST_MONTH = 28;

function holdsDate(frame: Frame, found: RegExpExecArray): boolean {
  const { period = "", comparedTo = "" } = frame;
  const codes = `${period} ${comparedTo} `;
  const day = found.slice(1).find((number) => number !== undefined) ?? "";
  const named = day.padStart(2, "0");
  // `before:2026-11-11` is up to the 10th.
  if (endsNextDay(frame, Number(day))) return true;
  if (period.startsWith("before:") || codes.includes(`-${named} `) || new RegExp(`-\\d\\d-${named}(?!\\d)`).test(codes))
    return true;
  return !IS_DATED.test(codes) && period !== "" && !WHOLE.test(period);
}

const COUNT = "(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|couple of|few)";
const PARTS_OF_PERIODS = new RegExp(
  `\\b(?:first|last|final) ${COUNT} (?:days?|weeks?|months?|nights?)(?: (?:of|in) \\w+(?: 20\\d\\d)?)?|\\b(?:at|in|from) (?:the )?(?:very )?(?:start|beginning|end|middle) of (?!(?:the )?day)(?:this |the |last )?\\w+|\\b(?:early|late|mid)[- ]${MONTH_NAME}\\b`,
  "g",
);
const CHINESE_PARTS_OF_PERIODS =
  /(?:头|前|最后|后|(?<!周)末)[\d一二两三四五六七八九十]{1,3}(?:天|周|个?星期|个月)|月(?:初|底|末|中旬)|[上中下]旬/g;
const PART = /\.\.|^last\d|^since:|^before:|(?:\d{4}|-)-\d\d-\d\d|^day/;

function holdsPart({ period = "", comparedTo = "", pick = "" }: Frame, [words]: RegExpExecArray): boolean {
  // 最高的前五天 picks five.
  if (/^(?:top|bottom):/.test(pick)) return true;
  const year = /20\d\d$/.exec(words)?.[0];
  // 那比头一个月呢: the one before.
  if (comparedTo !== "" && /^[前头上]/.test(words)) return true;
  return [period, comparedTo].some((code) => PART.test(code) && (!year || code.startsWith(year)));
}

const DAYS =
  /\b(?:on |of |a |the |every |each )*(?:week ?days?|week ?ends?|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/g;
const CHINESE_DAYS =
  /(?:每个?|逢)?(?:周末|工作日|平日|双休日?|(?:周|星期|礼拜)[一二三四五六日天1-6](?!共|直)(?:[到至和、](?:周|星期|礼拜)?[一二三四五六日天1-6])*)/g;
const OF_DAYS = /^(?:week(?:day|end)|(?:mon|tue|wed|thu|fri|sat|sun)\b)/;
const A_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun|weekend|day)[-+0]|^holiday:|\d{4}-\d\d-\d\d|since:|\.\./;

const holdsDays = ({ filters = [], group, period = "", comparedTo = "", times, pick, mentions }: Frame): boolean =>
  filters.some((filter) => OF_DAYS.test(filter)) ||
  group === "weekpart" ||
  group === "weekday" ||
  A_DAY.test(period) ||
  A_DAY.test(comparedTo) ||
  times !== undefined ||
  pick !== undefined ||
  mentions?.repeats === true ||
  mentions?.asksFifth !== undefined;
/** A week begins on Monday. */
const sinceMonday = ({ period }: Frame, [words]: RegExpExecArray): boolean =>
  period === "week0" && /monday$|[周期拜][一1]$/.test(words);

/** No time leaves a month out. */
const LEFT_OUT_MONTHS = new RegExp(
  `\\b(?:exclud(?:e|ing)|without|except(?: for)?|leaving out|not counting|ignoring|skipping) ${MONTH_NAME}\\b|(?:不算|不含|不包括|除了|除去|去掉|扣除|剔除)(?:1[0-2]|[1-9]|十[一二]?|[一二三四五六七八九])月份?`,
  "g",
);

export const CALENDAR_CHECKS: readonly Check[] = [
  { kind: "limit", words: LEFT_OUT_MONTHS, isHeld: () => false },
  { kind: "limit", words: PARTS_OF_PERIODS, isHeld: holdsPart },
  { kind: "limit", words: CHINESE_PARTS_OF_PERIODS, isHeld: holdsPart },
  { kind: "limit", words: DATES, isHeld: holdsDate },
  { kind: "limit", words: MONTHS, isHeld: holdsMonth },
  { kind: "limit", words: CHINESE_MONTHS, isHeld: holdsMonth },
  { kind: "limit", words: DAYS, isHeld: (frame, found) => holdsDays(frame) || sinceMonday(frame, found) },
  { kind: "limit", words: CHINESE_DAYS, isHeld: (frame, found) => holdsDays(frame) || sinceMonday(frame, found) },
];
