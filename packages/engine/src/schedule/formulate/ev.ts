import type { Entry } from "../milp";
import type { Ev } from "../problem";
import { missingWeight } from "../shortfalls";
import { type Formulation, mostKw, type Part, takes } from "./part";

/**
 * Power of each step of the stay, zero or between the charger's minimum and maximum (a binary for each step where there
 * is a minimum), and the energy that is missing when it leaves.
 */
export function formulateEv(formulation: Formulation, ev: Ev, index: number): Part {
  const { problem, prices, milp } = formulation;
  const { stepHours } = problem;
  const first = ev.fromStep;
  const stay = Math.max(0, ev.untilStep - first);
  const power = new Int32Array(stay);
  const charges = new Int32Array(stay);
  const energy: Entry[] = [];
  const maxKw = Math.min(ev.maxKw, ev.roomKwh / (ev.efficiency * stepHours));
  const isSwitched = ev.minKw > 0;
  for (let offset = 0; offset < stay && maxKw >= ev.minKw; offset += 1) {
    const step = first + offset;
    const allowedKw = Math.min(maxKw, mostKw(formulation, "ev", index, step));
    const kw = milp.column({
      upper: allowedKw >= ev.minKw ? allowedKw : 0,
      cost: prices.latenessPerKwhStep * step * stepHours,
    });
    takes(formulation, step, kw);
    energy.push([kw, ev.efficiency * stepHours]);
    power[offset] = kw;
    if (!isSwitched) continue;
    const isCharging = milp.binary();
    charges[offset] = isCharging;
    milp.atMost(0, [
      [kw, 1],
      [isCharging, -maxKw],
    ]);
    milp.atLeast(0, [
      [kw, 1],
      [isCharging, -ev.minKw],
    ]);
  }
  const missing = milp.column({
    upper: ev.neededKwh,
    cost: prices.evPerKwh * missingWeight(formulation.groups, "ev", index),
  });
  formulation.missing.set(`ev ${index}`, missing);
  if (energy.length > 0) milp.atMost(ev.roomKwh, energy);
  milp.atLeast(ev.neededKwh, [...energy, [missing, 1]]);
  return {
    read: (values, decisions) => {
      energy.forEach(([column], offset) => {
        const kw = values[column] ?? 0;
        const isOff = isSwitched && (values[charges[offset] ?? 0] ?? 0) < 0.5;
        const series = decisions.evKw[index];
        if (series) series[first + offset] = isOff ? 0 : Math.min(maxKw, Math.max(ev.minKw, kw));
      });
    },
    write: (plan, values) => {
      energy.forEach(([column], offset) => {
        const kw = plan.evKw[index]?.[first + offset] ?? 0;
        values[column] = kw;
        if (isSwitched) values[charges[offset] ?? 0] = kw > 0 ? 1 : 0;
      });
      values[missing] = Math.max(0, ev.neededKwh - (plan.evStoredKwh[index] ?? 0));
    },
  };
}
