import { HOUR_MS } from "@wattleaf/shared/domain/time";
import type { BillingPeriod } from "./billing-periods";
import type { MeteredSeries } from "./metered-series";
import { quantitySteps } from "./money";
import { SLOT_COUNT, type ExportRule } from "./tariff";

/** Energy of a billing period by slot, in millionths of a kWh, both at least zero. */
export interface EnergyUse {
  importBySlot: Float64Array;
  exportBySlot: Float64Array;
  missingIntervals: number;
}

/**
 * Energy bought and sold in a billing period. Under hourly net billing what an hour buys and sells is netted first;
 * under buy all, sell all the household is taken to buy all that it uses and to sell all that it generates.
 * @param generationKwh generation of each interval of the series, where it is known
 */
export function energyUse(
  metered: MeteredSeries,
  period: BillingPeriod,
  rule: ExportRule | null,
  generationKwh?: Float64Array,
): EnergyUse {
  const use: EnergyUse = {
    importBySlot: new Float64Array(SLOT_COUNT),
    exportBySlot: new Float64Array(SLOT_COUNT),
    missingIntervals: 0,
  };
  if (rule === "net_billing_hourly") sumByHour(metered, period, use);
  else sumByInterval(metered, period, use, rule === "buy_all_sell_all" ? generationKwh : undefined);
  return use;
}

function sumByInterval(
  { steps, slots }: MeteredSeries,
  period: BillingPeriod,
  use: EnergyUse,
  generationKwh?: Float64Array,
): void {
  const { importBySlot, exportBySlot } = use;
  for (let index = period.first; index < period.end; index += 1) {
    const net = steps[index] ?? Number.NaN;
    if (Number.isNaN(net)) {
      use.missingIntervals += 1;
      continue;
    }
    const slot = slots[index] ?? 0;
    const generation = generationKwh?.[index];
    if (generation !== undefined && generation > 0) {
      const sold = quantitySteps(generation);
      add(importBySlot, slot, Math.max(0, net + sold));
      add(exportBySlot, slot, sold);
    } else if (net >= 0) add(importBySlot, slot, net);
    else add(exportBySlot, slot, -net);
  }
}

function sumByHour({ steps, slots, localStartMs }: MeteredSeries, period: BillingPeriod, use: EnergyUse): void {
  let hour = Number.NaN;
  let previous = -Infinity;
  let slot = 0;
  let net = 0;
  const close = () => add(net >= 0 ? use.importBySlot : use.exportBySlot, slot, Math.abs(net));
  for (let index = period.first; index < period.end; index += 1) {
    const local = localStartMs(index);
    const ownHour = Math.floor(local / HOUR_MS);
    // Where the clock goes back, the hour that it shows a second time is another hour.
    if (ownHour !== hour || local < previous) {
      close();
      hour = ownHour;
      slot = slots[index] ?? 0;
      net = 0;
    }
    previous = local;
    const amount = steps[index] ?? Number.NaN;
    if (Number.isNaN(amount)) use.missingIntervals += 1;
    else net += amount;
  }
  close();
}

function add(sums: Float64Array, slot: number, amount: number): void {
  sums[slot] = (sums[slot] ?? 0) + amount;
}

export const sumOf = (sums: Float64Array): number => {
  let total = 0;
  for (const each of sums) total += each;
  return total;
};
