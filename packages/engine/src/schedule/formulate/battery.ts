import { finalShortfallKwh } from "../plan";
import { type Battery, isConnected, isExportMixed, requiredFinalKwh } from "../problem";
import { missingWeight } from "../shortfalls";
import { missingPerKwh } from "../soft-prices";
import { type Formulation, mostKw, type Part, setAt, takes } from "./part";

/** Columns of one step in which the battery is connected. */
interface BatteryStep {
  step: number;
  charge: number;
  discharge: number;
  stored: number;
  /** 1 while it charges; null where no binary is needed. */
  isCharging: number | null;
}

/**
 * Charge c and discharge d, the stored energy e of every step end, e' = e + Δ (η_c c − d / η_d), and what is missing in
 * the end. Where energy may be bought at a negative price, wasting it would pay, and where only some batteries may feed
 * the grid, one could pass on what another must keep: there a binary keeps the battery from charging and discharging at
 * once. Elsewhere neither pays and the binary would only cost time.
 */
export function formulateBattery(formulation: Formulation, battery: Battery, index: number): Part {
  const { problem, prices, milp } = formulation;
  const { stepHours } = problem;
  const bothPays = problem.importPrice.some((price) => price < 0) || isExportMixed(problem);
  const connected = Array.from({ length: problem.steps }, (_, step) => step).filter((step) =>
    isConnected(battery, step),
  );
  const last = connected.at(-1);
  let before: number | null = null;
  const columns = connected.map((step): BatteryStep => {
    const charge = milp.column({ upper: Math.min(battery.chargeKw, mostKw(formulation, "charge", index, step)) });
    const discharge = milp.column({
      upper: Math.min(battery.dischargeKw, mostKw(formulation, "discharge", index, step)),
      cost: battery.wearPerKwh * stepHours,
    });
    const worth = step === last && battery.final.rule === "value" ? battery.final.pricePerKwh : 0;
    const stored = milp.column({ lower: battery.minKwh, upper: battery.maxKwh, cost: -worth });
    takes(formulation, step, charge);
    takes(formulation, step, discharge, -1);
    if (battery.mayExport) formulation.mayExport[step]?.push([discharge, -1]);
    const flow = [
      [stored, 1],
      [charge, -battery.chargeEfficiency * stepHours],
      [discharge, stepHours / battery.dischargeEfficiency],
    ] as const;
    if (before === null) milp.equal(battery.initialKwh, flow);
    else milp.equal(0, [...flow, [before, -1]]);
    before = stored;
    if (!bothPays) return { step, charge, discharge, stored, isCharging: null };
    const isCharging = milp.binary();
    milp.atMost(0, [
      [charge, 1],
      [isCharging, -battery.chargeKw],
    ]);
    milp.atMost(battery.dischargeKw, [
      [discharge, 1],
      [isCharging, battery.dischargeKw],
    ]);
    return { step, charge, discharge, stored, isCharging };
  });
  const required = requiredFinalKwh(battery);
  const missingCost = missingPerKwh(prices, battery) * missingWeight(formulation.groups, "battery", index);
  const missing = required === null ? null : milp.column({ cost: missingCost });
  if (missing !== null) {
    milp.atLeast(required ?? 0, [
      [columns.at(-1)?.stored ?? 0, 1],
      [missing, 1],
    ]);
    formulation.missing.set(`battery ${index}`, missing);
  }
  return {
    read: (values, decisions) => {
      for (const { step, charge, discharge } of columns) {
        setAt(decisions.chargeKw[index], step, values[charge] ?? 0);
        setAt(decisions.dischargeKw[index], step, values[discharge] ?? 0);
      }
    },
    write: (plan, values) => {
      for (const { step, charge, discharge, stored, isCharging } of columns) {
        const chargeKw = plan.chargeKw[index]?.[step] ?? 0;
        values[charge] = chargeKw;
        values[discharge] = plan.dischargeKw[index]?.[step] ?? 0;
        values[stored] = plan.storedKwh[index]?.[step + 1] ?? 0;
        if (isCharging !== null) values[isCharging] = chargeKw > 0 ? 1 : 0;
      }
      if (missing !== null) values[missing] = finalShortfallKwh(battery, plan, index);
    },
  };
}
