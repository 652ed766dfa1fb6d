import { DAY_MS, DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { QueryGap } from "./energy-query";
import type { EnergyRecord } from "./home-energy";
import type { LocalSpan } from "./local-span";
import type { QuestionPlan } from "./question-plan";
import type { QuestionTimes } from "./question-times";

/** What of a question needs shorter readings than a record of months or bills; null when nothing does. */
export function tooCoarse(
  { resolutionSeconds }: EnergyRecord,
  { query: { aggregate, group } }: QuestionPlan,
  { period, second, filter, bills }: QuestionTimes,
  measured: LocalSpan,
): QueryGap | null {
  if (resolutionSeconds <= DAY_SECONDS) return null;
  if (filter.hours || filter.tariffPeriod || group === "hour" || group === "hour_of_day" || group === "tariff_period")
    return "hourly_readings";
  if (filter.weekdays || filter.days || aggregate === "median") return "daily_readings";
  if (group === "day" || group === "week" || group === "weekday" || group === "weekpart") return "daily_readings";
  const isMonthStart = (ms: number) => new Date(ms).getUTCDate() === 1 && ms % DAY_MS === 0;
  const ends = ({ fromMs, toMs }: LocalSpan) =>
    (isMonthStart(fromMs) || fromMs <= measured.fromMs || bills.some((bill) => bill.fromMs === fromMs)) &&
    (isMonthStart(toMs) || toMs >= measured.toMs || bills.some((bill) => bill.toMs === toMs));
  return ends(period) && (second === null || ends(second)) ? null : "daily_readings";
}
