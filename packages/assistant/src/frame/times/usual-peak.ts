import type { ToldReading } from "./around-change";
import type { WordSlots } from "../conversation/merge";

const USUAL_PEAK =
  /\bhours? of the day (?:that|when|in which|at which)\b.{0,40}\b(?:more|most|highest)\b|每天.{0,12}(?:平均)?(?:负[载荷]|用电|功率)?最[高大多].{0,4}(?:是|在)?哪个?(?:小时|时段|钟头)|\b(?:usual|normal|typical|average|general)(?:ly)?\b.{0,30}\b(?:peaks?|peaking|busiest|highest)\b|\b(?:peaks?|peaking|busiest|highest)\b.{0,20}\b(?:usually|normally|typically|generally|on a (?:normal|typical|usual) day|most days)\b|(?:平时|通常|一般|平常).{0,8}(?:几点|什么时候|哪个?时段|何时).{0,8}(?:高峰|峰值|最高)|(?:高峰|峰值)(?:一般|通常|平时|平常)?(?:都)?(?:在|是)(?:几点|什么时候|哪个?时段)/;
const OF_TIME = /\b(?:time|when|hours?)\b|几点|什么时候|时段|何时/;
const OF_OTHER =
  /\b(?:prices?|rates?|solar|panels?|demand response|grid prices?)\b|\bpeak (?:hours|period|times?|rate)\b|电价|光伏|太阳能/;

const OF_OWN = /每天|平均负|\b(?:my|our|we|i|us|the house|the home|home)\b|我|咱|俺|家/;

/** "What time does my house usually peak?": the hour of the day at which most is used. */
export function usualPeak(
  text: string,
  { period, comparedTo, filters, appliances, devices, place }: WordSlots,
): ToldReading | undefined {
  if (!USUAL_PEAK.test(text) || !OF_TIME.test(text) || OF_OTHER.test(text) || !OF_OWN.test(text)) return undefined;
  if ((appliances ?? devices ?? place ?? comparedTo) !== undefined) return undefined;
  return {
    asked: { act: "ask", scope: "own", metric: "energy" },
    slots: { ...(period ? { period } : {}), ...(filters ? { filters } : {}), group: "hour_of_day", pick: "highest" },
  };
}
