/** How far a month of an unchanged home lies from its baseline, by chance. */
export interface Noise {
  /** Standard deviation of the saved share of the month's expected use. */
  relative: number;
  /**
   * Standard deviation of the logarithm of expected over used energy, as far as it looks like a saving. Logarithms,
   * because what makes a home use more or less, such as the weather or a guest, multiplies its use.
   */
  upper: number;
  /** Months' worth of evidence behind it: the fewer, the wider every interval. */
  degreesOfFreedom: number;
}

/** So many of a home's own months tell its noise, where they are of all seasons. */
export const LEAST_OWN_ERRORS = 6;
/** Months of a home that it takes to weigh as much as what is assumed of it. */
export const ASSUMED_FREEDOM = 12;
/** A larger share has hardly a logarithm. */
const MOST_SHARE = 0.95;

/** What is taken for a home that has not shown enough of its own months. */
export interface AssumedNoise extends Omit<Noise, "degreesOfFreedom"> {
  /** With so many months the home's own noise is known, and nothing is assumed. */
  replacedBy: number;
}

/**
 * A home's noise from how its own earlier months lay around their baselines; until there are enough of them, together
 * with what is assumed of it, which counts as twelve months (a scaled inverse chi-square prior). Their mean is not noise:
 * a home that has saved steadily for months is no noisier for it.
 * @param errors saved shares of the expected use of earlier months
 */
export function noiseOf(errors: readonly number[], assumed: AssumedNoise): Noise {
  const priorFreedom = errors.length < assumed.replacedBy ? ASSUMED_FREEDOM : 0;
  const degreesOfFreedom = priorFreedom + Math.max(0, errors.length - 1);
  const spread = (values: readonly number[], prior: number) =>
    Math.sqrt((priorFreedom * prior ** 2 + squaresAroundMean(values)) / degreesOfFreedom);
  return {
    relative: spread(errors, assumed.relative),
    upper: spread(errors.map(logOfSaving), assumed.upper),
    degreesOfFreedom,
  };
}

const logOfSaving = (share: number) => -Math.log1p(-Math.min(share, MOST_SHARE));

/** The saved share that an unchanged home exceeds in one of twenty years. */
export const leastShare = ({ upper, degreesOfFreedom }: Noise): number =>
  -Math.expm1(-studentQuantile("onceInTwentyYears", degreesOfFreedom) * upper);

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
