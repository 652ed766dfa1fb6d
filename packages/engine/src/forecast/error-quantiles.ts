import { HOURS_PER_DAY } from "../time-series/day-table";

/** One day's errors by local hour, metered − forecast in kWh; NaN where there was nothing to compare. */
export type DayErrors = Float64Array;

export interface ErrorInterval {
  lowKwh: number;
  highKwh: number;
}

/** The most recent days that count: the errors of another season would mislead. */
const ERROR_DAYS = 28;
/** Minimum number of errors for estimating their tails. */
const MINIMUM_ERRORS = 15;

/**
 * The interval that holds the given share of past errors at each hour, cut evenly on both sides. Errors of the hours
 * before and after are taken with an hour's own, and 0 is always inside: a forecast lies within its interval. The rank is that of split conformal prediction (Vovk et al. 2005):
 * with exchangeable days the next error lies inside with at least the asked probability.
 * @param days oldest first
 * @param share 0 to 1, such as 0.8
 * @returns one interval for each local hour; undefined for an hour with too few errors
 */
export function errorIntervals(days: readonly DayErrors[], share: number): (ErrorInterval | undefined)[] {
  const tail = (1 - share) / 2;
  const recent = days.slice(-ERROR_DAYS);
  return Array.from({ length: HOURS_PER_DAY }, (_, hour) => {
    const errors: number[] = [];
    for (const day of recent) {
      for (const near of [hour - 1, hour, hour + 1]) {
        const error = day[(near + HOURS_PER_DAY) % HOURS_PER_DAY] ?? Number.NaN;
        if (!Number.isNaN(error)) errors.push(error);
      }
    }
    if (errors.length < MINIMUM_ERRORS) return undefined;
    errors.sort((a, b) => a - b);
    const rank = Math.min(errors.length, Math.ceil((errors.length + 1) * (1 - tail)));
    return {
      lowKwh: Math.min(0, errors[errors.length - rank] ?? Number.NaN),
      highKwh: Math.max(0, errors[rank - 1] ?? Number.NaN),
    };
  });
}
