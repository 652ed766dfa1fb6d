import { demandPrices } from "../../tariff/price-series";
import type { Tariff } from "../../tariff/tariff";
import type { IntervalSeries } from "../../time-series/interval-series";
import type { YearCharge } from "./day-problem";

/** The demand charges of a year: one for each month (or day) and period, with nothing drawn yet. */
export function yearCharges(tariff: Tariff, { startMs, intervalSeconds, kwh, timeZone }: IntervalSeries): YearCharge[] {
  return demandPrices(tariff, startMs, intervalSeconds, kwh.length, timeZone)
    .filter(({ pricePerKw }) => pricePerKw > 0)
    .map(({ kind, label, pricePerKw, freeKw, intervals }, index) => {
      const applies = new Uint8Array(kwh.length);
      for (const interval of intervals) applies[interval] = 1;
      return {
        id: `${label ?? kind} ${index}`,
        pricePerKw,
        peakSoFarKw: freeKw,
        first: intervals[0] ?? 0,
        last: intervals.at(-1) ?? 0,
        applies,
      };
    });
}

/** The highest import that a charge counts, kW. */
export function peakOf({ applies, first, last }: YearCharge, importKwh: Float64Array): number {
  let peak = 0;
  for (let step = first; step <= last; step += 1) if (applies[step] === 1) peak = Math.max(peak, importKwh[step] ?? 0);
  return peak;
}
