import type { Entry } from "../milp";
import { type Battery, type ScheduleProblem, countsFor, isConnected, isExportMixed, plannedLimitKw } from "../problem";
import { type Formulation, type Part, takes } from "./part";

/** Column of a step that has none. */
const NONE = -1;

/**
 * Import and export of each step, curtailed solar, import above the limit, and the peaks that demand charges apply to.
 * A column exists only where needed: curtailment if export is limited or a price is negative, and the binary against
 * buying and selling at once where selling pays more than buying costs.
 */
export function formulateGrid(formulation: Formulation): Part {
  const { problem, prices, milp } = formulation;
  const { steps, stepHours, grid, demandCharges } = problem;
  const mostKw = greatestFlows(problem);
  const imports = new Int32Array(steps);
  const exports = new Int32Array(steps);
  const curtailed = new Int32Array(steps).fill(NONE);
  const excess = new Int32Array(steps).fill(NONE);
  const buys = new Int32Array(steps).fill(NONE);
  for (let step = 0; step < steps; step += 1) {
    const buyPrice = problem.importPrice[step] ?? 0;
    const sellPrice = problem.exportPrice[step] ?? 0;
    const sun = problem.solarKw[step] ?? 0;
    const mostImport = mostKw.imports[step] ?? 0;
    const mostExport = Math.min(mostKw.exports[step] ?? 0, grid.exportLimitKw);
    const bought = milp.column({ upper: mostImport, cost: buyPrice * stepHours });
    const sold = milp.column({ upper: mostExport, cost: -sellPrice * stepHours });
    takes(formulation, step, bought, -1);
    takes(formulation, step, sold);
    imports[step] = bought;
    exports[step] = sold;
    formulation.mayExport[step]?.push([sold, 1]);
    if (sun > 0 && (buyPrice < 0 || sellPrice < 0 || (mostKw.exports[step] ?? 0) > grid.exportLimitKw)) {
      const unused = milp.column({ upper: sun });
      takes(formulation, step, unused);
      curtailed[step] = unused;
    }
    const limitKw = plannedLimitKw(problem, step);
    if (mostImport > limitKw) {
      const over = milp.column({ cost: prices.importAboveLimitPerKwh * stepHours });
      milp.atMost(limitKw, [
        [bought, 1],
        [over, -1],
      ]);
      excess[step] = over;
    }
    if (sellPrice > buyPrice && mostImport > 0 && mostExport > 0) {
      const isBuying = milp.binary();
      milp.atMost(0, [
        [bought, 1],
        [isBuying, -mostImport],
      ]);
      milp.atMost(mostExport, [
        [sold, 1],
        [isBuying, mostExport],
      ]);
      buys[step] = isBuying;
    }
  }
  const rises = demandCharges.map((charge) => {
    const rise = milp.column({ cost: charge.pricePerKw });
    for (let step = 0; step < steps; step += 1) {
      if (!countsFor(charge, step) || (mostKw.imports[step] ?? 0) <= charge.peakSoFarKw) continue;
      milp.atMost(charge.peakSoFarKw, [
        [imports[step] ?? 0, 1],
        [rise, -1],
      ]);
    }
    return rise;
  });
  return {
    read: (values, decisions) => {
      curtailed.forEach((column, step) => {
        if (column !== NONE) decisions.curtailedKw[step] = values[column] ?? 0;
      });
    },
    write: (plan, values) => {
      for (let step = 0; step < steps; step += 1) {
        const set = (column: number | undefined, value: number) => {
          if (column !== undefined && column !== NONE) values[column] = value;
        };
        const importKw = plan.importKw[step] ?? 0;
        set(imports[step], importKw);
        set(exports[step], plan.exportKw[step] ?? 0);
        set(curtailed[step], plan.curtailedKw[step] ?? 0);
        set(excess[step], Math.max(0, importKw - plannedLimitKw(problem, step)));
        set(buys[step], importKw > 0 ? 1 : 0);
      }
      rises.forEach((rise, index) => {
        const soFar = demandCharges[index]?.peakSoFarKw ?? 0;
        values[rise] = Math.max(0, (plan.peaksKw[index] ?? 0) - soFar);
      });
    },
  };
}

/** What each step takes in all is what it gives in all. */
export function closeBalance({ problem, milp, balance }: Formulation): void {
  balance.forEach((entries: readonly Entry[], step) => {
    milp.equal((problem.solarKw[step] ?? 0) - (problem.loadKw[step] ?? 0), entries);
  });
}

/** Where only some batteries may give to the grid, what they give and the sun bound the export of each step. */
export function limitExportBySource({ problem, milp, mayExport }: Formulation): void {
  if (!isExportMixed(problem)) return;
  mayExport.forEach((entries: readonly Entry[], step) => milp.atMost(problem.solarKw[step] ?? 0, entries));
}

/** The most that can flow in each direction, kW: tight bounds make a fast search. */
function greatestFlows(problem: ScheduleProblem): { imports: Float64Array; exports: Float64Array } {
  const { steps, batteries, evs, appliances, heatZones, loadKw, solarKw } = problem;
  const imports = new Float64Array(steps);
  const exports = new Float64Array(steps);
  const heating = heatZones.reduce((total, { maxKw }) => total + maxKw, 0);
  const mostOfRuns = appliances.map(({ powerKw }) => powerKw.reduce((most, kw) => Math.max(most, kw), 0));
  const runs = mostOfRuns.reduce((total, kw) => total + kw, 0);
  for (let step = 0; step < steps; step += 1) {
    const load = loadKw[step] ?? 0;
    const sun = solarKw[step] ?? 0;
    const connected = batteries.filter((battery) => isConnected(battery, step));
    const cars = evs.reduce((total, ev) => total + (isConnected(ev, step) ? ev.maxKw : 0), 0);
    const charging = connected.reduce((total, { chargeKw }) => total + chargeKw, 0);
    imports[step] = load + heating + runs + cars + charging;
    const givenBy = (some: readonly Battery[]) => some.reduce((total, { dischargeKw }) => total + dischargeKw, 0);
    const exported = sun + givenBy(connected.filter(({ mayExport }) => mayExport));
    exports[step] = Math.max(0, Math.min(exported, sun + givenBy(connected) - load));
  }
  return { imports, exports };
}
