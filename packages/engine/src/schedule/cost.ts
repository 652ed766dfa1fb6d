import { type Plan, finalShortfallKwh, lateSteps, sum } from "./plan";
import { type HeatZone, plannedLimitKw, type ScheduleProblem } from "./problem";
import { claimGroups, missingWeight, shareWeightKwh, worstShare } from "./shortfalls";
import { type SoftPrices, comfortPerKelvinStep, lateCost, missingPerKwh, notRunCost } from "./soft-prices";

/** What a plan costs, in the currency of the prices. `bill` is what the supplier asks for. */
export interface PlanCost {
  energyImport: number;
  /** What export earns, not negative unless export prices are. */
  exportRevenue: number;
  demand: number;
  bill: number;
  batteryWear: number;
  /** Bill and wear. */
  total: number;
}

export function costOf(problem: ScheduleProblem, plan: Plan): PlanCost {
  const { stepHours, importPrice, exportPrice, demandCharges, batteries } = problem;
  let energyImport = 0;
  let exportRevenue = 0;
  for (let step = 0; step < problem.steps; step += 1) {
    energyImport += (plan.importKw[step] ?? 0) * (importPrice[step] ?? 0) * stepHours;
    exportRevenue += (plan.exportKw[step] ?? 0) * (exportPrice[step] ?? 0) * stepHours;
  }
  const demand = demandCharges.reduce(
    (total, { pricePerKw, peakSoFarKw }, index) =>
      total + pricePerKw * Math.max(0, (plan.peaksKw[index] ?? 0) - peakSoFarKw),
    0,
  );
  const bill = energyImport - exportRevenue + demand;
  const batteryWear = batteries.reduce(
    (total, { wearPerKwh }, index) => total + wearPerKwh * sum(plan.dischargeKw[index]) * stepHours,
    0,
  );
  return { energyImport, exportRevenue, demand, bill, batteryWear, total: bill + batteryWear };
}

/** Kelvin outside the comfort band at the end of a step: negative below it, positive above it. */
export function kelvinOutside({ minC, maxC }: HeatZone, temperatureC: Float64Array | undefined, step: number): number {
  const temperature = temperatureC?.[step + 1] ?? 0;
  return Math.min(0, temperature - (minC[step] ?? -Infinity)) + Math.max(0, temperature - (maxC[step] ?? Infinity));
}

/**
 * The objective that the solver minimizes, worked out from the plan alone: its cost, the prices of broken wishes, of
 * moved starts and of lateness, less the value of what is left in the battery.
 */
export function objectiveOfPlan(problem: ScheduleProblem, prices: SoftPrices, plan: Plan): number {
  const { steps, stepHours, batteries, evs, appliances, heatZones } = problem;
  let objective = costOf(problem, plan).total;
  plan.importKw.forEach((kw, step) => {
    objective += Math.max(0, kw - plannedLimitKw(problem, step)) * stepHours * prices.importAboveLimitPerKwh;
  });
  const groups = claimGroups(problem);
  for (const claims of groups)
    objective += worstShare(claims, problem, plan) * shareWeightKwh(claims) * prices.evPerKwh;
  batteries.forEach((battery, index) => {
    const perKwh = missingPerKwh(prices, battery) * missingWeight(groups, "battery", index);
    objective += finalShortfallKwh(battery, plan, index) * perKwh;
    if (battery.final.rule === "value") objective -= battery.final.pricePerKwh * (plan.storedKwh[index]?.at(-1) ?? 0);
  });
  const lateness = (drawnKw: Float64Array | undefined) =>
    drawnKw?.reduce((total, kw, step) => total + kw * stepHours * prices.latenessPerKwhStep * step, 0) ?? 0;
  evs.forEach((ev, index) => {
    const missingKwh = Math.max(0, ev.neededKwh - (plan.evStoredKwh[index] ?? 0));
    objective += missingKwh * prices.evPerKwh * missingWeight(groups, "ev", index);
    objective += lateness(plan.evKw[index]);
  });
  appliances.forEach((appliance, index) => {
    const ran = plan.runSteps[index] ?? [];
    objective += notRunCost(prices, appliance, appliance.powerKw.length - ran.length);
    objective += lateCost(prices, appliance, lateSteps(appliance, ran));
    objective += lateness(plan.applianceKw[index]);
    const { announced } = appliance;
    if (announced && ran[0] !== undefined) objective += announced.movePerStep * Math.abs(ran[0] - announced.step);
  });
  heatZones.forEach((zone, index) => {
    const perKelvin = comfortPerKelvinStep(prices, zone);
    for (let step = 0; step < steps; step += 1)
      objective += Math.abs(kelvinOutside(zone, plan.temperatureC[index], step)) * perKelvin;
  });
  return objective;
}
