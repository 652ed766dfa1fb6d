import type { EnergyAnswer, EnergyRow } from "@wattleaf/shared/contracts/energy-query";
import { clockKeyOf, hourInKey } from "@wattleaf/shared/domain/hour-keys";
import { type EnergyView, keysOf, yearBefore } from "../../../components/energy/period";

type Answered = Extract<EnergyAnswer, { status: "answered" }>;

/** What the overview counts: energy, its cost, or the CO2 that it caused. */
export const MEASURES = ["energy", "cost", "carbon"] as const;
export type Measure = (typeof MEASURES)[number];
export const METRIC_OF = { energy: "bought", cost: "cost", carbon: "carbon" } as const;

/** One period of a meter in one measure, with the same a year earlier. */
export interface PeriodEnergy {
  /** One for each hour, day or month of the period. */
  keys: readonly string[];
  values: readonly (number | null)[];
  /** Sold to the grid; null for a home that sells nothing. */
  sold: readonly (number | null)[] | null;
  /** Made by the panels and used at home; null where what they make is not known. */
  ownUse: readonly (number | null)[] | null;
  yearBefore: readonly (number | null)[] | null;
  /** Which of the values only cover part of their time. */
  isPartial: readonly boolean[];
  /** Which of the hours the tariff prices highest. */
  isPeak: readonly boolean[];
  total: number | null;
  soldTotal: number | null;
  /** Of a home whose panels are known: what they made, and what of it was used at home. */
  produced: { total: number; ownUse: number } | null;
  /** What selling earned, in the measure of money; null without a tariff. */
  credit: number | null;
  average: number | null;
  /** Against the same days a year earlier, a fraction; null where that says nothing. */
  change: number | null;
  currency: string | null;
}

/** Beyond three times as much a percentage misleads: there was next to nothing to compare with. */
const MOST_CHANGE = 3;

interface Answers {
  /** With its comparison a year earlier. */
  own: EnergyAnswer;
  /** The whole of the year before, where the period is not over; null where the comparison has it. */
  earlier: EnergyAnswer | null;
  sold: EnergyAnswer | null;
  produced?: EnergyAnswer | null;
  ownUse?: EnergyAnswer | null;
  credit?: EnergyAnswer | null;
  /** Of the hours of such a day that the tariff prices highest. */
  peak: EnergyAnswer | null;
}

/** The period's answers as one picture: what was not measured stays missing. */
export function energyOf(view: EnergyView, period: string, answers: Answers): PeriodEnergy {
  const { own, earlier, sold, peak, produced = null, ownUse = null, credit = null } = answers;
  const keys = keysOf(view, period);
  const ownRows = rowsOf(ownUse);
  const earlierKeys = keysOf(view, yearBefore(view, period));
  const rows = rowsOf(own);
  const before = earlier ? rowsOf(earlier) : comparedRows(own);
  const out = sold && rowsOf(sold);
  const priciest = new Set([...rowsOf(peak).keys()].map(hourInKey));
  const isAnswered = own.status === "answered";
  const hasSold = out !== null && out.size > 0;
  return {
    keys,
    values: keys.map((key) => rows.get(key)?.value ?? null),
    sold: hasSold ? keys.map((key) => out.get(key)?.value ?? null) : null,
    ownUse: ownRows.size > 0 ? keys.map((key) => ownRows.get(key)?.value ?? null) : null,
    yearBefore: before.size > 0 ? keys.map((_, at) => before.get(earlierKeys[at] ?? "")?.value ?? null) : null,
    isPartial: keys.map((key) => rows.get(key)?.is_whole === false),
    isPeak: keys.map((key) => peak !== null && priciest.has(hourInKey(key))),
    total: isAnswered ? own.whole.value : null,
    soldTotal: sold?.status === "answered" ? sold.whole.value : null,
    produced:
      produced?.status === "answered" && ownUse?.status === "answered"
        ? { total: produced.whole.value, ownUse: ownUse.whole.value }
        : null,
    credit: credit?.status === "answered" ? credit.whole.value : null,
    average: isAnswered ? own.mean_of_groups : null,
    change: isAnswered ? changeOf(own) : null,
    currency: isAnswered ? own.currency : null,
  };
}

/** A day has a column for each hour of the clock: one that comes twice, where clocks go back, is told in one. */
function rowsOf(answer: EnergyAnswer | null): Map<string, Pick<EnergyRow, "is_whole" | "value">> {
  const rows = new Map<string, Pick<EnergyRow, "is_whole" | "value">>();
  for (const { key, value, is_whole } of answer?.status === "answered" ? answer.rows : []) {
    const column = clockKeyOf(key);
    const first = rows.get(column);
    rows.set(
      column,
      first ? { value: first.value + value, is_whole: first.is_whole && is_whole } : { value, is_whole },
    );
  }
  return rows;
}

const comparedRows = (answer: EnergyAnswer) =>
  new Map(answer.status === "answered" ? answer.compared?.rows.map((row) => [row.key, row]) : []);

/** Null where the two say nothing of each other: a year without readings, or next to nothing in it. */
export function changeOf({ compared, whole }: Answered): number | null {
  const change = compared?.change ?? null;
  if (change === null || compared === null || compared.whole.value <= 0 || whole.value < 0) return null;
  return Math.abs(change) > MOST_CHANGE ? null : change;
}
