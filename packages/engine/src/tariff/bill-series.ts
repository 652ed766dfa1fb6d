import { intervalMs, type IntervalSeries, intervalStartMs, seriesEndMs } from "../time-series/interval-series";
import { notice, type Notice } from "./notices";
import { withoutRepeats } from "../notices";
import { applicabilityNotices } from "./applicability";
import {
  centsOfTotals,
  sumOfTotals,
  totalsOfLines,
  type BillLine,
  type Gap,
  type PeriodBill,
  type SeriesBill,
} from "./bill";
import { billingPeriods, type BillDates, type BillingPeriod } from "./billing-periods";
import { demandLines, type DemandMeter } from "./demand-lines";
import { demandWindows, highestBy, type DemandWindows } from "./demand-windows";
import { energyLines } from "./energy-lines";
import { energyUse, sumOf, type EnergyUse } from "./energy-use";
import { meterSeries, staysWithinHours, type MeteredSeries } from "./metered-series";
import { STEPS_PER_QUANTITY } from "./money";
import { fixedLines, minimumLines, taxLines } from "./fixed-charge-lines";
import { fieldError } from "@wattleaf/shared/field-error";
import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { SLOTS_PER_MONTH, type Tariff } from "./tariff";

/** Longer intervals hide both the hour and the peak. */
const LONGEST_DEMAND_INTERVAL_SECONDS = HOUR_SECONDS;

/** Sums of a million such lines are exact: 90 million of the currency. */
const LARGEST_LINE_CENTS = 9e9;

export interface BillOptions {
  /** The customer's bills; calendar months of the series' zone when absent. */
  billingPeriods?: readonly BillDates[];
  /** Highest demand of months before the series, for ratchets. */
  demandHistory?: readonly { month: string; kw: number }[];
  /** UTC epoch milliseconds of the utility's peaks, for coincident demand charges. */
  coincidentPeaksMs?: readonly number[];
  /** Generation of each interval in kWh, for buy all, sell all. */
  generationKwh?: Float64Array;
}

/**
 * Bills a series under a tariff, to the cent (`money.ts`). Intervals without a reading are reported and cost nothing.
 * @param holidays local dates (YYYY-MM-DD) billed as weekend days
 * @throws DomainError invalid_input when the intervals are too long for the tariff's hourly or demand rates, or when the
 * sums are too large to be exact
 */
export function billSeries(
  series: IntervalSeries,
  tariff: Tariff,
  { holidays, ...options }: BillOptions & { holidays?: readonly string[] } = {},
): SeriesBill {
  return billMetered(meterSeries(series, holidays), tariff, options);
}

/** {@link billSeries} of a series that is already on the local clock: for billing it under several tariffs. */
export function billMetered(metered: MeteredSeries, tariff: Tariff, options: BillOptions = {}): SeriesBill {
  requireShortIntervals(metered, tariff);
  const notices: Notice[] = [];
  const spans = billingPeriods(metered, options.billingPeriods);
  // A daily average does not reveal the peak.
  const metersDemand = needsDemand(tariff) && metered.series.intervalSeconds <= LONGEST_DEMAND_INTERVAL_SECONDS;
  const windows = metersDemand ? demandWindows(metered, tariff.demandWindowMinutes, notices) : null;
  const meter = windows && demandMeter(metered, windows, spans, options);
  const periods = spans.map((span) => billPeriod(metered, tariff, span, meter, options, notices));
  const totals = sumOfTotals(periods.map((period) => period.totals));
  if (periods.some(({ lines }) => lines.some(({ cents }) => Math.abs(cents) > LARGEST_LINE_CENTS))) {
    throw fieldError("tariff", "The bill is too large to calculate exactly. Use smaller rates or less energy.");
  }
  const bill: SeriesBill = {
    tariffId: tariff.id,
    currency: tariff.currency,
    periods,
    totals,
    cents: centsOfTotals(totals),
    importKwh: sumKwh(periods.map((period) => period.importKwh)),
    exportKwh: sumKwh(periods.map((period) => period.exportKwh)),
    gaps: gapsOf(metered),
    notices: [],
  };
  notices.push(...seriesNotices(metered, tariff, options, bill), ...applicabilityNotices(tariff, bill));
  return { ...bill, notices: withoutRepeats(notices) };
}

function billPeriod(
  metered: MeteredSeries,
  tariff: Tariff,
  span: BillingPeriod,
  meter: DemandMeter | null,
  options: BillOptions,
  notices: Notice[],
): PeriodBill {
  const use = energyUse(metered, span, tariff.exportRule, options.generationKwh);
  const importSteps = sumOf(use.importBySlot);
  const peakKw = meter && peakKwOf(meter.windows, span);
  const lines = linesOfUse(tariff, use, span, peakKw ?? 0, meter ? demandLines(tariff, meter, span, notices) : []);
  const totals = totalsOfLines(lines);
  return {
    fromMs: span.fromMs,
    toMs: span.toMs,
    days: span.days,
    months: span.months,
    importKwh: importSteps / STEPS_PER_QUANTITY,
    exportKwh: sumOf(use.exportBySlot) / STEPS_PER_QUANTITY,
    missingIntervals: use.missingIntervals,
    peakKw,
    lines,
    totals,
    cents: centsOfTotals(totals),
  };
}

/** Everything that a billing period is charged: energy, demand, fixed charges, the minimum, and taxes on all of it. */
export function linesOfUse(
  tariff: Tariff,
  use: EnergyUse,
  span: Pick<BillingPeriod, "days" | "months" | "years">,
  peakKw: number,
  demand: readonly BillLine[],
): BillLine[] {
  const { days, months } = span;
  const lines = [...energyLines(tariff, use, { days, months, peakKw }), ...demand, ...fixedLines(tariff, span)];
  lines.push(...minimumLines(tariff, span, lines));
  lines.push(...taxLines(tariff, sumOf(use.importBySlot), lines));
  return lines;
}

function peakKwOf(windows: DemandWindows, span: BillingPeriod): number | null {
  const [peak] = highestBy(windows, span, () => 0).values();
  return peak ? peak.kwSteps / STEPS_PER_QUANTITY : null;
}

const sumKwh = (kwh: readonly number[]): number =>
  Math.round(kwh.reduce((sum, each) => sum + each, 0) * STEPS_PER_QUANTITY) / STEPS_PER_QUANTITY;

/** Whether what a bill costs depends on the highest demand: by a charge, or by tiers of hours of use. */
export function chargesDemand({ flatDemand, touDemand, coincidentDemand, energy }: Tariff): boolean {
  const byHoursOfUse = energy.periods.some(({ tiers }) => tiers.some(({ unit }) => unit.startsWith("kwh_per_kw")));
  return byHoursOfUse || flatDemand !== null || touDemand !== null || coincidentDemand !== null;
}

/** Whether the rate of a kWh changes within a day. */
export function hasHourlyRates({ energy: { periodOfSlot } }: Tariff): boolean {
  return periodOfSlot.some((period, slot) => period !== periodOfSlot[slot - (slot % SLOTS_PER_MONTH)]);
}

/** Demand is also looked at to tell whom a tariff is for. */
const needsDemand = (tariff: Tariff): boolean =>
  chargesDemand(tariff) || tariff.applicability.minKw !== null || tariff.applicability.maxKw !== null;

function demandMeter(
  metered: MeteredSeries,
  windows: DemandWindows,
  spans: readonly BillingPeriod[],
  { demandHistory, coincidentPeaksMs }: BillOptions,
): DemandMeter {
  const peakKwOfMonth = new Map<number, number>();
  for (const { month, kw } of demandHistory ?? []) {
    peakKwOfMonth.set(Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1, kw);
  }
  for (const span of spans) {
    const peakKw = peakKwOf(windows, span);
    if (peakKw === null) continue;
    peakKwOfMonth.set(span.monthNumber, Math.max(peakKw, peakKwOfMonth.get(span.monthNumber) ?? 0));
  }
  return { metered, windows, peakKwOfMonth, coincidentPeaksMs: coincidentPeaksMs ?? null };
}

/** @throws DomainError invalid_input when the hour matters and the intervals are longer */
function requireShortIntervals({ series }: MeteredSeries, tariff: Tariff): void {
  if (series.intervalSeconds <= LONGEST_DEMAND_INTERVAL_SECONDS) return;
  const hourly = hasHourlyRates(tariff) || tariff.exportRule === "net_billing_hourly";
  const demand = chargesDemand(tariff);
  if (!hourly && !demand) return;
  const why = demand ? "it depends on the highest demand" : "its rates change by the hour";
  const message = `Use intervals of 3600 seconds or less to bill this tariff: ${why}.`;
  throw fieldError("series.interval_seconds", message);
}

function gapsOf({ series, steps }: MeteredSeries): Gap[] {
  const gaps: Gap[] = [];
  let open: Gap | null = null;
  for (let index = 0; index < steps.length; index += 1) {
    if (!Number.isNaN(steps[index] ?? Number.NaN)) {
      open = null;
      continue;
    }
    const toMs = intervalStartMs(series, index + 1);
    if (open) {
      open.toMs = toMs;
      open.intervals += 1;
    } else gaps.push((open = { fromMs: intervalStartMs(series, index), toMs, intervals: 1 }));
  }
  return gaps;
}

function seriesNotices(
  metered: MeteredSeries,
  tariff: Tariff,
  { billingPeriods: dates, generationKwh }: BillOptions,
  bill: SeriesBill,
): Notice[] {
  const { series } = metered;
  const notices: Notice[] = [];
  const missing = bill.gaps.reduce((sum, gap) => sum + gap.intervals, 0);
  if (missing > 0) notices.push(notice("gaps_not_billed", { gaps: bill.gaps.length, intervals: missing }));
  if (dates) {
    const covered = bill.periods.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0);
    const outside = Math.round(series.kwh.length - covered / intervalMs(series));
    if (outside > 0) notices.push(notice("intervals_outside_billing_periods", { intervals: outside }));
  }
  if (tariff.energy.periods.length > 1 && series.intervalSeconds <= HOUR_SECONDS && !staysWithinHours(metered)) {
    notices.push(notice("intervals_across_hours"));
  }
  const { effectiveFromMs: from, effectiveToMs: to } = tariff;
  if ((from !== null && series.startMs < from) || (to !== null && seriesEndMs(series) > to)) {
    notices.push(notice("outside_effective_dates"));
  }
  if (bill.exportKwh > 0) notices.push(...exportNotices(tariff, bill, generationKwh !== undefined));
  if (tariff.minimum?.unit === "year") notices.push(notice("annual_minimum_prorated"));
  return notices;
}

function exportNotices({ exportRule, energy }: Tariff, bill: SeriesBill, knowsGeneration: boolean): Notice[] {
  if (exportRule === null) return [notice("exports_not_paid", { kwh: bill.exportKwh })];
  const notices: Notice[] = [];
  if (exportRule === "net_metering") {
    // URDB tells no true-up: a utility that pays less for a year's surplus owes less than this.
    if (bill.periods.some(({ cents }) => cents < 0)) notices.push(notice("credit_without_true_up"));
  } else if (energy.periods.every(({ tiers }) => tiers.every(({ sell }) => sell === null))) {
    notices.push(notice("no_sell_rates"));
  }
  if (exportRule === "buy_all_sell_all" && !knowsGeneration) notices.push(notice("generation_not_known"));
  return notices;
}
