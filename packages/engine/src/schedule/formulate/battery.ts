import { finalShortfallKwh } from "../plan";
import { type Battery, requiredFinalKwh } from "../problem";
import { type Formulation, type Part, takes } from "./part";

/**
 * Charge c and discharge d, the stored energy e of every step end, e' = e + Δ (η_c c − d / η_d), and what is missing at
 * the end. Where energy may be bought at a negative price, wasting it would pay, so a binary keeps the battery from
 * charging and discharging at once; elsewhere wasting never pays and the binary would only cost time.
 */
export function formulateBattery(formulation: Formulation, battery: Battery): Part {
  const { problem, prices, milp } = formulation;
  const { steps, stepHours } = problem;
  const wastePays = problem.importPrice.some((price) => price < 0);
  const charge = new Int32Array(steps);
  const discharge = new Int32Array(steps);
  const stored = new Int32Array(steps);
  const charges = new Int32Array(steps);
  for (let step = 0; step < steps; step += 1) {
    const c = milp.column({ upper: battery.chargeKw });
    const d = milp.column({ upper: battery.dischargeKw, cost: battery.wearPerKwh * stepHours });
    const isLast = step === steps - 1;
    const worth = isLast && battery.final.rule === "value" ? battery.final.pricePerKwh : 0;
    const e = milp.column({ lower: battery.minKwh, upper: battery.maxKwh, cost: -worth });
    takes(formulation, step, c);
    takes(formulation, step, d, -1);
    const flow = [
      [e, 1],
      [c, -battery.chargeEfficiency * stepHours],
      [d, stepHours / battery.dischargeEfficiency],
    ] as const;
    if (step === 0) milp.equal(battery.initialKwh, flow);
    else milp.equal(0, [...flow, [stored[step - 1] ?? 0, -1]]);
    charge[step] = c;
    discharge[step] = d;
    stored[step] = e;
    if (!wastePays) continue;
    const isCharging = milp.binary();
    charges[step] = isCharging;
    milp.atMost(0, [
      [c, 1],
      [isCharging, -battery.chargeKw],
    ]);
    milp.atMost(battery.dischargeKw, [
      [d, 1],
      [isCharging, battery.dischargeKw],
    ]);
  }
  const required = requiredFinalKwh(battery);
  const missing = required === null ? null : milp.column({ cost: prices.finalChargePerKwh });
  if (missing !== null)
    milp.atLeast(required ?? 0, [
      [stored[steps - 1] ?? 0, 1],
      [missing, 1],
    ]);
  return {
    read: (values, decisions) => {
      for (let step = 0; step < steps; step += 1) {
        decisions.chargeKw[step] = values[charge[step] ?? 0] ?? 0;
        decisions.dischargeKw[step] = values[discharge[step] ?? 0] ?? 0;
      }
    },
    write: (plan, values) => {
      for (let step = 0; step < steps; step += 1) {
        values[charge[step] ?? 0] = plan.chargeKw[step] ?? 0;
        values[discharge[step] ?? 0] = plan.dischargeKw[step] ?? 0;
        values[stored[step] ?? 0] = plan.storedKwh[step + 1] ?? 0;
        if (wastePays) values[charges[step] ?? 0] = (plan.chargeKw[step] ?? 0) > 0 ? 1 : 0;
      }
      if (missing !== null) values[missing] = finalShortfallKwh(battery, plan);
    },
  };
}
