/** A range of values on an axis and its ticks. */
export interface AxisScale {
  min: number;
  max: number;
  ticks: readonly number[];
}

/**
 * Rounds a range of values to an axis with about `targetCount` ticks at 1, 2, 2.5 or 5 × 10ⁿ. It always includes zero,
 * because load curves and bars are read relative to it.
 */
export function niceScale(values: readonly number[], targetCount = 4): AxisScale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = niceStep((high - low || 1) / targetCount);
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  // Multiples of the step, not sums: 0.1 + 0.2 would put 0.30000000000000004 on the axis.
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
  return { min: ticks[0] ?? 0, max: ticks.at(-1) ?? 1, ticks };
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return factor * power;
}

/** Position of a value between the axis ends: 0 at `min`, 1 at `max`. */
export function share(value: number, min: number, max: number): number {
  return max === min ? 0 : (value - min) / (max - min);
}
