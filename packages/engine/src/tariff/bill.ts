import type { BillLineKind } from "@wattleaf/shared/domain/bill-lines";
import type { Notice } from "./notices";

/** One line of a bill: `cents` is `quantity` × `rate`, rounded to the cent. */
export interface BillLine {
  kind: BillLineKind;
  /** Number of the tariff's period and its name; null where the line has none. */
  period: number | null;
  label: string | null;
  /** 1 for the first tier; null where the line has none. */
  tier: number | null;
  quantity: number;
  unit: string;
  /** Currency per unit. */
  rate: number;
  cents: number;
  /** The demand that was charged, and the window of time that set it. */
  peak: BilledPeak | null;
}

export interface BilledPeak {
  /** Average power of the window in kW. */
  kw: number;
  startMs: number;
  endMs: number;
  /** An earlier month's peak was charged, not this one (ratchet). */
  ratcheted: boolean;
}

export interface BillTotals {
  energyCents: number;
  exportCents: number;
  demandCents: number;
  fixedCents: number;
  minimumCents: number;
  taxCents: number;
}

/** The bill of one billing period. */
export interface PeriodBill {
  fromMs: number;
  toMs: number;
  /** Local days covered, and the corresponding share of a month's charges. */
  days: number;
  months: number;
  importKwh: number;
  exportKwh: number;
  /** Intervals without a reading: their energy is in no line. */
  missingIntervals: number;
  peakKw: number | null;
  lines: BillLine[];
  totals: BillTotals;
  cents: number;
}

export interface Gap {
  fromMs: number;
  toMs: number;
  intervals: number;
}

/** What a series costs under a tariff: the sum of its periods, each the sum of its lines. */
export interface SeriesBill {
  tariffId: string;
  currency: string;
  periods: PeriodBill[];
  totals: BillTotals;
  cents: number;
  importKwh: number;
  exportKwh: number;
  gaps: Gap[];
  /** Codes of what was assumed, left out or could not be billed. */
  notices: Notice[];
}

const COMPONENT_OF: Record<BillLineKind, keyof BillTotals> = {
  energy: "energyCents",
  energy_credit: "energyCents",
  fuel_adjustment: "energyCents",
  export_credit: "exportCents",
  demand_flat: "demandCents",
  demand_tou: "demandCents",
  demand_coincident: "demandCents",
  fixed: "fixedCents",
  minimum: "minimumCents",
  tax: "taxCents",
};

const noTotals = (): BillTotals => ({
  energyCents: 0,
  exportCents: 0,
  demandCents: 0,
  fixedCents: 0,
  minimumCents: 0,
  taxCents: 0,
});

export function totalsOfLines(lines: readonly BillLine[]): BillTotals {
  const totals = noTotals();
  for (const { kind, cents } of lines) totals[COMPONENT_OF[kind]] += cents;
  return totals;
}

export function sumOfTotals(parts: readonly BillTotals[]): BillTotals {
  const totals = noTotals();
  for (const part of parts) {
    for (const key of Object.keys(totals) as (keyof BillTotals)[]) totals[key] += part[key];
  }
  return totals;
}

export const centsOfTotals = (totals: BillTotals): number =>
  Object.values(totals).reduce((sum: number, cents: number) => sum + cents, 0);
