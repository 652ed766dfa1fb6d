import type { WordSlots } from "../conversation/merge";
import { type PartOfPeriod, partsOfPeriods } from "./part-of-period";
import { yearEarlier } from "./period-shift";
import { resolved } from "./said-before";
import { COMPARES } from "./said-periods";

/* Parts of a period, alone or held against another time: 九月最后七天, "the first ten months of 2026 and the same of 2025". */

type Periods = Pick<WordSlots, "period" | "comparedTo">;

const SAME_PART =
  /\bsame (?:\d+ |\w+ )?(?:days?|weeks?|months?|period|dates|time|half|part)\b|\bthis time last year\b|同期|同样|同一|同比|去年的?(?:这个?时候|此时|那时)/;
/** What the part is held against. */
const OTHER_TIME =
  /\b(?:last|this|same|previous|usual|normal|average|before|after|yesterday|weeks?|months?|years?|20\d\d|rest)\b|[去前今]年|上[一1]?年|[上这本前]个?[月周]|\d月|[一二三四五六七八九十]月|同期|同样|同比|国庆|春节|五一|节|平时|后面|之前|周|季/;
/** "The first and the second half": both are of the same month. */
const BOTH_HALVES = /\b(?:first|second)\b.{0,40}\b(?:second|other|first|latter) half\b|上半.{0,6}下半|前半.{0,6}后半/;

/** @param today YYYY-MM-DD */
export function partsSaid(text: string, slots: WordSlots, today: string): Periods | null {
  const [first, second, ...more] = partsOfPeriods(text, today);
  if (!first || more.length > 0) return null;
  if (second) {
    // "From late October to mid November" is one time.
    const isRange = /^\s*(?:to|through|till?|until|-|到|至|~)\s*$/.test(first.within.slice(first.to, second.from));
    const [from = "", to = ""] = [first.code.split("..")[0], second.code.split("..")[1]];
    return isRange
      ? { period: `${from}..${to}`, comparedTo: undefined }
      : { period: first.code, comparedTo: second.code };
  }
  if (BOTH_HALVES.test(text)) return null;
  const rest = first.within.slice(0, first.from) + first.within.slice(first.to);
  const isHeld = COMPARES.test(rest.replaceAll(/\bwhich\b|哪[一1]?个/g, ""));
  if ((!isHeld && !SAME_PART.test(rest)) || !OTHER_TIME.test(rest))
    return { period: first.code, comparedTo: undefined };
  if (SAME_PART.test(rest)) return { period: first.code, comparedTo: yearEarlier(first.code, today) };
  return besideOther(first, slots, today);
}

/** What the part is taken from was marked as a period; the other one stays. */
function besideOther({ code }: PartOfPeriod, { period, comparedTo }: WordSlots, today: string): Periods | null {
  if (period !== undefined && comparedTo !== undefined)
    return isWithin(code, comparedTo, today) ? { period, comparedTo: code } : { period: code, comparedTo };
  const only = period ?? comparedTo;
  return only === undefined || isWithin(code, only, today)
    ? { period: code, comparedTo: undefined }
    : { period: only, comparedTo: code };
}

/** Whether the days of a part are of a longer time: `--09-24..--09-30` of `--09`. */
function isWithin(code: string, whole: string, today: string): boolean {
  const [part, time] = [resolved(code, today), resolved(whole, today)];
  return part !== undefined && time !== undefined && time.from <= part.from && part.to <= time.to;
}
