import type { EnergyQuestion } from "@wattleaf/shared/contracts/energy-query";
import type { QueryAnswer } from "./energy-query";
import { HOURS_OF } from "./filter-code";
import type { EnergyRecord } from "./home-energy";
import type { QuestionPlan } from "./question-plan";

/** Whether an average day tells it: the whole time, by the hours of the day; of power, the strongest interval alone. */
export function isOfTypicalDay(
  question: EnergyQuestion,
  { metric, query: { group, aggregate } }: QuestionPlan,
): boolean {
  const { period = "all", compared_to: comparedTo, filters = [] } = question;
  if (period !== "all" || comparedTo !== undefined) return false;
  if (metric === "power") return filters.length === 0 && group === undefined && aggregate === "highest_power";
  const areHours = filters.every((code) => code in HOURS_OF || code.startsWith("hours:"));
  return metric === "bought" && areHours && (group === undefined || group === "hour_of_day");
}

/** The strongest interval as it is on record, where the series itself no longer has it. */
export function withPeak(found: QueryAnswer, { peak, isTypicalDay }: EnergyRecord): QueryAnswer {
  if (!isTypicalDay || !peak || found.kind === "gap") return found;
  const whole = { ...found.whole, value: peak.kw, peakLocalMs: peak.localMs };
  return { ...found, whole, rows: [whole] };
}
