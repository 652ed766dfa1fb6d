import type { Asked } from "../consistency";
import { isOfFigures } from "../consistency";
import type { Frame } from "../frame";
import { earlierOf, namesSameTimeOfYearBefore, shiftedPeriod } from "../times/period-shift";
import { COMPARES } from "../times/grammar/held-words";
import { weekdaysOfTime } from "../times/weekday-spans";
import { withDigits } from "../values/numbers";
import { toldByEarlier, partOfEarlier } from "../times/grammar/by-earlier";
import { ONLY_PART } from "./lean-by-form";
import { isOneDay, type WordSlots } from "./merge";

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
  { period: earlier, comparedTo: compared }: Pick<Frame, "comparedTo" | "period">,
  text: string,
  today: string,
): WordSlots {
  const named = ONLY_PART.test(text) ? onlyPart(slots, text) : againstTheSame(slots, text, compared);
  // "What share of the lot is that?" is of the time before.
  if (asked.aggregate === "share" && earlier !== undefined && /^(?:all|last12m)$/.test(named.period ?? ""))
    return { ...named, period: earlier };
  // 那周一呢 after a month is of its Mondays.
  const days = isOfDay(earlier) ? null : weekdaysOfTime(withDigits(text), named, earlier);
  const own = days ? { ...named, ...days } : heldAgainst(named, asked, text, earlier);
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
    ? (partOfEarlier(text, earlier, today) ?? shiftedPeriod(own.period, earlier, text, today))
    : own.period;
  if (period === undefined) return own;
  return asked.act === "compare" && isOfYearBefore && earlier !== undefined
    ? { ...own, period: earlier, comparedTo: period }
    : { ...own, period };
}

/** "And January?" after "compare March with February" is held against February as well. */
function againstTheSame(slots: WordSlots, text: string, compared: string | undefined): WordSlots {
  const { period, comparedTo, ...others } = slots;
  const isOtherTime = compared !== undefined && period === undefined && comparedTo !== undefined;
  return isOtherTime && !COMPARES.test(text) ? { ...others, period: comparedTo } : slots;
}

/** 较八月增减了多少, 係咪多过九月: what is named is what the time before is held against. */
function heldAgainst(slots: WordSlots, { act }: Asked, text: string, earlier: string | undefined): WordSlots {
  const { period, comparedTo } = slots;
  const isHeld = act !== "forecast" && period !== undefined && comparedTo === undefined && HELD_AGAINST.test(text);
  return isHeld && earlier !== undefined && earlier !== period
    ? { ...slots, period: earlier, comparedTo: period }
    : slots;
}
const HELD_AGAINST = /^.{0,6}(?:较|比起?|[多少高低]过)(?!较)/;
const isOfDay = (period: string | undefined): boolean => period === undefined || isOneDay(period) || period === "hour0";

/** "Only the weekend bit" is the weekend of the period before, and not this one. */
function onlyPart({ period, filters = [], ...slots }: WordSlots, text: string): WordSlots {
  const part = /week ?end|周末/.test(text) ? "weekend" : "weekday";
  const isOfNow = period === undefined || period === "hour0" || period.startsWith("weekend");
  return { ...slots, ...(isOfNow ? {} : { period }), filters: [...filters.filter((one) => one !== part), part] };
}
