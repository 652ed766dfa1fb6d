import { priceSeries } from "@wattleaf/engine/tariff/price-series";
import { monthStart } from "@wattleaf/engine/time-series/calendar";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { HOUR_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { RequestContext } from "../../../core/request-context";
import { meterUsage, primaryMeter } from "../../meters";
import { chosenTariff } from "../../tariffs";

export interface HourPrices {
  timeZone: string;
  currency: string | null;
  /** Of a kWh in the hour that begins then; null without a tariff. */
  priceAt: ((hourStartMs: number) => number) | null;
}

const UNPRICED = { currency: null, priceAt: null };

/**
 * The prices of a kWh in each hour between two local days: the tariff's, with the month's tiers filled at the pace of the home's average
 * day.
 */
export async function hourPrices(ctx: RequestContext, localFromMs: number, localToMs: number): Promise<HourPrices> {
  const meter = await primaryMeter(ctx);
  if (!meter) return { timeZone: "UTC", ...UNPRICED };
  const { timeZone, tariffId } = meter;
  if (tariffId === null) return { timeZone, ...UNPRICED };
  const clock = zoneClock(timeZone);
  // Tiers begin with the month.
  const startMs = utcOfLocal(clock, monthStart(localFromMs / SECOND_MS) * SECOND_MS);
  const count = Math.ceil((utcOfLocal(clock, localToMs) - startMs) / HOUR_MS);
  const { tariff } = chosenTariff({ tariff_id: tariffId });
  const wattHours = (await meterUsage(ctx))?.facts.hourlyAverage?.reduce((sum, hour) => sum + hour, 0) ?? 0;
  const prices = priceSeries(tariff, startMs, HOUR_SECONDS, count, timeZone, { expectedKwhPerDay: wattHours / 1_000 });
  return {
    timeZone,
    currency: tariff.currency,
    priceAt: (hourStartMs) => prices.import[Math.floor((hourStartMs - startMs) / HOUR_MS)] ?? 0,
  };
}
