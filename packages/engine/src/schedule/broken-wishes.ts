import { kelvinOutside } from "./cost";
import { type Plan, finalShortfallKwh, lateSteps } from "./plan";
import type { ScheduleProblem } from "./problem";

/** A wish that the plan could not keep, and by how much. */
export type BrokenWish =
  | { kind: "ev_energy"; id: string; missingKwh: number }
  | { kind: "appliance_not_run"; id: string; missingHours: number }
  | { kind: "appliance_late"; id: string; lateHours: number }
  | { kind: "comfort"; belowKelvinHours: number; aboveKelvinHours: number; worstKelvin: number }
  | { kind: "import_limit"; excessKwh: number; worstKw: number }
  | { kind: "final_charge"; missingKwh: number };

/** Smaller breaks are rounding, in kWh, kW or K. */
const NEGLIGIBLE = 1e-4;

export function brokenWishes(problem: ScheduleProblem, plan: Plan): BrokenWish[] {
  const { stepHours, evs, appliances, battery } = problem;
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
  const missingKwh = battery ? finalShortfallKwh(battery, plan) : 0;
  if (missingKwh > NEGLIGIBLE) broken.push({ kind: "final_charge", missingKwh });
  return [...broken, ...brokenComfort(problem, plan), ...brokenLimit(problem, plan)];
}

function brokenComfort({ heat, steps, stepHours }: ScheduleProblem, plan: Plan): BrokenWish[] {
  if (!heat) return [];
  let [below, above, worstKelvin] = [0, 0, 0];
  for (let step = 0; step < steps; step += 1) {
    const kelvin = kelvinOutside(heat, plan, step);
    if (Math.abs(kelvin) <= NEGLIGIBLE) continue;
    if (kelvin < 0) below -= kelvin * stepHours;
    else above += kelvin * stepHours;
    worstKelvin = Math.max(worstKelvin, Math.abs(kelvin));
  }
  if (worstKelvin === 0) return [];
  return [{ kind: "comfort", belowKelvinHours: below, aboveKelvinHours: above, worstKelvin }];
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
