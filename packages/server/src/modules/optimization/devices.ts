import type { BatteryFields, Facility } from "@wattleaf/shared/contracts/facilities";
import type { Constraints } from "@wattleaf/shared/contracts/optimization";
import { FIRST_BATTERY_ID } from "@wattleaf/shared/domain/facilities";
import { HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import type { Appliance, Battery, Ev } from "@wattleaf/engine/schedule/problem";
import { type Horizon, stepHours } from "./horizon";
import { type Window, stepsInside, windowsOf } from "./windows";

/** A told start moves for more than this share of the run's cost an hour, so people are not told again for cents. */
const MOVE_SHARE_PER_HOUR = 0.02;

/** Stays or runs with the windows that they come from, and the devices that have none. */
export interface Planned<T> {
  items: { item: T; window: Window }[];
  leftOut: { id: string; message: string }[];
}

/** The site's batteries; the first one has an ID of its own. */
export function batteriesOf({ battery, batteries }: Facility, steps: number): Battery[] {
  const first = battery ? [batteryOf(FIRST_BATTERY_ID, battery, steps)] : [];
  return [...first, ...batteries.map((further) => batteryOf(further.id, further, steps))];
}

function batteryOf(id: string, battery: BatteryFields, steps: number): Battery {
  const { capacity_kwh: capacityKwh, final } = battery;
  return {
    id,
    kind: "stationary",
    fromStep: 0,
    untilStep: steps,
    capacityKwh,
    minKwh: battery.min_soc * capacityKwh,
    maxKwh: battery.max_soc * capacityKwh,
    initialKwh: battery.soc * capacityKwh,
    chargeKw: battery.charge_kw,
    dischargeKw: battery.discharge_kw,
    chargeEfficiency: battery.charge_efficiency,
    dischargeEfficiency: battery.discharge_efficiency,
    wearPerKwh: battery.wear_per_kwh,
    mayExport: battery.may_export,
    final: finalCharge(final, capacityKwh),
  };
}

function finalCharge(final: NonNullable<Facility["battery"]>["final"], capacityKwh: number): Battery["final"] {
  if (typeof final === "string") return { rule: final };
  if ("value_per_kwh" in final) return { rule: "value", pricePerKwh: final.value_per_kwh };
  return { rule: "at_least", kwh: final.at_least_soc * capacityKwh };
}

type Vehicle = Facility["evs"][number];

/**
 * Every stay of the vehicles that only charge. Of one that goes on after the plan, what can still be charged then is not
 * asked for.
 */
export const staysOf = (horizon: Horizon, evs: readonly Vehicle[]): Planned<Ev> =>
  stays(
    horizon,
    evs.filter((ev) => !ev.give_back),
    stayOf,
  );

/** Every stay of the vehicles that can give energy back, as the battery that they are meanwhile. */
export const givingStaysOf = (horizon: Horizon, evs: readonly Vehicle[]): Planned<Battery> =>
  stays(
    horizon,
    evs.filter((ev) => ev.give_back),
    givingStayOf,
  );

function stays<T>(
  horizon: Horizon,
  evs: readonly Vehicle[],
  stayOfWindow: (horizon: Horizon, ev: Vehicle, window: Window, fromStep: number, untilStep: number) => T,
): Planned<T> {
  const planned: Planned<T> = { items: [], leftOut: [] };
  for (const ev of evs) {
    const found = windowsOf(horizon, ev.plugged_in_from, ev.ready_by).flatMap((window) => {
      const [fromStep, untilStep] = stepsInside(horizon, window);
      return untilStep > fromStep ? [{ item: stayOfWindow(horizon, ev, window, fromStep, untilStep), window }] : [];
    });
    planned.items.push(...found);
    if (found.length === 0) planned.leftOut.push({ id: ev.id, message: "It isn't plugged in for a whole step." });
  }
  return planned;
}

function stayOf(horizon: Horizon, ev: Vehicle, window: Window, fromStep: number, untilStep: number): Ev {
  const { min_kw: minKw, max_kw: maxKw, efficiency, battery_kwh: batteryKwh, soc = 0, target_soc: target = 0 } = ev;
  const wanted = ev.energy_needed_kwh ?? Math.max(0, target - soc) * (batteryKwh ?? 0);
  const laterHours = Math.max(0, window.untilMs - horizon.endMs) / HOUR_MS;
  const neededKwh = Math.max(0, wanted - laterHours * maxKw * efficiency);
  // Without a battery size no more is charged than needed, beside what the charger's minimum adds in one step.
  const most = batteryKwh === undefined ? wanted + minKw * efficiency * stepHours(horizon) : (1 - soc) * batteryKwh;
  return { id: ev.id, fromStep, untilStep, neededKwh, roomKwh: Math.max(neededKwh, most), minKw, maxKw, efficiency };
}

/** It leaves with its target, and never with less than it came with: emptying a car is no saving. */
function givingStayOf(horizon: Horizon, ev: Vehicle, window: Window, fromStep: number, untilStep: number): Battery {
  const { id, max_kw: chargeKw, efficiency, battery_kwh: capacityKwh = 0, soc = 0, target_soc: target = 0 } = ev;
  const giveBack = ev.give_back;
  const initialKwh = soc * capacityKwh;
  const laterKwh = (Math.max(0, window.untilMs - horizon.endMs) / HOUR_MS) * chargeKw * efficiency;
  return {
    id,
    kind: "vehicle",
    fromStep,
    untilStep,
    capacityKwh,
    minKwh: (giveBack?.min_soc ?? 0) * capacityKwh,
    maxKwh: capacityKwh,
    initialKwh,
    chargeKw,
    dischargeKw: giveBack?.discharge_kw ?? 0,
    chargeEfficiency: efficiency,
    dischargeEfficiency: giveBack?.discharge_efficiency ?? 1,
    wearPerKwh: giveBack?.wear_per_kwh ?? 0,
    mayExport: giveBack?.may_export ?? false,
    final: { rule: "at_least", kwh: Math.max(initialKwh, target * capacityKwh - laterKwh) },
  };
}

/**
 * Every run of the appliances. A daily window counts on the day on which it begins, when the horizon holds enough of it:
 * one that began before the plan is taken as done, one that goes on after it is left to the next plan.
 */
export function runsOf(
  horizon: Horizon,
  appliances: Facility["appliances"],
  constraints: Constraints,
  importPrice: Float64Array,
): Planned<Appliance> {
  const planned: Planned<Appliance> = { items: [], leftOut: [] };
  for (const appliance of appliances) {
    const powerKw = powerBySteps(horizon, appliance);
    const runs = windowsOf(horizon, appliance.earliest, appliance.latest_end).flatMap((window) => {
      const [earliestStep, latestEndStep] = stepsInside(horizon, window);
      const isCut = window.untilMs > horizon.endMs && latestEndStep - earliestStep < powerKw.length;
      const isOthers = window.daily && (window.fromMs < horizon.startMs || isCut);
      if (isOthers || latestEndStep <= earliestStep) return [];
      const { id, interruptible } = appliance;
      const run: Appliance = { id, powerKw, earliestStep, latestEndStep, interruptible, announced: null };
      return [{ item: { ...run, announced: announcedOf(horizon, run, window, constraints, importPrice) }, window }];
    });
    planned.items.push(...runs);
    if (runs.length === 0)
      planned.leftOut.push({
        id: appliance.id,
        message: "None of its windows starts and fits within the time horizon.",
      });
  }
  return planned;
}

/** Mean power of each step of a run; what may pause draws the same in every step. */
function powerBySteps(horizon: Horizon, { phases, interruptible }: Facility["appliances"][number]): Float64Array {
  const stepMinutes = horizon.stepMs / MINUTE_MS;
  const minutes = phases.reduce((sum, phase) => sum + phase.minutes, 0);
  const powerKw = new Float64Array(Math.ceil(minutes / stepMinutes - 1e-9));
  let now = 0;
  for (const phase of phases) {
    const end = now + phase.minutes;
    for (let step = Math.floor(now / stepMinutes); step * stepMinutes < end && step < powerKw.length; step += 1) {
      const overlap = Math.min(end, (step + 1) * stepMinutes) - Math.max(now, step * stepMinutes);
      powerKw[step] = (powerKw[step] ?? 0) + (phase.kw * overlap) / stepMinutes;
    }
    now = end;
  }
  const mean = powerKw.reduce((sum, kw) => sum + kw, 0) / powerKw.length;
  return interruptible ? powerKw.fill(mean) : powerKw;
}

function announcedOf(
  horizon: Horizon,
  run: Appliance,
  window: Window,
  { previous_starts: starts = [], move_cost_per_hour: perHour }: Constraints,
  importPrice: Float64Array,
): Appliance["announced"] {
  const told = starts.find(({ id, start }) => {
    const ms = Date.parse(start);
    return id === run.id && ms >= window.fromMs && ms < window.untilMs;
  });
  if (!told || run.interruptible) return null;
  const hours = stepHours(horizon);
  const meanPrice = importPrice.reduce((sum, price) => sum + Math.abs(price), 0) / importPrice.length;
  const energyKwh = run.powerKw.reduce((sum, kw) => sum + kw * hours, 0);
  return {
    step: Math.round((Date.parse(told.start) - horizon.startMs) / horizon.stepMs),
    movePerStep: (perHour ?? MOVE_SHARE_PER_HOUR * meanPrice * energyKwh) * hours,
  };
}
