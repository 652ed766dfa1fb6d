import { resolvePeriod } from "@wattleaf/engine/query/period-code";
import { WEEKDAYS } from "../../values/calendar";
import { DAY_MS } from "@wattleaf/shared/domain/time";
import { moved } from "../near-periods";
import { dated } from "./parts";
import { pointAt, wholePointAt } from "./points";
import { matchAt, type Reading } from "./rule";
import { codeOf, type SaidDate, type Time } from "./time-value";
import { HAN_DAY, MONTH, NO_DAY, numberOf, ORDINAL_WORD } from "./words";

/* Times of two ends: "from Nov 5 to 12", "between March and June", 6到9月, 上周五到周日. The one end may lack what the other says. */

const PREFIX = /(?:from |between |in between |从|自|由)(?:the )?/y;
const PART_OF_DAY = "(?: (?:morning|afternoon|evening|night|noon|midnight|dinner|lunch))?";
const TO = new RegExp(
  `${PART_OF_DAY},? ?(?:-|~|—|to|through|thru|until|till?|up to(?: and including)?|into) ?(?:the )?|(?:那天|当天)?(?:的?(?:早上?|凌晨|上午|中午|下午|晚上?)?(?:\\d{1,2}|[一二三四五六七八九十]{1,2})点半?)?(?:开始)?(?:一?直)? ?(?:到|至|截至|截止到?|-|~|—)了? ?`,
  "y",
);
const AND = / and (?:the )?|和|与|跟/y;
const BEHIND = /为止|之间|期间|,? inclusive|底|末/y;
/** "5" of "5 to 12 March", 6 of 6到9月: a day or month by its number alone. */
const ENGLISH_NUMBER = new RegExp(
  `(\\d{1,2})(st|nd|rd|th|\\.(?= ?(?:-|to |until ))(?!\\d))?${NO_DAY}|(${ORDINAL_WORD})\\b`,
  "y",
);
const CHINESE_NUMBER = new RegExp(`${HAN_DAY}([日号])?(?![\\d点时:%度千k.个万块元直])`, "y");

/** A number alone, or with the mark of a day: "5th", 5号. */
interface Bare {
  kind: "bare";
  number: number;
  isDay: boolean;
  /** Said behind it: "Dec 24 to 26, 2025". */
  year?: number;
}
type End = Bare | Time;

function endAt(text: string, at: number, today: string): Reading<End> | undefined {
  const point = pointAt(text, at, today);
  const isChinese = /\p{Script=Han}/u.test(text);
  const match = matchAt(isChinese ? CHINESE_NUMBER : ENGLISH_NUMBER, text, at);
  const number = numberOf(match?.[1] ?? match?.[3]);
  if (point?.value.kind === "date" && point.value.month === undefined && point.value.year === undefined)
    return { value: { kind: "bare", number: point.value.day ?? 0, isDay: true }, to: point.to };
  if (!match || !(number >= 1 && number <= 31) || (point && point.to > at + match[0].length)) return point;
  if (point && point.value.kind !== "date") return point;
  return { value: { kind: "bare", number, isDay: (match[2] ?? match[3]) !== undefined }, to: at + match[0].length };
}

/** Up to the end of a month is up to that month: 从9月到11月底. */
function lastEndAt(text: string, at: number, today: string): Reading<End> | undefined {
  const whole = wholePointAt(text, at, today);
  const isMonth = whole?.value.kind === "date" && whole.value.day === undefined && whole.value.month !== undefined;
  return isMonth && /^[底末]/.test(text.slice(whole.to)) ? whole : endAt(text, at, today);
}

/** The range whose first end begins at a place. @param today YYYY-MM-DD */
export function rangeAt(text: string, at: number, today: string): Reading<Time> | undefined {
  return toDateAt(text, at, today) ?? twoEndsAt(text, at, today);
}

const TO_DATE =
  /(?:ytd|year[- ]to[- ]date)\b[^,.?!]{0,30}?\b(?:through|thru|until|till?|up to|as of|ending|end of) (?:the end of )?/y;

/** "Year to date through November 28" */
function toDateAt(text: string, at: number, today: string): Reading<Time> | undefined {
  const toDate = matchAt(TO_DATE, text, at);
  const end = toDate && wholePointAt(text, at + toDate[0].length, today);
  return end?.value.kind === "date" && end.value.month !== undefined
    ? { value: sinceBegin({ kind: "date", year: Number(today.slice(0, 4)) }, end.value), to: end.to }
    : undefined;
}

/** From the begin of a year. */
const sinceBegin = ({ year }: SaidDate, to: SaidDate): Time => ({
  kind: "range",
  from: { kind: "date", ...(year !== undefined && { year }), month: 1, ...(to.day !== undefined && { day: 1 }) },
  to: { ...to, ...(year !== undefined && { year }) },
});

function twoEndsAt(text: string, at: number, today: string): Reading<Time> | undefined {
  const prefix = matchAt(PREFIX, text, at);
  const start = at + (prefix?.[0].length ?? 0);
  if (!prefix && /\d/.test(text.charAt(start)) && /[\d.:$€£]/.test(text.charAt(start - 1))) return undefined;
  const from = endAt(text, start, today);
  if (!from) return undefined;
  const to = matchAt(TO, text, from.to) ?? (prefix && /between/.test(prefix[0]) ? matchAt(AND, text, from.to) : null);
  const last = to && lastEndAt(text, from.to + to[0].length, today);
  if (!last) return undefined;
  const year = last.value.kind === "bare" ? matchAt(YEAR_BEHIND, text, last.to) : null;
  const end = year ? { ...last, value: { ...last.value, year: Number(year[1]) }, to: last.to + year[0].length } : last;
  // "Between the first and the second half" are two.
  if (to[0].includes("and") && from.value.kind === "range") return undefined;
  const value = joined(from.value, end.value, startsWeek(text, start), today);
  if (!value || codeOf(value, today) === undefined) return undefined;
  // "September and October to May and June" are two lists.
  if (!prefix && AND_BEFORE.test(text.slice(0, at)) && AND_BEHIND.test(text.slice(end.to))) return undefined;
  const behind = matchAt(BEHIND, text, end.to);
  const isUnsure = from.isUnsure && end.isUnsure && !prefix && !NAMES.has(from.value.kind);
  return { value, to: end.to + (behind?.[0].length ?? 0), ...(isUnsure && { isUnsure }) };
}
const YEAR_BEHIND = /,? (?:of )?((?:19|20)\d\d)\b/y;
const AND_BEFORE = /\bcompar.*\b(?:and|&) $/;
const AND_BEHIND = new RegExp(`^ (?:and|&) ${MONTH}`);
const NAMES: ReadonlySet<End["kind"]> = new Set<End["kind"]>(["counted", "date", "season"]);

/** The range from the one to the other, each with what only the other says; undefined of two that make none. */
function joined(from: End, to: End, isOfWeek: boolean, today: string): Time | undefined {
  const ends = withMonths(from, to, today);
  if (!ends) return undefined;
  const [first, last] = ends;
  const year = yearOnly(first, today);
  if (year && last.kind === "date" && last.month !== undefined) return sinceBegin(year, last);
  if (first.kind === "date" && last.kind === "date") return { kind: "range", ...withYears(first, last) };
  if (isWeekday(first) && isWeekday(last))
    return isOfWeek
      ? { kind: "range", from: first, to: weekLater(first, last, today) }
      : { kind: "range", from: before(first, last, today), to: last };
  if (last.kind === "counted" && (last.unit === "day" || last.unit === "hour"))
    return last.by === 0 && first.kind !== "holiday"
      ? { kind: "open", side: "since", at: first }
      : { kind: "range", from: begun(first, today), to: dated(moved(today, last.by)) };
  return RANGED.has(first.kind) && RANGED.has(last.kind) ? { kind: "range", from: first, to: last } : undefined;
}
const RANGED: ReadonlySet<Time["kind"]> = new Set<Time["kind"]>([
  "counted",
  "date",
  "holiday",
  "quarter",
  "range",
  "season",
]);

/** "2 to 8 August", "October 1 to 15", 6到9月 */
function withMonths(from: End, to: End, today: string): [Time, Time] | undefined {
  if (from.kind === "bare" && to.kind === "bare")
    return from.isDay && to.isDay
      ? [
          { kind: "date", day: from.number },
          { kind: "date", day: to.number },
        ]
      : undefined;
  if (from.kind === "bare") {
    if (to.kind !== "date" || to.month === undefined) return undefined;
    if (to.day === undefined) return from.isDay || from.number > 12 ? undefined : [{ ...to, month: from.number }, to];
    return [{ ...to, day: from.number }, to];
  }
  if (to.kind !== "bare") return [from, to];
  const start = from.kind === "range" ? from.from : (monthOfNow(from, today) ?? from);
  // 九月到11: both are months.
  if (start.kind !== "date" || start.month === undefined) return undefined;
  if (start.day === undefined)
    return to.isDay || to.number > 12 || from.kind === "range" ? undefined : [start, { ...start, month: to.number }];
  return [start, { ...start, day: to.number, ...(to.year !== undefined && { year: to.year }) }];
}

/** 月初到15号: from the 1st of this month. */
function monthOfNow(time: Time, today: string): SaidDate | undefined {
  const isMonth = time.kind === "counted" && time.unit === "month";
  return isMonth ? { ...dated(moved(today.slice(0, 7), time.by)), day: 1 } : undefined;
}

/** A year said once counts for both: "June to August 2025"; November to January are of two. */
function withYears(from: SaidDate, to: SaidDate): { from: SaidDate; to: SaidDate } {
  const isLater = (to.month ?? 0) * 100 + (to.day ?? 0) < (from.month ?? 0) * 100 + (from.day ?? 0);
  // 十月到去年底 has no month in common.
  if (from.year !== undefined && to.year === undefined && to.month !== undefined)
    return { from, to: { ...to, year: from.year + (isLater ? 1 : 0) } };
  if (to.year !== undefined && from.year === undefined && from.month !== undefined)
    return { from: { ...from, year: to.year - (isLater ? 1 : 0) }, to };
  if (from.year !== undefined && from.year === to.year && from.month !== undefined && isLater)
    return { from, to: { ...to, year: to.year + 1 } };
  return { from, to };
}

type Counted = Extract<Time, { kind: "counted" }>;
const isWeekday = (time: Time): time is Counted => time.kind === "counted" && WEEKDAYS.some((day) => day === time.unit);

/** Of "Friday to Sunday" the Friday before that Sunday. */
function before(from: Counted, to: Counted, today: string): Counted {
  const [end, start] = [startOf(to, today), startOf(from, today)];
  if (!end || !start) return from;
  const weeks = Math.floor((Date.parse(end) - Date.parse(start)) / (7 * DAY_MS));
  return { ...from, by: from.by + weeks };
}
/** Of 上周五到周日 the Sunday behind that Friday. */
function weekLater(from: Counted, to: Counted, today: string): Counted {
  const [start, end] = [startOf(from, today), startOf(to, today)];
  if (!start || !end) return to;
  return { ...to, by: to.by - Math.floor((Date.parse(end) - Date.parse(start)) / (7 * DAY_MS)) };
}
const startsWeek = (text: string, at: number): boolean => /^(?:[上这本下]|last |this )/.test(text.slice(at));

/** 今年 of 今年截至10月底 */
function yearOnly(time: Time, today: string): SaidDate | undefined {
  if (time.kind === "date" && time.month === undefined && time.day === undefined) return time;
  if (time.kind !== "counted" || time.unit !== "year") return undefined;
  return { kind: "date", year: Number(today.slice(0, 4)) + time.by };
}

/** The first day of a time. */
function startOf(time: Time, today: string): string | undefined {
  const code = codeOf(time, today);
  const span = code === undefined ? null : resolvePeriod(code, { nowMs: Date.parse(today), measured: null, bills: [] });
  return span ? new Date(span.fromMs).toISOString().slice(0, 10) : undefined;
}
const begun = (time: Time, today: string): Time => {
  const start = startOf(time, today);
  return start === undefined ? time : dated(start);
};
