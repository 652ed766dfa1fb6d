import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { BillLine, PeriodBill } from "../tariff/bill";
import { billMetered } from "../tariff/bill-series";
import { type MeteredSeries, meterSeries } from "../tariff/metered-series";
import { STEPS_PER_RATE } from "../tariff/money";
import type { Tariff } from "../tariff/tariff";
import { intervalIndexAt, intervalMs, type IntervalSeries, intervalStartMs } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { LocalSpan } from "./local-span";

const CENTS = 100;

/**
 * What each interval of a series costs under a tariff, so that the intervals of a calendar month add up to its bill to
 * the cent: the energy at the rate of its period and the month's tiers, with the taxes on it, less what exports earn;
 * whatever else the month is billed (fixed, minimum and demand charges, and roundings) evenly over its time.
 * NaN where nothing was measured.
 * @throws DomainError invalid_input when the intervals are too long for the tariff
 */
export function tariffCosts(series: IntervalSeries, tariff: Tariff): Float64Array {
  const metered = meterSeries(series);
  const costs = new Float64Array(series.kwh.length).fill(Number.NaN);
  for (const period of billMetered(metered, tariff).periods) allocate(period, metered, tariff, costs);
  return costs;
}

/**
 * What the energy sold in each interval earns under a tariff, with the taxes on it, 0 where none was sold; `tariffCosts`
 * has it taken off already. NaN where nothing was measured.
 * @throws DomainError invalid_input when the intervals are too long for the tariff
 */
export function tariffCredits(series: IntervalSeries, tariff: Tariff): Float64Array {
  const metered = meterSeries(series);
  const credits = new Float64Array(series.kwh.length).fill(Number.NaN);
  const nets = tariff.exportRule === "net_metering";
  const { share: taxed } = taxesOf(tariff);
  for (const { fromMs, toMs, lines } of billMetered(metered, tariff).periods) {
    const rates = ratesOf(lines);
    const end = intervalIndexAt(series, toMs);
    for (let index = intervalIndexAt(series, fromMs); index < end; index += 1) {
      const kwh = series.kwh[index] ?? Number.NaN;
      if (Number.isNaN(kwh)) continue;
      const period = tariff.energy.periodOfSlot[metered.slots[index] ?? 0] ?? 0;
      const rate = nets ? (rates.energy.get(period) ?? 0) + rates.fuel : (rates.credit.get(period) ?? 0);
      credits[index] = Math.max(0, -kwh) * rate * taxed;
    }
  }
  return credits;
}

/**
 * What a kWh bought in each interval costs: the rate of its period over the tiers that the month reached, with fuel and the taxes on
 * it. An appliance's share of a bill is its energy at these prices; fixed and demand charges belong to none. NaN where nothing was
 * measured.
 * @throws DomainError invalid_input when the intervals are too long for the tariff
 */
export function energyPrices(series: IntervalSeries, tariff: Tariff): Float64Array {
  const metered = meterSeries(series);
  const prices = new Float64Array(series.kwh.length).fill(Number.NaN);
  for (const { fromMs, toMs, lines } of billMetered(metered, tariff).periods) {
    const rates = ratesOf(lines);
    const end = intervalIndexAt(series, toMs);
    for (let index = intervalIndexAt(series, fromMs); index < end; index += 1) {
      if (Number.isNaN(series.kwh[index] ?? Number.NaN)) continue;
      const period = tariff.energy.periodOfSlot[metered.slots[index] ?? 0] ?? 0;
      prices[index] = priceOf(rates, period, taxesOf(tariff));
    }
  }
  return prices;
}

type Rates = ReturnType<typeof ratesOf>;
type Taxes = ReturnType<typeof taxesOf>;

const priceOf = ({ energy, fuel }: Rates, period: number, { share, perKwh }: Taxes): number =>
  ((energy.get(period) ?? 0) + fuel) * share + perKwh;

/** `share` is what an amount becomes with taxes. */
const taxesOf = ({ taxes }: Tariff) => ({
  share: 1 + taxes.reduce((sum, { share }) => sum + share, 0) / STEPS_PER_RATE,
  perKwh: taxes.reduce((sum, { perKwh }) => sum + perKwh, 0) / STEPS_PER_RATE,
});

function allocate(bill: PeriodBill, { series, slots }: MeteredSeries, tariff: Tariff, costs: Float64Array): void {
  const first = intervalIndexAt(series, bill.fromMs);
  const end = intervalIndexAt(series, bill.toMs);
  const rates = ratesOf(bill.lines);
  const nets = tariff.exportRule === "net_metering";
  const { share: taxed, perKwh: perKwhTax } = taxesOf(tariff);
  let measured = 0;
  let allocated = 0;
  for (let index = first; index < end; index += 1) {
    const kwh = series.kwh[index] ?? Number.NaN;
    if (Number.isNaN(kwh)) continue;
    const period = tariff.energy.periodOfSlot[slots[index] ?? 0] ?? 0;
    const bought = Math.max(0, kwh);
    const rate = (rates.energy.get(period) ?? 0) + rates.fuel;
    const energy = nets ? kwh * rate : bought * rate - Math.max(0, -kwh) * (rates.credit.get(period) ?? 0);
    const cost = energy * taxed + bought * perKwhTax;
    costs[index] = cost;
    allocated += cost;
    measured += 1;
  }
  const each = (bill.cents / CENTS - allocated) / measured;
  for (let index = first; index < end; index += 1) costs[index] = (costs[index] ?? Number.NaN) + each;
}

/** Currency per kWh of each of the tariff's periods, over the tiers that the bill reached. */
function ratesOf(lines: readonly BillLine[]): {
  energy: Map<number, number>;
  credit: Map<number, number>;
  fuel: number;
} {
  const perPeriod = (kinds: readonly BillLine["kind"][], sign: number) => {
    const sums = new Map<number, { money: number; kwh: number }>();
    for (const { kind, period, quantity, rate } of lines) {
      if (period === null || !kinds.includes(kind)) continue;
      const sum = sums.get(period) ?? { money: 0, kwh: 0 };
      sums.set(period, { money: sum.money + rate * quantity, kwh: sum.kwh + quantity });
    }
    return new Map(Array.from(sums, ([period, { money, kwh }]) => [period, (sign * money) / kwh]));
  };
  return {
    energy: perPeriod(["energy", "energy_credit"], 1),
    credit: perPeriod(["export_credit"], -1),
    fuel: lines.find(({ kind }) => kind === "fuel_adjustment")?.rate ?? 0,
  };
}

/** A bill's amount over its days, in its own currency. */
export interface BilledAmount {
  span: LocalSpan;
  amount: number;
}

/** What each interval costs by the bills: a day its part of the bill that it is on. NaN on days that no bill covers. */
export function billedCosts(series: IntervalSeries, bills: readonly BilledAmount[]): Float64Array {
  const clock = zoneClock(series.timeZone);
  const partOfDay = intervalMs(series) / DAY_MS;
  return Float64Array.from(series.kwh, (_, index) => {
    const localMs = clock(intervalStartMs(series, index));
    const bill = bills.find(({ span }) => localMs >= span.fromMs && localMs < span.toMs);
    return bill ? (bill.amount * partOfDay * DAY_MS) / (bill.span.toMs - bill.span.fromMs) : Number.NaN;
  });
}
