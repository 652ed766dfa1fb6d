/** Makes the median absolute deviation of a normal distribution its standard deviation. */
const MAD_TO_SD = 1.4826;

/** @param sorted ascending, not empty */
export function medianOfSorted(sorted: readonly number[]): number {
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

export const median = (values: readonly number[]): number => medianOfSorted(values.toSorted((a, b) => a - b));

/** The value below which the share `p` lies, by the nearest rank. NaN of nothing. */
export function quantile(values: readonly number[] | Float64Array, p: number): number {
  const sorted = Float64Array.from(values).toSorted();
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
}

export interface Spread {
  median: number;
  /** Standard deviation of what lies below the median, and of what lies above it. */
  below: number;
  above: number;
}

/**
 * Middle and spread that a few outliers cannot move. Energy is skewed to the right, so each side has a spread of its
 * own (the "double MAD"); the common one would call every lively day unusual.
 */
export function robustSpread(values: readonly number[]): Spread {
  const middle = median(values);
  const side = (keep: (value: number) => boolean): number =>
    MAD_TO_SD * median(values.filter(keep).map((value) => Math.abs(value - middle)));
  return { median: middle, below: side((value) => value <= middle), above: side((value) => value >= middle) };
}
