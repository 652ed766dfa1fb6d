import type { Facility } from "@wattleaf/shared/contracts/facilities";
import type { noticesSchema } from "@wattleaf/shared/contracts/notices";
import type { Constraints } from "@wattleaf/shared/contracts/optimization";
import type { z } from "zod";
import type { DemandCharge } from "@wattleaf/engine/schedule/problem";
import { type DemandPrice, demandPrices, priceSeries } from "@wattleaf/engine/tariff/price-series";
import { chosenTariff, toTariffNoticesResponse } from "../tariffs";
import { type Horizon, byStep, seriesOf } from "./horizon";
import { below } from "@wattleaf/shared/field-error";
import { SECOND_MS } from "@wattleaf/shared/domain/time";

export interface SitePrices {
  currency: string;
  /** They are sample figures of the catalog. */
  sample: boolean;
  importPrice: Float64Array;
  exportPrice: Float64Array;
  demandCharges: DemandCharge[];
  notices: z.input<typeof noticesSchema>;
}

/** Prices of every step: the tariff's, or the site's own by the hour, unless the call has its own series. */
export function sitePrices(site: Facility, horizon: Horizon, constraints: Constraints): SitePrices {
  const own = site.prices ? ownPrices(site.prices, horizon) : tariffPrices(site, horizon, constraints);
  const { import_price_per_kwh: bought, export_price_per_kwh: sold } = constraints;
  return {
    ...own,
    importPrice: bought ? seriesOf(horizon, "import_price_per_kwh", bought) : own.importPrice,
    exportPrice: sold ? seriesOf(horizon, "export_price_per_kwh", sold) : own.exportPrice,
  };
}

const ownPrices = (prices: NonNullable<Facility["prices"]>, horizon: Horizon): SitePrices => ({
  currency: prices.currency,
  sample: false,
  importPrice: byStep(horizon, prices.import_per_kwh),
  exportPrice: byStep(horizon, prices.export_per_kwh),
  demandCharges: [],
  notices: [],
});

function tariffPrices(site: Facility, horizon: Horizon, constraints: Constraints): SitePrices {
  const isSent = (constraints.tariff_id ?? constraints.tariff) !== undefined;
  const { tariff, notices, sample } = isSent ? below("constraints", () => chosenTariff(site)) : chosenTariff(site);
  const month = constraints.month_to_date ?? {};
  const times = [horizon.startMs, horizon.stepMs / SECOND_MS, horizon.steps, horizon.timeZone] as const;
  const prices = priceSeries(tariff, ...times, { importKwh: month.import_kwh, peakKw: month.peak_kw });
  return {
    currency: tariff.currency,
    sample,
    importPrice: prices.import,
    exportPrice: prices.export,
    demandCharges: demandPrices(tariff, ...times).map((price) => demandCharge(price, horizon, month)),
    notices: toTariffNoticesResponse(notices),
  };
}

/** Only the month in which the plan begins has a peak so far; a day's peak starts over each day. What is free anyway is headroom
 * as well. */
function demandCharge(price: DemandPrice, { steps }: Horizon, month: NonNullable<Constraints["month_to_date"]>) {
  const { kind, label, daily, pricePerKw, freeKw, intervals } = price;
  const applies = new Uint8Array(steps);
  for (const interval of intervals) applies[interval] = 1;
  const isThisMonth = !daily && applies[0] === 1;
  const flatSoFar = isThisMonth ? (month.peak_kw ?? 0) : 0;
  const touSoFar = daily ? 0 : (month.tou_peak_kw?.[label ?? ""] ?? 0);
  const soFarKw = kind === "demand_flat" ? flatSoFar : touSoFar;
  return { id: label ?? kind, pricePerKw, peakSoFarKw: Math.max(freeKw, soFarKw), applies };
}
