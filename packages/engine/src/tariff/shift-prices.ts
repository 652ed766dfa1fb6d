import { intervalMs, type IntervalSeries, intervalStartMs } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { type PriceSeries, priceSeries } from "./price-series";
import type { Tariff } from "./tariff";

/** Points of the month's use at which tiered prices are read. */
const TIER_SAMPLES = 16;

/**
 * What a kWh that moves within its month costs in each interval, currency per kWh: the price of its period, averaged
 * over the tiers by how much of the month's energy is in each. All periods share the tiers (`tiers.ts`), so energy that
 * moves leaves the tiers as they are and only takes its share of each to another period.
 */
export function shiftPrices(tariff: Tariff, series: IntervalSeries): PriceSeries {
  const count = series.kwh.length;
  if (tariff.energy.periods.every(({ tiers }) => tiers.length <= 1))
    return priceSeries(tariff, series.startMs, series.intervalSeconds, count, series.timeZone);
  const prices: PriceSeries = { import: new Float64Array(count), export: new Float64Array(count) };
  for (const { first, end, boughtKwh } of monthsOf(series)) {
    for (let sample = 0; sample < TIER_SAMPLES; sample += 1) {
      const importKwh = (boughtKwh * (sample + 0.5)) / TIER_SAMPLES;
      const at = intervalStartMs(series, first);
      const sampled = priceSeries(tariff, at, series.intervalSeconds, end - first, series.timeZone, { importKwh });
      addShare(prices.import.subarray(first, end), sampled.import);
      addShare(prices.export.subarray(first, end), sampled.export);
    }
  }
  return prices;
}

function addShare(sum: Float64Array, sampled: Float64Array): void {
  for (const [index, price] of sampled.entries()) sum[index] = (sum[index] ?? 0) + price / TIER_SAMPLES;
}

/** Calendar months of the series' zone as index ranges, with what was bought in each. */
function monthsOf(series: IntervalSeries): { first: number; end: number; boughtKwh: number }[] {
  const clock = zoneClock(series.timeZone);
  const stepMs = intervalMs(series);
  const months: { first: number; end: number; boughtKwh: number }[] = [];
  let open = Number.NaN;
  for (const [index, kwh] of series.kwh.entries()) {
    const month = monthNumber(clock(series.startMs + index * stepMs));
    if (month !== open) months.push({ first: index, end: index, boughtKwh: 0 });
    open = month;
    const last = months.at(-1);
    if (!last) continue;
    last.end = index + 1;
    if (kwh > 0) last.boughtKwh += kwh;
  }
  return months;
}

function monthNumber(localMs: number): number {
  const date = new Date(localMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
