import type { BoostedTrees, Tree } from "../../../packages/assistant/src/confidence/boosted-trees";
import { scoreOf } from "../../../packages/assistant/src/confidence/boosted-trees";

export interface Example {
  signals: readonly number[];
  isRight: boolean;
}

const TREES = 120;
const DEPTH = 3;
const RATE = 0.1;
/** Thresholds that are tried for each signal. */
const BINS = 24;
/** Fewer messages than these are chance. */
const LEAST_EXAMPLES = 40;
/** Draws the scores of small leaves to 0. */
const RIDGE = 5;

/** Newton boosting of the logistic loss; the same examples produce the same trees. */
export function boostTrees(examples: readonly Example[]): Pick<BoostedTrees, "base" | "trees"> {
  const thresholds = thresholdsOf(examples);
  const binned = examples.map(({ signals }) =>
    Uint8Array.from(thresholds, (limits, signal) => binOf(limits, signals[signal] ?? 0)),
  );
  const share = examples.filter(({ isRight }) => isRight).length / examples.length;
  const base = Math.log(share / (1 - share));
  const scores = Float64Array.from(examples, () => base);
  const trees = Array.from({ length: TREES }, () => {
    const slopes = scores.map((score, at) => (examples[at]?.isRight ? 1 : 0) - 1 / (1 + Math.exp(-score)));
    const curves = slopes.map((slope) => Math.abs(slope) * (1 - Math.abs(slope)));
    const all = Array.from(examples, (_, at) => at);
    const tree = grow({ binned, thresholds, slopes, curves }, all, DEPTH);
    for (const [at, { signals }] of examples.entries()) scores[at] = (scores[at] ?? 0) + scoreOf(tree, signals);
    return tree;
  });
  return { base: Number(base.toFixed(4)), trees };
}

interface Growing {
  binned: readonly Uint8Array[];
  thresholds: readonly (readonly number[])[];
  slopes: Float64Array;
  curves: Float64Array;
}

function grow(of: Growing, rows: readonly number[], depth: number): Tree {
  const split = depth > 0 ? bestSplit(of, rows) : null;
  if (!split) {
    const [slope, curve] = [sum(rows, of.slopes), sum(rows, of.curves)];
    return Number(((RATE * slope) / (curve + RIDGE)).toFixed(4));
  }
  const { signal, bin } = split;
  const isAtMost = (row: number) => (of.binned[row]?.[signal] ?? 0) <= bin;
  return [
    signal,
    of.thresholds[signal]?.[bin] ?? 0,
    grow(of, rows.filter(isAtMost), depth - 1),
    grow(
      of,
      rows.filter((row) => !isAtMost(row)),
      depth - 1,
    ),
  ];
}

function bestSplit({ binned, thresholds, slopes, curves }: Growing, rows: readonly number[]) {
  const [slope, curve] = [sum(rows, slopes), sum(rows, curves)];
  let best: { signal: number; bin: number; gain: number } | null = null;
  for (const [signal, limits] of thresholds.entries()) {
    const binSlopes = new Float64Array(limits.length + 1);
    const binCurves = new Float64Array(limits.length + 1);
    const counts = new Uint32Array(limits.length + 1);
    for (const row of rows) {
      const bin = binned[row]?.[signal] ?? 0;
      binSlopes[bin] = (binSlopes[bin] ?? 0) + (slopes[row] ?? 0);
      binCurves[bin] = (binCurves[bin] ?? 0) + (curves[row] ?? 0);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    let [leftSlope, leftCurve, left] = [0, 0, 0];
    for (let bin = 0; bin < limits.length; bin += 1) {
      leftSlope += binSlopes[bin] ?? 0;
      leftCurve += binCurves[bin] ?? 0;
      left += counts[bin] ?? 0;
      if (left < LEAST_EXAMPLES || rows.length - left < LEAST_EXAMPLES) continue;
      const gain =
        leftSlope ** 2 / (leftCurve + RIDGE) +
        (slope - leftSlope) ** 2 / (curve - leftCurve + RIDGE) -
        slope ** 2 / (curve + RIDGE);
      if (gain > (best?.gain ?? 1e-6)) best = { signal, bin, gain };
    }
  }
  return best;
}

/** Of each signal values that divide the examples into equal parts. */
function thresholdsOf(examples: readonly Example[]): number[][] {
  return (examples[0]?.signals ?? []).map((_, signal) => {
    const sorted = examples.map(({ signals }) => signals[signal] ?? 0).toSorted((a, b) => a - b);
    const quantiles = Array.from(
      { length: BINS },
      (__, bin) => sorted[Math.floor(((bin + 1) * sorted.length) / (BINS + 1))] ?? 0,
    );
    return [...new Set(quantiles.map((value) => Number(value.toFixed(4))))];
  });
}

const binOf = (limits: readonly number[], value: number): number => {
  const bin = limits.findIndex((limit) => value <= limit);
  return bin < 0 ? limits.length : bin;
};

const sum = (rows: readonly number[], values: Float64Array): number =>
  rows.reduce((total, row) => total + (values[row] ?? 0), 0);
