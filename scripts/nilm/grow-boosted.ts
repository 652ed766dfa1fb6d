import type { BoostedTrees } from "../../packages/engine/src/nilm/boosted-trees";
import { seededRandom } from "../seeded-random";
import { BINS, binned } from "./bin-features";
import { partition } from "./partition";

/** Training rows of a window model, one after another in `rows`. */
export interface WindowLessons {
  width: number;
  rows: number[];
  /** 1 or 0 for the logistic loss; any value for the squared loss. */
  target: number[];
  weight: number[];
}

export const emptyWindowLessons = (width: number): WindowLessons => ({ width, rows: [], target: [], weight: [] });

export interface BoostOptions {
  loss: "logistic" | "squared";
  trees: number;
  depth: number;
  /** Share of a tree's correction that is applied. */
  rate: number;
  /** Share of the rows and of the features that each tree sees. */
  rowShare: number;
  featureShare: number;
  /** A leaf needs this sum of second derivatives, which is a weight for the squared loss. */
  smallestLeaf: number;
  seed: number;
}

/** Ridge penalty on the value of a leaf, so that a leaf with little evidence stays near zero. */
const RIDGE = 5;
const SMALLEST_GAIN = 1e-6;

/**
 * Gradient-boosted trees (Friedman, "Greedy function approximation: a gradient boosting machine", Annals of Statistics
 * 29, 2001) with second-order gains on histograms (Chen and Guestrin, "XGBoost", KDD 2016). The same rows and seed
 * produce the same trees.
 */
export function growBoosted({ rows, width, target, weight }: WindowLessons, options: BoostOptions) {
  const count = target.length;
  const random = seededRandom(options.seed);
  const { steps, bins } = binned(count, width, (row, feature) => rows[row * width + feature] as number);
  const trees = new TreeWriter(steps);
  const start = startValue(target, weight, options.loss);
  const output = new Float64Array(count).fill(start);
  const gradient = new Float64Array(count);
  const curvature = new Float64Array(count);
  for (let t = 0; t < options.trees; t += 1) {
    for (let i = 0; i < count; i += 1) {
      const w = weight[i] as number;
      if (options.loss === "squared") {
        gradient[i] = w * ((output[i] as number) - (target[i] as number));
        curvature[i] = w;
      } else {
        const p = 1 / (1 + Math.exp(-(output[i] as number)));
        gradient[i] = w * (p - (target[i] as number));
        curvature[i] = w * Math.max(1e-6, p * (1 - p));
      }
    }
    const sampled = new Int32Array(count);
    let taken = 0;
    for (let i = 0; i < count; i += 1) {
      if (random() < options.rowShare) {
        sampled[taken] = i;
        taken += 1;
      }
    }
    const features = Array.from({ length: width }, (_, f) => f).filter(() => random() < options.featureShare);
    growTree(trees, sampled.subarray(0, taken), features, bins, gradient, curvature, options);
    trees.addLastTo(output, bins);
  }
  return { trees: trees.joined(start), steps };
}

function startValue(target: readonly number[], weight: readonly number[], loss: BoostOptions["loss"]): number {
  let sum = 0;
  let total = 0;
  target.forEach((value, i) => {
    sum += value * (weight[i] as number);
    total += weight[i] as number;
  });
  const mean = total > 0 ? sum / total : 0;
  if (loss === "squared") return mean;
  const share = Math.min(0.999, Math.max(0.001, mean));
  return Math.log(share / (1 - share));
}

/** Nodes of trees as they grow, in preorder. */
class TreeWriter {
  readonly roots: number[] = [];
  readonly feature: number[] = [];
  readonly bin: number[] = [];
  readonly right: number[] = [];
  readonly value: number[] = [];

  constructor(private readonly steps: readonly number[][]) {}

  /** Adds a leaf and returns its place. */
  leaf(value: number): number {
    this.feature.push(-1);
    this.bin.push(0);
    this.right.push(0);
    return this.value.push(value) - 1;
  }

  /** Adds the values of the last tree to the outputs of all rows. */
  addLastTo(output: Float64Array, bins: readonly Uint8Array[]): void {
    const root = this.roots.at(-1) as number;
    for (let i = 0; i < output.length; i += 1) {
      let node = root;
      for (let f = this.feature[node] as number; f >= 0; f = this.feature[node] as number) {
        node =
          ((bins[f] as Uint8Array)[i] as number) <= (this.bin[node] as number)
            ? node + 1
            : (this.right[node] as number);
      }
      output[i] = (output[i] as number) + (this.value[node] as number);
    }
  }

  joined(start: number): BoostedTrees {
    return {
      start,
      roots: Int32Array.from(this.roots),
      feature: Int16Array.from(this.feature),
      threshold: Float64Array.from(this.feature, (f, node) =>
        f < 0 ? 0 : ((this.steps[f] as number[])[this.bin[node] as number] as number),
      ),
      right: Int32Array.from(this.right),
      value: Float32Array.from(this.value),
    };
  }
}

function growTree(
  trees: TreeWriter,
  order: Int32Array,
  features: readonly number[],
  bins: readonly Uint8Array[],
  gradient: Float64Array,
  curvature: Float64Array,
  { depth: deepest, rate, smallestLeaf }: BoostOptions,
): void {
  const size = features.length * BINS;
  const histogramOf = (from: number, to: number) => {
    const sums = new Float64Array(2 * size);
    features.forEach((feature, place) => {
      const column = bins[feature] as Uint8Array;
      const offset = place * BINS;
      for (let k = from; k < to; k += 1) {
        const i = order[k] as number;
        const cell = offset + (column[i] as number);
        sums[cell] = (sums[cell] as number) + (gradient[i] as number);
        sums[size + cell] = (sums[size + cell] as number) + (curvature[i] as number);
      }
    });
    return sums;
  };
  const build = (from: number, to: number, sums: Float64Array, depth: number): void => {
    let g = 0;
    let h = 0;
    for (let k = from; k < to; k += 1) {
      g += gradient[order[k] as number] as number;
      h += curvature[order[k] as number] as number;
    }
    const node = trees.leaf((-rate * g) / (h + RIDGE));
    if (depth === 0) trees.roots.push(node);
    if (depth >= deepest || h < 2 * smallestLeaf) return;
    const best = bestSplit(sums, features.length, g, h, smallestLeaf);
    if (!best) return;
    const feature = features[best.place] as number;
    const middle = partition(order, from, to, bins[feature] as Uint8Array, best.bin);
    if (middle === from || middle === to) return;
    trees.feature[node] = feature;
    trees.bin[node] = best.bin;
    // The larger child's histogram is what the smaller one leaves of the parent's.
    const leftIsSmaller = middle - from <= to - middle;
    const last = depth + 1 >= deepest;
    const smaller = last ? sums : leftIsSmaller ? histogramOf(from, middle) : histogramOf(middle, to);
    const larger = last ? sums : sums.map((value, cell) => value - (smaller[cell] as number));
    build(from, middle, leftIsSmaller ? smaller : larger, depth + 1);
    trees.right[node] = trees.feature.length;
    build(middle, to, leftIsSmaller ? larger : smaller, depth + 1);
  };
  build(0, order.length, histogramOf(0, order.length), 0);
}

function bestSplit(sums: Float64Array, features: number, g: number, h: number, smallestLeaf: number) {
  const size = features * BINS;
  const without = (g * g) / (h + RIDGE);
  let best: { place: number; bin: number } | undefined;
  let most = SMALLEST_GAIN;
  for (let place = 0; place < features; place += 1) {
    let leftG = 0;
    let leftH = 0;
    for (let bin = 0; bin < BINS - 1; bin += 1) {
      const cell = place * BINS + bin;
      leftG += sums[cell] as number;
      leftH += sums[size + cell] as number;
      if (leftH < smallestLeaf) continue;
      if (h - leftH < smallestLeaf) break;
      const rightG = g - leftG;
      const gain = (leftG * leftG) / (leftH + RIDGE) + (rightG * rightG) / (h - leftH + RIDGE) - without;
      if (gain > most) {
        most = gain;
        best = { place, bin };
      }
    }
  }
  return best;
}
