/** The sum of the values, each by its weight. */
export function dot(weights: readonly number[], values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) sum += (weights[at] ?? 0) * (values[at] ?? 0);
  return sum;
}
