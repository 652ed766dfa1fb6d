import type { BillLineKind } from "@wattleaf/shared/domain/bill-lines";
import type { BillLine } from "./bill";
import type { EnergyUse } from "./energy-use";
import { centsOf, STEPS_PER_QUANTITY, STEPS_PER_RATE } from "./money";
import { monthOfSlot, SLOT_COUNT, type Tariff } from "./tariff";
import { splitByTier, tierEndSteps, type TierScale } from "./tiers";

/**
 * Lines for energy, by period and tier. Net metering nets bought and sold energy within each period of the bill and
 * credits a period that sold more at the rate that it would have paid; the other rules pay `sell` for what was sold.
 */
export function energyLines(tariff: Tariff, use: EnergyUse, scale: TierScale): BillLine[] {
  const bought = byPeriod(tariff, use.importBySlot);
  const sold = byPeriod(tariff, use.exportBySlot);
  const nets = tariff.exportRule === "net_metering";
  const billed = nets ? bought.map((steps, period) => steps - (sold[period] ?? 0)) : bought;
  const lines = ratedLines(tariff, billed, scale, ({ rate }) => rate, "energy");
  lines.push(...fuelLines(tariff, use, nets));
  if (!nets && tariff.exportRule !== null) {
    lines.push(...ratedLines(tariff, sold, scale, ({ sell }) => -(sell ?? 0), "export_credit"));
  }
  return lines;
}

function byPeriod({ energy }: Tariff, bySlot: Float64Array): number[] {
  const sums = energy.periods.map(() => 0);
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    const period = energy.periodOfSlot[slot] ?? 0;
    sums[period] = (sums[period] ?? 0) + (bySlot[slot] ?? 0);
  }
  return sums;
}

function ratedLines(
  { energy }: Tariff,
  stepsOfPeriod: readonly number[],
  scale: TierScale,
  rateOf: (tier: { rate: number; sell: number | null }) => number,
  kind: BillLineKind,
): BillLine[] {
  const total = Math.abs(stepsOfPeriod.reduce((sum, steps) => sum + steps, 0));
  return energy.periods.flatMap(({ label, tiers }, period) => {
    const steps = stepsOfPeriod[period] ?? 0;
    if (steps === 0) return [];
    const parts = splitByTier(steps, total, tierEndSteps(tiers, scale));
    return tiers.flatMap((tier, index) => {
      const part = parts[index] ?? 0;
      if (part === 0) return [];
      const rate = rateOf(tier);
      return energyLine(part < 0 ? "energy_credit" : kind, part, rate, {
        period,
        label,
        tier: tiers.length > 1 ? index + 1 : null,
      });
    });
  });
}

function fuelLines({ fuelAdjustments }: Tariff, use: EnergyUse, nets: boolean): BillLine[] {
  if (!fuelAdjustments) return [];
  const stepsOfMonth = fuelAdjustments.map(() => 0);
  for (let slot = 0; slot < SLOT_COUNT; slot += 1) {
    const month = monthOfSlot(slot);
    const steps = (use.importBySlot[slot] ?? 0) - (nets ? (use.exportBySlot[slot] ?? 0) : 0);
    stepsOfMonth[month] = (stepsOfMonth[month] ?? 0) + steps;
  }
  return stepsOfMonth.flatMap((steps, month) => {
    const rate = fuelAdjustments[month] ?? 0;
    return steps === 0 || rate === 0 ? [] : energyLine("fuel_adjustment", steps, rate, {});
  });
}

function energyLine(kind: BillLineKind, steps: number, rate: number, place: Partial<BillLine>): BillLine {
  return {
    kind,
    period: null,
    label: null,
    tier: null,
    quantity: steps / STEPS_PER_QUANTITY,
    unit: "kWh",
    rate: rate / STEPS_PER_RATE,
    cents: centsOf(steps, rate),
    peak: null,
    ...place,
  };
}
