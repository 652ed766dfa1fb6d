import type { Plan } from "./plan";
import { type Battery, type Ev, type ScheduleProblem, requiredFinalKwh } from "./problem";

/** What a battery holds in the end, or what was charged into a vehicle that only charges, in kWh. */
export interface StoredEnergy {
  kind: "battery" | "ev";
  id: string;
  requestedKwh: number | null;
  planKwh: number;
  baselineKwh: number;
  /** What the plan lacks of what was requested, or of what the baseline holds. */
  missingKwh: number;
  /** What the plan is charged for it, in currency. */
  correction: number;
}

/** Smaller differences are rounding of the solver, kWh. */
const NEGLIGIBLE_KWH = 1e-4;

/**
 * Energy that is not there is never money: what a plan lacks at the end, of what was requested or of what its baseline
 * holds, is charged to it as if it were bought at the highest price. What the device itself could not take at full
 * power from start to end is no saving of either, so it is reported (`brokenWishes`) and not charged.
 */
export function storedEnergy(problem: ScheduleProblem, plan: Plan, baseline: Plan): StoredEnergy[] {
  const { batteries, evs, importPrice } = problem;
  const highest = importPrice.reduce((most, price) => Math.max(most, price), 0);
  const compare = (
    item: Pick<StoredEnergy, "kind" | "id" | "requestedKwh" | "planKwh" | "baselineKwh">,
    attainableKwh: number,
    efficiency: number,
  ): StoredEnergy => {
    const expectedKwh = Math.max(item.baselineKwh, Math.min(item.requestedKwh ?? 0, attainableKwh));
    const lackedKwh = Math.max(0, expectedKwh - item.planKwh);
    const missingKwh = lackedKwh > NEGLIGIBLE_KWH ? lackedKwh : 0;
    return { ...item, missingKwh, correction: (missingKwh / efficiency) * highest };
  };
  const vehicles = evs.map((ev, index) =>
    compare(
      {
        kind: "ev",
        id: ev.id,
        requestedKwh: ev.neededKwh,
        planKwh: plan.evStoredKwh[index] ?? 0,
        baselineKwh: baseline.evStoredKwh[index] ?? 0,
      },
      attainableByEv(ev, problem),
      ev.efficiency,
    ),
  );
  const stationary = batteries.map((battery, index) =>
    compare(
      {
        kind: battery.kind === "vehicle" ? "ev" : "battery",
        id: battery.id,
        requestedKwh: requiredFinalKwh(battery),
        planKwh: plan.storedKwh[index]?.at(-1) ?? 0,
        baselineKwh: baseline.storedKwh[index]?.at(-1) ?? 0,
      },
      attainableByBattery(battery, problem),
      battery.chargeEfficiency,
    ),
  );
  return [...stationary, ...vehicles];
}

/** What a vehicle could be charged with if it were alone, kWh. */
export function attainableByEv(ev: Ev, { steps, stepHours }: ScheduleProblem): number {
  const stay = Math.max(0, Math.min(ev.untilStep, steps) - ev.fromStep);
  return Math.min(ev.roomKwh, stay * stepHours * ev.maxKw * ev.efficiency);
}

/** What a battery could hold in the end if it only charged, kWh. */
export function attainableByBattery(battery: Battery, { steps, stepHours }: ScheduleProblem): number {
  const connected = Math.max(0, Math.min(battery.untilStep, steps) - battery.fromStep);
  const charged = connected * stepHours * battery.chargeKw * battery.chargeEfficiency;
  return Math.min(battery.maxKwh, battery.initialKwh + charged);
}
