import { openAt } from "./open-ends";
import { partOf, PARTS_BEFORE, PARTS_BEHIND } from "./parts";
import { pointAt } from "./points";
import { rangeAt } from "./ranges";
import { codeAlone, type Relative, RELATIVES } from "./relatives";
import { longestReading, matchAt, type Reading } from "./rule";
import { codeOf, type Time } from "./time-value";
import { spanOf } from "./told-by-other";

/* Every time that a text names, with where its words stand. */

export interface TimeMention {
  /** Absent of one that is told by another. */
  time?: Time;
  relative?: Relative;
  /** `--10`, `since:mon0`: as `query-codes.ts` has them; of a relative time what it means by itself. */
  code?: string;
  from: number;
  to: number;
  /** Its words as often mean no time. */
  isUnsure: boolean;
}

const WORD = /[a-z\d']/;
const HAN_OR_SPACE = /[^a-z\d']/;

/**
 * In the order of the words; none overlaps another.
 *
 * @param text normalized
 * @param today YYYY-MM-DD
 */
export function timesIn(text: string, today: string): TimeMention[] {
  const found: TimeMention[] = [];
  let at = 0;
  while (at < text.length) {
    const mention = isStart(text, at)
      ? (mentionAt(text, at, today) ?? partOfBefore(text, at, found.at(-1), today))
      : undefined;
    if (mention) found.push(mention);
    at = mention?.to ?? at + 1;
  }
  return found;
}

const LONGEST_GAP = 12;
const MONTH_OF_PART = /^((?:-|\d{4})-\d\d)-\d\d/;

/** 下半月 of 十月上半月和下半月: a part of the month that was named before. */
function partOfBefore(
  text: string,
  at: number,
  before: TimeMention | undefined,
  today: string,
): TimeMention | undefined {
  const isNear = before && before.to < at && at - before.to <= LONGEST_GAP;
  const part = isNear
    ? (longestReading(PARTS_BEHIND, text, at, today) ?? longestReading(PARTS_BEFORE, text, at, today))
    : undefined;
  const whole = part && wholeBefore(before);
  const time = whole && partOf(part.value, whole, today);
  const code = time && codeOf(time, today);
  return time && code !== undefined ? { time, code, from: at, to: part.to, isUnsure: false } : undefined;
}

function wholeBefore(before: TimeMention | undefined): Time | undefined {
  if (before?.time?.kind === "date" && before.time.day === undefined) return before.time;
  const month = MONTH_OF_PART.exec(before?.code ?? "")?.[1];
  const [year, ofYear] = month?.startsWith("--") ? [undefined, month.slice(2)] : (month?.split("-") ?? []);
  return ofYear ? { kind: "date", month: Number(ofYear), ...(year && { year: Number(year) }) } : undefined;
}

function mentionAt(text: string, at: number, today: string): TimeMention | undefined {
  const reading = timeAt(text, at, today);
  const code = reading && endsWord(text, reading.to) ? codeOf(reading.value, today) : undefined;
  const relative = longestReading(RELATIVES, text, at, today);
  const isRelative =
    relative && endsWord(text, relative.to) && relative.to >= (code === undefined ? 0 : (reading?.to ?? 0));
  if (isRelative) {
    const alone = codeAlone(relative.value, text.slice(at, relative.to));
    return {
      relative: relative.value,
      ...(alone !== undefined && { code: alone }),
      from: at,
      to: relative.to,
      isUnsure: relative.isUnsure === true,
    };
  }
  return reading && code !== undefined
    ? { time: reading.value, code, from: at, to: reading.to, isUnsure: reading.isUnsure === true }
    : undefined;
}

/** Words begin where no word goes on, and numbers where none does. */
function isStart(text: string, at: number): boolean {
  const [before, here] = [text.charAt(at - 1), text.charAt(at)];
  if (/\s/.test(here)) return false;
  // A number below zero is no day.
  if (/\d/.test(here)) return !/[\d.:$€£¥a-z]/.test(before) && !/(?:^|[\s(])-$/.test(text.slice(0, at));
  return !WORD.test(here) || HAN_OR_SPACE.test(before) || before === "" || (/\d/.test(before) && !WORD.test(here));
}
const endsWord = (text: string, to: number): boolean =>
  !/[a-z]/.test(text.charAt(to - 1)) || !/[a-z]/.test(text.charAt(to));

function timeAt(text: string, at: number, today: string): Reading<Time> | undefined {
  const readings = [openAt(text, at, today), rangeAt(text, at, today), pointAt(text, at, today)];
  const longest = readings.reduce((one, other) => ((other?.to ?? 0) > (one?.to ?? 0) ? other : one), undefined);
  return longest && dated(text, longest, today);
}

const BRACKET = /[^()（）,，。;；]{0,8}[(（]/y;
const BRACKET_END = /[)）]/y;
/** "Christmas, 23-27 December", "xmas 24-26 dec" */
const BESIDE = /[,:]? ?/y;
const NAMED: ReadonlySet<Time["kind"]> = new Set<Time["kind"]>(["holiday", "quarter", "season"]);

/** A name that is dated by what stands behind it, in brackets or without: 今年春季(3-5月). */
function dated(text: string, named: Reading<Time>, today: string): Reading<Time> {
  if (!NAMED.has(named.value.kind)) return named;
  const bracket = matchAt(BRACKET, text, named.to);
  const beside = bracket ?? (named.isUnsure && text.charAt(named.to) === " " ? null : matchAt(BESIDE, text, named.to));
  const start = named.to + (beside?.[0].length ?? 0);
  const inner = beside && (rangeAt(text, start, today) ?? (bracket ? pointAt(text, start, today) : undefined));
  const end = inner && bracket ? matchAt(BRACKET_END, text, inner.to) : undefined;
  if (!inner || end === null || inner.value.kind === "open") return named;
  return { value: inTimeOf(inner.value, named.value, today), to: inner.to + (end?.[0].length ?? 0) };
}

/** The dates of a name that has a year are of the time that it names, and days alone of its month. */
function inTimeOf(time: Time, named: Time, today: string): Time {
  const span = spanOf(codeOf(named, today) ?? "", today);
  const isDated = ("year" in named && named.year !== undefined) || ("back" in named && named.back !== undefined);
  if (!span) return time;
  const [year = 0, month = 1] = span.from.split("-").map(Number);
  const within = (end: Time): Time => {
    if (end.kind !== "date") return end;
    const ofMonth = end.month ?? month;
    const isNext = ofMonth < month && span.to.slice(0, 4) > span.from.slice(0, 4);
    return { ...end, month: ofMonth, ...(isDated && end.year === undefined && { year: year + (isNext ? 1 : 0) }) };
  };
  return time.kind === "range" ? { kind: "range", from: within(time.from), to: within(time.to) } : within(time);
}
