import type { Plan } from "./plan";
import { type HeatZone, type ScheduleProblem, requiredFinalKwh } from "./problem";

/** What must be delivered: the wishes of the problem, or what a plan delivered. */
export interface Services {
  evKwh: readonly number[];
  /** Steps for which each appliance runs. */
  runLengths: readonly number[];
  /** Energy in each battery in the end. */
  finalKwh: readonly number[];
  /** Temperature in °C of each heat zone that each step must end with at least (at most, when cooling). */
  temperatureC: readonly Float64Array[];
  /** Delivers even what does not fit below the import limit: a baseline that gave less would be no comparison. */
  mustDeliver: boolean;
}

/** All that the problem wishes for. */
export function wishes({ evs, appliances, batteries, heatZones }: ScheduleProblem): Services {
  return {
    evKwh: evs.map(({ neededKwh }) => neededKwh),
    runLengths: appliances.map(({ powerKw }) => powerKw.length),
    finalKwh: batteries.map((battery) => requiredFinalKwh(battery) ?? battery.initialKwh),
    temperatureC: heatZones.map(thermostatC),
    mustDeliver: false,
  };
}

/** The edge of the comfort band that a thermostat holds: the lower one when heating, the upper one when cooling. */
export const thermostatC = ({ mode, minC, maxC }: HeatZone): Float64Array => (mode === "heat" ? minC : maxC);

/** What a plan delivered, as services that another plan can be asked for. */
export function deliveredServices(problem: ScheduleProblem, plan: Plan): Services {
  return {
    evKwh: plan.evStoredKwh,
    runLengths: plan.runSteps.map((ran) => ran.length),
    finalKwh: plan.storedKwh.map((stored) => stored.at(-1) ?? 0),
    temperatureC: problem.heatZones.map((zone, index) =>
      deliveredC(zone, plan.temperatureC[index] ?? new Float64Array(0)),
    ),
    mustDeliver: true,
  };
}

/** The thermostat's edge, or the plan's own temperature where that is outside the band; in the end the plan's. */
function deliveredC(zone: HeatZone, planC: Float64Array): Float64Array {
  const [least, most] = zone.mode === "heat" ? [Math.min, Math.max] : [Math.max, Math.min];
  const delivered = thermostatC(zone).map((edge, step) => least(edge, planC[step + 1] ?? 0));
  const last = delivered.length - 1;
  delivered[last] = most(delivered[last] ?? 0, planC.at(-1) ?? 0);
  return delivered;
}
