/** Gradient-boosted trees: the sum of the leaves that a row falls into. Nodes are laid out as in a forest (`forest.ts`). */
export interface BoostedTrees {
  /** Value before the first tree. */
  start: number;
  roots: Int32Array;
  /** Feature that a node splits on, −1 for a leaf. */
  feature: Int16Array;
  /** A row goes left, to the next node, when its feature is below this. */
  threshold: Float64Array;
  right: Int32Array;
  value: Float32Array;
}

/** Trees as they are stored: thresholds as places among the feature's steps, four bytes a node in base64. */
export interface StoredBoostedTrees {
  steps: number[][];
  roots: number[];
  start: number;
  /** Largest absolute value of a leaf. */
  range: number;
  nodes: string;
}

/** Bytes of a stored node: feature (255 for a leaf), step, right child's distance in two bytes; or a leaf's value in two. */
const BYTES_PER_NODE = 4;
const LEAF = 255;
const LARGEST_CODE = 65_535;

export function readBoostedTrees({ steps, roots, start, range, nodes }: StoredBoostedTrees): BoostedTrees {
  const bytes = Uint8Array.from(atob(nodes), (char) => char.charCodeAt(0));
  const count = bytes.length / BYTES_PER_NODE;
  const trees: BoostedTrees = {
    start,
    roots: Int32Array.from(roots),
    feature: new Int16Array(count),
    threshold: new Float64Array(count),
    right: new Int32Array(count),
    value: new Float32Array(count),
  };
  for (let node = 0; node < count; node += 1) {
    const [feature = LEAF, step = 0, low = 0, high = 0] = bytes.subarray(node * BYTES_PER_NODE);
    const code = low + 256 * high;
    if (feature === LEAF) {
      trees.feature[node] = -1;
      trees.value[node] = ((2 * code) / LARGEST_CODE - 1) * range;
    } else {
      trees.feature[node] = feature;
      trees.threshold[node] = steps[feature]?.[step] ?? 0;
      trees.right[node] = node + code;
    }
  }
  return trees;
}

/** The inverse of `readBoostedTrees`, for the training script. Every threshold must be one of its feature's steps. */
export function storeBoostedTrees(trees: BoostedTrees, steps: number[][]): StoredBoostedTrees {
  const places = steps.map((values) => new Map(values.map((value, place) => [value, place])));
  const range = Math.max(1e-6, ...trees.value.map(Math.abs));
  let text = "";
  for (let node = 0; node < trees.feature.length; node += 1) {
    const feature = trees.feature[node] as number;
    const isLeaf = feature < 0;
    const code = isLeaf
      ? Math.round((((trees.value[node] as number) / range + 1) / 2) * LARGEST_CODE)
      : (trees.right[node] as number) - node;
    const step = isLeaf ? 0 : (places[feature]?.get(trees.threshold[node] as number) ?? 0);
    text += String.fromCharCode(isLeaf ? LEAF : feature, step, code % 256, Math.floor(code / 256));
  }
  return { steps, roots: [...trees.roots], start: trees.start, range, nodes: btoa(text) };
}

/** Rows are looked through after every so many trees for those that need no more. */
const TREES_AT_ONCE = 16;

/**
 * Outputs of `count` rows of `width` values that lie one after another. Goes through all rows tree by tree, since one
 * tree stays in the processor's cache and all of them do not.
 * @param hopeless a row whose output has fallen below this gets no more trees: later ones correct it by little
 */
export function boostedOutputs(
  { start, roots, feature, threshold, right, value }: BoostedTrees,
  rows: Float64Array,
  count: number,
  width: number,
  hopeless = Number.NEGATIVE_INFINITY,
): Float64Array {
  const outputs = new Float64Array(count).fill(start);
  const open = Int32Array.from(outputs.keys());
  let left = count;
  for (let tree = 0; tree < roots.length; tree += 1) {
    const root = roots[tree] as number;
    for (let k = 0; k < left; k += 1) {
      const r = open[k] as number;
      const offset = r * width;
      let node = root;
      for (let f = feature[node] as number; f >= 0; f = feature[node] as number) {
        node = (rows[offset + f] as number) < (threshold[node] as number) ? node + 1 : (right[node] as number);
      }
      outputs[r] = (outputs[r] as number) + (value[node] as number);
    }
    if ((tree + 1) % TREES_AT_ONCE !== 0) continue;
    let kept = 0;
    for (let k = 0; k < left; k += 1) {
      const r = open[k] as number;
      if ((outputs[r] as number) < hopeless) continue;
      open[kept] = r;
      kept += 1;
    }
    left = kept;
  }
  return outputs;
}

/** Probability of an output in log-odds. */
export const logistic = (output: number): number => 1 / (1 + Math.exp(-output));
