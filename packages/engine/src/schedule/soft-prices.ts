import type { Appliance, Battery, HeatZone, ScheduleProblem } from "./problem";
import { retainedShare } from "./room";

/**
 * What a broken wish costs in the objective. Each price is above everything that breaking the wish could save
 * (an exact penalty), so a wish is broken only when it cannot be kept; the factors order the wishes.
 */
const GRID_LIMIT_FACTOR = 100;
const FINAL_CHARGE_FACTOR = 20;
const WISH_FACTOR = 10;
/** A late run costs between these two, so late is better than never and a little late better than very late. */
const LATE_FACTOR_MIN = 2;
const LATE_FACTOR_MAX = 6;
/** Of two equally cheap moments the earlier: this share of the highest energy price, at the end of the horizon. */
const EARLINESS_SHARE = 1e-4;

export interface SoftPrices {
  steps: number;
  stepHours: number;
  /** The most that one kWh can cost or earn, demand charges included. */
  perKwh: number;
  importAboveLimitPerKwh: number;
  finalChargePerKwh: number;
  evPerKwh: number;
  /** What using a kWh one step later costs beside its price, so that ties are decided the same way each time. */
  latenessPerKwhStep: number;
}

export function softPrices(problem: ScheduleProblem): SoftPrices {
  const { importPrice, exportPrice, demandCharges, steps, stepHours } = problem;
  let highest = 0;
  for (const price of importPrice) highest = Math.max(highest, Math.abs(price));
  for (const price of exportPrice) highest = Math.max(highest, Math.abs(price));
  const demand = demandCharges.reduce((sum, { pricePerKw }) => sum + pricePerKw / stepHours, 0);
  const perKwh = highest + demand || 1;
  return {
    steps,
    stepHours,
    perKwh,
    importAboveLimitPerKwh: GRID_LIMIT_FACTOR * perKwh,
    finalChargePerKwh: FINAL_CHARGE_FACTOR * perKwh,
    evPerKwh: WISH_FACTOR * perKwh,
    latenessPerKwhStep: (EARLINESS_SHARE * highest) / steps,
  };
}

/** Price of a kWh that a battery lacks in the end: what drives away ranks with the other vehicles. */
export const missingPerKwh = (prices: SoftPrices, { kind }: Battery): number =>
  kind === "vehicle" ? prices.evPerKwh : prices.finalChargePerKwh;

/** Energy of a run in kWh. */
export const runEnergyKwh = ({ powerKw }: Appliance, stepHours: number): number =>
  powerKw.reduce((sum, kw) => sum + kw * stepHours, 0);

/** Cost of leaving out `steps` of an appliance's run. */
export function notRunCost(prices: SoftPrices, appliance: Appliance, steps: number): number {
  const share = steps / appliance.powerKw.length;
  return WISH_FACTOR * prices.perKwh * runEnergyKwh(appliance, prices.stepHours) * share;
}

/** Cost of a run that ends `lateSteps` after its window. */
export function lateCost(prices: SoftPrices, appliance: Appliance, lateSteps: number): number {
  if (lateSteps <= 0) return 0;
  const factor = LATE_FACTOR_MIN + ((LATE_FACTOR_MAX - LATE_FACTOR_MIN) * lateSteps) / prices.steps;
  return factor * prices.perKwh * runEnergyKwh(appliance, prices.stepHours);
}

/** Cost of one kelvin outside the comfort band for one step: dearer than the electricity that would bring it back. */
export function comfortPerKelvinStep(prices: SoftPrices, heat: HeatZone): number {
  const worstCop = heat.cop.reduce((worst, cop) => Math.min(worst, cop), Infinity);
  const kwOfOneKelvin = heat.lossKwPerK / (worstCop * (1 - retainedShare(heat, prices.stepHours)));
  return WISH_FACTOR * prices.perKwh * kwOfOneKelvin * prices.stepHours;
}
