import type { Frame, Group } from "../frame";

/*
 * "In a normal week", 一般一周: the average of all weeks, and no list of them. "The mean hourly load from 5 to 8 PM against 10 AM
 * to 4 PM": by the power of each. "My base load between 2 and 4 AM": what was
 * drawn then on average, as a base load is of the whole time.
 */

const USUAL = "(?:normal|usual|typical|regular|ordinary|average|standard)";
const UNITS: readonly [RegExp, Group][] = [
  [new RegExp(`\\b(?:a|an|my|our|one|per|each) ${USUAL} (?:work(?:ing)? )?week\\b`), "week"],
  [new RegExp(`\\b(?:a|an|my|our|one|per|each) ${USUAL} month\\b`), "month"],
  [/(?:一般|平常|平时|正常|普通|通常)[1一每]个?(?:周|星期|礼拜)(?![1-6一二三四五六日天])/, "week"],
  [/(?:一般|平常|平时|正常|普通|通常)[1一每]个月/, "month"],
];
const COUNTED: ReadonlySet<Frame["metric"]> = new Set<Frame["metric"]>([undefined, "energy", "cost"]);
/** Stretches of different lengths are held against each other by the hour. */
const PER_HOUR =
  /\b(?:hourly|per hour|an hour|each hour|mean load|average (?:load|power|demand))\b|每(?:个)?(?:小时|钟头)|平均(?:功率|负荷)/;
const COMPARES = /\b(?:than|vs\.?|versus|compared?|against)\b|比/;

/** @param text normalized */
export function ofUsualUnit(frame: Frame, text: string): Frame {
  const { act, scope, metric, filters = [], group, pick, period, comparedTo, aggregate } = frame;
  const hours = filters.filter((filter) => filter.startsWith("hours:"));
  if (scope === "own" && act === "compare" && hours.length === 2 && !comparedTo && PER_HOUR.test(text)) {
    const { group: _hour, ...sides } = frame;
    return { ...sides, metric: "power", aggregate: "average" };
  }
  if (act !== "ask" || scope !== "own") return frame;
  if (metric === "base_load" && hours.length > 0) return { ...frame, metric: "power", aggregate: "average" };
  const unit = COMPARES.test(text) ? undefined : UNITS.find(([words]) => words.test(text))?.[1];
  const isOpen = (group === undefined || group === unit) && (aggregate === undefined || aggregate === "average");
  const isPlain = [pick, period, comparedTo, frame.appliances, frame.devices].every((slot) => slot === undefined);
  return unit && isOpen && isPlain && COUNTED.has(metric) ? { ...frame, group: unit, aggregate: "average" } : frame;
}
