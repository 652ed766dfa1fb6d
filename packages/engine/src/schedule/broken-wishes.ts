import { kelvinOutside } from "./cost";
import { type Plan, finalShortfallKwh, lateSteps } from "./plan";
import type { HeatZone, ScheduleProblem } from "./problem";

/** A wish that the plan could not keep, and by how much. */
export type BrokenWish =
  | { kind: "ev_energy"; id: string; missingKwh: number }
  | { kind: "appliance_not_run"; id: string; missingHours: number }
  | { kind: "appliance_late"; id: string; lateHours: number }
  | { kind: "comfort"; id: string; belowKelvinHours: number; aboveKelvinHours: number; worstKelvin: number }
  | { kind: "import_limit"; excessKwh: number; worstKw: number }
  | { kind: "final_charge"; id: string; missingKwh: number };

/** Smaller breaks are rounding, in kWh, kW or K. */
const NEGLIGIBLE = 1e-4;

export function brokenWishes(problem: ScheduleProblem, plan: Plan): BrokenWish[] {
  const { stepHours, evs, appliances, batteries } = problem;
  const broken: BrokenWish[] = [];
  evs.forEach(({ id, neededKwh }, index) => {
    const missingKwh = neededKwh - (plan.evStoredKwh[index] ?? 0);
    if (missingKwh > NEGLIGIBLE) broken.push({ kind: "ev_energy", id, missingKwh });
  });
  appliances.forEach((appliance, index) => {
    const ran = plan.runSteps[index] ?? [];
    const missingHours = (appliance.powerKw.length - ran.length) * stepHours;
    const lateHours = lateSteps(appliance, ran) * stepHours;
    if (missingHours > 0) broken.push({ kind: "appliance_not_run", id: appliance.id, missingHours });
    if (lateHours > 0) broken.push({ kind: "appliance_late", id: appliance.id, lateHours });
  });
  batteries.forEach((battery, index) => {
    const missingKwh = finalShortfallKwh(battery, plan, index);
    const kind = battery.kind === "vehicle" ? "ev_energy" : "final_charge";
    if (missingKwh > NEGLIGIBLE) broken.push({ kind, id: battery.id, missingKwh });
  });
  const comfort = problem.heatZones.flatMap((zone, index) => brokenComfort(zone, stepHours, plan.temperatureC[index]));
  return [...broken, ...comfort, ...brokenLimit(problem, plan)];
}

function brokenComfort(zone: HeatZone, stepHours: number, temperatureC: Float64Array | undefined): BrokenWish[] {
  let [below, above, worstKelvin] = [0, 0, 0];
  for (let step = 0; step < zone.minC.length; step += 1) {
    const kelvin = kelvinOutside(zone, temperatureC, step);
    if (Math.abs(kelvin) <= NEGLIGIBLE) continue;
    if (kelvin < 0) below -= kelvin * stepHours;
    else above += kelvin * stepHours;
    worstKelvin = Math.max(worstKelvin, Math.abs(kelvin));
  }
  if (worstKelvin === 0) return [];
  return [{ kind: "comfort", id: zone.id, belowKelvinHours: below, aboveKelvinHours: above, worstKelvin }];
}

function brokenLimit({ grid, stepHours }: ScheduleProblem, { importKw }: Plan): BrokenWish[] {
  let [excessKwh, worstKw] = [0, 0];
  for (const kw of importKw) {
    const over = kw - grid.importLimitKw;
    if (over <= NEGLIGIBLE) continue;
    excessKwh += over * stepHours;
    worstKw = Math.max(worstKw, over);
  }
  return worstKw > 0 ? [{ kind: "import_limit", excessKwh, worstKw }] : [];
}
