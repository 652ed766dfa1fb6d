import type { SlotSpan } from "../slot-span";
import { PERIOD_PATTERNS } from "../sure-patterns";
import type { Token } from "../learned/tokens";
import { tokensIn } from "../learned/tokens";
import { WEEKDAY_NAME, WEEKDAY_OF_CHARACTER, WEEKDAY_OF_WORD, WEEKDAYS } from "../values/calendar";

/*
 * Days of the week with a part of the day: "weekday evenings", "at night on Sundays", 周末晚上, 每周一早上. Both are filters of
 * whatever time is asked of, unless the words mean one day: "on Monday evening", 上周一早上.
 */

interface DayAndPart {
  /** `weekday`, `weekend`, `mon+tue` */
  days: string;
  /** `evening` */
  part: string;
  /** One day, with its date: a period, and no filter. */
  isDate: boolean;
  /** Offsets in the text. */
  from: number;
  to: number;
}

const EN_DAY = `(?:(?:week|work|working )days?|weekends?|${WEEKDAY_NAME}s?)`;
const EN_DAYS = `${EN_DAY}(?:(?:,? (?:and|or|&) |, ?| ?[/&] ?)${EN_DAY}){0,3}`;
const EN_PART = "(?:morning|afternoon|evening|night|daytime)s?";
const IN_PART = `(?:(?:in|during) (?:the )?(?:morning|afternoon|evening|daytime|night)s?|at night|overnight)`;
const ENGLISH: readonly RegExp[] = [
  new RegExp(
    `(?<which>\\b(?:last|this|next|past|previous|the) )?\\b(?<days>${EN_DAYS})(?:'s?|s')? (?<part>${IN_PART}|${EN_PART})\\b`,
    "g",
  ),
  new RegExp(
    `\\b(?<part>${IN_PART}|${EN_PART}) (?:on|of|over|at) (?<which>the |last |this |next )?(?<days>${EN_DAYS})\\b`,
    "g",
  ),
];

const ZH_WEEKDAY = "(?:周|星期|礼拜)[一二三四五六日天]";
const ZH_DAYS = `(?:平时)?(?:工作日|平日|上班日|双休日?|周末|周中|${ZH_WEEKDAY}(?:[、和跟及](?:${ZH_WEEKDAY}|[一二三四五六日天]))*)`;
const ZH_PART = "早上|早晨|清晨|上午|下午|傍晚|晚上|晚间|夜里|夜间|夜晚|半夜|深夜|后半夜|白天";
const CHINESE = new RegExp(
  `(?<which>上上个?|上个?|这个?|本|下个?|[每到至-])?(?<days>${ZH_DAYS})(?:的|里|那[一几两]天的?)?(?<part>${ZH_PART})(?![一二三四五六七八九十两\\d])`,
  "g",
);

const PART_OF: readonly (readonly [RegExp, string])[] = [
  [/morning|早|清晨|上午/, "morning"],
  [/afternoon|下午/, "afternoon"],
  [/daytime|白天/, "daytime"],
  [/evening|傍晚|晚上|晚间/, "evening"],
  [/night|夜/, "night"],
];

/** What is usual, or of each such day. */
const HABIT =
  /\b(?:average|avg|usually|normally|typically|typical|generally|each|every|most)\b|每|平均|一般|通常|平时|习惯/;
const PLURAL = /s$/;
const ONE_OF_THEM = /^(?:last|this|next|past|previous|上|这|本|下)/;
const RANGE = /[到至-]$/;
/** "Mon to Fri evenings" is a range as well. */
const TO = /(?:\b(?:to|through|thru|until|till?)|-) ?$/;
const SUNSHINE = /\bsun (?:in|during|at|over)\b/;
const HOURS = /^hours:/;

/** @param text normalized */
export function daysAndParts(text: string): DayAndPart[] {
  const found = [...ENGLISH.flatMap((pattern) => [...text.matchAll(pattern)]), ...text.matchAll(CHINESE)];
  return found.flatMap((match) => {
    const { which = "", days: named = "", part: words = "" } = match.groups ?? {};
    const days = codeOf(named);
    const part = PART_OF.find(([pattern]) => pattern.test(words))?.[1];
    // 周一到周五晚上 is a range.
    if (!days || !part || RANGE.test(which) || TO.test(text.slice(0, match.index)) || SUNSHINE.test(match[0]))
      return [];
    const isOfWeek = days === "weekday" || days === "weekend";
    const isOne = ONE_OF_THEM.test(which);
    const isMany = PLURAL.test(named) || (PLURAL.test(words) && !/^in|^during/.test(words)) || named.includes(" and ");
    const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
    const isHabit = isMany || which === "每" || HABIT.test(rest) || namesTime(rest);
    const isDate = isOne ? !PLURAL.test(words) : !(isOfWeek || isHabit);
    return [{ days, part, isDate, from: match.index, to: match.index + match[0].length }];
  });
}

/** With a month beside it, a day of the week is no date. */
const namesTime = (rest: string): boolean =>
  PERIOD_PATTERNS.some((pattern) => [...rest.matchAll(pattern)].some(({ 0: words }) => !DATE.test(words)));
/** Times that hold no days of the week. */
const DATE = /today|yesterday|tomorrow|now|天|昨|今[天日儿]|明[天儿]|(?:周|星期|礼拜)[一二三四五六日天]$/;

function codeOf(named: string): string | null {
  if (/^(?:week|work|working )days?$/.test(named) || /工作日|平日|上班日|周中/.test(named)) return "weekday";
  if (/^weekends?$/.test(named) || /周末|双休/.test(named)) return "weekend";
  const english = named
    .split(/,? (?:and|or|&) |, ?| ?[/&] ?/)
    .map((word) => WEEKDAY_OF_WORD.get(word.replace(/s$/, "")) ?? WEEKDAY_OF_WORD.get(word));
  const chinese = [...named.replaceAll(/平时|周|星期|礼拜/g, "")].map((character) => WEEKDAY_OF_CHARACTER[character]);
  const days = /\p{Script=Han}/u.test(named) ? chinese.filter((day) => day !== undefined) : english;
  if (days.length === 0 || days.includes(undefined)) return null;
  return WEEKDAYS.filter((day) => days.includes(day)).join("+");
}

/** The slots with both filters in place of what was marked of their words; of one day it is its period, and the part of it. */
export function withDayAndPart(text: string, tokens: readonly Token[], slots: readonly SlotSpan[]): SlotSpan[] {
  let result = [...slots];
  for (const { days, part, isDate, from: start, to: end } of daysAndParts(text)) {
    const { from, to } = tokensIn(tokens, start, end);
    const isWithin = (span: SlotSpan) => span.from < to && from < span.to;
    const isDay = ({ slot, value }: SlotSpan) => isDate && slot === "period" && DAY.test(value);
    const others = result.filter((span) => isDay(span) || !isWithin(span) || !REPLACED.has(span.slot));
    const hasHours = others.some(({ slot, value }) => slot === "filter" && HOURS.test(value));
    const words = text.slice(start, end);
    const span = (slot: "filter" | "period", value: string): SlotSpan => ({ slot, value, words, from, to, sure: SURE });
    const day = isDate
      ? others.some(isDay) || days.length > 3
        ? []
        : [span("period", `${days}0`)]
      : [span("filter", days)];
    result = [...others, ...day, ...(hasHours ? [] : [span("filter", part)])];
  }
  return result.toSorted((a, b) => a.from - b.from);
}
const REPLACED: ReadonlySet<SlotSpan["slot"]> = new Set(["filter", "group", "period", "period2"]);
const DAY = /^(?:mon|tue|wed|thu|fri|sat|sun|weekend)(?:0|[-+]\d)$|-\d\d-\d\d$/;
const SURE = 0.9;
