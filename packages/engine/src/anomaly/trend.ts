import { median } from "../statistics/robust";

export interface Trend {
  /** Theil–Sen slope: the median of the slopes between all pairs, per unit of `at`. */
  slope: number;
  /** Two-sided probability of a Mann–Kendall statistic at least this far from 0 without a trend. */
  pValue: number;
}

export interface Point {
  at: number;
  value: number;
}

/**
 * Trend of a series without assuming a distribution: Theil–Sen slope and Mann–Kendall test with correction for ties
 * (Sen 1968; Gilbert 1987). With several groups it is the seasonal Kendall test (Hirsch, Slack & Smith 1982): only points
 * of one group, such as all Januaries, are compared with each other.
 */
export function trend(groups: readonly (readonly Point[])[]): Trend {
  const slopes: number[] = [];
  let statistic = 0;
  let variance = 0;
  for (const points of groups) {
    for (const [index, later] of points.entries()) {
      for (const earlier of points.slice(0, index)) {
        statistic += Math.sign(later.value - earlier.value);
        slopes.push((later.value - earlier.value) / (later.at - earlier.at));
      }
    }
    variance += kendallVariance(points.map(({ value }) => value));
  }
  // Continuity correction: the statistic moves in steps of two.
  const z = variance > 0 ? (statistic - Math.sign(statistic)) / Math.sqrt(variance) : 0;
  return { slope: slopes.length > 0 ? median(slopes) : 0, pValue: 2 * upperTail(Math.abs(z)) };
}

function kendallVariance(values: readonly number[]): number {
  const term = (n: number): number => n * (n - 1) * (2 * n + 5);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let ties = 0;
  for (const count of counts.values()) ties += term(count);
  return (term(values.length) - ties) / 18;
}

/** P(Z > z) of the standard normal distribution for z ≥ 0: Abramowitz & Stegun 26.2.17, error below 7.5 × 10⁻⁸. */
function upperTail(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * z);
  const polynomial =
    t * (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * polynomial;
}
