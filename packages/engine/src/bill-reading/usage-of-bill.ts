import type { Bill } from "@wattleaf/shared/contracts/bills/bill";
import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { reasonError } from "@wattleaf/shared/error-reason";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import type { Notice } from "../notices";
import type { UsageReadings } from "../time-series/usage-readings";
import { notice } from "../notices";
import { amountOf, COST_STEPS_PER_CURRENCY_UNIT } from "../time-series/usage-readings";
import { summarizeUsage } from "../usage/summarize";
import { wallClock } from "../time-series/calendar";

const WH_PER_KWH = 1_000;

/**
 * Usage facts of one bill: its period as a single reading. Without energy or without a period there is no usage over
 * time, and the result is kept in `cost` and `bill` only.
 *
 * @param found notices from the document reader
 * @throws DomainError `file_unreadable` if neither energy nor cost could be read and the bill's sender or its period and
 *   amount due are unknown, too, or if the document does not look like an energy bill
 */
export function usageOfBill(bill: Bill, source: UsageFacts["source"], found: readonly Notice[] = []): UsageFacts {
  const { energyKwh, totalCost, servicePeriod, currency, touSplit } = bill;
  const isPart = !energyKwh && !totalCost;
  if (isPart && !isKnownBill(bill)) {
    throw reasonError("file_unreadable", "bill_no_figures");
  }
  if (bill.commodity === null) throw reasonError("file_unreadable", "not_a_bill");
  const failed = bill.checks.filter(({ passed }) => !passed);
  const notices = [
    ...found,
    ...(bill.commodity === "electricity" ? [] : [notice("bill_without_electricity", { commodity: bill.commodity })]),
    ...(isPart ? [notice("bill_read_in_part")] : []),
    ...failed.map(({ code }) => notice("bill_check_failed", { check: code })),
  ];
  const cost = totalCost && { total: totalCost.value, currency: currency?.value ?? null };
  const kwh = energyKwh?.value ?? null;
  const amount = kwh === null ? undefined : amountOf(kwh * WH_PER_KWH, "electricity");
  const start = servicePeriod && atMidnight(servicePeriod.value.firstDay);
  const end = servicePeriod && atMidnight(servicePeriod.value.lastDay);
  const isMeasured = amount !== undefined && start !== null && end !== null;
  if (!isMeasured) return partOf(bill, source, { kwh, cost, notices });
  const localEnd = end + DAY_SECONDS;
  const series: UsageReadings = {
    source,
    commodity: "electricity",
    readings: [
      {
        start,
        seconds: localEnd - start,
        localStart: start,
        localEnd,
        amount,
        cost: totalCost && Math.round(totalCost.value * COST_STEPS_PER_CURRENCY_UNIT),
        issuedAt: 0,
      },
    ],
    exported: null,
    currency: cost?.currency ?? null,
    touSplit: touSplit.flatMap(({ period, value }) => {
      const part = amountOf(value * WH_PER_KWH, "electricity");
      return part === undefined ? [] : [{ period, amount: part }];
    }),
    notices: bill.isEnergySummed ? [...notices, notice("energy_summed_from_time_of_use")] : notices,
  };
  return { ...summarizeUsage(series), bill };
}

/** A bill read in part is kept if it says who sent it, for when, and what is to be paid. */
const isKnownBill = ({ commodity, provider, servicePeriod, amountDue }: Bill): boolean =>
  commodity !== null && provider !== null && (servicePeriod !== null || (amountDue ?? null) !== null);

/** Facts of a bill without energy or without a period: everything that needs both is null or empty. */
function partOf(
  bill: Bill,
  source: UsageFacts["source"],
  { kwh, cost, notices }: { kwh: number | null; cost: UsageFacts["cost"]; notices: Notice[] },
): UsageFacts {
  const period = bill.servicePeriod?.value;
  const start = period ? atMidnight(period.firstDay) : null;
  const end = period ? atMidnight(period.lastDay) : null;
  const isElectricity = bill.commodity === "electricity";
  return {
    source,
    commodity: bill.commodity ?? "electricity",
    unit: isElectricity ? "Wh" : bill.commodity === "gas" ? "therm" : "liter",
    start: start === null ? null : isoMidnight(start),
    end: end === null ? null : isoMidnight(end + DAY_SECONDS),
    readingCount: 0,
    intervalSeconds: null,
    total: kwh === null ? null : kwh * WH_PER_KWH,
    averagePerDay: null,
    days: start === null || end === null ? 0 : (end - start) / DAY_SECONDS + 1,
    peakHour: null,
    peakDemand: null,
    nightShare: null,
    weekdayAveragePerDay: null,
    weekendAveragePerDay: null,
    baseLoadWatts: null,
    baseLoadShare: null,
    months: [],
    hourlyAverage: [],
    cost,
    touSplit: bill.touSplit.map(({ period: name, value }) => ({ period: name, total: value * WH_PER_KWH })),
    exported: null,
    gaps: [],
    notices,
    bill,
  };
}

function atMidnight(day: string): number | null {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return wallClock(year, month, date) ?? null;
}

function isoMidnight(local: number): string {
  return new Date(local * 1_000).toISOString().slice(0, 19);
}
