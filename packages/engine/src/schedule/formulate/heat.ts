import { kelvinOutside } from "../cost";
import type { HeatZone } from "../problem";
import { driftC, kelvinPerKw, retainedShare } from "../room";
import { comfortPerKelvinStep } from "../soft-prices";
import { type Formulation, mostKw, type Part, setAt, takes } from "./part";

/** Power of each step, the temperature at its end (see room.ts), and the kelvin by which it leaves the comfort band. */
export function formulateHeat(formulation: Formulation, heat: HeatZone, index: number): Part {
  const { problem, prices, milp } = formulation;
  const { steps, stepHours } = problem;
  const perKelvin = comfortPerKelvinStep(prices, heat);
  const retained = retainedShare(heat, stepHours);
  const power = new Int32Array(steps);
  const temperature = new Int32Array(steps);
  const below = new Int32Array(steps);
  const above = new Int32Array(steps);
  for (let step = 0; step < steps; step += 1) {
    const kw = milp.column({ upper: Math.min(heat.maxKw, mostKw(formulation, "heat", index, step)) });
    const now = milp.column({ lower: -Infinity });
    const under = milp.column({ cost: perKelvin });
    const over = milp.column({ cost: perKelvin });
    takes(formulation, step, kw);
    const drift = driftC(heat, stepHours, step);
    const change = [
      [now, 1],
      [kw, -kelvinPerKw(heat, stepHours, step)],
    ] as const;
    if (step === 0) milp.equal(drift + retained * heat.initialC, change);
    else milp.equal(drift, [...change, [temperature[step - 1] ?? 0, -retained]]);
    milp.atLeast(heat.minC[step] ?? -Infinity, [
      [now, 1],
      [under, 1],
    ]);
    milp.atMost(heat.maxC[step] ?? Infinity, [
      [now, 1],
      [over, -1],
    ]);
    power[step] = kw;
    temperature[step] = now;
    below[step] = under;
    above[step] = over;
  }
  return {
    read: (values, decisions) => {
      power.forEach((column, step) => setAt(decisions.heatKw[index], step, values[column] ?? 0));
    },
    write: (plan, values) => {
      for (let step = 0; step < steps; step += 1) {
        const outside = kelvinOutside(heat, plan.temperatureC[index], step);
        values[power[step] ?? 0] = plan.heatKw[index]?.[step] ?? 0;
        values[temperature[step] ?? 0] = plan.temperatureC[index]?.[step + 1] ?? 0;
        values[below[step] ?? 0] = Math.max(0, -outside);
        values[above[step] ?? 0] = Math.max(0, outside);
      }
    },
  };
}
