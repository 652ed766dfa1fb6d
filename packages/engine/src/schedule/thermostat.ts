import type { HeatZone } from "./problem";
import { driftC, kelvinPerKw, retainedShare } from "./room";

/**
 * As little power as keeps the room at the thermostat's temperature, begun early enough for steps that full power alone
 * could not bring there, and no more than there is headroom for. Written for heating; cooling is the same with the sign of every temperature turned.
 */
export function holdTemperature(
  heat: HeatZone,
  stepHours: number,
  targetC: Float64Array,
  headroomKw: (step: number) => number,
): Float64Array {
  const kw = new Float64Array(targetC.length);
  const sign = heat.mode === "heat" ? 1 : -1;
  const retained = retainedShare(heat, stepHours);
  const floor = Float64Array.from(targetC, (celsius) => sign * celsius);
  const free = (step: number) => sign * driftC(heat, stepHours, step);
  const lift = (step: number) => sign * kelvinPerKw(heat, stepHours, step);
  for (let step = kw.length - 1; step > 0; step -= 1) {
    const neededBefore = ((floor[step] ?? 0) - free(step) - lift(step) * heat.maxKw) / retained;
    floor[step - 1] = Math.max(floor[step - 1] ?? 0, neededBefore);
  }
  let now = sign * heat.initialC;
  for (let step = 0; step < kw.length; step += 1) {
    const unheated = retained * now + free(step);
    const most = Math.min(heat.maxKw, headroomKw(step));
    const power = Math.min(most, Math.max(0, ((floor[step] ?? 0) - unheated) / lift(step)));
    kw[step] = power;
    now = unheated + lift(step) * power;
  }
  return kw;
}
