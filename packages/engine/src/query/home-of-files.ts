import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { DAY_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { monthStart } from "../time-series/calendar";
import { daysMeasured, measuredWithin, spanOfFile, timeOfFile } from "./days-of-file";
import type { PartMeasured } from "./energy-query";
import { type BilledPeriod, type DaysOfUse, type EnergyRecord, recordOfDays } from "./home-energy";
import type { LocalSpan } from "./local-span";

const WH_PER_KWH = 1_000;
const HOURS_PER_DAY = 24;

/**
 * What an uploaded file's summary lets be asked: its months, its days, and its average day, each with every reading. Empty
 * for a file of gas or water.
 */
export function recordsOfFile(facts: UsageFacts): EnergyRecord[] {
  if (facts.unit !== "Wh") return [];
  const { months, dailyTotals, partialDays = [], cost } = facts;
  const span = spanOfFile(facts);
  const records: EnergyRecord[] = [];
  if (months.length > 0)
    records.push(
      recordOfDays(
        months.map((month) => monthOfUse(month, facts, span)),
        cost?.currency ?? null,
      ),
    );
  if (dailyTotals && dailyTotals.totals.length > 0) {
    const firstMs = Date.parse(dailyTotals.firstDay);
    const parts = new Map(partialDays.map(({ day, total }) => [Date.parse(day), total]));
    const measuredOn = daysMeasured(facts);
    const days = dailyTotals.totals.map((whole, index): DaysOfUse => {
      const fromMs = firstMs + index * DAY_MS;
      const total = whole ?? parts.get(fromMs) ?? null;
      return {
        span: { fromMs, toMs: fromMs + DAY_MS },
        measured: [measuredOn(fromMs)],
        kwh: total === null ? null : total / WH_PER_KWH,
      };
    });
    records.push(recordOfDays(days, null));
  }
  if (facts.hourlyAverage.length === HOURS_PER_DAY && span) records.push(typicalDays(facts, span));
  const covered = timeOfFile(facts);
  return records.map((record) => ({
    ...record,
    ...(covered ? { covered } : {}),
    ...(facts.exported === null ? {} : { isImportOnly: true as const }),
  }));
}

/** The average day, as often as days were measured. */
function typicalDays(facts: UsageFacts, span: LocalSpan): EnergyRecord {
  const { hourlyAverage, days, peakDemand } = facts;
  const kwh: number[] = [];
  const parts = new Map<number, PartMeasured>();
  for (const day of measuredWithin(facts, span, days)) {
    for (const wattHours of hourlyAverage) {
      if (day.share > 0 && day.share < 1) parts.set(kwh.length, day);
      kwh.push(day.share > 0 ? (wattHours / WH_PER_KWH) * day.share : Number.NaN);
    }
  }
  return {
    series: {
      startMs: span.fromMs,
      intervalSeconds: HOUR_SECONDS,
      kwh: Float64Array.from(kwh),
      timeZone: "UTC",
    },
    resolutionSeconds: HOUR_SECONDS,
    producedKwh: null,
    ...(parts.size > 0 ? { parts } : {}),
    costs: null,
    isTypicalDay: true,
    peak: peakDemand && { kw: peakDemand.watts / WH_PER_KWH, localMs: Date.parse(`${peakDemand.at}Z`) },
  };
}

/** The months in which a file begins and ends are measured from and up to that day. */
function monthOfUse(
  { month, total, days, cost }: UsageFacts["months"][number],
  facts: UsageFacts,
  file: LocalSpan | null,
): DaysOfUse {
  const firstMs = Date.parse(`${month}-01`);
  const nextMs = monthStart(firstMs / SECOND_MS, 1) * SECOND_MS;
  const isWithin = (ms: number) => ms > firstMs && ms < nextMs;
  const span = {
    fromMs: file && isWithin(file.fromMs) ? file.fromMs : firstMs,
    toMs: file && isWithin(file.toMs) ? file.toMs : nextMs,
  };
  return { span, measured: measuredWithin(facts, span, days), kwh: total / WH_PER_KWH, cost };
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
