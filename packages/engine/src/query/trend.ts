import type { QueryRow } from "./energy-query";

export interface Trend {
  changePerGroup: number;
  sharePerGroup: number;
  /** How many groups the line goes through. */
  groups: number;
}

/**
 * The least-squares line through groups in the order of time, cut-off ones left out; null of fewer than two.
 * @param areTotals which grow with what was measured: each is then told as for the whole group
 */
export function trendOf(rows: readonly QueryRow[], areTotals: boolean): Trend | null {
  const values = rows
    .filter(({ isComparable }) => isComparable)
    .map(({ value, coverage }) => (areTotals ? value / coverage : value));
  if (values.length < 2) return null;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = (values.length - 1) / 2;
  let products = 0;
  let squares = 0;
  for (const [index, value] of values.entries()) {
    products += (index - middle) * (value - mean);
    squares += (index - middle) ** 2;
  }
  const changePerGroup = products / squares;
  return { changePerGroup, sharePerGroup: mean === 0 ? 0 : changePerGroup / Math.abs(mean), groups: values.length };
}
