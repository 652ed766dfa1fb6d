import type { InputOf } from "@wattleaf/shared/contracts/operation";
import { billTariff, compareTariffs, tariffPrices } from "@wattleaf/shared/contracts/tariffs/billing";
import { fieldError } from "@wattleaf/shared/field-error";
import { billMetered, type BillOptions } from "@wattleaf/engine/tariff/bill-series";
import { compareTariffs as compare } from "@wattleaf/engine/tariff/compare-tariffs";
import { meterSeries } from "@wattleaf/engine/tariff/metered-series";
import { demandPrices, priceSeries } from "@wattleaf/engine/tariff/price-series";
import { computation } from "../../core/computation";
import { toIntervalSeries } from "../../core/response/series";
import { toBillResponse, toComparisonResponse } from "./bill-response";
import { chosenTariff, chosenTariffs, toTariffNoticesResponse } from "./chosen-tariffs";
import { territoryOfHome } from "./territories";

export const billTariffComputation = computation(billTariff, (input) => {
  const chosen = chosenTariff(input);
  const metered = meterSeries(toIntervalSeries(input.series), input.holidays);
  return toBillResponse(billMetered(metered, chosen.tariff, billOptions(input)), chosen, input.series.time_zone);
});

export const compareTariffsComputation = computation(compareTariffs, (input, { nowMs }: { nowMs: number }) => {
  const chosen = chosenTariffs(input);
  const metered = meterSeries(toIntervalSeries(input.series), input.holidays);
  const tariffs = chosen.map(({ tariff }) => tariff);
  const { current_tariff_id: currentId, home } = input;
  const asOfMs = input.as_of === undefined ? nowMs : Date.parse(input.as_of);
  const options = { ...billOptions(input), asOfMs, currentId, ...(home && { home: territoryOfHome(home) }) };
  return toComparisonResponse(compare(metered, tariffs, options), chosen);
});

export const tariffPricesComputation = computation(tariffPrices, (input) => {
  const { tariff, notices, sample } = chosenTariff(input);
  const { interval_seconds: intervalSeconds, count, time_zone: timeZone, month_to_date: month } = input;
  const times = [Date.parse(input.start), intervalSeconds, count, timeZone] as const;
  const prices = priceSeries(tariff, ...times, {
    importKwh: month.import_kwh,
    expectedKwhPerDay: month.expected_kwh_per_day,
    peakKw: month.peak_kw,
  });
  return {
    tariff_id: tariff.id,
    currency: tariff.currency,
    sample,
    import: Array.from(prices.import, tidy),
    export: Array.from(prices.export, tidy),
    demand: demandPrices(tariff, ...times).map(({ kind, label, pricePerKw, freeKw, daily, intervals }) => ({
      kind,
      label,
      price_per_kw: tidy(pricePerKw),
      free_kw: freeKw,
      daily,
      stretches: stretchesOf(intervals),
    })),
    notices: toTariffNoticesResponse(notices),
  };
});

/** A price without the noise of its last binary digits: rates have eight decimals. */
const tidy = (price: number): number => Number(price.toFixed(8));

function stretchesOf(intervals: Uint32Array): { first: number; count: number }[] {
  const stretches: { first: number; count: number }[] = [];
  for (const interval of intervals) {
    const last = stretches.at(-1);
    if (last && last.first + last.count === interval) last.count += 1;
    else stretches.push({ first: interval, count: 1 });
  }
  return stretches;
}

type BillingInput = Omit<InputOf<typeof billTariff>, "tariff" | "tariff_id">;

function billOptions(input: BillingInput): BillOptions {
  const { billing_periods: periods, coincident_peaks: peaks, generation_kwh: generation } = input;
  if (generation && generation.length !== input.series.kwh.length) {
    throw fieldError("generation_kwh", `Send ${input.series.kwh.length} values, one for each interval of the series.`);
  }
  return {
    billingPeriods: periods?.map(({ start, end }) => ({ fromMs: Date.parse(start), toMs: Date.parse(end) })),
    demandHistory: input.demand_history,
    coincidentPeaksMs: peaks?.map((peak) => Date.parse(peak)),
    generationKwh: generation && Float64Array.from(generation),
  };
}
