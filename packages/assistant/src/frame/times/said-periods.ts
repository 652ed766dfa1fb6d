import type { WordSlots } from "../conversation/merge";
import { moved, nearPeriods } from "./near-periods";
import { holidaysSaid } from "./said-holidays";
import { statedPeriods } from "./stated-ranges";
import { namesSameTimeOfYearBefore, yearEarlier } from "./period-shift";
import { MONTH_NAME, MONTH_OF_WORD, SEASON_NAME, SEASON_OF_WORD } from "../values/calendar";
import { withDigits } from "../values/numbers";
import { firstMonthOf, monthsOfQuarter } from "./quarter-months";
import { twoDigits } from "./two-digits";

/* Periods that a question names together: a list of months, halves of a month, two seasons, the same month of two years. */

type Periods = Pick<WordSlots, "period" | "comparedTo" | "group">;

export const COMPARES =
  /\b(?:than|vs\.?|versus|compare[ds]?|comparing|comparison|against|differ(?:s|ed|ence)?|variance|or|(?<!\b(?:on|in|for|of|during) )which|side by side)\b|谁|比|相差|差多少|差别|差了?|哪个|还是|并排|并列|对照|对着看|放在?一起/;

/**
 * The periods that the words name together, with the group that sets them side by side; null where they name none so.
 *
 * @param text normalized
 * @param today YYYY-MM-DD
 */
export function periodsNamedTogether(text: string, slots: WordSlots, today: string): Periods | null {
  return (
    sinceQuarter(text, slots) ??
    fromDateToNow(text, slots, today) ??
    daysAround(text, today) ??
    monthsAround(text, today) ??
    monthsInBrackets(text, slots, today) ??
    sameTimeOfThisYear(text, slots, today) ??
    (withDatesOfBrackets(text) === text ? null : dateRanges(text, slots, today)) ??
    statedPeriods(text, slots, today) ??
    holidaysSaid(text, slots, today) ??
    sameTimeOfYearBefore(text, slots, today) ??
    rollingYear(text, slots) ??
    lastOfSameUnit(text, slots) ??
    daysOfMonths(text, today) ??
    dateRanges(text, slots, today) ??
    halvesOfMonth(text, slots, today) ??
    monthOfTwoYears(text, slots, today) ??
    listedMonths(text, slots, today) ??
    seasonOfTwoYears(text, today) ??
    seasonAndYearBefore(text, slots, today) ??
    twoSeasons(text, slots) ??
    namedQuarter(text, slots)
  );
}

const SINCE_QUARTER =
  /\b(?:since|from) (?:the )?(?:start of |beginning of )?q ?([1-4]),? (?:of )?(\d{4})\b(?! ?(?:to|until|till?|through|-|–))|(?:自|从)?(\d{4})年?的?第?([1-4])季度?(?:以来|起|开始|至今|到现在|到今天|到目前)/;

/** "Since Q1 2025" */
function sinceQuarter(text: string, { comparedTo }: WordSlots): Periods | null {
  const [, quarter, year, written, number] = SINCE_QUARTER.exec(withDigits(text)) ?? [];
  const ofYear = year ?? written;
  if (ofYear === undefined || comparedTo !== undefined) return null;
  return { period: `since:${ofYear}-${twoDigits(firstMonthOf(Number(quarter ?? number)))}` };
}

const QUARTER =
  /\b(first|second|third|fourth|1st|2nd|3rd|4th)[- ]quarter(?: of)?(?: (\d{4}))?\b|\bq([1-4])(?: (?:of )?(\d{4}))?\b|(?:(\d{4})年?)?第([1-4])季度?/;
const ORDINALS = ["first", "second", "third", "fourth"];

/** "The third-quarter cost", of which no word was taken note of. */
function namedQuarter(text: string, { period, comparedTo }: WordSlots): Periods | null {
  if (period !== undefined || comparedTo !== undefined) return null;
  const [, word, ofWord, number, ofNumber, ofHan, han] = QUARTER.exec(text) ?? QUARTER.exec(withDigits(text)) ?? [];
  const named = word === undefined ? Number(number ?? han) : ORDINALS.indexOf(word) + 1 || Number(word.charAt(0));
  if (!named) return null;
  const year = ofWord ?? ofNumber ?? ofHan ?? "-";
  return { period: monthsOfQuarter(year, named) };
}

const SAID_YEAR = /([去今前])年|\b(last|this) year\b|\b((?:19|20)\d\d)(?:年|\b)/g;
const YEARS_AGO: Readonly<Record<string, number>> = { 前: 2, 去: 1, last: 1, 今: 0, this: 0 };

/** 2025 of 去年 in 2026. */
function yearsSaid(text: string, today: string): number[] {
  const years = [...text.matchAll(SAID_YEAR)].map(([, chinese, english, written]) =>
    written ? Number(written) : Number(today.slice(0, 4)) - (YEARS_AGO[chinese ?? english ?? ""] ?? 0),
  );
  return [...new Set(years)];
}

/** "Last week against the same week last year", "the same month last year". */
function sameTimeOfYearBefore(text: string, { period, comparedTo }: WordSlots, today: string): Periods | null {
  if (!namesSameTimeOfYearBefore(text)) return null;
  const isOfYear = (code: string | undefined) => code === undefined || /^(?:year-1|month-12|\d{4})$/.test(code);
  if (!isOfYear(period)) {
    const before = period && COMPARES.test(text) ? yearEarlier(period, today) : undefined;
    // "The same month last year" is no last month.
    const isOfUnit =
      /^(?:week|month|quarter)-1$/.test(comparedTo ?? "") &&
      !/\blast (?:week|month|quarter)\b|上个?[月周季]/.test(text);
    return before && (isOfYear(comparedTo) || isOfUnit || comparedTo === period)
      ? { period, comparedTo: before }
      : null;
  }
  const unit = /\bsame (week|month|quarter)\b/.exec(text)?.[1];
  const before = unit && comparedTo === undefined ? yearEarlier(`${unit}0`, today) : undefined;
  return before ? { period: before } : null;
}

const ROLLING_YEAR =
  /\b(?:over|in|within|during|for|throughout) the (?:last|past) year\b|\b(?:the|this) past year\b|(?:过去|最近|近)的?[一1]年/;

/** "Over the past year" ends now; "last year" is a year of the calendar. */
const rollingYear = (text: string, { period, comparedTo }: WordSlots): Periods | null =>
  period === "year-1" && comparedTo === undefined && ROLLING_YEAR.test(text) ? { period: "last12m" } : null;

const THAN_LAST = /\b(?:than|vs\.?|versus|or|to|with) (?:the )?last(?: one)?[?.!]?$/;

/** "More this week than last": the week before, and no bill. */
function lastOfSameUnit(text: string, { period }: WordSlots): Periods | null {
  const unit = /^(week|weekend|month|quarter|year|bill)0$/.exec(period ?? "")?.[1];
  return unit && THAN_LAST.test(text) ? { period, comparedTo: `${unit}-1` } : null;
}

const DATE_RANGE =
  /(?:(\d{4})年|([去今前])年)?(?:的)?(?:(\d{1,2})月(?:份)?)?(\d{1,2})[日号](?:到|至|-|~)(?:(\d{4})年)?(?:(\d{1,2})月(?:份)?)?(\d{1,2})[日号]/g;
const WEEK_AFTER =
  /(?:往后|之后|后面|接下来|随后|以后|后)的?(?:那|这)?(?:1个?周|1个?星期|1个?礼拜|7天)|\b(?:the )?(?:following week|week after)\b/;

const TO_NOW =
  /(?:(\d{4})年|([去今前])年)?(?:的)?(\d{1,2})月(?:份)?(\d{1,2})[日号]?(?:开始)?(?:到|至|-|~)(昨[天日]|今[天日]|现在|目前|而家)/;
const ENGLISH_TO_NOW = new RegExp(
  `\\b(?:from|since|between) (?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)? (?:of )?)?(${MONTH_NAME})(?: (\\d{1,2})(?:st|nd|rd|th)?)?(?:,? (\\d{4}))?,? (?:to|until|till?|through|and|up to) (yesterday|today|now)\\b`,
);

/** 11月15号到昨天, "from September 8 until now": of the latest such date, and of the same time a year before. */
function fromDateToNow(text: string, { comparedTo }: WordSlots, today: string): Periods | null {
  const [, written, word, month, day, end] = TO_NOW.exec(withDigits(text)) ?? [];
  const [, dayBefore, name = "", dayBehind, year, englishEnd] = ENGLISH_TO_NOW.exec(text) ?? [];
  const first = twoDigits(Number(day ?? dayBefore ?? dayBehind ?? 0));
  const ofYear = Number(month ?? MONTH_OF_WORD.get(name) ?? 0);
  if (ofYear < 1 || ofYear > 12 || first === "00" || Number(first) > 31) return null;
  const date = `${twoDigits(ofYear)}-${first}`;
  const thisYear = Number(today.slice(0, 4));
  const latest = date > today.slice(5) ? thisYear - 1 : thisYear;
  const said = written ?? year ?? (word && String(thisYear - (YEARS_AGO[word] ?? 0)));
  const isToYesterday = /昨|yesterday/.test(end ?? englishEnd ?? "");
  const last = isToYesterday ? moved(today, -1) : today;
  const period = `${said ?? latest}-${date}..${last}`;
  const isOfYearBefore = comparedTo !== undefined || namesSameTimeOfYearBefore(text);
  return { period, comparedTo: isOfYearBefore && COMPARES.test(text) ? yearEarlier(period, today) : undefined };
}

const MONTHS_AROUND =
  /前(\d{1,2})个月.{0,10}后(?:的|面)?\1个月|\b(\d{1,2}) months before .{1,30}\b(?:and|vs\.?|to|with) (?:the )?\2 (?:months )?after\b/;
const OF_MONTH = new RegExp(`(?<!\\d)(\\d{1,2})月|\\b(${MONTH_NAME})\\b`);

/** 六月退休，退休前五个月和退休后五个月: the months on both sides of the one in which it changed. */
function monthsAround(text: string, today: string): Periods | null {
  const digits = withDigits(text);
  const around = MONTHS_AROUND.exec(digits);
  const [, written, name = ""] = OF_MONTH.exec(digits) ?? [];
  const count = Number(around?.[1] ?? around?.[2]);
  const month = Number(written ?? MONTH_OF_WORD.get(name) ?? 0);
  if (!around || month < 1 || month > 12 || !(count >= 1 && count <= 12)) return null;
  const year = Number(today.slice(0, 4)) - (twoDigits(month) >= today.slice(5, 7) ? 1 : 0);
  const changed = `${year}-${twoDigits(month)}`;
  return {
    period: `${moved(changed, 1)}..${moved(changed, count)}`,
    comparedTo: `${moved(changed, -count)}..${moved(changed, -1)}`,
    group: undefined,
  };
}

const DAY_BETWEEN = /以(\d{1,2})月(\d{1,2})[日号]为(?:分?界|准)/;
const SPAN_AROUND = /前(?:后各?)?(\d{1,2})个?(月|天|周).{0,4}(?:后|$|，)/;

/** 以8月15日为界，前三个月和后三个月: as long a time on both sides of a day. */
function daysAround(text: string, today: string): Periods | null {
  const digits = withDigits(text);
  const [, month, day] = DAY_BETWEEN.exec(digits) ?? [];
  const [, count, unit] = SPAN_AROUND.exec(digits) ?? [];
  if (!month || !day || !count) return null;
  const date = `${twoDigits(Number(month))}-${twoDigits(Number(day))}`;
  const year = Number(today.slice(0, 4)) - (date > today.slice(5) ? 1 : 0);
  const middle = `${year}-${date}`;
  const away = (side: -1 | 1) => {
    if (unit !== "月") return moved(middle, side * Number(count) * (unit === "周" ? 7 : 1));
    const at = moved(middle.slice(0, 7), side * Number(count));
    return `${at}-${twoDigits(Math.min(Number(day), daysIn(at, today)))}`;
  };
  return {
    period: `${middle}..${moved(away(1), -1)}`,
    comparedTo: `${away(-1)}..${moved(middle, -1)}`,
    group: undefined,
  };
}

const MONTHS_IN_BRACKETS = /([今去前]年|\d{4}年?)[^（(，,]{0,4}[（(](\d{1,2})月?(?:到|至|-|~)(\d{1,2})月[)）]/;

/** 今年夏天（6到8月）: the months that are meant. */
function monthsInBrackets(text: string, { comparedTo }: WordSlots, today: string): Periods | null {
  const [, word = "", first, last] = MONTHS_IN_BRACKETS.exec(withDigits(text)) ?? [];
  if (!first || !last) return null;
  const [year] = yearsSaid(word.endsWith("年") ? word : `${word}年`, today);
  const endYear = Number(year) + (Number(last) < Number(first) ? 1 : 0);
  const period = `${year}-${twoDigits(Number(first))}..${endYear}-${twoDigits(Number(last))}`;
  const isOfYearBefore = namesSameTimeOfYearBefore(text) || comparedTo !== undefined;
  return { period, comparedTo: isOfYearBefore && COMPARES.test(text) ? yearEarlier(period, today) : undefined };
}

const SAME_TIME_NOW = /今年(?:的)?同期|\bsame (?:time|period|days|dates|weeks?|months?) (?:of )?this year\b/;

/** 去年11月1日至28日与今年同期相比: that time of this year against the one that is named. */
function sameTimeOfThisYear(text: string, slots: WordSlots, today: string): Periods | null {
  if (!SAME_TIME_NOW.test(text)) return null;
  const year = Number(today.slice(0, 4));
  const period = dateRanges(text, {}, today)?.period ?? slots.period;
  if (!period?.startsWith(String(year - 1))) return null;
  return { period: period.replaceAll(String(year - 1), String(year)), comparedTo: period };
}

/** 今年春节（2月16到22）: what stands in brackets dates what is before them. */
const IN_BRACKETS =
  /([今去前]年|\d{4}年?)[^(（,，]{1,6}[(（](\d{1,2})月(\d{1,2})[日号]?(到|至|-|~)(?:(\d{1,2})月)?(\d{1,2})[日号]?[)）]/g;
const withDatesOfBrackets = (digits: string): string =>
  digits.replace(
    IN_BRACKETS,
    (_all, year: string, month: string, first: string, to: string, otherMonth: string | undefined, last: string) =>
      `${year}${year.endsWith("年") ? "" : "年"}${month}月${first}日${to}${otherMonth ?? month}月${last}日`,
  );

/** 10月1日到7日和10月8日到14日, and "… and the week after". */
function dateRanges(text: string, slots: WordSlots, today: string): Periods | null {
  let month: string | undefined;
  const ranges = [...withDatesOfBrackets(withDigits(text)).matchAll(DATE_RANGE)].flatMap(
    ([, written, word, from, first = "", endWritten, to, last = ""]) => {
      const start = from ?? month;
      if (!start) return [];
      month = to ?? start;
      const year = written ?? (word && String(Number(today.slice(0, 4)) - (YEARS_AGO[word] ?? 0)));
      const [head, endHead] = [year ?? "-", endWritten ?? year ?? "-"];
      return [
        `${head}-${twoDigits(Number(start))}-${twoDigits(Number(first))}..${endHead}-${twoDigits(Number(month))}-${twoDigits(Number(last))}`,
      ];
    },
  );
  const [period, comparedTo] = ranges;
  if (period && comparedTo) return { period, comparedTo };
  const after = WEEK_AFTER.test(withDigits(text)) && COMPARES.test(text);
  if (period && after) return { period, comparedTo: nearPeriods(period, today)[1] };
  // A holiday with its dates behind it is one period.
  const other = slots.period === period ? slots.comparedTo : slots.period;
  const isDated = period !== undefined && /^\d{4}/.test(period);
  return period &&
    (other === undefined || isDated || other.startsWith("holiday:") || (!/年/.test(text) && isPartOf(other, period)))
    ? { period, comparedTo: undefined }
    : null;
}

/** `--10` of `--10-01..--10-07`. */
const isPartOf = (other: string, range: string): boolean =>
  range.startsWith(other) || (other.includes("..") && other.split("..")[0] === range.split("..")[0]);

const DAYS_OF_MONTH =
  /(?<![\d.:])([12]?\d|3[01])(?:st|nd|rd|th)? ?(?:-|to|through|thru|until|till?) ?(?:the )?([12]?\d|3[01])(?:st|nd|rd|th)(?: of)? (this|last) month\b|\b(?:the )?([12]?\d|3[01])(?:st|nd|rd|th) ?(?:-|to|through|thru|until|till?) ?(?:the )?([12]?\d|3[01])(?:st|nd|rd|th)\b|(这个?|本|上个?)月(?:的)?([12]?\d|3[01])[日号]?(?:到|至|-)([12]?\d|3[01])[日号]/;
const SAME_DATES_BEFORE =
  /\bsame (?:dates?|days?|period|time) (?:of |in |the )*last month\b|上个?月的?(?:同期|同样日期|同一时间|这几天)/;

/** `--08` of "in August", said apart from its days; null where the months are said otherwise. */
function monthBeside(text: string): string | null | undefined {
  const names = text.match(ANY_MONTHS) ?? [];
  if (names.length === 0) return undefined;
  const month = MONTH_OF_WORD.get(OF_ONE_MONTH.exec(text)?.[1] ?? "");
  return names.length === 1 &&
    month &&
    !/\b(?:19|20)\d\d\b|\b(?:last|this) year\b/.test(text) &&
    !NEXT_TO_DAY.test(text)
    ? `--${twoDigits(month)}`
    : null;
}
const ANY_MONTHS = new RegExp(`\\b${MONTH_NAME}\\b`, "g");
const OF_ONE_MONTH = new RegExp(`\\b(?:in|during|of) (${MONTH_NAME})\\b`);
const NEXT_TO_DAY = new RegExp(`\\d(?:st|nd|rd|th)?(?: of)? ${MONTH_NAME}\\b|\\b${MONTH_NAME} (?:the )?\\d`);

/** "1st to 15th this month", and the same dates of the month before. */
function daysOfMonths(text: string, today: string): Periods | null {
  const digits = withDigits(text);
  const found = DAYS_OF_MONTH.exec(digits);
  if (!found) return null;
  const named = found[4] === undefined ? undefined : monthBeside(text);
  if (named === null) return null;
  const [first, last] = [found[1] ?? found[4] ?? found[7], found[2] ?? found[5] ?? found[8]].map(Number);
  if (!first || !last || first > last) return null;
  if (named !== undefined)
    return { period: `${named}-${twoDigits(first)}..${named}-${twoDigits(last)}`, comparedTo: undefined };
  const isOfLast = found[3] === "last" || found[6]?.startsWith("上") === true;
  const inMonth = (back: number): string => {
    const month = new Date(Date.UTC(Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back, 1));
    const days = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).getUTCDate();
    const name = month.toISOString().slice(0, 7);
    return `${name}-${twoDigits(first)}..${name}-${twoDigits(Math.min(last, days))}`;
  };
  const compares = SAME_DATES_BEFORE.test(digits) && !isOfLast;
  const period = inMonth(isOfLast ? 1 : 0);
  const isOfYearBefore = namesSameTimeOfYearBefore(text) && COMPARES.test(text);
  return { period, comparedTo: compares ? inMonth(1) : isOfYearBefore ? yearEarlier(period, today) : undefined };
}

const HALF = `(first|1st|second|2nd|last|latter|other)(?: half|(?= (?:and|or|vs|versus|to|against) (?:the )?(?:second|first|other|latter) half))`;
const HALVES = new RegExp(`\\b${HALF}(?: of (?:the |this |last )?(${MONTH_NAME}|month))?\\b`, "g");

/** "The first half of October or the second", 十月上半月和下半月. */
function halvesOfMonth(text: string, slots: WordSlots, today: string): Periods | null {
  const english = [...text.matchAll(HALVES)];
  const chinese =
    text.match(/[上前后下]半个?月/g)?.filter((half) => !half.startsWith("前") || /后半个?月/.test(text)) ?? [];
  const isOfMonth = english.some(([, , name]) => name !== undefined) || chinese.length > 0;
  const named = english.map(([, , name]) => MONTH_OF_WORD.get(name ?? "")).find((month) => month !== undefined);
  const han = Number(/(1[0-2]|[1-9])月(?:份)?的?[上前]半/.exec(withDigits(text))?.[1] ?? 0);
  const month =
    (named ?? han) ? `--${twoDigits(named ?? han)}` : isOfMonth && slots.period ? monthOf(slots.period, today) : null;
  if (!month) return null;
  const halves = [
    ...english.map(([, which = ""]) => /^(?:first|1st)$/.test(which)),
    ...chinese.map((half) => /^[上前]/.test(half)),
  ];
  const [first, second] = halves;
  const code = (isFirst: boolean | undefined) =>
    isFirst ? `${month}-01..${month}-15` : `${month}-16..${month}-${daysIn(month, today)}`;
  return { period: code(first), comparedTo: second === undefined || second === first ? undefined : code(second) };
}

/** `--10` or `2026-10` of a period that is one month. */
function monthOf(period: string, today: string): string | null {
  if (/^(?:-|\d{4})-\d\d$/.test(period)) return period;
  const counted = /^month(0|-\d+)$/.exec(period)?.[1];
  if (counted === undefined) return null;
  const [year = 0, month = 1] = today.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + Number(counted), 1)).toISOString().slice(0, 7);
}

function daysIn(month: string, today: string): number {
  const year = Number(/^\d{4}/.exec(month)?.[0] ?? today.slice(0, 4));
  return new Date(Date.UTC(year, Number(month.slice(-2)), 0)).getUTCDate();
}

/** "This October and last year's", 去年跟今年的十月: the month of both years, the later one first. */
function monthOfTwoYears(text: string, { period, comparedTo }: WordSlots, today: string): Periods | null {
  const found = new Set([period, comparedTo].flatMap((code) => /^(?:-|\d{4})-(\d\d)$/.exec(code ?? "")?.[1] ?? []));
  const [month] = found;
  const isSaid =
    /今年.*去年|去年.*今年/.test(text) ||
    (new RegExp(`\\bthis (?:year|${MONTH_NAME})\\b`).test(text) && /\blast year\b/.test(text)) ||
    [period, comparedTo].some((code) => code === "year-1" && found.size === 1 && comparedTo !== undefined);
  const areBothDated = [period, comparedTo].every((code) => /-\d\d$/.test(code ?? ""));
  if (!month || areBothDated || found.size > 1 || !isSaid || !(COMPARES.test(text) || comparedTo)) return null;
  const year = Number(today.slice(0, 4));
  const latest = `${year}-${month}` > today.slice(0, 7) ? year - 1 : year;
  const before = /今年|this (?:year|[a-z]+)/.test(text) ? year : latest;
  return { period: `${before}-${month}`, comparedTo: `${before - 1}-${month}` };
}

const MONTHS_LISTED = new RegExp(
  `\\b${MONTH_NAME}(?:(?:,? (?:and|an|n|or|vs\\.?|versus|with|&|plus|\\+) |, ?| ?[+&/] ?| )${MONTH_NAME})+\\b`,
);
const CHINESE_MONTHS = /(?:\d{1,2}月?份?[、,和跟与比及同]?)*\d{1,2}月/;
/** 七八月, 七、八月份: months of one list, which may be a side of a comparison. */
const MONTHS_TOGETHER = /(?<![十\d])([一二三四五六七八九](?:、?[一二三四五六七八九])+)(?:[两三四五六]?个)?月/g;
const MONTHS_OF_DIGITS = /(?<![\d年.:])(\d{1,2}(?:[、,]\d{1,2})+)月/g;
const EACH = /\b(?:each|respectively|separately|one by one)\b|各|分别|分开/;
const LAST_YEAR = /\blast (?:year|yr)\b|去年/;

/** "June, July and August", 六七八三个月: side by side where they are compared, else one time. */
function listedMonths(text: string, { period, comparedTo, group }: WordSlots, today: string): Periods | null {
  const sides = monthsOfSides(text);
  const year = yearOfMonths(text, period, today);
  const code = (month: number) => `${year ?? "-"}-${twoDigits(month)}`;
  const rangeOf = (list: readonly number[]) => {
    const [first = 0, last = 0] = [list[0], list.at(-1)];
    const end = year !== undefined && last < first ? `${Number(year) + 1}-${twoDigits(last)}` : code(last);
    return first === last ? code(first) : `${code(first)}..${end}`;
  };
  const [one, other] = sides;
  if (one && other && COMPARES.test(text)) {
    const [ofOne, ofOther] = [rangeOf(one), rangeOf(other)];
    const [firstYear, secondYear] = yearsSaid(text, today);
    // "July and August 2026 against July and August 2025"
    const areOfYears = ofOne === ofOther && ofOne.startsWith("--") && firstYear && secondYear;
    const inYear = (range: string, of: number | undefined) => range.replaceAll("--", `${of}-`);
    return areOfYears
      ? { period: inYear(ofOne, firstYear), comparedTo: inYear(ofOther, secondYear), group: undefined }
      : { period: ofOne, comparedTo: ofOther, group: undefined };
  }
  const months = one ?? monthsIn(text);
  const [first, second] = months;
  const last = months.at(-1);
  if (first === undefined || second === undefined || last === undefined) return null;
  const areInOrder = months.every((month, index) => index === 0 || month === ((months[index - 1] ?? 0) % 12) + 1);
  // Two may stand in any order: "compare March and February".
  if (months.length > 2 && !areInOrder) return null;
  const range = rangeOf(months);
  const isOfThese = [period, comparedTo].every((named) => namesMonthOf(named, months));
  // 十月和十一月比去年同期: both against the same months a year before.
  if (areInOrder && isOfThese && namesSameTimeOfYearBefore(text))
    return { period: range, comparedTo: yearEarlier(range, today), group: undefined };
  const isApart = COMPARES.test(text.replace(/占比|比例|比重|百分比|同比/g, ""));
  // "April, May and June" are one period; so are two of them where nothing sets them side by side.
  if (!isApart && areInOrder && isOfThese)
    return {
      period: range,
      comparedTo: undefined,
      ...(EACH.test(text) && group === undefined ? { group: "month" } : {}),
    };
  if (!COMPARES.test(text)) return null;
  // With a year said, the tagger's own range has it.
  const isRange = period?.includes("..") === true && !period.startsWith("--");
  if (months.length > 2) return { period: isRange ? period : range, comparedTo: undefined, group: group ?? "month" };
  return comparedTo === undefined && (period === undefined || isOfThese)
    ? { period: code(first), comparedTo: code(second) }
    : null;
}

/** One of the months, all of them, their year, or nothing. */
function namesMonthOf(named: string | undefined, months: readonly number[]): boolean {
  if (named === undefined || /^(?:year(?:0|-\d)|\d{4})$/.test(named)) return true;
  return named.split("..").every((part) => {
    const month = /^(?:-|\d{4})-(\d\d)$/.exec(part)?.[1];
    return month !== undefined && months.includes(Number(month));
  });
}

/** The year that is said of months, or that the tagger read with one of them. */
function yearOfMonths(text: string, period: string | undefined, today: string): string | undefined {
  const [year, other] = yearsSaid(text, today);
  if (other !== undefined) return undefined;
  const marked = /^(\d{4})-\d\d/.exec(period ?? "")?.[1];
  return year !== undefined && !(LAST_YEAR.test(text) && COMPARES.test(text)) ? String(year) : marked;
}

/** 五六月和七八月, "May and June against July and August": two lists. */
function monthsOfSides(text: string): number[][] {
  const lists = [...text.matchAll(MONTHS_TOGETHER)].map(([, list = ""]) =>
    [...list.replaceAll("、", "")].map((character) => "一二三四五六七八九".indexOf(character) + 1),
  );
  const chinese = lists.length > 0 ? lists.map((list) => withoutCount(list, text)) : digitLists(text);
  if (chinese.length > 0) return chinese.filter((list) => list.length > 1);
  const parts = text.split(/\b(?:vs\.?|versus|than|against|compared (?:to|with)|with)\b/);
  if (parts.length !== 2) return [];
  const both = parts.map((part) => englishMonths(part));
  return both.every((list) => list.length > 0) && both.some((list) => list.length > 1) ? both : [];
}

const digitLists = (text: string): number[][] =>
  [...text.matchAll(MONTHS_OF_DIGITS)].map(([, list = ""]) =>
    list
      .split(/[、,]/)
      .map(Number)
      .filter((month) => month >= 1 && month <= 12),
  );

/** 六七八三个月: how many there are is no month. */
function withoutCount(list: number[], text: string): number[] {
  const count = "一二三四五六七八九".indexOf(/([三四五六])个月/.exec(text)?.[1] ?? "-") + 1;
  return count > 0 && list.at(-1) === count && list.length - 1 === count ? list.slice(0, -1) : list;
}

const englishMonths = (text: string): number[] =>
  (MONTHS_LISTED.exec(text)?.[0] ?? ANY_MONTH.exec(text)?.[0] ?? "")
    .split(/[^a-z]+/)
    .flatMap((word) => MONTH_OF_WORD.get(word) ?? []);
const ANY_MONTH = new RegExp(`\\b${MONTH_NAME}\\b`);

/** 1 to 12, in their order. */
function monthsIn(text: string): number[] {
  if (MONTHS_LISTED.test(text)) return englishMonths(text);
  const apart = CHINESE_MONTHS.exec(withDigits(text))?.[0] ?? "";
  return (apart.match(/\d+/g) ?? []).map(Number).filter((month) => month >= 1 && month <= 12);
}

const SEASONS = new RegExp(`\\b${SEASON_NAME}\\b|[春夏秋冬](?=天|季|里|[和跟与比、])`, "g");

const EACH_SEASON = new RegExp(
  `\\b(?:in|of|for|during) (?:the )?(${SEASON_NAME}) and (?:in |of |for |during )?(?:the )?(${SEASON_NAME})\\b`,
);

/** "In winter and in spring" asks for each of two seasons. */
export function seasonsOfEach(text: string): string[] {
  return (EACH_SEASON.exec(text)?.slice(1) ?? []).flatMap((word) => SEASON_OF_WORD.get(word) ?? []);
}

const YEAR_OF_SEASON = new RegExp(
  `([今去前])年的?([春夏秋冬])(?:天|季|月)|\\b(${SEASON_NAME})(?: of)? (\\d{4})(?:[-/–](?:\\d\\d)?(\\d\\d))?\\b`,
  "g",
);

/** 今年夏月跟去年夏月, "winter 2024-25 vs winter 2025-26": one season of two years; a winter has that of its January. */
function seasonOfTwoYears(text: string, today: string): Periods | null {
  const [first, second] = [...text.matchAll(YEAR_OF_SEASON)].flatMap(
    ([, word = "", name = "", english = "", year, end]) => {
      const season = SEASON_OF_WORD.get(name || english);
      const written = year && (end ? `${year.slice(0, 2)}${end}` : year);
      const ago = YEARS_AGO[word] ?? 0;
      return season
        ? [`${written ?? (season === "winter" ? winterOf(text, today) : Number(today.slice(0, 4))) - ago}-${season}`]
        : [];
    },
  );
  if (!first || !second || first === second) return null;
  return first > second ? { period: first, comparedTo: second } : { period: second, comparedTo: first };
}

/** "Less than last year in autumn": the latest such season against the one before it. */
function seasonAndYearBefore(text: string, { period, comparedTo }: WordSlots, today: string): Periods | null {
  const names = new Set([...text.matchAll(SEASONS)].map(([word]) => SEASON_OF_WORD.get(word)));
  const [name] = names;
  const isNamed = [period, comparedTo].every(
    (code) => code === undefined || /^(?:year(?:0|-1)|month-12|\d{4})$/.test(code) || (name && code.includes(name)),
  );
  const isThan =
    /\b(?:than|then|vs\.?|versus|against|compared (?:to|with)|from) (?:it (?:was|did) |in |the )*last (?:year|yr)\b|(?:比|[跟和与同])去年/.test(
      text,
    );
  const isToCome = /\b(?:will|going to|gonna|expect|forecast)\b|会|预计|估计|今年的?冬/.test(text);
  if (!name || names.size > 1 || !isNamed || !isThan || isToCome || period?.includes("..")) return null;
  const [year = 0, month = 1] = today.split("-").map(Number);
  const first = FIRST_MONTH[name] ?? 1;
  const latest = name === "winter" ? year + (month === first ? 1 : 0) : year - (month < first ? 1 : 0);
  return { period: `${latest}-${name}`, comparedTo: `${latest - 1}-${name}` };
}
const FIRST_MONTH: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** The year of this year's winter, that of its January: of the one that comes where this year's is not meant to be over. */
function winterOf(text: string, today: string): number {
  const [year = 0, month = 1] = today.split("-").map(Number);
  const isMeant = month === 12 || !/今年的?冬/.test(text);
  return year + (month > 2 && isMeant ? 1 : 0);
}

/** "Winter vs summer": two periods, and no filter of one. */
function twoSeasons(text: string, { period, comparedTo }: WordSlots): Periods | null {
  const named = [...new Set([...text.matchAll(SEASONS)].map(([word]) => SEASON_OF_WORD.get(word)))];
  const [first, second] = named;
  if (!first || !second || named.length > 2 || !COMPARES.test(text)) return null;
  const isNamed = (one: string | undefined) => one === undefined || named.includes(one);
  return isNamed(comparedTo) && isNamed(period) ? { period: first, comparedTo: second } : null;
}
