/** How far a month of an unchanged home lies from its baseline, by chance. */
export interface Noise {
  /** Standard deviation as a share of the month's expected use. */
  relative: number;
  /** Months' worth of evidence behind it: the fewer, the wider every interval. */
  degreesOfFreedom: number;
}

/** A home's own months replace what is assumed of it from this many on. */
export const LEAST_OWN_ERRORS = 6;
/** What the assumption is worth: hardly more than a guess, so every interval is wide. */
const ASSUMED_FREEDOM = 2;

/**
 * A home's noise from how its own earlier months lay around their baselines. Their mean is not noise: a home that has
 * saved steadily for months is no noisier for it.
 * @param errors saved shares of the expected use of earlier months
 * @param assumed the share that is taken for a home with fewer than six of them
 */
export function noiseOf(errors: readonly number[], assumed: number): Noise {
  if (errors.length < LEAST_OWN_ERRORS) return { relative: assumed, degreesOfFreedom: ASSUMED_FREEDOM };
  const degreesOfFreedom = errors.length - 1;
  return { relative: Math.sqrt(squaresAroundMean(errors) / degreesOfFreedom), degreesOfFreedom };
}

/** 0 of fewer than two. */
export function squaresAroundMean(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}

/** Quantiles of the normal distribution. */
const NORMAL = {
  /** Ends of an interval that holds 80 %. */
  interval80: 1.281_552,
  /** A home without change exceeds it in one of 240 months, so in one of twenty years. */
  onceInTwentyYears: 2.638_257,
} as const;
type Level = keyof typeof NORMAL;

/** Student's t at a level, by the Cornish–Fisher expansion (Abramowitz & Stegun 26.7.5): a little too wide below 4 degrees. */
export function studentQuantile(level: Level, degreesOfFreedom: number): number {
  const z = NORMAL[level];
  const v = degreesOfFreedom;
  return (
    z +
    (z ** 3 + z) / (4 * v) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * v ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * v ** 3)
  );
}
