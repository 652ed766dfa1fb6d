/** Values at even steps of time; NaN where nothing was measured. */
export interface EvenSeries {
  startMs: number;
  stepMs: number;
  values: Float64Array;
}

/** A stretch of time, UTC epoch milliseconds. */
export interface TimeWindow {
  fromMs: number;
  toMs: number;
}

/** Columns of `size` values each, the first one from the value at `first`, which may lie before the series. */
export interface Columns {
  first: number;
  size: number;
  count: number;
}

/** The extremes and the mean of each column: NaN where nothing in it was measured. */
export interface Envelope {
  low: Float64Array;
  high: Float64Array;
  mean: Float64Array;
  /** Values of each column that were not measured. */
  missing: Uint32Array;
}

/**
 * The columns that draw a window, at most about `maxColumns` and one more on either side, so that a line leaves the
 * plot. They begin at multiples of their size, not at the window: the picture moves as a whole and does not flicker.
 */
export function columnsOf({ startMs, stepMs }: EvenSeries, { fromMs, toMs }: TimeWindow, maxColumns: number): Columns {
  const [from, to] = [(fromMs - startMs) / stepMs, (toMs - startMs) / stepMs];
  const size = Math.max(1, Math.ceil((to - from) / maxColumns));
  const first = (Math.floor(from / size) - 1) * size;
  return { first, size, count: Math.ceil((to - first) / size) + 1 };
}

/**
 * What each column holds: no extreme is lost, however many values share a pixel (min-max decimation).
 * @param shift how many values earlier the columns are read, for a comparison with what was before
 */
export function envelopeOf(values: Float64Array, { first, size, count }: Columns, shift = 0): Envelope {
  const low = new Float64Array(count).fill(Number.NaN);
  const high = new Float64Array(count).fill(Number.NaN);
  const mean = new Float64Array(count).fill(Number.NaN);
  const missing = new Uint32Array(count);
  for (let column = 0; column < count; column += 1) {
    const begin = first + column * size - shift;
    let least = Infinity;
    let most = -Infinity;
    let sum = 0;
    let measured = 0;
    for (let at = Math.max(0, begin); at < Math.min(values.length, begin + size); at += 1) {
      const value = values[at] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      if (value < least) least = value;
      if (value > most) most = value;
      sum += value;
      measured += 1;
    }
    missing[column] = size - measured;
    if (measured === 0) continue;
    low[column] = least;
    high[column] = most;
    mean[column] = sum / measured;
  }
  return { low, high, mean, missing };
}
