import { quantitySteps, shareOf } from "./money";
import type { EnergyTier } from "./tariff";

/** What turns a tier's `max` into energy of one billing period. */
export interface TierScale {
  days: number;
  months: number;
  /** Highest demand of the billing period in kW, for hours-use tiers. */
  peakKw: number;
}

/**
 * Upper ends of a period's tiers in steps of energy, never falling. A monthly end is that of the part of a month which
 * is billed.
 */
export function tierEndSteps(tiers: readonly EnergyTier[], { days, months, peakKw }: TierScale): number[] {
  let reached = 0;
  return tiers.map(({ max, unit }) => {
    if (max === Infinity) return Infinity;
    const factor = { kwh: months, kwh_daily: days, kwh_per_kw: months * peakKw, kwh_per_kw_daily: days * peakKw }[unit];
    reached = Math.max(reached, quantitySteps(max * factor));
    return reached;
  });
}

/**
 * What part of `quantity` falls into each tier. The tiers count `total`, the use of all periods together, and each
 * period takes its proportional share of every tier: a baseline allowance is given once and not once per time of day,
 * and a bill depends on how much was used in each period but not on the order of the days.
 * @param quantity integer steps, negative for a net export of the period; the parts sum to it exactly
 * @param total integer steps that the tiers count, at least zero
 */
export function splitByTier(quantity: number, total: number, ends: readonly number[]): number[] {
  if (ends.length === 1 || total === 0) return ends.map((_, tier) => (tier === 0 ? quantity : 0));
  let before = 0;
  return ends.map((end) => {
    const reached = end >= total ? quantity : shareOf(quantity, end, total);
    const part = reached - before;
    before = reached;
    return part;
  });
}
