import type { billTariff, compareTariffs } from "@wattleaf/shared/contracts/tariffs/billing";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { Availability } from "@wattleaf/engine/tariff/availability";
import type { BillLine, BillTotals, PeriodBill, SeriesBill } from "@wattleaf/engine/tariff/bill";
import type { TariffComparison } from "@wattleaf/engine/tariff/compare-tariffs";
import { CENTS_PER_CURRENCY_UNIT } from "@wattleaf/engine/tariff/money";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import { type ChosenTariff, toTariffNoticesResponse } from "./chosen-tariffs";

type BillResponse = OutputOf<typeof billTariff>;
type PeriodResponse = BillResponse["periods"][number];
type ComparisonResponse = OutputOf<typeof compareTariffs>;

/** A file with a gap in every other interval need not be told back in full. */
const MAX_GAPS = 1_000;

/** Cents as currency: the nearest number to two decimals, which JSON writes with two. */
export const currency = (cents: number): number => cents / CENTS_PER_CURRENCY_UNIT;

export function toBillResponse(bill: SeriesBill, { notices, sample }: ChosenTariff, timeZone: string): BillResponse {
  const at = (ms: number) => momentIn(timeZone, ms);
  return {
    tariff_id: bill.tariffId,
    currency: bill.currency,
    sample,
    total: currency(bill.cents),
    totals: toTotalsResponse(bill.totals),
    import_kwh: bill.importKwh,
    export_kwh: bill.exportKwh,
    periods: bill.periods.map((period) => toPeriodResponse(period, at)),
    gaps: bill.gaps
      .slice(0, MAX_GAPS)
      .map(({ fromMs, toMs, intervals }) => ({ start: at(fromMs), end: at(toMs), intervals })),
    notices: toTariffNoticesResponse([...notices, ...bill.notices]),
  };
}

const toPeriodResponse = (period: PeriodBill, at: (ms: number) => string): PeriodResponse => ({
  start: at(period.fromMs),
  end: at(period.toMs),
  days: period.days,
  months: period.months,
  import_kwh: period.importKwh,
  export_kwh: period.exportKwh,
  missing_intervals: period.missingIntervals,
  peak_kw: period.peakKw,
  total: currency(period.cents),
  totals: toTotalsResponse(period.totals),
  lines: period.lines.map((line) => toLineResponse(line, at)),
});

const toLineResponse = (
  { cents, peak, ...line }: BillLine,
  at: (ms: number) => string,
): PeriodResponse["lines"][number] => ({
  ...line,
  amount: currency(cents),
  peak: peak && { kw: peak.kw, start: at(peak.startMs), end: at(peak.endMs), ratcheted: peak.ratcheted },
});

const COMPONENT = {
  energyCents: "energy",
  exportCents: "export",
  demandCents: "demand",
  fixedCents: "fixed",
  minimumCents: "minimum",
  taxCents: "tax",
} as const satisfies Record<keyof BillTotals, string>;

const toTotalsResponse = (totals: BillTotals): BillResponse["totals"] => ({
  energy: currency(totals.energyCents),
  export: currency(totals.exportCents),
  demand: currency(totals.demandCents),
  fixed: currency(totals.fixedCents),
  minimum: currency(totals.minimumCents),
  tax: currency(totals.taxCents),
});

export const toAvailabilityResponse = ({ inEffect, applicable, unavailable }: Availability) => ({
  in_effect: inEffect,
  applicable,
  unavailable,
});

export function toComparisonResponse(
  { ranked, notComparable }: TariffComparison,
  chosen: readonly ChosenTariff[],
): ComparisonResponse {
  const choiceOf = (id: string) => chosen.find(({ tariff }) => tariff.id === id);
  return {
    ranked: ranked.map((compared) => ({
      tariff_id: compared.tariffId,
      currency: compared.currency,
      sample: choiceOf(compared.tariffId)?.sample ?? false,
      total: currency(compared.cents),
      saving: compared.savingCents === null ? null : currency(compared.savingCents),
      territory: compared.served,
      ...toAvailabilityResponse(compared),
      totals: toTotalsResponse(compared.totals),
      changes: compared.changes.map((change) => ({
        component: COMPONENT[change.component],
        current: currency(change.currentCents),
        amount: currency(change.cents),
        difference: currency(change.differenceCents),
      })),
      largest_lines: compared.largestLines.map(({ cents, ...line }) => ({ ...line, amount: currency(cents) })),
      notices: toTariffNoticesResponse([...(choiceOf(compared.tariffId)?.notices ?? []), ...compared.notices]),
    })),
    not_comparable: notComparable.map(({ tariffId, reason, message }) => ({ tariff_id: tariffId, reason, message })),
  };
}
