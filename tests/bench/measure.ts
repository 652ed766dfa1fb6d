/** One row of the table that a bench prints. */
export interface BenchRow {
  name: string;
  figure: number;
  unit: string;
  /** Upper limit, in the row's unit; the lower one where `atLeast`. */
  target: number;
  atLeast?: true;
  met: boolean;
}

export const row = (name: string, figure: number, unit: string, target: number): BenchRow => ({
  name,
  figure: Math.round(figure * 100) / 100,
  unit,
  target,
  met: figure <= target,
});

/** A row whose figure should be as high as its target, or higher. */
export const rowAtLeast = (name: string, figure: number, unit: string, target: number): BenchRow => ({
  ...row(name, figure, unit, target),
  atLeast: true,
  met: figure >= target,
});

/** The `p` (0–1) percentile of the samples, by the nearest-rank method. */
export function percentile(samples: readonly number[], p: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
}
