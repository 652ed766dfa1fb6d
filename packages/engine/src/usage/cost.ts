import type { UsageReading } from "../time-series/usage-readings";

/**
 * Integer cost of a set of readings; null unless every reading that used something has a cost, because a sum of
 * some of them would pass for the price of all.
 */
export function costOf(readings: readonly UsageReading[]): number | null {
  let total: number | null = null;
  for (const { cost, amount } of readings) {
    if (cost === null && amount !== 0) return null;
    if (cost !== null) total = (total ?? 0) + cost;
  }
  return total;
}
