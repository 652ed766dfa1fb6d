/** Running totals with `totals[i]` = sum of the first `i` values, so that any window's sum is one subtraction. */
export function runningTotals(values: Float64Array): Float64Array {
  const totals = new Float64Array(values.length + 1);
  for (let i = 0; i < values.length; i += 1) totals[i + 1] = (totals[i] as number) + (values[i] as number);
  return totals;
}

/** Mean of `[from, to)` from running totals, cut to the array; 0 when nothing is left of the window. */
export function windowMean(totals: Float64Array, from: number, to: number): number {
  const start = Math.max(0, from);
  const end = Math.min(totals.length - 1, to);
  return end > start ? ((totals[end] as number) - (totals[start] as number)) / (end - start) : 0;
}
