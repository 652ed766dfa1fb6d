/**
 * Splits whole cents in proportion to weights so that the parts sum to the whole exactly: each gets its floor, and the
 * cents left over go to the largest remainders (Hamilton's method; of equal remainders the first).
 * @param totalCents a whole number ≥ 0
 * @param weights each ≥ 0
 * @returns one whole number per weight; all 0 when every weight is 0, in which case nothing is given out
 */
export function splitCents(totalCents: number, weights: readonly number[]): number[] {
  const weightSum = weights.reduce((sum, weight) => sum + weight, 0);
  if (weightSum <= 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (totalCents * weight) / weightSum);
  const parts = exact.map(Math.floor);
  const left = totalCents - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = exact
    .map((share, index) => ({ index, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

/** Whole cents of an amount of money, half a cent away from zero. */
export const toCents = (amount: number): number => Math.sign(amount) * Math.round(Math.abs(amount) * 100);
