import type { HeatZone } from "./problem";

/**
 * First-order RC model of a room, C dT/dt = L (T_outdoor − T) + gains ± COP · P, solved exactly over a step in which
 * everything is constant: T' = a T + (1 − a) (T_outdoor + (gains ± COP · P) / L) with a = exp(−L Δt / C).
 * (ISO 52016-1 builds its hourly method on the same node.)
 */
export const retainedShare = ({ lossKwPerK, capacityKwhPerK }: HeatZone, stepHours: number): number =>
  Math.exp((-lossKwPerK * stepHours) / capacityKwhPerK);

/** Kelvin by which one kW over that step moves the temperature at its end: up when heating, down when cooling. */
export function kelvinPerKw(heat: HeatZone, stepHours: number, step: number): number {
  const sign = heat.mode === "heat" ? 1 : -1;
  return (sign * (1 - retainedShare(heat, stepHours)) * (heat.cop[step] ?? 1)) / heat.lossKwPerK;
}

/** Temperature that outdoors and gains alone add over that step, in °C. */
export function driftC(heat: HeatZone, stepHours: number, step: number): number {
  const freeC = (heat.outdoorC[step] ?? 0) + (heat.gainsKw[step] ?? 0) / heat.lossKwPerK;
  return (1 - retainedShare(heat, stepHours)) * freeC;
}

/** Temperatures at the begin and at the end of every step, in °C. */
export function temperaturesC(heat: HeatZone, stepHours: number, powerKw: Float64Array): Float64Array {
  const retained = retainedShare(heat, stepHours);
  const temperatures = new Float64Array(powerKw.length + 1);
  let now = heat.initialC;
  temperatures[0] = now;
  powerKw.forEach((kw, step) => {
    now = retained * now + driftC(heat, stepHours, step) + kelvinPerKw(heat, stepHours, step) * kw;
    temperatures[step + 1] = now;
  });
  return temperatures;
}
