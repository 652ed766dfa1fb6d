import {
  type Appliance,
  type Battery,
  type DemandCharge,
  type ScheduleProblem,
  countsFor,
  requiredFinalKwh,
} from "./problem";
import { temperaturesC } from "./room";

/** What is decided, by step and in kW; everything else follows from it. */
export interface Decisions {
  chargeKw: Float64Array;
  dischargeKw: Float64Array;
  evKw: readonly Float64Array[];
  /** For each appliance the steps at which it runs, in order; empty when it does not run. */
  runSteps: readonly (readonly number[])[];
  heatKw: Float64Array;
  /** Sun that is not used. */
  curtailedKw: Float64Array;
}

/** A plan with all that follows from its decisions. */
export interface Plan extends Decisions {
  applianceKw: readonly Float64Array[];
  importKw: Float64Array;
  exportKw: Float64Array;
  /** Energy in the battery at the begin and at the end of every step; zeros without a battery. */
  storedKwh: Float64Array;
  evStoredKwh: readonly number[];
  /** Temperatures at the begin and at the end of every step; empty without a heat zone. */
  temperatureC: Float64Array;
  peaksKw: readonly number[];
}

/** Works out flows, stored energy, temperatures and peaks of what was decided. */
export function planOf(problem: ScheduleProblem, decisions: Decisions): Plan {
  const { steps, stepHours, loadKw, solarKw, evs, appliances, battery, heat, demandCharges } = problem;
  const applianceKw = appliances.map((appliance, index) => powerOf(appliance, decisions.runSteps[index] ?? [], steps));
  const importKw = new Float64Array(steps);
  const exportKw = new Float64Array(steps);
  for (let step = 0; step < steps; step += 1) {
    const at = (series: Float64Array) => series[step] ?? 0;
    let net = at(loadKw) - at(solarKw) + at(decisions.curtailedKw);
    net += at(decisions.chargeKw) - at(decisions.dischargeKw) + at(decisions.heatKw);
    for (const series of [...decisions.evKw, ...applianceKw]) net += at(series);
    importKw[step] = Math.max(0, net);
    exportKw[step] = Math.max(0, -net);
  }
  return {
    ...decisions,
    applianceKw,
    importKw,
    exportKw,
    storedKwh: battery ? storedKwh(battery, stepHours, decisions) : new Float64Array(steps + 1),
    evStoredKwh: evs.map(({ efficiency }, index) => sum(decisions.evKw[index]) * efficiency * stepHours),
    temperatureC: heat ? temperaturesC(heat, stepHours, decisions.heatKw) : new Float64Array(0),
    peaksKw: demandCharges.map((charge) => peakKw(charge, importKw)),
  };
}

/** Nothing flexible runs. */
export function nothingDecided({ steps, evs, appliances }: ScheduleProblem): Decisions {
  const zeros = () => new Float64Array(steps);
  return {
    chargeKw: zeros(),
    dischargeKw: zeros(),
    evKw: evs.map(zeros),
    runSteps: appliances.map(() => []),
    heatKw: zeros(),
    curtailedKw: zeros(),
  };
}

/** Power that an appliance draws when its run takes these steps. */
export function powerOf({ powerKw }: Appliance, runSteps: readonly number[], steps: number): Float64Array {
  const drawn = new Float64Array(steps);
  runSteps.forEach((step, index) => (drawn[step] = powerKw[index] ?? 0));
  return drawn;
}

/** Steps by which a run ends after its window. */
export const lateSteps = ({ latestEndStep }: Appliance, runSteps: readonly number[]): number =>
  Math.max(0, (runSteps.at(-1) ?? -1) + 1 - latestEndStep);

/** kWh by which the battery misses what it must hold at the end. */
export function finalShortfallKwh(battery: Battery, { storedKwh: stored }: Plan): number {
  return Math.max(0, (requiredFinalKwh(battery) ?? 0) - (stored.at(-1) ?? 0));
}

export const sum = (series: Float64Array | undefined): number =>
  series?.reduce((total, value) => total + value, 0) ?? 0;

function storedKwh(battery: Battery, stepHours: number, { chargeKw, dischargeKw }: Decisions): Float64Array {
  const stored = new Float64Array(chargeKw.length + 1);
  let now = battery.initialKwh;
  stored[0] = now;
  chargeKw.forEach((kw, step) => {
    const taken = (dischargeKw[step] ?? 0) / battery.dischargeEfficiency;
    now += (kw * battery.chargeEfficiency - taken) * stepHours;
    stored[step + 1] = now;
  });
  return stored;
}

function peakKw(charge: DemandCharge, importKw: Float64Array): number {
  return importKw.reduce((peak, kw, step) => (countsFor(charge, step) ? Math.max(peak, kw) : peak), 0);
}
