import type { DayTable } from "../time-series/day-table";
import { HOURS_PER_DAY, rowOf } from "../time-series/day-table";
import type { DayForecaster } from "./day-ahead";
import type { DayErrors } from "./error-quantiles";
import { errorIntervals } from "./error-quantiles";

/** The first day that is forecast has at least so many days before it. */
export const MINIMUM_HISTORY_DAYS = 7;
/** The intervals of a backtest's day come from at least so many days before it. */
const MINIMUM_ERROR_DAYS = 7;
const DAYS_PER_WEEK = 7;

export interface BacktestDay {
  day: number;
  errors: DayErrors;
}

/** Each of the last days forecast from the end of the day before it, as it would have been on the day. */
export function backtest(table: DayTable, forecast: DayForecaster, days: number): BacktestDay[] {
  const end = table.firstDay + table.days;
  const first = Math.max(table.firstDay + MINIMUM_HISTORY_DAYS, end - days);
  const results: BacktestDay[] = [];
  for (let day = first; day < end; day += 1) {
    const metered = rowOf(table, day);
    if (metered.every(Number.isNaN)) continue;
    const expected = forecast(day, day);
    results.push({ day, errors: metered.map((kwh, hour) => kwh - (expected[hour] ?? Number.NaN)) });
  }
  return results;
}

export interface BacktestScore {
  days: number;
  /** Mean absolute error of an hour, kWh. */
  maeKwh: number;
  /** Mean error (metered − forecast) of an hour, kWh: what is left when errors of both signs cancel. */
  biasKwh: number;
  /** The same hours predicted by the same hour of the day before, and of the week before, kWh. */
  naiveDayMaeKwh: number;
  naiveWeekMaeKwh: number;
  /** `maeKwh` ÷ the smaller of the naive errors; below 1 the forecast is better than both (after Hyndman & Koehler 2006). */
  mase: number;
  /** Share of the judged hours inside intervals that were made from the days before them only; NaN without any. */
  coverage: number;
  judgedHours: number;
}

/**
 * How good the backtest was, beside doing nothing clever. Only hours that all three can foretell count.
 * @param share what the intervals are to hold
 * @param fromDay days before it serve only to make the intervals
 */
export function score(
  table: DayTable,
  days: readonly BacktestDay[],
  share: number,
  fromDay = Number.NEGATIVE_INFINITY,
): BacktestScore {
  const own = tally();
  const naiveDay = tally();
  const naiveWeek = tally();
  let signed = 0;
  let inside = 0;
  let judged = 0;
  let judgedDays = 0;
  for (const [index, { day, errors }] of days.entries()) {
    if (day < fromDay) continue;
    judgedDays += 1;
    const metered = rowOf(table, day);
    const [yesterday, lastWeek] = [rowOf(table, day - 1), rowOf(table, day - DAYS_PER_WEEK)];
    const before = days.slice(0, index).map((earlier) => earlier.errors);
    const intervals = before.length >= MINIMUM_ERROR_DAYS ? errorIntervals(before, share) : [];
    for (let hour = 0; hour < HOURS_PER_DAY; hour += 1) {
      const error = errors[hour] ?? Number.NaN;
      const kwh = metered[hour] ?? Number.NaN;
      const byDay = kwh - (yesterday[hour] ?? Number.NaN);
      const byWeek = kwh - (lastWeek[hour] ?? Number.NaN);
      if (Number.isNaN(error + byDay + byWeek)) continue;
      own.add(error);
      naiveDay.add(byDay);
      naiveWeek.add(byWeek);
      signed += error;
      const interval = intervals[hour];
      if (!interval) continue;
      judged += 1;
      if (error >= interval.lowKwh && error <= interval.highKwh) inside += 1;
    }
  }
  const [maeKwh, naiveDayMaeKwh, naiveWeekMaeKwh] = [own.mean(), naiveDay.mean(), naiveWeek.mean()];
  return {
    days: judgedDays,
    maeKwh,
    biasKwh: signed / own.count(),
    naiveDayMaeKwh,
    naiveWeekMaeKwh,
    mase: maeKwh / Math.min(naiveDayMaeKwh, naiveWeekMaeKwh),
    coverage: inside / judged,
    judgedHours: judged,
  };
}

function tally() {
  let total = 0;
  let count = 0;
  return {
    add(error: number) {
      total += Math.abs(error);
      count += 1;
    },
    mean: () => total / count,
    count: () => count,
  };
}
