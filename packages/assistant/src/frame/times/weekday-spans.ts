import type { WordSlots } from "../conversation/merge";
import { chineseWeekday, isOfWeekdays, WEEKDAY_NAME, WEEKDAY_OF_WORD, WEEKDAYS } from "../values/calendar";

/* Days of every week, from one to another: "Sunday to Wednesday this month" of every week. */

type Periods = Pick<WordSlots, "comparedTo" | "filters" | "period">;

const WEEK_DAYS = 7;

const WEEKDAYS_RANGE = new RegExp(`\\b(${WEEKDAY_NAME})s? (?:to|through|thru|till?|-) (${WEEKDAY_NAME})s?\\b`);
/** A time that the days are of: with it they are those of each of its weeks. */
const OF_TIME =
  /\b(?:this|last|each|every|in|since|over|for|per|past)\b.{0,12}\b(?:month|year|months|years|week|weeks|summer|winter|quarter)\b|\b(?:always|usually|normally|work|shift|nights)\b/;

const WORKING_DAYS =
  /\b(?:mon(?:day)?s?|m) ?(?:-|–|to|through|thru|till?) ?(?:fri(?:day)?s?|f)\b|(?:周|星期|礼拜)1(?:到|至|-|~)(?:周|星期|礼拜)?5/;
const OF_ONE_WEEK =
  /\b(?:this|last|previous|past|next) (?:week|mon|monday|fri|friday)\b|[上这本下]个?(?:周|星期|礼拜)|\d[日号]/;
/** Hours beside them, or a week that is usual, make them days of every week. */
const HABIT =
  /\b(?:normal|usual|typical|regular|ordinary|average|each|every|per|work|working|nobody|no one)\b|一般|平常|平时|正常|普通|每/;

/** "I'm at work 8 to 5 mon-fri": of every week. @param digits normalized */
export function readWorkingDays(slots: WordSlots, digits: string): void {
  const isOpen = slots.period === undefined || /^(?:mon|week)0(?:\.\.fri0)?$/.test(slots.period);
  if (!WORKING_DAYS.test(digits) || OF_ONE_WEEK.test(digits) || !isOpen || slots.comparedTo !== undefined) return;
  const hasHours = slots.filters?.some((filter) => filter.startsWith("hours:")) === true;
  if (!hasHours && !HABIT.test(digits)) return;
  const others = slots.filters?.filter((filter) => filter !== "weekday" && !isOfWeekdays(filter)) ?? [];
  Object.assign(slots, { period: undefined, filters: ["weekday", ...others] });
  if (slots.group === "weekday") delete slots.group;
}

/** "Nights Sunday to Wednesday this month": those days of every week, also where they run over its end. */
export function daysOfEveryWeek(text: string, { period, comparedTo, filters }: WordSlots): Periods | null {
  const [, first = "", last = ""] = WEEKDAYS_RANGE.exec(text) ?? [];
  const [from, to] = [WEEKDAY_OF_WORD.get(first), WEEKDAY_OF_WORD.get(last)];
  const isRange = /^[a-z]{3}(?:0|-\d)\.\.[a-z]{3}(?:0|-\d)$/.test(period ?? "");
  if (!from || !to || !isRange || !OF_TIME.test(text)) return null;
  const start = WEEKDAYS.indexOf(from);
  const count = (WEEKDAYS.indexOf(to) - start + WEEK_DAYS) % WEEK_DAYS;
  const days = Array.from({ length: count + 1 }, (_, index) => (start + index) % WEEK_DAYS).toSorted((a, b) => a - b);
  return { period: undefined, comparedTo, filters: [...(filters ?? []), days.map((day) => WEEKDAYS[day]).join("+")] };
}

const A_WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)(?:0|-1|\+1)$/;
/** 今年周一, of which week none is said. */
const SINGLE_DAY = /(?<![上这下个本])(?:周|星期|礼拜)[1-6日天](?![到至1-6一二三四五六日天])/;

/** 今年周一占多少: the Mondays of that time, and no one Monday. @param digits normalized */
export function weekdaysOfTime(
  digits: string,
  { period, filters }: WordSlots,
  time: string | undefined,
): Periods | null {
  const day = A_WEEKDAY.exec(period ?? "")?.[1];
  if (!day || time === undefined || A_WEEKDAY.test(time) || !SINGLE_DAY.test(digits)) return null;
  return { period: time, filters: [...new Set([...(filters ?? []), day])] };
}

/** A single day, as the verb says that it is over. */
const CHINESE_DAY = /(?<![每逢上这下个本])(?:周|星期|礼拜)([1-6日天])(?![到至和跟与、及或1-6一二三四五六日天])/g;
const IS_OVER = /[用花发卖买充耗产][了掉过电]|一共|总共|是多少|(?:电费|花费|用电)(?:多少|几)/;
const IS_HABIT = /每|逢|平时|通常|一般|平均|都是|总是|最近|[比与跟和]|哪|上个?月|\d月|年/;

/** 周二用了多少: the latest Tuesday; 周二平均 is of Tuesdays. */
export function chineseDay(
  digits: string,
  { period, filters, group, pick }: WordSlots,
): Pick<WordSlots, "filters" | "period"> | null {
  const [first, ...more] = [...digits.matchAll(CHINESE_DAY)];
  const day = first && more.length === 0 ? chineseWeekday(first[1] ?? "") : undefined;
  const isPlain = period === undefined && group === undefined && pick === undefined;
  if (!day || !isPlain || !filters?.includes(day) || !IS_OVER.test(digits) || IS_HABIT.test(digits)) return null;
  return { period: `${day}0`, filters: filters.filter((one) => one !== day) };
}
