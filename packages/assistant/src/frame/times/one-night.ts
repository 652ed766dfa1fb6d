import type { WordSlots } from "../conversation/merge";
import { WEEKDAYS } from "../values/calendar";
import { hoursCode } from "./hours-code";
import { moved } from "./near-periods";
import { timesIn } from "./grammar/scan";
import { spanOf } from "./grammar/told-by-other";
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
  const span = isOvernight ? spanOf(endingOnWeekday(period, today), today) : undefined;
  return span && moved(span.from, 1) === span.to ? { period: span.from } : null;
}

const TO_WEEKDAY = /^((?:-|\d{4})-\d\d-\d\d)\.\.(mon|tue|wed|thu|fri|sat|sun)0$/;

/** "Monday November 16 to Tuesday": the first Tuesday from that day on. */
function endingOnWeekday(period: string, today: string): string {
  const [, date = "", day] = TO_WEEKDAY.exec(period) ?? [];
  const from = day === undefined ? undefined : spanOf(date, today)?.from;
  if (!from) return period;
  const weekdays = Array.from({ length: WEEKDAYS.length }, (_, days) => moved(from, days));
  const to = weekdays.find((one) => WEEKDAYS[(new Date(one).getUTCDay() + 6) % WEEKDAYS.length] === day);
  return `${from}..${to ?? from}`;
}

const EVENING = "(傍晚|今晚|昨晚|晚上?|夜里|深夜|半夜)?";
const MORNING = "(?:早上?|早晨|凌晨|清晨|上午)?";
const CLOCK = "(\\d{1,2})(?:点(半)?(?:钟|多)?|:([0-5]\\d))";
const ACROSS = new RegExp(
  `(?:(\\d{4})年)?(1[0-2]|[1-9])月(\\d{1,2})[日号]?(?:的)?${EVENING}${CLOCK}(?:到|至|-|~)(?:(?:第2天|次日|隔天|翌日)|(?:(?:1[0-2]|[1-9])月)?(\\d{1,2})[日号]?)(?:的)?${MORNING}${CLOCK}`,
);
const NOON = 12;
const HALF_HOUR = 0.5;
const MINUTES_OF_HOUR = 60;

/** 11月24号晚上10点半到25号早上6点; null where the first hour could be one of the morning. @param digits normalized */
export function nightAcross(digits: string): Pick<WordSlots, "filters" | "period"> | null {
  const [, year, month, day, evening, from, half, minutes, nextDay, to, toHalf, toMinutes] = ACROSS.exec(digits) ?? [];
  if (!month || !day || (nextDay !== undefined && Number(nextDay) === Number(day))) return null;
  const written = Number(from);
  if (written <= NOON && evening === undefined) return null;
  const begin = (written < NOON ? written + NOON : written === NOON ? 2 * NOON : written) + pastHour(half, minutes);
  const end = Number(to) + pastHour(toHalf, toMinutes);
  const dated = (ofMonth: string) => `${year ?? "-"}-${twoDigits(Number(month))}-${twoDigits(Number(ofMonth))}`;
  // From midnight on it is a part of the next day.
  if (begin >= 2 * NOON)
    return Number(nextDay) > Number(day) ? { period: dated(nextDay ?? ""), filters: [hoursCode(0, end)] } : null;
  return begin > end ? { period: dated(day), filters: [hoursCode(begin, end)] } : null;
}

const ENGLISH_CLOCK = "(\\d{1,2})(?::([0-5]\\d))? ?(?:([ap])\\.?m\\.?)?";
/** What tells the half of the day of a clock time. */
const TOLD_CLOCK = /\d ?[ap]\.?m|:[0-5]\d|1[3-9]|2[0-4]/g;
const ON = "(?:,? (?:on )?|,? at )";
const BEFORE_DATE = new RegExp(`\\b${ENGLISH_CLOCK}${ON}$`);
const BEHIND_DATE = new RegExp(`^${ON}${ENGLISH_CLOCK}`);

/** "10 pm on November 24 to 6 am on November 25", "Nov 24 10:30 pm to Nov 25 6 am". @param digits normalized; @param today YYYY-MM-DD */
export function datedNight(digits: string, today: string): Pick<WordSlots, "filters" | "period"> | null {
  if ((digits.match(TOLD_CLOCK)?.length ?? 0) < 2) return null;
  const days = timesIn(digits, today).filter(({ time }) => time?.kind === "date" && time.day !== undefined);
  const [first, second, more] = days.map(({ code = "", from, to }) => {
    const clock = BEFORE_DATE.exec(digits.slice(0, from)) ?? BEHIND_DATE.exec(digits.slice(to));
    return { date: spanOf(code, today)?.from, hour: clock ? hourOfClock(clock.slice(1)) : undefined };
  });
  if (more || !first?.date || !second?.date || first.hour === undefined || second.hour === undefined) return null;
  const isNight = moved(first.date, 1) === second.date && first.hour > second.hour;
  return isNight ? { period: first.date, filters: [hoursCode(first.hour, second.hour)] } : null;
}

/** 0 to 24; undefined of an hour up to noon whose half of the day is not said. */
function hourOfClock([written, minutes, half]: readonly (string | undefined)[]): number | undefined {
  const hour = Number(written);
  if (hour > 2 * NOON || (half === undefined && hour <= NOON && minutes === undefined)) return undefined;
  const of24 = half === undefined ? hour : (hour % NOON) + (half === "p" ? NOON : 0);
  return of24 + pastHour(undefined, minutes);
}

const pastHour = (half: string | undefined, minutes: string | undefined): number =>
  half ? HALF_HOUR : Number(minutes ?? 0) / MINUTES_OF_HOUR;
