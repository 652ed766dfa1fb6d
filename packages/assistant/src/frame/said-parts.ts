import type { WordSlots } from "./merge";
import { type PartOfPeriod, partsOfPeriods } from "./part-of-period";
import { yearEarlier } from "./period-shift";
import { COMPARES } from "./said-periods";

/* Parts of a period, alone or held against another time: 九月最后七天, "the first ten months of 2026 and the same of 2025". */

type Periods = Pick<WordSlots, "period" | "comparedTo">;

const SAME_PART =
  /\bsame (?:\d+ |\w+ )?(?:days?|weeks?|months?|period|dates|time|half|part)\b|\bthis time last year\b|同期|同样|同一|同比|去年的?(?:这个?时候|此时|那时)/;
/** "The first and the second half": both are of the same month. */
const BOTH_HALVES = /\b(?:first|second)\b.{0,40}\b(?:second|other|first|latter) half\b|上半.{0,6}下半|前半.{0,6}后半/;

/** @param today YYYY-MM-DD */
export function partsSaid(text: string, slots: WordSlots, today: string): Periods | null {
  const [first, second, ...more] = partsOfPeriods(text, today);
  if (!first || more.length > 0) return null;
  if (second) return { period: first.code, comparedTo: second.code };
  if (BOTH_HALVES.test(text)) return null;
  const rest = text.slice(0, first.from) + text.slice(first.to);
  if (!COMPARES.test(text) && !SAME_PART.test(rest)) return { period: first.code, comparedTo: undefined };
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

/** Whether a month or a year is that of a part: `--09` of `--09-24..--09-30`. */
const isWithin = (code: string, whole: string, today: string): boolean =>
  code.startsWith(whole) ||
  (whole === "month0" && code.startsWith(today.slice(0, 7))) ||
  (whole === "year0" && code.startsWith(today.slice(0, 4))) ||
  (whole.length === "--09".length && code.slice(4, 7) === whole.slice(1));
