import { DAY_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { dayOf } from "../time-series/calendar";
import { intervalStartMs, type IntervalSeries } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { type Candidate, DAYS_PER_YEAR } from "./candidate";

/** One run of a dishwasher or washing machine. */
const KWH_PER_RUN = 1.2;
/** Of the evenings on which such a run fits into what was used, those on which there was one. */
const RUNS_SHARE = { low: 0.3, expected: 0.6, high: 0.9 };
/** Prices closer than this are one price. */
const LEAST_DIFFERENCE = 0.02;
/** What a charging car may wait for: the cheapest price of the next hours. */
const CAR_WAITS_HOURS = 12;

export interface PricedSeries {
  series: IntervalSeries;
  /** Currency per kWh of the next kWh bought in each interval. */
  prices: Float64Array;
}

/** What charging the car at the cheapest price within twelve hours would save. */
export function shiftCar(
  { series, prices }: PricedSeries,
  car: { kwh: Float64Array; confidence: number },
  years: number,
): Candidate[] {
  const window = (CAR_WAITS_HOURS * HOUR_SECONDS) / series.intervalSeconds;
  const cheapest = slidingMinimum(prices, window);
  let money = 0;
  let moved = 0;
  let paid = 0;
  for (const [index, kwh] of car.kwh.entries()) {
    // Behind solar only what was bought has a price.
    const bought = Math.min(kwh, Math.max(0, series.kwh[index] ?? 0));
    const price = prices[index] ?? 0;
    const difference = price - (cheapest[index] ?? price);
    if (!(bought > 0) || difference < LEAST_DIFFERENCE) continue;
    moved += bought;
    paid += bought * price;
    money += bought * difference;
  }
  if (moved === 0) return [];
  const { confidence } = car;
  const found = money / years;
  return [
    {
      kind: "shift_car",
      kwhPerYear: moved / years,
      confidence,
      peakPrice: paid / moved,
      lowPrice: (paid - money) / moved,
      // What the confidence says is a car, down to half of it and up to all that looks like one.
      saving: { amount: found * confidence, low: (found * confidence) / 2, high: found },
    },
  ];
}

/** What moving one machine's run a day out of the most expensive hours would save, on days when enough was used in them. */
export function shiftRun({ series, prices }: PricedSeries, baseKw: number): Candidate[] {
  const clock = zoneClock(series.timeZone);
  const days = new Map<number, { peakKwh: number; peakPrice: number; lowPrice: number; measured: boolean }>();
  const hours = series.intervalSeconds / HOUR_SECONDS;
  const range = daily(series, prices);
  for (const [index, kwh] of series.kwh.entries()) {
    const number = dayOf(clock(intervalStartMs(series, index)));
    const { low, high } = range.get(number) ?? { low: 0, high: 0 };
    const day = days.get(number) ?? { peakKwh: 0, peakPrice: high, lowPrice: low, measured: false };
    const price = prices[index] ?? 0;
    if (price > high - LEAST_DIFFERENCE / 2 && kwh > 0) day.peakKwh += Math.max(0, kwh - baseKw * hours);
    day.measured ||= !Number.isNaN(kwh);
    days.set(number, day);
  }
  const measured = [...days.values()].filter((day) => day.measured);
  const fit = measured.filter(
    ({ peakKwh, peakPrice, lowPrice }) => peakKwh >= KWH_PER_RUN && peakPrice - lowPrice >= LEAST_DIFFERENCE,
  );
  if (fit.length === 0) return [];
  const perYear = DAYS_PER_YEAR / measured.length;
  const mean = (of: (day: (typeof fit)[number]) => number) => fit.reduce((sum, day) => sum + of(day), 0) / fit.length;
  const [peakPrice, lowPrice] = [mean((day) => day.peakPrice), mean((day) => day.lowPrice)];
  const all = fit.length * perYear * KWH_PER_RUN * (peakPrice - lowPrice);
  return [
    {
      kind: "shift_run",
      kwhPerRun: KWH_PER_RUN,
      runsPerYear: Math.round(fit.length * perYear * RUNS_SHARE.expected),
      peakPrice,
      lowPrice,
      saving: { amount: all * RUNS_SHARE.expected, low: all * RUNS_SHARE.low, high: all * RUNS_SHARE.high },
    },
  ];
}

function daily(series: IntervalSeries, prices: Float64Array): Map<number, { low: number; high: number }> {
  const clock = zoneClock(series.timeZone);
  const days = new Map<number, { low: number; high: number }>();
  for (const [index, price] of prices.entries()) {
    const number = Math.floor(clock(intervalStartMs(series, index)) / DAY_MS);
    const day = days.get(number);
    days.set(
      number,
      day ? { low: Math.min(day.low, price), high: Math.max(day.high, price) } : { low: price, high: price },
    );
  }
  return days;
}

/** The lowest of each value and the ones that follow within the window. */
function slidingMinimum(values: Float64Array, window: number): Float64Array {
  const lowest = new Float64Array(values.length);
  // Indexes whose values rise; the first is the lowest within the window.
  const rising: number[] = [];
  for (let index = values.length - 1; index >= 0; index -= 1) {
    while (rising.length > 0 && (values[rising.at(-1) ?? 0] ?? 0) >= (values[index] ?? 0)) rising.pop();
    rising.push(index);
    while ((rising[0] ?? 0) > index + window) rising.shift();
    lowest[index] = values[rising[0] ?? index] ?? 0;
  }
  return lowest;
}
