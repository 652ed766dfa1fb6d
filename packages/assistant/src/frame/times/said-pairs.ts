import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { WordSlots } from "../conversation/merge";
import { isOneDay } from "../conversation/merge";
import { moved, yearBefore } from "./near-periods";
import { yearEarlier } from "./period-shift";
import { MONTH_NAME, MONTH_OF_WORD, WEEKDAY_NAME, WEEKDAY_OF_CHARACTER, WEEKDAY_OF_WORD } from "../values/calendar";
import { withDigits } from "../values/numbers";
import { twoDigits } from "./two-digits";

/* Two times that a question holds against each other in words of their own: years, weeks of a month, now and a year ago. */

type Pair = Pick<WordSlots, "comparedTo" | "filters" | "group" | "period">;

const COMPARES =
  /\b(?:than|vs\.?|versus|compare[ds]?|comparing|comparison|against|difference|side by side|over)\b|比|相差|差多少|差别|差了?|哪个|还是/;

/** @param today YYYY-MM-DD */
export function pairSaid(text: string, slots: WordSlots, today: string): Pair | null {
  return (
    usualDay(text, slots) ??
    changedFromTo(text, slots) ??
    nowAndYearAgo(text, slots, today) ??
    weeksOfMonth(text, slots, today) ??
    twoYears(text, slots)
  );
}

const CHANGED_FROM =
  /\b(?:change[ds]?|fall|fell|fallen|drop(?:ped)?|rise|rose|risen|go(?:ne)? (?:up|down)|went (?:up|down)|increase[ds]?|decrease[ds]?|grow|grew|grown|shrink|shrank|climb(?:ed)?|jump(?:ed)?|come down|came down|differ(?:ed)?|improved?)\b.{0,24}\bfrom\b.{1,28}\b(?:to|till|until)\b|(?:从|由).{1,8}(?:到|至).{0,10}(?:[降升涨跌减增][低高了咗落少多加]?|[变][多少]|[多少]了|[多少]咗).{0,6}(?:多少|几|百分)/;
/** Whole months, quarters and years: a stretch of days is one time. */
const ENDS_OF_RANGE =
  /^((?:-|\d{4})-\d\d|\d{4}|(?:month|quarter|year)(?:0|-\d+))\.\.((?:-|\d{4})-\d\d|\d{4}|(?:month|quarter|year)(?:0|-\d+))$/;

/** "How did my daily average change from June to September?": September against June, and none between. */
function changedFromTo(text: string, { period = "", comparedTo, pick, filters }: WordSlots): Pair | null {
  const [, from, to] = ENDS_OF_RANGE.exec(period) ?? [];
  if (!from || !to || comparedTo !== undefined || pick !== undefined || !CHANGED_FROM.test(text)) return null;
  return { period: to, comparedTo: from, group: undefined, ...(filters ? { filters } : {}) };
}

const YEAR = /(?<![\d.-])(?:19|20)\d\d(?![\d-]|年?\d{1,2}月)/g;
const SMALLER = new RegExp(`\\b(?:${MONTH_NAME}|spring|summer|autumn|fall|winter|q[1-4])\\b|月|季|[春夏秋冬]|周|日|号`);

/** "2025 vs 2026 to date": the later against the earlier. */
function twoYears(text: string, { period, comparedTo }: WordSlots): Pair | null {
  const years = [...new Set([...text.matchAll(YEAR)].map(([year]) => year))].toSorted();
  const [earlier, later] = years;
  // In whichever order they were marked.
  if ([period, comparedTo].toSorted().join() === years.join()) return null;
  const isOfYears = [period, comparedTo].every((code) => code === undefined || /^(?:\d{4}|year(?:0|-\d))$/.test(code));
  if (!earlier || !later || years.length > 2 || !isOfYears || SMALLER.test(text) || !COMPARES.test(text)) return null;
  return { period: later, comparedTo: earlier };
}

const NTH: Readonly<Record<string, number>> = {
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  last: 5,
  "1st": 1,
  "2nd": 2,
  "3rd": 3,
  "4th": 4,
};
const ORDINAL = `(${Object.keys(NTH).join("|")})`;
/** "And the first week only?" of the month of the question before; undefined where it was no month's. */
export function weekOfEarlier(text: string, previous: string | undefined, today: string): string | undefined {
  const month = monthOf(previous, today);
  const [, english, chinese] = ONLY_WEEK.exec(withDigits(text)) ?? ONLY_WEEK.exec(text) ?? [];
  const nth = chinese ? Number(chinese) : NTH[english ?? ""];
  return month && nth ? weekOf(month, nth, today) : undefined;
}
const ONLY_WEEK = /\b(first|second|third|fourth|1st|2nd|3rd|4th) week\b(?! of)|第([1-4])个?(?:周|星期|礼拜)/;
const OF_MONTH = `(?: of| in)? (?:the |this |that )?(${MONTH_NAME}|month)`;
const WEEKS = new RegExp(
  `\\b${ORDINAL}(?: full)?(?: week)?(?:${OF_MONTH})?,? (?:and|or|vs\\.?|versus|against|with|to|than|&) (?:with )?(?:the )?${ORDINAL}(?: full)? (?:week|one)(?:${OF_MONTH})?\\b|\\b${ORDINAL}(?: full)? week${OF_MONTH}\\b`,
);
const CHINESE_WEEKS = /(?:(\d{1,2})月(?:份)?的?|(?:这个?|本|上个?)月的?)?第([1-4])个?(?:周|星期|礼拜)/g;
const WEEK_DAYS = 7;

/** "The first week of November against the second": seven days each from the 1st on. */
function weeksOfMonth(text: string, slots: WordSlots, today: string): Pair | null {
  const found = WEEKS.exec(text);
  const ofSlots = monthOf(slots.period, today) ?? monthOf(slots.comparedTo, today);
  if (found && /\bweeks?\b/.test(found[0])) {
    const [, first, month, second, otherMonth, only, onlyMonth] = found;
    const headOf = (name: string | undefined) => {
      const named = MONTH_OF_WORD.get(name ?? "");
      return named ? `--${twoDigits(named)}` : ofSlots;
    };
    const [one, other] = [NTH[first ?? only ?? ""], NTH[second ?? ""]];
    const [head, otherHead] = [headOf(month ?? otherMonth ?? onlyMonth), headOf(otherMonth ?? month)];
    if (!one || !head) return null;
    return {
      period: weekOf(head, one, today),
      comparedTo: other && otherHead ? weekOf(otherHead, other, today) : undefined,
    };
  }
  let head = ofSlots;
  const weeks = [...withDigits(text).matchAll(CHINESE_WEEKS)].flatMap(([, month, nth]) => {
    head = month ? `--${twoDigits(Number(month))}` : head;
    return head ? [weekOf(head, Number(nth), today)] : [];
  });
  const [one, other] = weeks;
  return one ? { period: one, comparedTo: other } : null;
}

function weekOf(month: string, nth: number, today: string): string {
  const year = Number(/^\d{4}/.exec(month)?.[0] ?? today.slice(0, 4));
  const days = new Date(Date.UTC(year, Number(month.slice(-2)), 0)).getUTCDate();
  const from = nth > 4 ? days - WEEK_DAYS + 1 : (nth - 1) * WEEK_DAYS + 1;
  return `${month}-${twoDigits(from)}..${month}-${twoDigits(Math.min(days, from + WEEK_DAYS - 1))}`;
}

function monthOf(code: string | undefined, today: string): string | undefined {
  if (/^(?:-|\d{4})-\d\d$/.test(code ?? "")) return code;
  const counted = /^month(0|-\d+)$/.exec(code ?? "")?.[1];
  return counted === undefined ? undefined : moved(today.slice(0, 7), Number(counted));
}

const USUAL = "(?:ordinary|normal|usual|typical|regular|average|plain old)";
const USUAL_DAY = new RegExp(
  `\\b(?:vs\\.?|versus|against|to|with|than|and|or) (?:an? |my |our |the |any )?${USUAL} (?:(${WEEKDAY_NAME})s?|week ?day|day)\\b`,
);
const CHINESE_USUAL_DAY =
  /(?:跟|和|比|与|同|对比|还是)(?:[一1]?个?)?(?:平常|普通|平时|一般|平日|正常)的?(?:(?:周|星期|礼拜)([一二三四五六日天1-6])|日子|[一1]天|[那某]?天|时候)/;

/** "Thanksgiving against an ordinary Thursday": one day, and the same days of a year. */
function usualDay(text: string, marked: WordSlots): Pair | null {
  const { filters = [] } = marked;
  const period = marked.period ?? marked.comparedTo;
  const comparedTo = marked.period === undefined ? undefined : marked.comparedTo;
  const [english, chinese] = [USUAL_DAY.exec(text), CHINESE_USUAL_DAY.exec(text)];
  const isDay = isOneDay(period) || period?.startsWith("holiday:") === true;
  if (!(english ?? chinese) || !isDay || !isOpen(comparedTo)) return null;
  const day = english ? WEEKDAY_OF_WORD.get(english[1] ?? "") : WEEKDAY_OF_CHARACTER[chinese?.[1] ?? ""];
  const others = filters.filter(
    (filter) => !/^(?:week(?:day|end)|(?:mon|tue|wed|thu|fri|sat|sun)(?:\+\w+)*)$/.test(filter),
  );
  return { period, comparedTo: "last12m", filters: day ? [...others, day] : others };
}

/** An ordinary Thursday is no Thursday of its own. */
const isOpen = (comparedTo: string | undefined): boolean =>
  comparedTo === undefined || /^(?:last12m|(?:mon|tue|wed|thu|fri|sat|sun|day)(?:0|-1))$/.test(comparedTo);

const THIS_TIME =
  /\b(?:this|the same) (?:time|point|stage) (?:last year|(?:a|one) year (?:ago|before|earlier)|of last year|in last year)\b|去年的?(?:这个?时候|此时|这时候|这会儿|这个?时间|这阵子|同期)/;
const CURRENT = /^(?:month|quarter|year|week|bill)0$/;
const ROLLING = "last30d";

/** "Am I using more than this time last year": the time that goes on against the same dates. */
function nowAndYearAgo(text: string, { period, comparedTo }: WordSlots, today: string): Pair | null {
  if (!THIS_TIME.test(text) || !COMPARED_WITH_NOW.test(text)) return null;
  const isOfYearAgo = (code: string | undefined) =>
    code === undefined || /^(?:year-1|month-12|\d{4}(?:-\d\d)?|year0|hour0)$/.test(code);
  if (!isOfYearAgo(comparedTo)) return null;
  if (period !== undefined && CURRENT.test(period)) return { period, comparedTo: yearEarlierToDate(period, today) };
  return isOfYearAgo(period) ? { period: ROLLING, comparedTo: yearEarlier(ROLLING, today) } : null;
}
/** "What did I use this time last year" asks of then alone. */
const COMPARED_WITH_NOW =
  /\b(?:than|vs\.?|versus|compare[ds]?|comparing|against|now|still|saved?|saving|up|down|better|worse|difference|changed?)\b|比|相差|差|现在|有没有/;

/** The same dates a year before: of a month that goes on, as many of its days as there are so far. */
export function yearEarlierToDate(period: string, today: string): string | undefined {
  const first = /^(?:month|--)/.test(period)
    ? `${today.slice(0, 7)}-01`
    : period === "year0"
      ? `${today.slice(0, 4)}-01-01`
      : period === "quarter0"
        ? `${today.slice(0, 4)}-${twoDigits(Math.floor((Number(today.slice(5, 7)) - 1) / 3) * 3 + 1)}-01`
        : undefined;
  const isOfNow =
    /^(?:month|year|quarter)0$/.test(period) || period === `--${today.slice(5, 7)}` || period === today.slice(0, 7);
  if (!first || !isOfNow || Date.parse(today) - Date.parse(first) < DAY_MS) return yearEarlier(period, today);
  return `${yearBefore(first)}..${yearBefore(today)}`;
}
