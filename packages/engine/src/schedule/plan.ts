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
  /** Of each battery. */
  chargeKw: readonly Float64Array[];
  dischargeKw: readonly Float64Array[];
  evKw: readonly Float64Array[];
  /** For each appliance the steps at which it runs, in order; empty when it does not run. */
  runSteps: readonly (readonly number[])[];
  /** Of each heat zone. */
  heatKw: readonly Float64Array[];
  /** Sun that is not used. */
  curtailedKw: Float64Array;
}

/** A plan with all that follows from its decisions. */
export interface Plan extends Decisions {
  applianceKw: readonly Float64Array[];
  importKw: Float64Array;
  exportKw: Float64Array;
  /** Energy in each battery at the begin and at the end of every step. */
  storedKwh: readonly Float64Array[];
  evStoredKwh: readonly number[];
  /** Temperatures of each heat zone at the begin and at the end of every step. */
  temperatureC: readonly Float64Array[];
  peaksKw: readonly number[];
}

/** Works out flows, stored energy, temperatures and peaks of what was decided. */
export function planOf(problem: ScheduleProblem, decisions: Decisions): Plan {
  const { steps, stepHours, loadKw, solarKw, evs, appliances, batteries, heatZones, demandCharges } = problem;
  const applianceKw = appliances.map((appliance, index) => powerOf(appliance, decisions.runSteps[index] ?? [], steps));
  const importKw = new Float64Array(steps);
  const exportKw = new Float64Array(steps);
  const taken = [...decisions.chargeKw, ...decisions.evKw, ...applianceKw, ...decisions.heatKw];
  for (let step = 0; step < steps; step += 1) {
    const at = (series: Float64Array) => series[step] ?? 0;
    let net = at(loadKw) - at(solarKw) + at(decisions.curtailedKw);
    for (const series of taken) net += at(series);
    for (const series of decisions.dischargeKw) net -= at(series);
    importKw[step] = Math.max(0, net);
    exportKw[step] = Math.max(0, -net);
  }
  return {
    ...decisions,
    applianceKw,
    importKw,
    exportKw,
    storedKwh: batteries.map((battery, index) => storedKwh(battery, stepHours, decisions, index)),
    evStoredKwh: evs.map(({ efficiency }, index) => sum(decisions.evKw[index]) * efficiency * stepHours),
    temperatureC: heatZones.map((zone, index) =>
      temperaturesC(zone, stepHours, decisions.heatKw[index] ?? new Float64Array(steps)),
    ),
    peaksKw: demandCharges.map((charge) => peakKw(charge, importKw)),
  };
}

/** Nothing flexible runs. */
export function nothingDecided({ steps, batteries, evs, appliances, heatZones }: ScheduleProblem): Decisions {
  const zeros = () => new Float64Array(steps);
  return {
    chargeKw: batteries.map(zeros),
    dischargeKw: batteries.map(zeros),
    evKw: evs.map(zeros),
    runSteps: appliances.map(() => []),
    heatKw: heatZones.map(zeros),
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

/** kWh by which the battery with that number misses what it must hold in the end. */
export function finalShortfallKwh(battery: Battery, { storedKwh: stored }: Plan, index: number): number {
  return Math.max(0, (requiredFinalKwh(battery) ?? 0) - (stored[index]?.at(-1) ?? 0));
}

export const sum = (series: Float64Array | undefined): number =>
  series?.reduce((total, value) => total + value, 0) ?? 0;

function storedKwh(
  battery: Battery,
  stepHours: number,
  { chargeKw, dischargeKw, curtailedKw }: Decisions,
  index: number,
): Float64Array {
  const stored = new Float64Array(curtailedKw.length + 1);
  let now = battery.initialKwh;
  stored[0] = now;
  chargeKw[index]?.forEach((kw, step) => {
    const taken = (dischargeKw[index]?.[step] ?? 0) / battery.dischargeEfficiency;
    now += (kw * battery.chargeEfficiency - taken) * stepHours;
    stored[step + 1] = now;
  });
  return stored;
}

function peakKw(charge: DemandCharge, importKw: Float64Array): number {
  return importKw.reduce((peak, kw, step) => (countsFor(charge, step) ? Math.max(peak, kw) : peak), 0);
}
