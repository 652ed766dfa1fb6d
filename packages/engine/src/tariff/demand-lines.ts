import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { intervalIndexAt, intervalStartMs } from "../time-series/interval-series";
import { notice, type Notice } from "./notices";
import type { BillLineKind } from "@wattleaf/shared/domain/bill-lines";
import type { BilledPeak, BillLine } from "./bill";
import type { BillingPeriod } from "./billing-periods";
import { highestBy, localDay, lowerBound, type DemandWindows, type WindowPeak } from "./demand-windows";
import type { MeteredSeries } from "./metered-series";
import { centsOf, quantitySteps, STEPS_PER_QUANTITY, STEPS_PER_RATE } from "./money";
import type { DemandPeriod, DemandUnit, FlatDemand, HourlyDemand, Tariff } from "./tariff";

/** The demand meter of a series, and what is known of its past. */
export interface DemandMeter {
  metered: MeteredSeries;
  windows: DemandWindows;
  /** Highest demand by number of the month (year × 12 + month), of earlier bills and of this series. */
  peakKwOfMonth: ReadonlyMap<number, number>;
  /** Moments of the utility's own peak, for coincident charges; null where they are not known. */
  coincidentPeaksMs: readonly number[] | null;
}

/**
 * Lines for demand: the flat charge on the period's highest window (at least the ratchet's share of an earlier peak),
 * one for each time-of-use period, and coincident charges where the utility's peaks are known. A part of a month is
 * charged its part of the monthly rate; daily rates charge the peak of each day.
 */
export function demandLines(tariff: Tariff, meter: DemandMeter, period: BillingPeriod, notices: Notice[]): BillLine[] {
  const { flatDemand, touDemand, coincidentDemand } = tariff;
  const lines: BillLine[] = [];
  if (flatDemand) lines.push(...flatLines(flatDemand, tariff, meter, period, notices));
  if (touDemand) {
    const { slots } = meter.metered;
    const keyOf = (interval: number) => touDemand.periodOfSlot[slots[interval] ?? 0] ?? 0;
    lines.push(...hourlyLines("demand_tou", touDemand, meter, period, keyOf));
  }
  if (coincidentDemand) lines.push(...coincidentLines(coincidentDemand, meter, period, notices));
  return lines;
}

function flatLines(
  flat: FlatDemand,
  tariff: Tariff,
  meter: DemandMeter,
  period: BillingPeriod,
  notices: Notice[],
): BillLine[] {
  const number = flat.periodOfMonth[period.month] ?? 0;
  const rates = flat.periods[number];
  if (!rates) return [];
  const place = { kind: "demand_flat" as const, number, rates, unit: flat.unit };
  if (flat.unit.daily) return dailyLines(place, meter, period, () => true);
  const [peak] = highestBy(meter.windows, period, () => 0).values();
  if (!peak) return [];
  const floorKw = tariff.ratchet ? ratchetFloorKw(tariff, meter, period, notices) : 0;
  const billedSteps = Math.max(peak.kwSteps, quantitySteps(floorKw));
  return chargeLines(place, billedSteps, period.months, billedPeak(meter, peak, billedSteps > peak.kwSteps));
}

/** The least demand that the ratchet charges: its share of the highest of the earlier months that it looks at. */
function ratchetFloorKw(tariff: Tariff, meter: DemandMeter, period: BillingPeriod, notices: Notice[]): number {
  const { ratchet } = tariff;
  const share = ratchet?.shareOfMonth[period.month] ?? 0;
  if (!ratchet || share === 0) return 0;
  let highest = 0;
  for (let back = 1; back <= ratchet.monthsBack; back += 1) {
    const month = period.monthNumber - back;
    if (ratchet.peakMonths && !ratchet.peakMonths[month % 12]) continue;
    const known = meter.peakKwOfMonth.get(month);
    if (known === undefined) notices.push(notice("ratchet_history_incomplete"));
    else highest = Math.max(highest, known);
  }
  return share * highest;
}

function hourlyLines(
  kind: BillLineKind,
  demand: HourlyDemand,
  meter: DemandMeter,
  period: BillingPeriod,
  keyOf: (interval: number) => number,
): BillLine[] {
  const peaks = highestBy(meter.windows, period, keyOf);
  return demand.periods.flatMap((rates, number) => {
    const place = { kind, number, rates, unit: demand.unit };
    if (demand.unit.daily) return dailyLines(place, meter, period, (interval) => keyOf(interval) === number);
    const peak = peaks.get(number);
    return peak ? chargeLines(place, peak.kwSteps, period.months, billedPeak(meter, peak, false)) : [];
  });
}

function coincidentLines(
  demand: HourlyDemand,
  meter: DemandMeter,
  period: BillingPeriod,
  notices: Notice[],
): BillLine[] {
  const { coincidentPeaksMs, metered, windows } = meter;
  if (!coincidentPeaksMs) {
    notices.push(notice("coincident_demand_not_billed"));
    return [];
  }
  const perWindow = windows.lengthSeconds / metered.series.intervalSeconds;
  const coincident = new Set<number>();
  for (const peakMs of coincidentPeaksMs) {
    const interval = Math.floor(intervalIndexAt(metered.series, peakMs));
    const window = lowerBound(windows.firstIntervals, interval + 1) - 1;
    const first = windows.firstIntervals[window];
    if (first !== undefined && interval >= first && interval < first + perWindow) coincident.add(first);
  }
  return hourlyLines("demand_coincident", demand, meter, period, (interval) =>
    coincident.has(interval) ? (demand.periodOfSlot[metered.slots[interval] ?? 0] ?? 0) : -1,
  );
}

interface Place {
  kind: BillLineKind;
  number: number;
  rates: DemandPeriod;
  unit: DemandUnit;
}

/** Each day's peak is charged; the line shows the highest of them. */
function dailyLines(
  place: Place,
  meter: DemandMeter,
  period: BillingPeriod,
  counts: (interval: number) => boolean,
): BillLine[] {
  const days = highestBy(meter.windows, period, (interval) =>
    counts(interval) ? localDay(meter.metered, interval) : -1,
  );
  const peaks = [...days.values()];
  const [first] = peaks;
  if (!first) return [];
  const highest = peaks.reduce((best, each) => (each.kwSteps > best.kwSteps ? each : best), first);
  const partsOfDays = peaks.map(({ kwSteps }) => tierParts(place, kwSteps));
  return place.rates.tiers.flatMap(({ rate }, tier) => {
    const steps = partsOfDays.reduce((sum, parts) => sum + (parts[tier] ?? 0), 0);
    return lineOf(place, tier, rate, steps, billedPeak(meter, highest, false));
  });
}

function chargeLines(place: Place, kwSteps: number, months: number, peak: BilledPeak): BillLine[] {
  const parts = tierParts(place, kwSteps);
  return place.rates.tiers.flatMap(({ rate }, tier) =>
    lineOf(place, tier, rate, Math.round((parts[tier] ?? 0) * months), peak),
  );
}

/** What of a demand falls into each tier, in steps of the rate's unit. */
function tierParts({ rates, unit }: Place, kwSteps: number): number[] {
  const demand = Math.round(kwSteps * unit.perKw);
  let before = 0;
  return rates.tiers.map(({ max }) => {
    const reached = Math.min(demand, max === Infinity ? demand : Math.max(before, quantitySteps(max)));
    const part = reached - before;
    before = reached;
    return part;
  });
}

function lineOf({ kind, number, rates, unit }: Place, tier: number, rate: number, steps: number, peak: BilledPeak) {
  if (rate === 0 || steps === 0) return [];
  const line: BillLine = {
    kind,
    period: number,
    label: rates.label,
    tier: rates.tiers.length > 1 ? tier + 1 : null,
    quantity: steps / STEPS_PER_QUANTITY,
    unit: unit.name,
    rate: rate / STEPS_PER_RATE,
    cents: centsOf(steps, rate),
    peak,
  };
  return [line];
}

function billedPeak({ metered, windows }: DemandMeter, peak: WindowPeak, ratcheted: boolean): BilledPeak {
  const startMs = intervalStartMs(metered.series, windows.firstIntervals[peak.window] ?? 0);
  return {
    kw: peak.kwSteps / STEPS_PER_QUANTITY,
    startMs,
    endMs: startMs + windows.lengthSeconds * SECOND_MS,
    ratcheted,
  };
}
