import type { WordSlots } from "../conversation/merge";
import { COMPARES } from "./grammar/held-words";
import { unmarkedPeriod } from "./unmarked-period";
import {
  chineseWeekday,
  isOfWeekdays,
  WEEKDAY_NAME,
  WEEKDAY_OF_WORD,
  type Weekday,
  WEEKDAYS,
} from "../values/calendar";

/* Days of the week held against one another: "Tue/Thu or the other days", 周二周四跟周一三五比, "Thursday's against Wednesday's". */

const ENGLISH_DAYS = new RegExp(
  `\\b(?:${WEEKDAY_NAME})s?(?:(?:/| ?, ?(?:and )?| and | & | \\+ | )(?:${WEEKDAY_NAME})s?\\b)+`,
  "g",
);
const CHINESE_DAYS = /(?:周|星期|礼拜)[1-6日天](?:[、和跟与及/]?(?:周|星期|礼拜)?[1-6日天](?!\d*[点月号度次台天]))+/g;
const OTHERS =
  /\b(?:the )?(?:other|rest of the|remaining) (?:working |week ?|work)?days?\b|\bother days\b|其[他它余]的?(?:工作日|几?天|日子)|剩下的?(?:几?天|工作日)/;
/** "On Sundays than other days", 周日比其他日子: of one day of the week against all others. */
const OTHERS_THAN =
  /\b(?:than|vs\.?|versus|against|or|and|compared (?:to|with)|from) (?:on |any |the |all |my )*(?:other days|rest of the week|other \w+days|remaining days)\b|[比跟和与同定还是系].{0,3}(?:其[他它余]|别的|平时的?其[他它余])的?(?:几天|日子?|时候|[周星期]*[几]?天?)/;

/** "Do Sundays use less than usual", 礼拜天比平时: usual days are all others. */
const USUAL_THAN =
  /\b(?:than|vs\.?|versus|against|compared (?:to|with)) (?:on |an? |the |my |our )*(?:usual|normal|average|ordinary|typical|regular)(?: days?| ones?)?\b(?! (?:week|mon|tue|wed|thu|fri|sat|sun))|[比跟和与同](?:平时|平常|平日|往常|一般)(?:日子|的?日子)?(?!段)/;

/** The only day of the week that is named, of all its weeks. */
function oneDay(digits: string): Weekday | undefined {
  const english = [...digits.matchAll(new RegExp(`\\b(?:${WEEKDAY_NAME})s?\\b`, "g"))];
  // "Tuesday" alone is one of them.
  if (english.some(([word]) => !word.endsWith("s") || WEEKDAY_OF_WORD.has(word))) return undefined;
  const chinese = [...digits.matchAll(/(?:周|星期|礼拜)([1-6日天])/g)];
  const named = [
    ...english.map(([word]) => WEEKDAY_OF_WORD.get(word) ?? WEEKDAY_OF_WORD.get(word.replace(/s$/, ""))),
    ...chinese.map(([, character = ""]) => chineseWeekday(character)),
  ];
  return named.length === 1 ? named[0] : undefined;
}

/** Of a span from one weekday to another, or one of those that are listed. */
const isOfThose = (period = "", days: readonly Weekday[]): boolean =>
  A_DAY.test(period) && (period.includes("..") || days.some((day) => period.startsWith(day)));

const OF_WORK = /\b(?:office|work|wfh|week ?days?)\b|上班|公司|工作日|办公/;
const A_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[-0+]/;
const WORKING: readonly Weekday[] = ["mon", "tue", "wed", "thu", "fri"];

/** Two sets of days that exclude each other: what is asked is compared between them. @param digits normalized */
export function readDaySets(slots: WordSlots, digits: string, today: string): void {
  const isOfUsual = USUAL_THAN.test(digits) && slots.period === undefined && slots.comparedTo === undefined;
  const single = OTHERS_THAN.test(digits) || isOfUsual ? oneDay(digits) : undefined;
  const sets = single ? [[single]] : daySets(digits);
  const [one, other] =
    sets.length === 1 && (single !== undefined || OTHERS.test(digits) || isOfUsual)
      ? [sets[0], othersOf(sets[0] ?? [], digits)]
      : sets;
  if (one && sets.length === 1 && !other && isOfThose(slots.period, one)) {
    // "On Tuesday and Thursday last week" names no span from the one to the other, and no one day.
    const time = /\bbetween\b/.test(digits) ? undefined : unmarkedPeriod(digits, today);
    if (!time) return;
    const isPart = (filter: string) => filter.split("+").every((day) => one.some((named) => named === day));
    slots.filters = [...(slots.filters?.filter((filter) => !isPart(filter)) ?? []), one.join("+")];
    slots.period = time;
    if (slots.comparedTo === time) delete slots.comparedTo;
    return;
  }
  // "Tues thurs and sat": of which not all were marked.
  const marked = slots.filters?.find((filter) => filter.split("+").every((day) => one?.some((named) => named === day)));
  const areAllMarked = one?.every((day) => slots.filters?.some((filter) => filter.split("+").includes(day))) === true;
  if (one && !other && sets.length === 1 && marked && !areAllMarked)
    slots.filters = slots.filters?.map((filter) => (filter === marked ? one.join("+") : filter));
  if (!one || !other || sets.length > 2 || one.some((day) => other.includes(day))) return;
  if (!COMPARES.test(digits) && !OTHERS.test(digits) && !isOfUsual) return;
  const areHalves =
    [one, other]
      .map((days) => days.join("+"))
      .toSorted()
      .join() === `${WORKING.join("+")},sat+sun`;
  const isOfDays = (filter: string) => filter === "weekday" || filter === "weekend" || isOfWeekdays(filter);
  slots.filters = [...(slots.filters?.filter((filter) => !isOfDays(filter)) ?? []), one.join("+"), other.join("+")];
  delete slots.group;
  // Saturdays and Sundays beside all others are weekends beside weekdays.
  if (areHalves) Object.assign(slots, { filters: slots.filters.slice(0, -2), group: "weekpart" });
  // The days are what is compared, in one time.
  const time = [slots.period, slots.comparedTo].find((code) => code !== undefined && !A_DAY.test(code));
  slots.period = time ?? unmarkedPeriod(digits, today);
  delete slots.comparedTo;
}

function daySets(digits: string): Weekday[][] {
  const english = [...digits.matchAll(ENGLISH_DAYS)].map(([words]) =>
    [...words.matchAll(new RegExp(`\\b(${WEEKDAY_NAME})s?\\b`, "g"))].flatMap(
      ([, name = ""]) => WEEKDAY_OF_WORD.get(name) ?? [],
    ),
  );
  const chinese = [...digits.matchAll(CHINESE_DAYS)].map(([words]) =>
    [...words.matchAll(/[1-6日天]/g)].map(([character]) => chineseWeekday(character)),
  );
  return [...english, ...chinese].map((days) => WEEKDAYS.filter((day) => days.includes(day)));
}

const othersOf = (days: readonly Weekday[], digits: string): Weekday[] =>
  (OF_WORK.test(digits) ? WORKING : WEEKDAYS).filter((day) => !days.includes(day));

const PAIR = new RegExp(
  `\\b(${WEEKDAY_NAME})'s\\b.{0,50}\\b(?:double|twice|half|triple|more|less|higher|lower|bigger|smaller|than|vs|versus|against|as much as)\\b.{0,20}\\b(${WEEKDAY_NAME})(?:'s)?\\b`,
);

/** "Why was Thursday's bill near double Wednesday's?": the latest of each. Null where they are of habits. */
export function pairOfDays(text: string): Pick<WordSlots, "comparedTo" | "period"> | null {
  const [, first, second] = PAIR.exec(text) ?? [];
  const [one, other] = [WEEKDAY_OF_WORD.get(first ?? ""), WEEKDAY_OF_WORD.get(second ?? "")];
  if (!one || !other || one === other || HABIT.test(text) || /\bweeks?\b/.test(text)) return null;
  return { period: `${one}0`, comparedTo: `${other}0` };
}
const HABIT =
  /\b(?:usually|normally|on average|average|typical|every|each|always|generally|days)\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)days\b/;

/** Whether two sets of days stand side by side in the filters. */
export const areDaySets = ({ filters = [] }: Pick<WordSlots, "filters">): boolean =>
  filters.filter((filter) => /^[a-z]{3}(?:\+[a-z]{3})+$/.test(filter)).length > 1;
