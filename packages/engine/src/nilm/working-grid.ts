/** The mains on the grid that detection works on, and how its cells lie over the metered samples. */
export interface WorkingGrid {
  intervalSeconds: number;
  /** Mean power of each cell in watts: no gaps, never negative. */
  watts: Float64Array;
  /** 1 where a cell was filled because most of its samples were missing. */
  missing: Uint8Array;
  /** First sample of each cell; one more entry than cells, the last being the number of samples. */
  firstSample: Int32Array;
}

/** A gap of up to this many cells is bridged with a straight line; longer ones with the lower of their two ends. */
const BRIDGED_CELLS = 3;

/**
 * Means over cells of `gridSeconds`. A sample belongs to the cell that contains its midpoint, so intervals need not
 * divide the grid. Negative values (export) count as zero: loads behind a surplus cannot be detected.
 * @param watts samples of `intervalSeconds`, at most as long as the grid's; NaN where missing
 */
export function workingGrid(watts: Float64Array, intervalSeconds: number, gridSeconds: number): WorkingGrid {
  const cells = Math.max(1, Math.ceil((watts.length * intervalSeconds) / gridSeconds - 1e-9));
  const firstSample = new Int32Array(cells + 1);
  for (let cell = 1; cell < cells; cell += 1) {
    firstSample[cell] = Math.min(watts.length, Math.ceil((cell * gridSeconds) / intervalSeconds - 0.5 - 1e-9));
  }
  firstSample[cells] = watts.length;
  const means = new Float64Array(cells);
  const missing = new Uint8Array(cells);
  for (let cell = 0; cell < cells; cell += 1) {
    const from = firstSample[cell] as number;
    const to = firstSample[cell + 1] as number;
    let sum = 0;
    let count = 0;
    for (let i = from; i < to; i += 1) {
      const value = watts[i] as number;
      if (Number.isNaN(value)) continue;
      sum += Math.max(0, value);
      count += 1;
    }
    if (count * 2 < to - from || count === 0) missing[cell] = 1;
    else means[cell] = sum / count;
  }
  bridgeGaps(means, missing);
  return { intervalSeconds: gridSeconds, watts: means, missing, firstSample };
}

function bridgeGaps(watts: Float64Array, missing: Uint8Array): void {
  for (let from = 0; from < watts.length; from += 1) {
    if (!missing[from]) continue;
    let to = from;
    while (to < watts.length && missing[to]) to += 1;
    const left = from > 0 ? (watts[from - 1] as number) : undefined;
    const right = to < watts.length ? (watts[to] as number) : undefined;
    const low = Math.min(left ?? right ?? 0, right ?? left ?? 0);
    for (let i = from; i < to; i += 1) {
      const place = (i - from + 1) / (to - from + 1);
      const line = left !== undefined && right !== undefined && to - from <= BRIDGED_CELLS;
      watts[i] = line ? left + (right - left) * place : low;
    }
    from = to;
  }
}

/**
 * Distributes the mean power of cells over their samples, top down, so that a load that was on for part of the cell is
 * assigned to the samples with the load. Subtracts what it assigns from `left`.
 * @param left unassigned power of each sample, in watts; NaN where missing
 */
export function spreadOverSamples(cells: Float64Array, firstSample: Int32Array, left: Float64Array): Float64Array {
  const spread = new Float64Array(left.length);
  for (let cell = 0; cell < cells.length; cell += 1) {
    const mean = cells[cell] as number;
    if (mean <= 0) continue;
    const from = firstSample[cell] as number;
    const to = firstSample[cell + 1] as number;
    const level =
      to - from === 1 ? Math.max(0, (left[from] as number) - mean) : levelBelow(left.subarray(from, to), mean);
    for (let i = from; i < to; i += 1) {
      const value = left[i] as number;
      if (!(value > level)) continue;
      spread[i] = value - level;
      left[i] = level;
    }
  }
  return spread;
}

/** The level above which the values hold `mean` on average; 0 when they hold less than that altogether. */
function levelBelow(values: Float64Array, mean: number): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted();
  const wanted = mean * sorted.length;
  let above = 0;
  for (let k = sorted.length - 1; k >= 0; k -= 1) {
    above += sorted[k] as number;
    const next = k > 0 ? (sorted[k - 1] as number) : 0;
    const count = sorted.length - k;
    if (above - next * count >= wanted) return (above - wanted) / count;
  }
  return 0;
}
