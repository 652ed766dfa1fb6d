import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import type { extractBill } from "@wattleaf/shared/contracts/bills/extraction";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { isMeasured } from "@wattleaf/shared/contracts/usage";

type Extraction = OutputOf<typeof extractBill>;

const WH_PER_KWH = 1_000;

/** A bill's fields in the names of the public API. */
export const toBillResponse = (bill: Bill): NonNullable<Extraction["bill"]> => ({
  commodity: bill.commodity,
  provider: bill.provider,
  account: bill.account,
  service_period: bill.servicePeriod && {
    ...bill.servicePeriod,
    value: { first_day: bill.servicePeriod.value.firstDay, last_day: bill.servicePeriod.value.lastDay },
  },
  energy_kwh: bill.energyKwh,
  demand_kw: bill.demandKw,
  total_cost: bill.totalCost,
  amount_due: bill.amountDue ?? null,
  currency: bill.currency,
  taxes_and_fees: bill.taxesAndFees,
  tariff_name: bill.tariffName,
  rate_per_kwh: bill.ratePerKwh,
  tou_split: bill.touSplit,
  meter_readings: bill.meterReadings,
  checks: bill.checks,
});

/** What a table of use holds, electricity in kWh; null for what was not measured over a known time. */
export function toUsageResponse(facts: UsageFacts): Extraction["usage"] {
  if (!isMeasured(facts)) return null;
  const isElectricity = facts.unit === "Wh";
  const quantity = (amount: number) => (isElectricity ? amount / WH_PER_KWH : amount);
  return {
    commodity: facts.commodity,
    unit: facts.unit === "Wh" ? "kWh" : facts.unit,
    start: facts.start,
    end: facts.end,
    interval_seconds: facts.intervalSeconds,
    reading_count: facts.readingCount,
    days: facts.days,
    total: quantity(facts.total),
    exported: facts.exported === null ? null : quantity(facts.exported),
    cost: facts.cost,
    months: facts.months.map(({ month, total, days, cost }) => ({ month, total: quantity(total), days, cost })),
    tou_split: facts.touSplit.map(({ period, total }) => ({ period, total: quantity(total) })),
    gaps: facts.gaps.map(({ start, end, missingReadings }) => ({ start, end, missing_readings: missingReadings })),
  };
}
