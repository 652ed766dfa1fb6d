import { type Decisions, nothingDecided } from "../plan";
import type { Appliance, Ev, ScheduleProblem } from "../problem";

/**
 * Whether a kWh costs the same whatever else runs: without storage, sun, demand charges and an import limit. Each load
 * then has its own best time, and the load beside the flexible ones does not matter.
 */
export const isUncoupled = ({ batteries, demandCharges, grid, solarKw }: ScheduleProblem): boolean =>
  batteries.length === 0 &&
  demandCharges.length === 0 &&
  !Number.isFinite(grid.importLimitKw) &&
  !solarKw.some((kw) => kw > 0);

/** Whether {@link cheapestTimes} is exact for an uncoupled problem: no charger has a minimum, and everything fits. */
export const hasCheapestTimes = ({ evs, appliances, heatZones, stepHours }: ScheduleProblem): boolean =>
  heatZones.length === 0 &&
  evs.every(
    (ev) => ev.minKw === 0 && ev.neededKwh <= (ev.untilStep - ev.fromStep) * ev.maxKw * ev.efficiency * stepHours,
  ) &&
  appliances.every((run) => run.powerKw.length <= run.latestEndStep - run.earliestStep && run.announced === null);

/**
 * The best plan of an uncoupled problem without a solver, which takes a thousand times as long: vehicles charge in their
 * cheapest steps, runs begin at their cheapest start; of equally cheap ones the earliest.
 */
export function cheapestTimes(problem: ScheduleProblem): Decisions {
  const decisions = nothingDecided(problem);
  problem.evs.forEach((ev, index) => chargeCheaply(problem, ev, decisions.evKw[index] ?? new Float64Array(0)));
  return { ...decisions, runSteps: problem.appliances.map((run) => cheapestRun(problem, run)) };
}

function chargeCheaply({ importPrice, stepHours }: ScheduleProblem, ev: Ev, kw: Float64Array): void {
  let left = ev.neededKwh / ev.efficiency / stepHours;
  for (const step of byPrice(importPrice, ev.fromStep, ev.untilStep)) {
    kw[step] = Math.min(ev.maxKw, left);
    left -= kw[step] ?? 0;
  }
}

function cheapestRun({ importPrice }: ScheduleProblem, run: Appliance): number[] {
  const { powerKw, earliestStep, latestEndStep, interruptible } = run;
  const length = powerKw.length;
  if (interruptible)
    return byPrice(importPrice, earliestStep, latestEndStep)
      .slice(0, length)
      .toSorted((a, b) => a - b);
  let best = earliestStep;
  let least = Infinity;
  for (let start = earliestStep; start + length <= latestEndStep; start += 1) {
    const cost = powerKw.reduce((sum, kw, offset) => sum + kw * (importPrice[start + offset] ?? 0), 0);
    if (cost >= least - NEGLIGIBLE) continue;
    [best, least] = [start, cost];
  }
  return Array.from({ length }, (_, offset) => best + offset);
}

/** Rounding of sums, currency. */
const NEGLIGIBLE = 1e-12;

const byPrice = (prices: Float64Array, from: number, until: number): number[] =>
  Array.from({ length: Math.max(0, until - from) }, (_, offset) => from + offset).toSorted(
    (a, b) => (prices[a] ?? 0) - (prices[b] ?? 0) || a - b,
  );
