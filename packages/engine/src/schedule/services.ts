import type { Plan } from "./plan";
import { type HeatZone, type ScheduleProblem, requiredFinalKwh } from "./problem";

/** What must be delivered: the wishes of the problem, or what a plan delivered. */
export interface Services {
  evKwh: readonly number[];
  /** Steps for which each appliance runs. */
  runLengths: readonly number[];
  /** Energy in the battery at the end. */
  finalKwh: number;
  /** Temperature in °C that each step must end with at least (at most, when cooling). */
  temperatureC: Float64Array;
  /** Delivers even what does not fit below the import limit: a baseline that gave less would be no comparison. */
  mustDeliver: boolean;
}

/** All that the problem wishes for. */
export function wishes({ evs, appliances, battery, heat, steps }: ScheduleProblem): Services {
  return {
    evKwh: evs.map(({ neededKwh }) => neededKwh),
    runLengths: appliances.map(({ powerKw }) => powerKw.length),
    finalKwh: battery ? (requiredFinalKwh(battery) ?? battery.initialKwh) : 0,
    temperatureC: heat ? thermostatC(heat) : new Float64Array(steps),
    mustDeliver: false,
  };
}

/** The edge of the comfort band that a thermostat holds: the lower one when heating, the upper one when cooling. */
export const thermostatC = ({ mode, minC, maxC }: HeatZone): Float64Array => (mode === "heat" ? minC : maxC);

/** What a plan delivered, as services that another plan can be asked for. */
export function deliveredServices(problem: ScheduleProblem, plan: Plan): Services {
  const { heat, steps } = problem;
  const temperatureC = new Float64Array(steps);
  if (heat) {
    const edge = thermostatC(heat);
    const [least, most] = heat.mode === "heat" ? [Math.min, Math.max] : [Math.max, Math.min];
    for (let step = 0; step < steps; step += 1)
      temperatureC[step] = least(edge[step] ?? 0, plan.temperatureC[step + 1] ?? 0);
    const last = plan.temperatureC[steps] ?? 0;
    temperatureC[steps - 1] = most(temperatureC[steps - 1] ?? 0, last);
  }
  return {
    evKwh: plan.evStoredKwh,
    runLengths: plan.runSteps.map((ran) => ran.length),
    finalKwh: plan.storedKwh.at(-1) ?? 0,
    temperatureC,
    mustDeliver: true,
  };
}
