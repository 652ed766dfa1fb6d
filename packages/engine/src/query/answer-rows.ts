import type { EnergyAnswer, EnergyQuestion, EnergyRow } from "@wattleaf/shared/contracts/energy-query";
import { HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { isoLocal } from "../time-series/calendar";
import { changeBetween } from "./compare";
import type { IntervalFilter, QueryRow, QueryRows } from "./energy-query";
import type { HomeEnergy } from "./home-energy";
import { firstDayOf, lastDayOf, type LocalSpan } from "./local-span";
import type { QuestionPlan } from "./question-plan";

type Answered = Extract<EnergyAnswer, { status: "answered" }>;

/** Energy and money are told to a millionth, which hides the noise of sums. */
const DIGITS = 6;

export const UNIT_OF: Record<EnergyQuestion["metric"], Answered["unit"]> = {
  bought: "kWh",
  sold: "kWh",
  net: "kWh",
  produced: "kWh",
  own_use: "kWh",
  cost: "currency",
  credit: "currency",
  power: "kW",
  carbon: "kgCO2",
};

export const tidy = (value: number): number => Number(value.toFixed(DIGITS));
/** What a kWh counts in the metric. */
export const scaleOf = ({ metric }: QuestionPlan, { kgPerKwh }: HomeEnergy): number =>
  metric === "carbon" ? kgPerKwh : 1;

export function valuesOf({ metric, query: { aggregate } }: QuestionPlan): Answered["values"] {
  if (metric === "power") return "power";
  if (aggregate === "median") return "daily_median";
  return aggregate === "average" ? "daily_average" : "total";
}

/** Writes the rows of a query as those of an answer. */
export const rowWriter = (plan: QuestionPlan, home: HomeEnergy, resolutionSeconds: number) => {
  const scale = scaleOf(plan, home);
  return (row: QueryRow): EnergyRow => ({
    key: row.key,
    value: tidy(row.value * scale),
    share: row.share === null ? null : tidy(row.share),
    days: row.days,
    measured_days: tidy(row.measuredDays),
    missing_intervals: row.missingIntervals,
    is_whole: row.isWhole,
    is_comparable: row.isComparable,
    peak_at:
      resolutionSeconds > HOUR_SECONDS
        ? null
        : isoLocal(row.peakLocalMs / SECOND_MS).slice(0, "YYYY-MM-DDThh:mm".length),
  });
};

export function comparedOf(
  first: QueryRows,
  second: QueryRows,
  looked: LocalSpan,
  plan: QuestionPlan,
  filter: IntervalFilter,
  toRow: (row: QueryRow) => EnergyRow,
): NonNullable<Answered["compared"]> {
  const { change, perDay } = changeBetween(first.whole, second.whole, {
    areTotals: plan.query.aggregate === "total",
    countsDays: filter.hours !== undefined || filter.tariffPeriod !== undefined,
  });
  return {
    from: firstDayOf(looked),
    to: lastDayOf(looked),
    whole: toRow(second.whole),
    rows: second.rows.map(toRow),
    change: change === null ? null : tidy(change),
    per_day: perDay,
  };
}
