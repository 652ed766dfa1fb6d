import { DAY_MS, DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { DomainError } from "@wattleaf/shared/errors";
import { daysInMonthOf } from "../time-series/calendar";
import { type IntervalSeries, intervalStartMs } from "../time-series/interval-series";
import type { IntervalFilter } from "./energy-query";
import type { EnergyRecord, HomeEnergy } from "./home-energy";
import { billedCosts, tariffCosts, tariffCredits } from "./interval-costs";
import type { QuestionPlan } from "./question-plan";

/** What the intervals of a record cost, and by what. */
export interface PricedIntervals {
  amounts: Float64Array;
  /** Null where nothing tells it. */
  currency: string | null;
  by: "bills" | "price" | "tariff";
}

/** What is bought, at one price for every kWh and what each day and month cost besides; nothing for what is sold. */
export function costsAtPrice(
  { tariff, bills }: HomeEnergy,
  { series, costs }: EnergyRecord,
  price: { perKwh: number; fixedPerDay: number; fixedPerMonth: number; currency: string | undefined },
): PricedIntervals {
  const known = tariff?.currency ?? costs?.currency ?? bills.find((bill) => bill.currency !== null)?.currency;
  const { perKwh, fixedPerDay, fixedPerMonth, currency } = price;
  const isFixed = fixedPerDay > 0 || fixedPerMonth > 0;
  const fixed = isFixed
    ? spreadOverDays(
        series,
        (day) => fixedPerDay + (fixedPerMonth > 0 ? fixedPerMonth / daysInMonthOf(day * DAY_SECONDS) : 0),
      )
    : null;
  return {
    amounts: Float64Array.from(series.kwh, (kwh, index) => Math.max(kwh, 0) * perKwh + (fixed?.[index] ?? 0)),
    currency: currency ?? known ?? null,
    by: "price",
  };
}

/** An amount for each local day, over as much of it as was measured. @param amountOn days since 1970 */
function spreadOverDays(series: IntervalSeries, amountOn: (day: number) => number): Float64Array {
  const clock = zoneClock(series.timeZone);
  const days = Array.from(series.kwh, (_, index) => Math.floor(clock(intervalStartMs(series, index)) / DAY_MS));
  const measured = new Map<number, number>();
  for (const [index, day] of days.entries())
    if (!Number.isNaN(series.kwh[index])) measured.set(day, (measured.get(day) ?? 0) + 1);
  const daysPerInterval = Math.max(1, series.intervalSeconds / DAY_SECONDS);
  const amounts = new Map(Array.from(measured.keys(), (day) => [day, amountOn(day)]));
  return Float64Array.from(days, (day) => ((amounts.get(day) ?? 0) * daysPerInterval) / (measured.get(day) ?? 1));
}

/** By the tariff, each interval at its price; by the bills, where the question is about them or no tariff is known. */
export function costsOf(
  { tariff, bills }: HomeEnergy,
  { series, costs, ofLoad }: EnergyRecord,
  { group }: QuestionPlan["query"],
  filter: IntervalFilter,
  period = "all",
): PricedIntervals | null {
  if (ofLoad) return costs && { ...costs, by: "tariff" };
  const needsHours =
    filter.hours ?? filter.tariffPeriod ?? (group === "hour" || group === "hour_of_day" || group === "tariff_period");
  const byBills = needsHours ? null : costsByBills(series, bills);
  if (byBills && (period.startsWith("bill") || group === "bill")) return byBills;
  const byTariff = tariff && costsByTariff(series, tariff);
  if (byTariff) return byTariff;
  if (costs && !needsHours) return { ...costs, by: "bills" };
  return byBills;
}

/** What selling earned, which only a tariff tells. */
export const creditsOf = ({ tariff }: HomeEnergy, { series }: EnergyRecord): PricedIntervals | null =>
  tariff && costsByTariff(series, tariff, tariffCredits);

/** Null where the tariff cannot bill the series. */
export function costsByTariff(
  series: EnergyRecord["series"],
  tariff: NonNullable<HomeEnergy["tariff"]>,
  amountsOf = tariffCosts,
): PricedIntervals | null {
  try {
    return { amounts: amountsOf(series, tariff), currency: tariff.currency, by: "tariff" };
  } catch (error) {
    // The readings are too long for its hours, or before any tariff.
    if (error instanceof DomainError) return null;
    throw error;
  }
}

function costsByBills(series: EnergyRecord["series"], bills: HomeEnergy["bills"]): PricedIntervals | null {
  const currency = bills.find((bill) => bill.currency !== null && bill.amount !== null)?.currency;
  if (!currency) return null;
  const amounts = bills.flatMap(({ span, amount, currency: own }) =>
    own === currency && amount !== null ? [{ span, amount }] : [],
  );
  return { amounts: billedCosts(series, amounts), currency, by: "bills" };
}
