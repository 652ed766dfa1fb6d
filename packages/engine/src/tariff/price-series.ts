import { DAY_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { daysInMonthOf } from "../time-series/calendar";
import { meterSeries, requireBillableStart, type MeteredSeries } from "./metered-series";
import { quantitySteps, STEPS_PER_RATE } from "./money";
import { monthOfSlot, type DemandPeriod, type DemandUnit, type EnergyTier, type Tariff } from "./tariff";
import { tierEndSteps } from "./tiers";

/** The customer's position within the tiers, for prices that depend on it. */
export interface MonthToDate {
  /** Bought since the local month in which the series starts began; 0 when absent. */
  importKwh?: number;
  /** Added to it for each day that follows, in this month and the next; 0 when absent. */
  expectedKwhPerDay?: number;
  /** Highest demand of the month, for tiers by hours of use; 0 when absent. */
  peakKw?: number;
}

export interface PriceSeries {
  /** Currency per kWh of the next kWh bought in each interval. */
  import: Float64Array;
  /** Currency per kWh paid for the next kWh sold in each interval. */
  export: Float64Array;
}

/**
 * The price of the next kWh in each interval: rate, adjustment, the month's fuel adjustment and taxes of the tier that
 * the month to date (with the usage expected until then) has reached; a new month begins in the first tier. Demand
 * charges are not part of the price of a kWh; see {@link demandPrices}. Fixed and minimum charges are not included.
 * Under net metering, exports earn the price of the energy they replace; otherwise the first tier's sell rate; without
 * a rule, 0. If tiers differ by the same amount in every period, as baseline allowances do, this is exactly the change
 * in the bill for one more kWh; otherwise it differs, because periods share the tiers (`tiers.ts`).
 */
export function priceSeries(
  tariff: Tariff,
  startMs: number,
  intervalSeconds: number,
  count: number,
  timeZone: string,
  monthToDate: MonthToDate = {},
): PriceSeries {
  const metered = timesOf(startMs, intervalSeconds, count, timeZone);
  const prices: PriceSeries = { import: new Float64Array(count), export: new Float64Array(count) };
  const taxed = 1 + tariff.taxes.reduce((sum, { share }) => sum + share, 0) / STEPS_PER_RATE;
  const perKwhTax = tariff.taxes.reduce((sum, { perKwh }) => sum + perKwh, 0);
  const { expectedKwhPerDay = 0, peakKw = 0, importKwh = 0 } = monthToDate;

  let month = Number.NaN;
  let used = importKwh;
  let ends: number[][] = [];
  for (let index = 0; index < count; index += 1) {
    const slot = metered.slots[index] ?? 0;
    if (monthOfSlot(slot) !== month) {
      if (index > 0) used = 0;
      month = monthOfSlot(slot);
      const days = daysInMonthOf(metered.localStartMs(index) / SECOND_MS);
      ends = tariff.energy.periods.map(({ tiers }) => tierEndSteps(tiers, { days, months: 1, peakKw }));
    }
    const number = tariff.energy.periodOfSlot[slot] ?? 0;
    const tiers = tariff.energy.periods[number]?.tiers ?? [];
    const rate =
      (tierOf(tiers, ends[number] ?? [], quantitySteps(used))?.rate ?? 0) + (tariff.fuelAdjustments?.[month] ?? 0);
    prices.import[index] = (rate * taxed + perKwhTax) / STEPS_PER_RATE;
    prices.export[index] = (exportRate(tariff, rate, tiers) * taxed) / STEPS_PER_RATE;
    used += (expectedKwhPerDay * intervalSeconds * SECOND_MS) / DAY_MS;
  }
  return prices;
}

/** A kWh more is charged in the first tier that the use so far does not fill. */
const tierOf = (tiers: readonly EnergyTier[], ends: readonly number[], used: number): EnergyTier | undefined =>
  tiers[ends.findIndex((end) => used < end)];

function exportRate({ exportRule }: Tariff, rate: number, tiers: readonly EnergyTier[]): number {
  if (exportRule === null) return 0;
  return exportRule === "net_metering" ? rate : (tiers[0]?.sell ?? 0);
}

/** A charge on the highest demand among certain intervals. */
export interface DemandPrice {
  kind: "demand_flat" | "demand_tou";
  label: string | null;
  /** Currency per kW of the highest demand (the first tier that costs), for a whole month, or for one day where `daily`. */
  pricePerKw: number;
  /** Demand up to which it costs nothing, kW. */
  freeKw: number;
  daily: boolean;
  /** The numbers of the intervals that it looks at, rising. */
  intervals: Uint32Array;
}

/**
 * The demand charges that apply between `startMs` and the end, one for each month (or day) and period. A charge is
 * that of a whole month, however little of the month the series holds: what one more kW of peak costs.
 */
export function demandPrices(
  { flatDemand, touDemand, taxes }: Tariff,
  startMs: number,
  intervalSeconds: number,
  count: number,
  timeZone: string,
): DemandPrice[] {
  const metered = timesOf(startMs, intervalSeconds, count, timeZone);
  const taxed = 1 + taxes.reduce((sum, { share }) => sum + share, 0) / STEPS_PER_RATE;
  const prices: DemandPrice[] = [];
  if (flatDemand) {
    const { unit, periods, periodOfMonth } = flatDemand;
    prices.push(
      ...pricesOf("demand_flat", unit, periods, metered, taxed, (slot) => periodOfMonth[monthOfSlot(slot)] ?? 0),
    );
  }
  if (touDemand) {
    const { unit, periods, periodOfSlot } = touDemand;
    prices.push(...pricesOf("demand_tou", unit, periods, metered, taxed, (slot) => periodOfSlot[slot] ?? 0));
  }
  return prices;
}

function pricesOf(
  kind: DemandPrice["kind"],
  unit: DemandUnit,
  periods: readonly DemandPeriod[],
  metered: MeteredSeries,
  taxed: number,
  periodOf: (slot: number) => number,
): DemandPrice[] {
  const intervals = new Map<string, { number: number; members: number[] }>();
  metered.slots.forEach((slot, index) => {
    const number = periodOf(slot);
    const local = metered.localStartMs(index);
    const key = `${new Date(local).toISOString().slice(0, unit.daily ? 10 : 7)} ${number}`;
    const known = intervals.get(key);
    if (known) known.members.push(index);
    else intervals.set(key, { number, members: [index] });
  });
  return [...intervals.values()].flatMap(({ number, members }) => {
    const rates = periods[number];
    const firstPaid = rates?.tiers.findIndex(({ rate }) => rate !== 0) ?? -1;
    const paid = rates?.tiers[firstPaid];
    if (!rates || !paid) return [];
    const pricePerKw = (paid.rate * unit.perKw * taxed) / STEPS_PER_RATE;
    const freeKw = (rates.tiers[firstPaid - 1]?.max ?? 0) / unit.perKw;
    return { kind, label: rates.label, pricePerKw, freeKw, daily: unit.daily, intervals: Uint32Array.from(members) };
  });
}

function timesOf(startMs: number, intervalSeconds: number, count: number, timeZone: string): MeteredSeries {
  requireBillableStart(startMs, "start");
  return meterSeries({ startMs, intervalSeconds, kwh: new Float64Array(count), timeZone });
}
