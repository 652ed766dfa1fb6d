/** Each feature is binned at no more than this many quantiles. */
const STEPS = 63;
export const BINS = STEPS + 1;

/** Quantiles of each feature, and the bin of each row's value. */
export function binned(
  count: number,
  width: number,
  valueOf: (row: number, feature: number) => number,
): { steps: number[][]; bins: Uint8Array[] } {
  const steps: number[][] = [];
  const bins: Uint8Array[] = [];
  const column = new Float64Array(count);
  for (let f = 0; f < width; f += 1) {
    for (let i = 0; i < count; i += 1) column[i] = valueOf(i, f);
    const sorted = column.toSorted();
    const values: number[] = [];
    for (let q = 1; q <= STEPS; q += 1) {
      // Three digits keep the stored model small and are enough for a threshold.
      const value = Number((sorted[Math.floor((q * sorted.length) / (STEPS + 1))] ?? 0).toPrecision(3));
      if (values.length === 0 || value > (values.at(-1) as number)) values.push(value);
    }
    steps.push(values);
    bins.push(Uint8Array.from(column, (value) => firstAbove(values, value)));
  }
  return { steps, bins };
}

/** The number of sorted values that are not above `value`. */
function firstAbove(values: readonly number[], value: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[middle] as number) <= value) low = middle + 1;
    else high = middle;
  }
  return low;
}
