import { MONTH_NAME, WEEKDAY_NAME, WEEKDAY_OF_WORD, type Weekday, WEEKDAYS } from "../../values/calendar";
import { moved } from "../near-periods";
import { counted, date, weekdayOf, weekdayOfWeek } from "./make-time";
import { type Rule, rule, unsureRule } from "./rule";
import type { Time } from "./time-value";
import { DAY, MONTH, monthOf, numberOf, OF_YEAR, ORDINAL_WORD, stepOf, THIS, YEAR, yearOf } from "./words";

/* Days and months as English names them: "the 12th of June", "Friday the 13th", "last February", "Monday last week". */

const ON = `(?:${WEEKDAY_NAME}\\b,? (?:the )?)?`;
const NTH = "\\d{1,2}(?:st|nd|rd|th)";
/** "The 3rd quarter" is no day. */
const NO_NTH = `(?! (?:quarter|half|week|day|month|floor|time|place|highest|lowest|biggest|most|of|${WEEKDAY_NAME}))`;
const NO_DATE_BEHIND = `(?! ${NTH})`;
/** Names of months that are other words as well. */
const OTHER_WORD = /^(?:may|march|mar|sep|jun)$/;

const said = (year: string | undefined, month: number | undefined, day: string | undefined, today: string) => {
  const ofMonth = day === undefined ? undefined : numberOf(day);
  return ofMonth !== undefined && !(ofMonth >= 1 && ofMonth <= 31)
    ? undefined
    : date(yearOf(year, today), month, ofMonth);
};
const named = (year: string | undefined, month: string | undefined, today: string) =>
  said(year, monthOf(month), undefined, today);

/** "Last February" is the latest that is over; one of not long ago is named without "last", which is then of the year before. */
function whichMonth(which = "", name: string | undefined, today: string): Time | undefined {
  const month = monthOf(name);
  if (month === undefined) return undefined;
  const [year = 0, now = 1] = today.split("-").map(Number);
  if (which.startsWith("this")) return date(year, month);
  if (/nex|coming/.test(which)) return date(year + (month > now ? 0 : 1), month);
  return date(year - (month < now && now - month > RECENT_MONTHS ? 0 : 1), month);
}
const RECENT_MONTHS = 5;

/** The latest such day; "last Sunday", said on a Sunday, is the one before. */
function weekday(name = "", which = "", today: string): Time | undefined {
  const day = WEEKDAY_OF_WORD.get(name);
  if (!day) return undefined;
  const isToday = WEEKDAYS.indexOf(day) === weekdayOf(today);
  return counted(day, /next|coming/.test(which) ? 1 : which.includes("last") && isToday ? -1 : 0);
}
const dayOf = (name = ""): Weekday => WEEKDAY_OF_WORD.get(name) ?? "mon";

export const ENGLISH_DATES: readonly Rule<Time>[] = [
  rule(`${ON}${MONTH} (?:the )?${DAY}${OF_YEAR}(?![\\d])`, ([month, day, year], today) =>
    said(year, monthOf(month), day, today),
  ),
  rule(`${ON}(?:the )?${DAY}\\.? (?:of )?${MONTH}${OF_YEAR}`, ([day, month, year], today) =>
    said(year, monthOf(month), day, today),
  ),
  rule(`${MONTH}(?:'s)?${OF_YEAR}${NO_DATE_BEHIND}`, ([month = "", year], today) =>
    OTHER_WORD.test(month) && year === undefined ? undefined : named(year, month, today),
  ),
  rule(`${MONTH} of (2\\d)\\b`, ([month, year], today) => named(`20${year}`, month, today)),
  rule(`(?:the )?month of ${MONTH}${OF_YEAR}`, ([month, year], today) => named(year, month, today)),
  unsureRule(`(${MONTH_NAME})(?:'s|s)?\\b${NO_DATE_BEHIND}`, ([month], today) => named(undefined, month, today)),
  rule(
    `(?<=\\b(?:in|of|during|since|for|until|till|through|from|between|than|vs|with|about|last|this|by) )${MONTH}(?:'s)?(?! (?:${NTH}|be|i|we|have|not|also|it|the|need|want)\\b)`,
    ([month], today) => named(undefined, month, today),
  ),
  rule(`${YEAR}(?:'?s)? ${MONTH}`, ([year, month], today) => named(year, month, today)),
  rule(`${THIS} ${MONTH}(?! \\d{1,2}\\b)`, ([which, month], today) => whichMonth(which, month, today)),
  rule(`(?:${WEEKDAY_NAME}\\b,? )(?:the )?(${NTH}|${ORDINAL_WORD})\\b`, ([day], today) =>
    said(undefined, undefined, day, today),
  ),
  rule(`the (${NTH})(?: of (?:the|this) month)?\\b${NO_NTH}`, ([day], today) => said(undefined, undefined, day, today)),
  rule(
    `(?<=\\b(?:on|since|from|until|till|by|to|through|and) )the (${ORDINAL_WORD})\\b(?=\\s*(?:$|[,.?!]|(?:and|to|until|compared|vs|with|at|there|till|through|how|what|did|was|we|i|it)\\b))`,
    ([day], today) => said(undefined, undefined, day, today),
  ),
  unsureRule(`(${NTH})\\b${NO_NTH}`, ([day], today) => said(undefined, undefined, day, today)),
  rule(`(?:the )?(${ORDINAL_WORD}|${NTH}) of (this|last|next) month\\b`, ([day, which], today) => {
    const [year, month] = moved(today.slice(0, 7), stepOf(which)).split("-").map(Number);
    return date(year, month, numberOf(day));
  }),
  rule("(\\d{4})-(\\d{1,2})(?:-(\\d{1,2}))?\\b", ([year, month, day], today) => said(year, Number(month), day, today)),
  unsureRule(`${ON}(\\d{1,2})/(\\d{1,2})(?:/((?:20)?\\d\\d))?(?![\\d/])`, ([one, other, year], today) => {
    const [month, day] = Number(one) > 12 ? [other, one] : [one, other];
    return Number(month) <= 12 ? said(year?.length === 2 ? `20${year}` : year, Number(month), day, today) : undefined;
  }),
  unsureRule(
    `${ON}(\\d{1,2})\\.(\\d\\d|\\d(?=\\.))(?:\\.((?:20)\\d\\d)?)?(?![\\d%]| ?(?:kwh|kw|h\\b|w\\b|cents|a?m\\b|pm\\b|per\\b))`,
    ([day, month, year], today) => said(year, Number(month), day, today),
  ),
  rule(`(last|this|next|coming|past|this past|previous) (${WEEKDAY_NAME})(?:'s)?\\b`, ([which, name], today) =>
    weekday(name, which, today),
  ),
  rule(
    `(?:the )?(${WEEKDAY_NAME})(?:'s)?\\b,? (?:of |in )?(?:(last|this|next|the) week|the week (before last))\\b`,
    ([name, which, before], today) => weekdayOfWeek(dayOf(name), before ? 2 : -stepOf(which), today),
  ),
  rule(`last week'?s? (?:on )?(${WEEKDAY_NAME})\\b`, ([name], today) => weekdayOfWeek(dayOf(name), 1, today)),
  rule(`(?:the )?(${WEEKDAY_NAME}) before last\\b`, ([name]) => counted(dayOf(name), -1)),
  unsureRule(`(${WEEKDAY_NAME})(?:'s)?\\b`, ([name], today) => weekday(name, undefined, today)),
];
