import { holidayIn } from "@wattleaf/engine/time-series/holidays";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { WordSlots } from "../conversation/merge";
import { moved } from "./near-periods";
import { HOLIDAYS } from "../values/calendar";

/*
 * Holidays with what is said around them: 去年国庆, "Diwali week", "this Thanksgiving or last Thanksgiving", 大年初三. One
 * without such words keeps its code, which the query engine resolves.
 */

type Periods = Pick<WordSlots, "comparedTo" | "group" | "period">;

const COMPARES =
  /\b(?:than|vs\.?|versus|compare[ds]?|comparing|comparison|against|difference|or|which|side by side|more|less)\b|比|相差|差多少|差别|差了?|哪个|还是/;
/** In China the 1st of May is the first of five days off; the American Labor Day is in September. */
const CHINESE_LABOR_DAY = /五一|5\.1|劳动节/;
const OF_WEEKEND = /\bweekend\b|长周末|小长假|连假|三天假/;
/** A day off on a weekend is made up for on the Monday. */
const OF_THREE_DAYS = /长周末|小长假|连假|三天假/;
const OF_THREE = /三天(?=假|小?长假)|(?<=假期?)三天/;
const EASTER_MONDAY = /\beaster monday\b/;
const YEARS_AGO: Readonly<Record<string, number>> = { 前: 2, 去: 1, last: 1, 今: 0, this: 0 };
const SAID_YEAR = /([去今前])年|\b(last|this) year\b|\b((?:19|20)\d\d)(?:年|\b)/g;

const HOLIDAY_WORDS = HOLIDAYS.map(([{ source }]) => source).join("|");
const WEEK = new RegExp(
  `(?:${HOLIDAY_WORDS})(?:'?s)?(?: day)? week\\b(?! ?end)|\\bweek (?:of|with|around) (?:the )?(?:${HOLIDAY_WORDS})|(?:${HOLIDAY_WORDS})(?:节|假期)?的?(?:那|这|所在的?)(?:一|1)?个?(?:周|星期|礼拜)(?![一二三四五六日天末\\d])|(?:${HOLIDAY_WORDS})节?周(?![一二三四五六日天末\\d])`,
);
const LAST_ONE = new RegExp(
  `\\b(?:last|the previous|the prior|the one before) (?:${HOLIDAY_WORDS})|上(?:一|1)?(?:个|次|回)(?:${HOLIDAY_WORDS})`,
);
const THIS_ONE = new RegExp(`\\bthis (?:${HOLIDAY_WORDS})|这(?:一|1)?(?:个|次|回)(?:${HOLIDAY_WORDS})`);
const LUNAR_DAY =
  /(?:大年|正月|农历新年|农历年|新年|春节|过年|年)的?初([一二三四五六七八九十]|\d{1,2})|(?<![月上读念当十])初([一二三四五六七八九])(?![中高级月期学毕生步次恋始春夏秋冬一二三四五六七八九十\d年版])/;
const HAN_DIGITS = "零一二三四五六七八九十";

/** Of one holiday of a year: its first and last day. */
type Span = [string, string];

/**
 * @param text normalized
 * @param today YYYY-MM-DD
 */
export function holidaysSaid(text: string, marked: WordSlots, today: string): Periods | null {
  // Of two years' holidays the tagger may mark the second alone.
  const period = marked.period ?? marked.comparedTo;
  const comparedTo = marked.period === undefined ? undefined : marked.comparedTo;
  const lunar = lunarDay(text);
  const name = lunar === undefined ? nameIn(text, period) : "lunar_new_year";
  if (name === undefined || !mayBeOf(period, name, today)) return null;
  // Christmas against Easter, and the month of the year in which a holiday is only mentioned.
  const otherName = /^holiday:(\w+)$/.exec(comparedTo ?? "")?.[1];
  if (otherName !== undefined && otherName !== name && `holiday:${name}` === period) return null;
  const isOfYear = /^(?:year(?:0|-\d)|\d{4})$/.test(period ?? "");
  if (isOfYear && marked.group !== undefined && !/^(?:day|hour)/.test(marked.group)) return null;
  const spanIn = (year: number): Span | undefined => spanOf(name, year, lunar, text);
  const codeIn = (year: number): string | undefined => {
    const span = spanIn(year);
    return span && (span[0] === span[1] ? span[0] : `${span[0]}..${span[1]}`);
  };
  const isOfWeek = WEEK.test(text);
  const isChineseMay = name === "labor_day" && CHINESE_LABOR_DAY.test(text);
  const latest = TO_COME.test(text) ? nextYear(spanIn, today) : latestYear(spanIn, today);
  const years = yearsOf(text, today, latest);
  const [year, other] = years;
  if (year !== undefined && other !== undefined && COMPARES.test(text))
    return {
      period: codeIn(year),
      comparedTo: codeIn(other),
      group: marked.group === "year" ? undefined : marked.group,
    };
  const isShaped = isOfWeek || lunar !== undefined || OF_WEEKEND.test(text);
  if (year === undefined && !isShaped) {
    if (isChineseMay) return { period: "--05-01..--05-05" };
    return period === undefined || /^(?:bill|week|day|month)-\d$/.test(period)
      ? { period: `holiday:${name}`, comparedTo: period ?? comparedTo }
      : null;
  }
  const dates = codeIn(year ?? latest ?? 0);
  if (!dates) return null;
  // "Compare Christmas with last year": the latest one against that year's.
  if (!isShaped && comparedTo !== undefined && /^(?:year-1|month-12|\d{4})$/.test(comparedTo))
    return { period, comparedTo: dates };
  const isSecond = comparedTo !== undefined && !comparedTo.startsWith("holiday:");
  return { period: dates, ...(isSecond ? { comparedTo } : { comparedTo: undefined }) };
}

/** What was marked is this holiday, its year, or nothing. */
function mayBeOf(period: string | undefined, name: string, today: string): boolean {
  if (period === undefined || period.startsWith("holiday:") || /^(?:year(?:0|-\d)|\d{4})$/.test(period)) return true;
  // "The week before" of it
  if (/^(?:day|week|month)-2$/.test(period)) return true;
  const years = [0, 1, 2, 3].map((back) => Number(today.slice(0, 4)) - back);
  return years.some((year) => {
    const found = holidayIn(name, year);
    const first = found && isoDay(found.first);
    return first !== undefined && (period.startsWith(first) || period === `-${first.slice(4)}`);
  });
}

/** The holiday of the tagger's code, or the one that the words name; undefined where they name several. */
function nameIn(text: string, period: string | undefined): string | undefined {
  const marked = /^holiday:(\w+)$/.exec(period ?? "")?.[1];
  if (EASTER_MONDAY.test(text) && (marked ?? "easter") === "easter") return "easter_monday";
  const found = HOLIDAYS.flatMap(([pattern, name]) => {
    const match = pattern.exec(text);
    return match ? [{ name, from: match.index, to: match.index + match[0].length }] : [];
  });
  // "New year" stands in "new year's eve" and in "Chinese New Year".
  const whole = found.filter(
    (one) =>
      !found.some(
        (other) =>
          other !== one && other.from <= one.from && one.to <= other.to && other.to - other.from > one.to - one.from,
      ),
  );
  const names = [...new Set(whole.map(({ name }) => name))];
  if (marked !== undefined && names.length !== 1) return marked;
  return names.length === 1 ? names[0] : undefined;
}

/** 0 for the first day of the lunar year. */
function lunarDay(text: string): number | undefined {
  const found = LUNAR_DAY.exec(text);
  const written = found?.[1] ?? found?.[2];
  if (written === undefined) return undefined;
  const day = /^\d/.test(written) ? Number(written) : HAN_DIGITS.indexOf(written);
  return day >= 1 && day <= 15 ? day - 1 : undefined;
}

function spanOf(name: string, year: number, lunar: number | undefined, text: string): Span | undefined {
  if (name === "labor_day" && CHINESE_LABOR_DAY.test(text)) return [`${year}-05-01`, `${year}-05-05`];
  const found = holidayIn(name, year);
  if (!found) return undefined;
  if (lunar !== undefined) return [isoDay(found.first + lunar), isoDay(found.first + lunar)];
  const [first, last] = [isoDay(found.first), isoDay(found.first + found.days - 1)];
  if (name === "easter" && OF_WEEKEND.test(text)) return [moved(first, -2), moved(last, 1)];
  if (WEEK.test(text)) return weekOf(name === "spring_festival" ? moved(first, 1) : first);
  return OF_WEEKEND.test(text) && found.days === 1 ? withWeekend(first, last, text) : [first, last];
}

const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** Monday to Sunday. */
function weekOf(date: string): Span {
  const monday = moved(date, -weekdayOf(date));
  return [monday, moved(monday, 6)];
}

/** Labor Day weekend is Saturday to Monday, that of Thanksgiving Thursday to Sunday. */
function withWeekend(first: string, last: string, text: string): Span {
  const isLong = OF_THREE_DAYS.test(text);
  if (isLong && weekdayOf(first) === 5) return [first, moved(last, 2)];
  if (isLong && weekdayOf(first) === 6) return [moved(first, -1), moved(last, 1)];
  if (OF_THREE.test(text)) return [first, moved(first, 2)];
  const from = weekdayOf(first) === 0 ? moved(first, -2) : weekdayOf(first) === 6 ? moved(first, -1) : first;
  return [from, weekdayOf(last) >= 3 ? moved(last, 6 - weekdayOf(last)) : last];
}

/** Of the latest that has begun. */
function latestYear(spanIn: (year: number) => Span | undefined, today: string): number | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year - 1, year - 2].find((one) => {
    const first = spanIn(one)?.[0];
    return first !== undefined && first <= today;
  });
}

/** Of the next that is not over. */
function nextYear(spanIn: (year: number) => Span | undefined, today: string): number | undefined {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].find((one) => (spanIn(one)?.[1] ?? "") >= today);
}
const TO_COME =
  /\b(?:will|gonna|going to|next|upcoming|coming|expect|forecast|estimate)\b|预计|预测|估|能到|快到了|下个|即将|要花/;

/** The years whose holiday is meant, in the order of their words. */
function yearsOf(text: string, today: string, latest: number | undefined): number[] {
  const years = [...text.matchAll(SAID_YEAR)].map(([, chinese, english, written]) =>
    written ? Number(written) : Number(today.slice(0, 4)) - (YEARS_AGO[chinese ?? english ?? ""] ?? 0),
  );
  if (latest !== undefined) {
    // "This Easter against last Easter": the one before the latest.
    const isAgainstLast = LAST_ONE.test(text) && COMPARES.test(text);
    const isBeside = THIS_ONE.test(text) || years.includes(latest) || namesTwice(text);
    if (isAgainstLast && isBeside && !years.includes(latest - 1)) return [latest, latest - 1];
    const isNamedBare = THIS_ONE.test(text) || namesTwice(text);
    if (isNamedBare && years.length === 1 && years[0] === latest - 1) return [latest, latest - 1];
  }
  return [...new Set(years)];
}

const ANY_HOLIDAY = new RegExp(HOLIDAY_WORDS, "g");
const namesTwice = (text: string): boolean => (text.match(ANY_HOLIDAY)?.length ?? 0) > 1;

const isoDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
