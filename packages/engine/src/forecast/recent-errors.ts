/** The last days' errors are averaged with this weight for the newest. */
const NEWEST_WEIGHT = 0.5;
/** Shrinkage: as if this many additional days had shown no persistence. */
const PRIOR_DAYS = 10;
/** An hour also uses the errors of the adjacent hours, each with this weight relative to its own. */
const NEIGHBOR_WEIGHT = 0.5;

/**
 * What the coming day's errors can be expected to be, from the errors of the days before: an exponentially weighted
 * mean, times how well that mean has predicted each next day. A load that wanders (weather, season, a new habit) is
 * followed; one that merely scatters is left alone. The days may have one error each or one for each hour; how
 * persistent they are is learned from all of them together.
 *
 * @param days errors of each day, oldest first, all of one length; NaN where a day was not metered
 * @returns the expected errors, of the same length and unit
 */
export function expectedErrors(days: readonly (readonly number[] | Float64Array)[]): Float64Array {
  const length = days[0]?.length ?? 0;
  const mean = new Float64Array(length);
  let products = 0;
  let squares = 0;
  let seenDays = 0;
  for (const errors of days) {
    const predicted = withNeighbors(mean);
    let seen = false;
    for (let at = 0; at < length; at += 1) {
      const error = errors[at] ?? Number.NaN;
      if (Number.isNaN(error)) continue;
      seen = true;
      products += error * (predicted[at] ?? 0);
      squares += (predicted[at] ?? 0) ** 2;
      mean[at] = (mean[at] ?? 0) + NEWEST_WEIGHT * (error - (mean[at] ?? 0));
    }
    if (seen) seenDays += 1;
  }
  if (squares === 0) return mean.fill(0);
  const persistence = Math.min(1, Math.max(0, ((products / squares) * seenDays) / (seenDays + PRIOR_DAYS)));
  return withNeighbors(mean).map((error) => persistence * error);
}

/** A past day: metered − forecast, and day before − forecast, by hour; NaN where one of them was not metered. */
export interface PastDay {
  error: Float64Array;
  step: Float64Array;
}

/**
 * How far forecasts should have gone towards the same hour of the day before, 0 to 1: the slope of a regression through
 * the origin, shrunk as in {@link expectedErrors}.
 */
export function shareOfDayBefore(days: readonly PastDay[]): number {
  let products = 0;
  let squares = 0;
  let seenDays = 0;
  for (const { error, step } of days) {
    let seen = false;
    for (const [hour, towards] of step.entries()) {
      const missed = error[hour] ?? Number.NaN;
      if (Number.isNaN(missed + towards)) continue;
      seen = true;
      products += missed * towards;
      squares += towards * towards;
    }
    if (seen) seenDays += 1;
  }
  if (squares === 0) return 0;
  return Math.min(1, Math.max(0, ((products / squares) * seenDays) / (seenDays + PRIOR_DAYS)));
}

function withNeighbors(values: Float64Array): Float64Array {
  if (values.length < 3) return values.slice();
  return values.map((value, at) => {
    const before = values[(at + values.length - 1) % values.length] ?? 0;
    const after = values[(at + 1) % values.length] ?? 0;
    return (value + NEIGHBOR_WEIGHT * (before + after)) / (1 + 2 * NEIGHBOR_WEIGHT);
  });
}
