import type { Asked } from "../consistency";
import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";
import { earlierOf, namesSameTimeOfYearBefore, shiftedPeriod } from "../times/period-shift";
import { toldByEarlier, weekOfEarlier } from "../times/grammar/by-earlier";
import { ONLY_PART } from "./lean-by-form";
import type { WordSlots } from "./merge";

/**
 * The slots of a follow-up with the times that it names by those of the question before: "the week before", "how does that
 * compare with a year ago?", "only the weekend bit".
 *
 * @param text normalized
 * @param today YYYY-MM-DD
 */
export function byTimesBefore(
  slots: WordSlots,
  asked: Asked,
  { period: earlier }: Pick<Frame, "period">,
  text: string,
  today: string,
): WordSlots {
  const own = ONLY_PART.test(text) ? onlyPart(slots, text) : slots;
  // "More than the night before?" is before the night that was asked of, and not before yesterday.
  const isOfBefore =
    asked.act === "compare" && own.comparedTo === undefined && /^(?:day|week|month)-2$/.test(own.period ?? "");
  const isLeftOpen = (own.period === undefined || isOfBefore) && earlier !== undefined;
  const isOfYearBefore = namesSameTimeOfYearBefore(text);
  // "How does that compare with the month before?": before that of the question before.
  const before = asked.act === "compare" && isLeftOpen ? toldByEarlier(text, earlier, today) : undefined;
  if (before) return { ...own, period: earlier, comparedTo: before };
  const against = isLeftOpen && !isOfYearBefore ? earlierOf(own.comparedTo, earlier, today) : undefined;
  if (against) return { ...own, period: earlier, comparedTo: against };
  const period = isOfFigures(asked)
    ? (weekOfEarlier(text, earlier, today) ?? shiftedPeriod(own.period, earlier, text, today))
    : own.period;
  if (period === undefined) return own;
  return asked.act === "compare" && isOfYearBefore && earlier !== undefined
    ? { ...own, period: earlier, comparedTo: period }
    : { ...own, period };
}

/** "Only the weekend bit" is the weekend of the period before, and not this one. */
function onlyPart({ period, filters = [], ...slots }: WordSlots, text: string): WordSlots {
  const part = /week ?end|周末/.test(text) ? "weekend" : "weekday";
  const isOfNow = period === undefined || period.startsWith("weekend");
  return { ...slots, ...(isOfNow ? {} : { period }), filters: [...filters.filter((one) => one !== part), part] };
}
