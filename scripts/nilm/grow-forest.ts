import type { Forest } from "../../packages/engine/src/nilm/forest";
import { seededRandom } from "../seeded-random";
import { BINS, binned } from "./bin-features";
import { partition } from "./partition";

/** Training rows. `groups` are sampled as a whole, since rows of one home are not independent. */
export interface Lessons {
  rows: Float64Array[];
  /** Class of each row: 1 when it is the appliance, else 0. */
  isOn: number[];
  weight: number[];
  groups: number[];
}

export const emptyLessons = (): Lessons => ({ rows: [], isOn: [], weight: [], groups: [] });

export interface GrowOptions {
  trees: number;
  depth: number;
  smallestLeaf: number;
  /** How many features each split may choose from. */
  featuresTried: number;
  seed: number;
}

/** A leaf this pure is not split further: it would make the model larger but no better. */
const PURE = 0.985;

export interface GrownForest {
  forest: Forest;
  steps: number[][];
  /** Out-of-bag score of each training row; 0.5 if every tree saw its group. */
  unseenScores: () => Float64Array;
}

/**
 * Random forest (Breiman, "Random Forests", Machine Learning 45, 2001) with histogram splits by Gini impurity. The same
 * rows and seed produce the same forest.
 */
export function growForest(lessons: Lessons, options: GrowOptions): GrownForest {
  const { rows, groups } = lessons;
  const random = seededRandom(options.seed);
  const { steps, bins } = binned(
    rows.length,
    rows[0]?.length ?? 0,
    (row, feature) => (rows[row] as Float64Array)[feature] as number,
  );
  const trees: TreeNodes[] = [];
  const drawnGroups: Set<number>[] = [];
  const ids = [...new Set(groups)];
  for (let t = 0; t < options.trees; t += 1) {
    const drawn = new Map<number, number>();
    for (let k = 0; k < ids.length; k += 1) {
      const id = ids[Math.floor(random() * ids.length)] as number;
      drawn.set(id, (drawn.get(id) ?? 0) + 1);
    }
    const weight = Float64Array.from(
      rows,
      (_, i) => (drawn.get(groups[i] as number) ?? 0) * (lessons.weight[i] as number),
    );
    trees.push(growTree(lessons, weight, steps, bins, options, random));
    drawnGroups.push(new Set(drawn.keys()));
  }
  return { forest: joined(trees), steps, unseenScores: () => unseenScores(lessons, trees, drawnGroups) };
}

function unseenScores(
  { rows, groups }: Lessons,
  trees: readonly TreeNodes[],
  drawnGroups: readonly ReadonlySet<number>[],
): Float64Array {
  return Float64Array.from(rows, (row, i) => {
    let sum = 0;
    let count = 0;
    trees.forEach((tree, t) => {
      if (drawnGroups[t]?.has(groups[i] as number)) return;
      sum += leafValue(tree, row);
      count += 1;
    });
    return count > 0 ? sum / count : 0.5;
  });
}

interface TreeNodes {
  feature: number[];
  threshold: number[];
  right: number[];
  value: number[];
}

function growTree(
  { isOn }: Lessons,
  weight: Float64Array,
  steps: readonly number[][],
  bins: readonly Uint8Array[],
  { depth: deepest, smallestLeaf, featuresTried }: GrowOptions,
  random: () => number,
): TreeNodes {
  const tree: TreeNodes = { feature: [], threshold: [], right: [], value: [] };
  const order = Int32Array.from(weight.keys()).filter((i) => (weight[i] as number) > 0);
  const binWeight = new Float64Array(BINS);
  const binOn = new Float64Array(BINS);
  const binCount = new Int32Array(BINS);

  const bestSplit = (from: number, to: number, total: number, on: number) => {
    let best = { gain: 1e-9, feature: -1, step: 0 };
    const tried = new Set<number>();
    while (tried.size < Math.min(bins.length, featuresTried)) tried.add(Math.floor(random() * bins.length));
    for (const feature of tried) {
      const column = bins[feature] as Uint8Array;
      binWeight.fill(0);
      binOn.fill(0);
      binCount.fill(0);
      for (let k = from; k < to; k += 1) {
        const i = order[k] as number;
        const bin = column[i] as number;
        binWeight[bin] = (binWeight[bin] as number) + (weight[i] as number);
        binOn[bin] = (binOn[bin] as number) + (weight[i] as number) * (isOn[i] as number);
        binCount[bin] = (binCount[bin] as number) + 1;
      }
      let leftWeight = 0;
      let leftOn = 0;
      let leftCount = 0;
      for (let step = 0; step < (steps[feature] as number[]).length; step += 1) {
        leftWeight += binWeight[step] as number;
        leftOn += binOn[step] as number;
        leftCount += binCount[step] as number;
        if (leftCount < smallestLeaf) continue;
        if (to - from - leftCount < smallestLeaf) break;
        const gain = leftOn ** 2 / leftWeight + (on - leftOn) ** 2 / (total - leftWeight) - on ** 2 / total;
        if (gain > best.gain) best = { gain, feature, step };
      }
    }
    return best;
  };

  const build = (from: number, to: number, depth: number): number => {
    let total = 0;
    let on = 0;
    for (let k = from; k < to; k += 1) {
      const i = order[k] as number;
      total += weight[i] as number;
      on += (weight[i] as number) * (isOn[i] as number);
    }
    const node = tree.feature.push(-1) - 1;
    tree.threshold.push(0);
    tree.right.push(0);
    tree.value.push(total > 0 ? on / total : 0);
    const purity = Math.max(on, total - on) / total;
    if (depth >= deepest || to - from < 2 * smallestLeaf || !(purity < PURE)) return node;
    const { feature, step } = bestSplit(from, to, total, on);
    if (feature < 0) return node;
    const middle = partition(order, from, to, bins[feature] as Uint8Array, step);
    tree.feature[node] = feature;
    tree.threshold[node] = (steps[feature] as number[])[step] as number;
    build(from, middle, depth + 1);
    tree.right[node] = build(middle, to, depth + 1);
    return node;
  };
  build(0, order.length, 0);
  return tree;
}

function leafValue(tree: TreeNodes, row: Float64Array): number {
  let node = 0;
  for (let f = tree.feature[0] as number; f >= 0; f = tree.feature[node] as number) {
    node = (row[f] as number) < (tree.threshold[node] as number) ? node + 1 : (tree.right[node] as number);
  }
  return tree.value[node] as number;
}

function joined(trees: readonly TreeNodes[]): Forest {
  const roots: number[] = [];
  let count = 0;
  for (const tree of trees) {
    roots.push(count);
    count += tree.feature.length;
  }
  return {
    roots: Int32Array.from(roots),
    feature: Int8Array.from(trees.flatMap(({ feature }) => feature)),
    threshold: Float64Array.from(trees.flatMap(({ threshold }) => threshold)),
    right: Int32Array.from(trees.flatMap(({ right }, t) => right.map((node) => node + (roots[t] as number)))),
    value: Float32Array.from(trees.flatMap(({ value }) => value)),
  };
}
