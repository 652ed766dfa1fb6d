import type { WordSlots } from "../conversation/merge";
import { some } from "../conversation/merge";
import { chineseWeekday, isOfWeekdays, type Weekday, WEEKDAYS } from "../values/calendar";

/* "Leave Wednesdays out", 不算周三: days of the week that do not count, and no filter for them. */

/** In full: "without sun" is of the weather. */
const DAY = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const DAYS = `${DAY}(?:(?:,| and| or|, and) (?:the )?${DAY})*`;
const ENGLISH = new RegExp(
  `\\b(?:leav(?:e|ing) out|leav(?:e|ing)|without|exclud(?:e|es|ing)|except(?: for| on)?|(?:not|don'?t|without) (?:count(?:ing)?|includ(?:e|ing))|minus|skip(?:ping)?|ignor(?:e|ing)|other than|apart from|bar(?:ring)?|omit(?:ting)?|drop(?:ping)?|tak(?:e|ing) out|but not|not)(?: on)?(?: the| any| all| every)? (${DAYS})\\b|\\b(${DAYS}) (?:(?:is |are |being )?(?:left out|excluded|aside|taken out|removed|not (?:counted|included)|don'?t count))\\b`,
);
const CHINESE_DAY = "(?:周|星期|礼拜)[1-6日天]";
const CHINESE_DAYS = `${CHINESE_DAY}(?:[和跟与及、或]?${CHINESE_DAY})*`;
const CHINESE = new RegExp(
  `(?:不算|不含|不包括|不包含|不计|不要|除了|除去|除开|除掉|去掉|扣掉|扣除|剔除|排除|刨掉|刨去|撇开|抛开|跳过)(?:所有的?|每个?|掉)?(${CHINESE_DAYS})|(${CHINESE_DAYS})(?:都|全)?(?:不算|除外|不计|去掉|扣掉|剔除|排除|不要算)`,
);

/** Of Monday to Sunday. @param digits normalized, its numbers in digits */
export function leftOutDays(digits: string): readonly Weekday[] {
  const named = (pattern: RegExp, day: string, dayOf: (name: string) => string) => {
    const found = pattern.exec(digits);
    return [...(found?.[1] ?? found?.[2] ?? "").matchAll(new RegExp(day, "g"))].map(([name]) => dayOf(name));
  };
  const out = [
    ...named(ENGLISH, DAY, (name) => name.slice(0, "mon".length)),
    ...named(CHINESE, CHINESE_DAY, (name) => chineseWeekday(name.slice(-1))),
  ];
  return WEEKDAYS.filter((day) => out.includes(day));
}

const HALVES: Readonly<Record<string, readonly Weekday[]>> = {
  weekday: ["mon", "tue", "wed", "thu", "fri"],
  weekend: ["sat", "sun"],
};

/** The other days of what is asked about. @param digits normalized, its numbers in digits */
export function readLeftOutDays(slots: WordSlots, digits: string): void {
  const out: readonly string[] = leftOutDays(digits);
  if (out.length === 0) return;
  const half =
    slots.filters?.find((filter) => filter in HALVES) ??
    (slots.group !== "weekpart" && ON_WEEKDAYS.test(digits) ? "weekday" : undefined);
  const left = (days: readonly Weekday[]) => days.filter((day) => !out.includes(day));
  // "Excluding Saturdays and Sundays" is of the other days.
  const ofHalf = left(HALVES[half ?? ""] ?? WEEKDAYS);
  const kept = ofHalf.length > 0 ? ofHalf : left(WEEKDAYS);
  if (kept.length === 0) return;
  const others = slots.filters?.filter((filter) => !isOfWeekdays(filter) && !(filter in HALVES));
  const areWeekdays = kept.join("+") === HALVES.weekday?.join("+");
  slots.filters = some([...(others ?? []), areWeekdays ? "weekday" : kept.join("+")]);
  // "Leave Wednesdays out" groups nothing by the day of the week.
  if (slots.group === "weekday" && !EACH_DAY.test(digits)) delete slots.group;
}

const ON_WEEKDAYS = /\b(?:weekdays?|work(?:ing)? ?days?)\b(?!.*\bweek ?ends?\b)|(?:工作日|平日)(?!.*周末)/;
const EACH_DAY = /\b(?:each|every|by|per|which) (?:day|weekday)\b|各|每[天日]|哪天/;
