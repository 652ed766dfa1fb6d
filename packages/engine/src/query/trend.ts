import type { QueryRow } from "./energy-query";

/** The least-squares line through groups in the order of time, those that are not whole left out; null of fewer than two. */
export function trendOf(rows: readonly QueryRow[]): { changePerGroup: number; sharePerGroup: number } | null {
  const values = rows.filter(({ isWhole }) => isWhole).map(({ value }) => value);
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
  return { changePerGroup, sharePerGroup: mean === 0 ? 0 : changePerGroup / Math.abs(mean) };
}
