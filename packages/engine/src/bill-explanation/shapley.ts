/**
 * Shapley's value (1953): what each of n causes contributes to the change of a figure, averaged over every order in
 * which the causes could have changed. It depends on no order, gives a cause that did not change nothing, and its parts
 * sum to the whole change. In energy accounting it is the symmetric decomposition of Sun (1998) and, with LMDI, one of
 * the two perfect ones (Ang, Energy Policy 32, 2004).
 *
 * @param causes how many causes there are (at most 16: all 2^n combinations are valued)
 * @param valueOf the figure when the causes whose bit is set are as they are now, and the others as they were
 */
export function shapley(causes: number, valueOf: (changed: number) => number): number[] {
  const values = Array.from({ length: 2 ** causes }, (_, changed) => valueOf(changed));
  return Array.from({ length: causes }, (_, cause) => {
    const bit = 1 << cause;
    let sum = 0;
    for (let changed = 0; changed < values.length; changed += 1) {
      if (changed & bit) continue;
      const difference = (values[changed | bit] ?? 0) - (values[changed] ?? 0);
      sum += difference * weight(causes, bitCount(changed));
    }
    return sum;
  });
}

/** Share of the orders in which exactly `before` others change before a cause: before! (n − 1 − before)! / n!. */
function weight(causes: number, before: number): number {
  let orders = 1 / causes;
  for (let index = 1; index <= before; index += 1) orders *= index / (causes - index);
  return orders;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest > 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Whole cents that sum to `total` and lie within a cent of the parts: each is rounded down, and the cents that are left
 * go to the largest remainders (Hamilton's method).
 */
export function wholeCents(parts: readonly number[], total: number): number[] {
  const floors = parts.map((part) => Math.floor(part));
  const missing = total - floors.reduce((sum, floor) => sum + floor, 0);
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.index - b.index);
  byRemainder.slice(0, missing).forEach(({ index }) => {
    floors[index] = (floors[index] ?? 0) + 1;
  });
  return floors;
}
