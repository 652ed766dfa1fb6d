import type { PriceSeries } from "../../tariff/price-series";
import type { DemandCharge, ScheduleProblem } from "../problem";
import { isUncoupled } from "./cheapest-times";
import type { FlexibleDay, FlexibleYear } from "./flexible-year";

/** A demand charge over the year: its steps are numbered from the year's first. */
export interface YearCharge {
  id: string;
  pricePerKw: number;
  peakSoFarKw: number;
  /** Its first and last step, and whether each step of the year counts. */
  first: number;
  last: number;
  applies: Uint8Array;
}

/** What happens on a planning day, or null where the readings have a gap or the day has nothing to plan. */
export function dayProblem(
  year: FlexibleYear,
  day: FlexibleDay,
  prices: PriceSeries,
  charges: readonly YearCharge[],
): ScheduleProblem | null {
  const { first, steps, batteries, evs, appliances, heatZones } = day;
  if (batteries.length + evs.length + appliances.length + heatZones.length === 0) return null;
  const count = year.loadKw.length;
  // Beyond the year's ends a day goes on as it does a day earlier or later.
  const within = (step: number) => (step < 0 ? step + HOURS_PER_DAY : step >= count ? step - HOURS_PER_DAY : step);
  const slice = (series: Float64Array) =>
    Float64Array.from({ length: steps }, (_, step) => series[within(first + step)] ?? 0);
  const loadKw = slice(year.loadKw);
  if (loadKw.some(Number.isNaN)) return null;
  const open = charges.filter((charge) => charge.first < first + steps && charge.last >= first);
  return {
    steps,
    stepHours: 1,
    objective: { kind: "cost" },
    importPrice: slice(prices.import),
    exportPrice: slice(prices.export),
    loadKw,
    solarKw: slice(year.solarKw),
    grid: year.connection,
    reserveKw: new Float64Array(steps),
    demandCharges: open.map(({ id, pricePerKw, peakSoFarKw, applies }): DemandCharge => ({
      id,
      pricePerKw,
      peakSoFarKw,
      applies: Uint8Array.from({ length: steps }, (_, step) => applies[first + step] ?? 0),
    })),
    batteries,
    evs,
    appliances,
    heatZones,
  };
}

const HOURS_PER_DAY = 24;

/** The part of a day that decides its plan: where nothing couples its loads, not the load beside them. */
export const shapeOf = (problem: ScheduleProblem): ScheduleProblem =>
  isUncoupled(problem) ? { ...problem, loadKw: new Float64Array(problem.steps) } : problem;

/** The same for two problems that are the same. */
export const keyOf = (problem: ScheduleProblem): string =>
  JSON.stringify(problem, (_, value: unknown) => {
    if (ArrayBuffer.isView(value)) return Array.from(value as Float64Array, (each) => Number(each.toPrecision(9)));
    return value === Infinity ? "Infinity" : value;
  });
