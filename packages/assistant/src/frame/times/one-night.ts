import type { WordSlots } from "../conversation/merge";
import { WEEKDAYS } from "../values/calendar";
import { moved } from "./near-periods";
import { resolved } from "./said-before";
import { twoDigits } from "./two-digits";

/* "In the night from Tuesday to Wednesday from ten to six": one night, of the day on which it begins. */

const A_NIGHT = /\b(?:night|overnight)\b|夜|晚|凌晨/;
const NIGHTS = /\b(?:nights|each|every|both)\b|每|两[晚夜]|各/;
const OVERNIGHT = /^hours:(\d{1,2})(?::\d\d)?-(\d{1,2})(?::\d\d)?$/;

/** The first of two days that a night joins; null of other times. @param today YYYY-MM-DD */
export function oneNight(
  { period, comparedTo, filters }: WordSlots,
  text: string,
  today: string,
): Pick<WordSlots, "period"> | null {
  if (!period?.includes("..") || comparedTo !== undefined || !A_NIGHT.test(text) || NIGHTS.test(text)) return null;
  const isOvernight = filters?.some((filter) => {
    const [, from, to] = OVERNIGHT.exec(filter) ?? [];
    return filter === "night" || Number(from) > Number(to);
  });
  const span = isOvernight ? resolved(endingOnWeekday(period, today), today) : undefined;
  return span && moved(span.from, 1) === span.to ? { period: span.from } : null;
}

const TO_WEEKDAY = /^((?:-|\d{4})-\d\d-\d\d)\.\.(mon|tue|wed|thu|fri|sat|sun)0$/;

/** "Monday November 16 to Tuesday": the first Tuesday from that day on. */
function endingOnWeekday(period: string, today: string): string {
  const [, date = "", day] = TO_WEEKDAY.exec(period) ?? [];
  const from = day === undefined ? undefined : resolved(date, today)?.from;
  if (!from) return period;
  const weekdays = Array.from({ length: WEEKDAYS.length }, (_, days) => moved(from, days));
  const to = weekdays.find((one) => WEEKDAYS[(new Date(one).getUTCDay() + 6) % WEEKDAYS.length] === day);
  return `${from}..${to ?? from}`;
}

const ACROSS =
  /(?:(\d{4})年)?(1[0-2]|[1-9])月(\d{1,2})[日号]?(?:的)?(?:晚上?|夜里|深夜)?(\d{1,2})点(?:半)?(?:钟)?(?:到|至|-)(?:(?:第2天|次日|隔天|翌日)|(?:(?:1[0-2]|[1-9])月)?(\d{1,2})[日号]?)(?:的)?(?:早上?|早晨|凌晨|清晨|上午)?(\d{1,2})点/;
const NOON = 12;

/** 11月24号晚上10点到25号早上6点. @param digits normalized */
export function nightAcross(digits: string): Pick<WordSlots, "filters" | "period"> | null {
  const [, year, month, day, from, nextDay, to] = ACROSS.exec(digits) ?? [];
  if (!month || !day || (nextDay !== undefined && Number(nextDay) === Number(day))) return null;
  const [begin, end] = [Number(from) < NOON ? Number(from) + NOON : Number(from), Number(to)];
  if (begin <= end || begin > 24) return null;
  return {
    period: `${year ?? "-"}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`,
    filters: [`hours:${begin}-${end}`],
  };
}
