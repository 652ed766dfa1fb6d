import type { DayTable } from "../time-series/day-table";
import { rowOf } from "../time-series/day-table";
import type { Likeness } from "./day-profile";
import { dayProfile, LIKENESSES } from "./day-profile";
import { expectedErrors, shareOfDayBefore } from "./recent-errors";

/** Days whose errors show how the load has shifted. */
const RECENT_DAYS = 28;
/** The common likeness stays unless another would have had at most this share of its squared error. */
const MINIMUM_GAIN = 0.95;
/** A day's level counts when at least so many of its hours are known. */
const MINIMUM_HOURS = 6;
/** The level's correction takes away at most a half of a day and adds at most as much again. */
const LEVEL_RANGE = [-0.5, 1] as const;

/** Forecasts the 24 hours of a day from the days before `originDay`, kWh by local hour. */
export type DayForecaster = (targetDay: number, originDay: number) => Float64Array;

/**
 * Weekday profile with recent correction: first of the day's level, then of the single hours, then towards the day before
 * as far as that would have helped. How much the days of
 * other weekdays count is what would have served best in the four weeks before. The forecaster remembers what it made,
 * so that a backtest over many days costs little more than one forecast.
 * @param table all days; a forecast looks at none from its origin day on
 */
export function dayForecaster(table: DayTable): DayForecaster {
  const candidateOf = (like: Likeness) => ({
    like,
    errors: remembered((day: number) => errorsOf(table, day, dayProfile(table, day, day - 1, like))),
  });
  const [common, ...others] = [candidateOf(LIKENESSES[0]), ...LIKENESSES.slice(1).map(candidateOf)];
  const profileOf: DayForecaster = (targetDay, originDay) => {
    let best = common;
    let least = MINIMUM_GAIN * meanSquare(recentDays(originDay).map(common.errors));
    for (const candidate of others) {
      const cost = meanSquare(recentDays(originDay).map(candidate.errors));
      if (cost < least) [best, least] = [candidate, cost];
    }
    return dayProfile(table, targetDay, originDay - 1, best.like);
  };
  const levelErrors = remembered((day) => levelError(rowOf(table, day), profileOf(day, day)));
  const atLevel: DayForecaster = (targetDay, originDay) => {
    const [error = 0] = expectedErrors(recentDays(originDay).map((day) => [levelErrors(day)]));
    const [least, most] = LEVEL_RANGE;
    const change = Math.min(most, Math.max(least, error));
    return profileOf(targetDay, originDay).map((kwh) => kwh + change * Math.abs(kwh));
  };
  const hourErrors = remembered((day) => errorsOf(table, day, atLevel(day, day)));
  const corrected: DayForecaster = (targetDay, originDay) => {
    const errors = expectedErrors(recentDays(originDay).map(hourErrors));
    return atLevel(targetDay, originDay).map((kwh, hour) => kwh + (errors[hour] ?? 0));
  };
  const pastForecast = remembered((day) => corrected(day, day));
  return (targetDay, originDay) => {
    const share = shareOfDayBefore(
      recentDays(originDay).map((day) => ({
        error: errorsOf(table, day, pastForecast(day)),
        step: errorsOf(table, day - 1, pastForecast(day)),
      })),
    );
    const dayBefore = rowOf(table, originDay - 1);
    return corrected(targetDay, originDay).map((kwh, hour) => {
      const step = (dayBefore[hour] ?? Number.NaN) - kwh;
      return Number.isNaN(step) ? kwh : kwh + share * step;
    });
  };
}

const recentDays = (originDay: number): number[] =>
  Array.from({ length: RECENT_DAYS }, (_, index) => originDay - RECENT_DAYS + index);

const errorsOf = (table: DayTable, day: number, expected: Float64Array): Float64Array =>
  rowOf(table, day).map((kwh, hour) => kwh - (expected[hour] ?? Number.NaN));

/** Metered − profile of a day as a share of the profile's energy; NaN where too little is known. */
function levelError(metered: Float64Array, profile: Float64Array): number {
  let error = 0;
  let size = 0;
  let hours = 0;
  for (const [hour, kwh] of profile.entries()) {
    const difference = (metered[hour] ?? Number.NaN) - kwh;
    if (Number.isNaN(difference)) continue;
    error += difference;
    size += Math.abs(kwh);
    hours += 1;
  }
  return hours < MINIMUM_HOURS || size === 0 ? Number.NaN : error / size;
}

function meanSquare(days: readonly Float64Array[]): number {
  let squares = 0;
  let hours = 0;
  for (const errors of days) {
    for (const error of errors) {
      if (Number.isNaN(error)) continue;
      squares += error * error;
      hours += 1;
    }
  }
  return hours === 0 ? Number.POSITIVE_INFINITY : squares / hours;
}

function remembered<Value>(make: (day: number) => Value): (day: number) => Value {
  const made = new Map<number, Value>();
  return (day) => {
    let value = made.get(day);
    if (value === undefined) made.set(day, (value = make(day)));
    return value;
  };
}
