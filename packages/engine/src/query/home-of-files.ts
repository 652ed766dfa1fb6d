import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DAY_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { monthStart } from "../time-series/calendar";
import { type BilledPeriod, type DaysOfUse, type EnergyRecord, recordOfDays } from "./home-energy";
import type { LocalSpan } from "./local-span";

const WH_PER_KWH = 1_000;
const HOURS_PER_DAY = 24;

/**
 * What an uploaded file's summary lets be asked: its months, which count every reading, its days, of which only the whole
 * ones have a total, and its average day. Empty for a file of gas or water.
 */
export function recordsOfFile(facts: UsageFacts): EnergyRecord[] {
  if (facts.unit !== "Wh") return [];
  const { months, dailyTotals, cost, start } = facts;
  const currency = cost?.currency ?? null;
  const records: EnergyRecord[] = [];
  if (months.length > 0)
    records.push(
      recordOfDays(
        months.map((month) => monthOfUse(month, start)),
        currency,
      ),
    );
  if (dailyTotals && dailyTotals.totals.length > 0) {
    const firstMs = Date.parse(dailyTotals.firstDay);
    const days = dailyTotals.totals.map((total, index) => ({
      span: { fromMs: firstMs + index * DAY_MS, toMs: firstMs + (index + 1) * DAY_MS },
      kwh: total === null ? null : total / WH_PER_KWH,
    }));
    records.push(recordOfDays(days, null));
  }
  if (facts.hourlyAverage.length === HOURS_PER_DAY && start !== null) records.push(typicalDays(facts, start));
  return facts.exported === null ? records : records.map((record) => ({ ...record, isImportOnly: true }));
}

/** The average day, as often as days were measured; days that were not are taken to be those before the last. */
function typicalDays({ hourlyAverage, days, end, peakDemand }: UsageFacts, start: string): EnergyRecord {
  const dayOf = (written: string) => Date.parse(written.slice(0, "YYYY-MM-DD".length)) / DAY_MS;
  const measured = Math.max(1, Math.round(days));
  const count = Math.max(measured, Math.ceil(Date.parse(`${end ?? start}Z`) / DAY_MS) - dayOf(start));
  const kwh = Float64Array.from({ length: count * HOURS_PER_DAY }, (_, index) => {
    const day = Math.floor(index / HOURS_PER_DAY);
    const isMeasured = day < measured - 1 || day === count - 1;
    return isMeasured ? (hourlyAverage[index % HOURS_PER_DAY] ?? 0) / WH_PER_KWH : Number.NaN;
  });
  return {
    series: { startMs: dayOf(start) * DAY_MS, intervalSeconds: HOUR_SECONDS, kwh, timeZone: "UTC" },
    resolutionSeconds: HOUR_SECONDS,
    producedKwh: null,
    costs: null,
    isTypicalDay: true,
    peak: peakDemand && { kw: peakDemand.watts / WH_PER_KWH, localMs: Date.parse(`${peakDemand.at}Z`) },
  };
}

/** The month in which a file begins is measured from that day on. */
function monthOfUse({ month, total, days, cost }: UsageFacts["months"][number], start: string | null): DaysOfUse {
  const fromMs = Date.parse(`${month}-01`);
  const toMs = monthStart(fromMs / SECOND_MS, 1) * SECOND_MS;
  const begins = start?.startsWith(month) ? Date.parse(start.slice(0, "YYYY-MM-DD".length)) : fromMs;
  return { span: { fromMs: begins, toMs }, measuredDays: days, kwh: total / WH_PER_KWH, cost };
}

/** What bills let be asked, each spread evenly over its days; empty when none tells its energy. */
export function recordsOfBills(bills: readonly BilledPeriod[]): EnergyRecord[] {
  const currency = bills.find((bill) => bill.currency !== null)?.currency ?? null;
  const known = bills.filter(({ kwh }) => kwh !== null);
  if (known.length === 0) return [];
  return [
    recordOfDays(
      known.map(({ span, kwh, amount }) => ({ span, kwh, cost: amount })),
      currency,
    ),
  ];
}

/** The days of a bill: from its first up to the first that it no longer bills, both `2026-10-12`. */
export const billSpan = ({ start, end }: { start: string; end: string }): LocalSpan => ({
  fromMs: Date.parse(start),
  toMs: Date.parse(end),
});
