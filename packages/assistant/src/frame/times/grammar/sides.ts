import { holidaySpan } from "./holiday-dates";
import { isHeldBetween, isJoined, SENTENCE_ENDS } from "./held-words";
import type { Relative } from "./relatives";
import { timesIn, type TimeMention } from "./scan";
import { codeOf, type SaidDate, type Time } from "./time-value";
import { wholeOf } from "./parts";

/* The times of a question that are asked of: those that the tagger marked, and those that are held against them. */

/** Words that the tagger took for a time, by their offsets in the text. */
export interface TimeMark {
  slot: "period" | "period2";
  value: string;
  from: number;
  to: number;
}

/** A time with its code; of one that another tells the code that it has by itself. */
export interface Side {
  code?: string;
  time?: Time;
  relative?: Relative;
  from: number;
  to: number;
  isUnsure: boolean;
}

export const overlaps = (one: { from: number; to: number }, other: { from: number; to: number }): boolean =>
  one.from < other.to && other.from < one.to;

/**
 * In the order of the words.
 *
 * @param marks absent where it is not known what was marked
 * @param today YYYY-MM-DD
 */
export function sidesOf(text: string, marks: readonly TimeMark[] | undefined, today: string): Side[] {
  const found = timesIn(text, today).filter(({ from }) => !LEFT_OUT.test(text.slice(0, from)));
  if (marks === undefined)
    return withMonths(
      found.filter(({ isUnsure }) => !isUnsure),
      today,
    );
  const marked = found.filter((mention) => marks.some((mark) => overlaps(mark, mention)));
  const asked = found
    .filter((mention) => marked.includes(mention) || isLinked(mention, marked, text))
    .map((mention) => withMark(mention, found, marks));
  // Words that mean a time only where they are marked.
  const others = marks.filter((mark) => !found.some((mention) => overlaps(mark, mention)));
  const sides = [...asked, ...others.map(({ value, from, to }): Side => ({ code: value, from, to, isUnsure: false }))];
  const inOrder = sides.toSorted((a, b) => a.from - b.from);
  return withMonths(inOrder.length > 1 ? inOrder.filter(({ code }) => code !== "hour0") : inOrder, today);
}

const LEFT_OUT = /(?:\bnot (?:just |only |for |of )?|\b(?:instead of|rather than) |不是|而非)$/;
/** "in ", "the " */
const LITTLE_WORD = 4;

/** Words that were marked with more around them have the meaning of all: "since we moved in in March". */
function withMark(mention: TimeMention, found: readonly TimeMention[], marks: readonly TimeMark[]): Side {
  const [mark, other] = marks.filter((one) => overlaps(one, mention));
  if (!mark || other || mention.relative) return mention;
  const isOnly = found.every((one) => one === mention || !overlaps(mark, one));
  const isWhole = !mention.isUnsure && mark.to - mark.from <= mention.to - mention.from + LITTLE_WORD;
  const isWithin = mark.from <= mention.from && mention.to <= mark.to;
  if (!isOnly || isWhole || !isWithin) return mention;
  return { ...mention, code: mark.value, ...(mark.value !== mention.code && { time: undefined }) } as Side;
}

const LONGEST_LINK = 40;
const NEAR = 12;
const IS_BOUND = /^[为作]?分?界/;
/** 以9月1日为界: what lies before and after it. */
export const isBound = ({ time, to }: Side, text: string): boolean =>
  time?.kind === "date" && IS_BOUND.test(text.slice(to));
const IS_WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:0|[-+])/;

/** Held against a time that was marked: "than in May". A range, and a time with one end, are asked of without a mark as well. */
function isLinked(mention: TimeMention, marked: readonly TimeMention[], text: string): boolean {
  if (isBound(mention, text)) return true;
  if (!mention.relative && IS_WEEKDAY.test(mention.code ?? "")) return false;
  if (marked.length === 0) return !mention.isUnsure && (isPlain(mention) || isAtEdge(mention, text));
  return marked.some((other) => {
    if (mention.isUnsure && mention.time?.kind !== other.time?.kind) return false;
    const [first, second] = other.from < mention.from ? [other, mention] : [mention, other];
    const between = text.slice(first.to, second.from);
    const isNear = between.length <= LONGEST_LINK && !SENTENCE_ENDS.test(between);
    if (mention.isUnsure && between.length > NEAR) return false;
    return isNear && (mention.relative !== undefined || isHeldBetween(between, text) || isJoined(between));
  });
}

/** "…, what did we pay?", "what did we pay in …": a time of its own at either end is what is asked of. */
const isAtEdge = ({ from, to, time }: TimeMention, text: string): boolean =>
  (time?.kind === "counted" || time?.kind === "date") &&
  (TIMELESS.test(text.slice(0, from)) || /^[\s?？.!！。]*$/.test(text.slice(to)));
const TIMELESS = /^(?:in|during|over|on|for)? ?(?:the )?$|^(?:请|麻烦)?(?:帮我)?(?:查|看|算)?(?:一下|下|看)?$/;

function isPlain({ time }: TimeMention): boolean {
  if (time?.kind === "counted") return Math.abs(time.by) > 2 && time.unit !== "month";
  return time?.kind === "range" || time?.kind === "open" || time?.kind === "quarter";
}

/** "In August from the 3rd to the 16th": days have the month that is named. */
function withMonths(sides: readonly Side[], today: string): Side[] {
  const months = sides.filter(({ time }) => time !== undefined && monthOf(time, today) !== undefined);
  const days = sides.filter(({ time }) => time !== undefined && isOfDays(time));
  const [month, ...more] = months;
  const whole = month?.time && more.length === 0 ? monthOf(month.time, today) : undefined;
  if (!whole || days.length !== 1) return [...sides];
  const within = (time: Time): Time =>
    time.kind === "range"
      ? { ...time, from: within(time.from), to: within(time.to) }
      : time.kind === "date"
        ? { ...time, ...whole }
        : time;
  return sides
    .filter((side) => side !== month)
    .map((side) => {
      if (!side.time || !days.includes(side)) return side;
      const time = within(side.time);
      return { ...side, time, code: codeOf(time, today) ?? side.code } as Side;
    });
}

/** The month that a time is, or in which a holiday begins. */
function monthOf(time: Time, today: string): { year?: number; month?: number } | undefined {
  if (time.kind !== "holiday") return wholeOf(time, today)?.month === undefined ? undefined : wholeOf(time, today);
  const month = holidaySpan(time.name, time.year, undefined, today)?.[0].slice(5, 7);
  return month === undefined
    ? undefined
    : { month: Number(month), ...(time.year !== undefined && { year: time.year }) };
}

const isDay = (time: Time): time is SaidDate =>
  time.kind === "date" && time.month === undefined && time.day !== undefined;
const isOfDays = (time: Time): boolean => (time.kind === "range" ? isDay(time.from) && isDay(time.to) : isDay(time));
