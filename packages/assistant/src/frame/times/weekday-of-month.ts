import {
  chineseWeekday,
  MONTH_NAME,
  MONTH_OF_WORD,
  WEEKDAY_NAME,
  WEEKDAY_OF_WORD,
  type Weekday,
  WEEKDAYS,
} from "../values/calendar";
import { withDigits } from "../values/numbers";
import { moved } from "./near-periods";
import { twoDigits } from "./two-digits";

/* "The last Friday of March 2026", 十月第二个周二: one day, and no month; two of them are held against each other. */

const NTH: Readonly<Record<string, number>> = {
  first: 1,
  "1st": 1,
  second: 2,
  "2nd": 2,
  third: 3,
  "3rd": 3,
  fourth: 4,
  "4th": 4,
  fifth: 5,
  "5th": 5,
  last: 0,
  final: 0,
};
const WHICH = Object.keys(NTH).join("|");
const ENGLISH = new RegExp(
  `\\b(?:(${WHICH}) (?:${WEEKDAY_NAME} )?(?:and|or|vs\\.?|versus|with|to|against) (?:the )?)?(${WHICH}) (${WEEKDAY_NAME}) (?:of|in) (?:the )?(?:(${MONTH_NAME})(?:,? (?:of )?(\\d{4}|last year|this year))?|(this|last) month)\\b`,
  "g",
);
const CHINESE_NTH = "(?:第([1-5])个?|(最后)1?个?)";
const CHINESE = new RegExp(
  `(?:(?:(\\d{4})年?|([今去前])年)?的?(1[0-2]|[1-9])月(?:份)?|(上|这|本)个?月)的?(?:里)?(?:${CHINESE_NTH}(?:(?:周|星期|礼拜)[1-6日天])?[和跟与同比])?${CHINESE_NTH}(?:周|星期|礼拜)([1-6日天])`,
  "g",
);
const YEARS_AGO: Readonly<Record<string, number>> = { 前: 2, 去: 1, "last year": 1 };
const WEEK = 7;
/** What the tagger takes for a part of the week or month that such a day names. */
const STALE_PICK = /^(?:first|last)$/;

/** The slots that such days set; a type of its own, as frames hold what is read here. */
interface Slots {
  period?: string | undefined;
  comparedTo?: string | undefined;
  filters?: readonly string[] | undefined;
  pick?: string | undefined;
}

/** The periods of such days and the filters without their weekday; null where none is named, or more than two. @param today YYYY-MM-DD */
export function weekdayOfMonth(text: string, { filters, pick }: Slots, today: string): Slots | null {
  const digits = withDigits(text);
  const named = [
    ...[...text.matchAll(ENGLISH)].flatMap((match) => englishDays(match, today)),
    ...[...digits.matchAll(CHINESE)].flatMap((match) => chineseDays(match, today)),
  ];
  const days = named.map(({ date }) => date);
  const [period, other, ...more] = [...new Set(days)];
  if (period === undefined || more.length > 0) return null;
  return {
    period,
    ...(other !== undefined && { comparedTo: other }),
    filters: filters?.filter((filter) => !named.some(({ weekday }) => weekday === filter)),
    pick: STALE_PICK.test(pick ?? "") ? undefined : pick,
  };
}

interface NamedDay {
  /** YYYY-MM-DD; the month alone where it has no such fifth day. */
  date: string;
  weekday: Weekday;
}

function englishDays([, other, nth = "", name = "", month, ofYear, counted]: Match, today: string): NamedDay[] {
  const weekday = WEEKDAY_OF_WORD.get(name);
  if (!weekday) return [];
  const at = monthOf(
    {
      month: Number(MONTH_OF_WORD.get(month ?? "") ?? 0),
      year: /^\d{4}$/.test(ofYear ?? "") ? ofYear : undefined,
      ago: ofYear,
      back: counted === "last" ? 1 : 0,
    },
    today,
  );
  const which = other === undefined ? [nth] : [other, nth];
  return which.map((one) => ({ weekday, date: nthDay(at, WEEKDAYS.indexOf(weekday), NTH[one] ?? 0) }));
}

const FIFTH = new RegExp(`\\b(?:(?:fifth|5th)) (${WEEKDAY_NAME}) (?:of|in)\\b|第5个?(?:周|星期|礼拜)([1-6日天])`);
/** The weekday whose fifth in a month is asked for, which many months lack. @param text normalized */
export function fifthAsked(text: string): Weekday | undefined {
  const [, name = "", character] = FIFTH.exec(withDigits(text)) ?? [];
  return character ? chineseWeekday(character) : WEEKDAY_OF_WORD.get(name);
}

function chineseDays(
  [, year, ago, month, counted, other, otherLast, nth, , character = ""]: Match,
  today: string,
): NamedDay[] {
  const weekday = chineseWeekday(character);
  const at = monthOf({ month: Number(month ?? 0), year, ago, back: counted === "上" ? 1 : 0 }, today);
  const isPair = (other ?? otherLast) !== undefined;
  const which = isPair ? [other, nth] : [nth];
  return which.map((one) => ({ weekday, date: nthDay(at, WEEKDAYS.indexOf(weekday), Number(one ?? 0)) }));
}

type Match = readonly (string | undefined)[];

/** YYYY-MM of a month that words name: the latest where they name no year. @param today YYYY-MM-DD */
function monthOf(
  { month, year, ago, back }: { month: number; year?: string; ago?: string; back: number },
  today: string,
): string {
  if (month === 0) return moved(today.slice(0, 7), -back);
  const thisYear = Number(today.slice(0, 4));
  const latest = month > Number(today.slice(5, 7)) ? thisYear - 1 : thisYear;
  return `${year ?? (ago ? thisYear - (YEARS_AGO[ago] ?? 0) : latest)}-${twoDigits(month)}`;
}

/** @param month YYYY-MM; @param weekday Monday = 0; @param nth 0 for the last */
function nthDay(month: string, weekday: number, nth: number): string {
  const weekdayOf = (date: string) => (new Date(date).getUTCDay() + 6) % WEEK;
  if (nth > 0) {
    const first = `${month}-01`;
    const day = moved(first, ((weekday - weekdayOf(first) + WEEK) % WEEK) + (nth - 1) * WEEK);
    return day.startsWith(month) ? day : month;
  }
  const last = moved(`${moved(month, 1)}-01`, -1);
  return moved(last, -((weekdayOf(last) - weekday + WEEK) % WEEK));
}
