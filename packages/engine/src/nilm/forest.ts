/**
 * A forest of decision trees. The nodes of all trees are in one array, each tree in preorder: the left child of a node
 * is the next node, `right` is the index of the other one. A leaf has feature −1.
 */
export interface Forest {
  /** First node of each tree. */
  roots: Int32Array;
  feature: Int8Array;
  /** A row goes left when its feature is below this. */
  threshold: Float64Array;
  right: Int32Array;
  /** Share of the training weight in the leaf that was of the class, 0 to 1. */
  value: Float32Array;
}

/** A forest as it is stored: thresholds as places among the feature's steps, four bytes a node in base64. */
export interface StoredForest {
  steps: number[][];
  roots: number[];
  nodes: string;
}

/** Bytes of a stored node: feature (255 for a leaf), step or value, right child's distance in two bytes. */
const BYTES_PER_NODE = 4;
const LEAF = 255;

export function readForest({ steps, roots, nodes }: StoredForest): Forest {
  const bytes = Uint8Array.from(atob(nodes), (char) => char.charCodeAt(0));
  const count = bytes.length / BYTES_PER_NODE;
  const forest: Forest = {
    roots: Int32Array.from(roots),
    feature: new Int8Array(count),
    threshold: new Float64Array(count),
    right: new Int32Array(count),
    value: new Float32Array(count),
  };
  for (let node = 0; node < count; node += 1) {
    const [feature = LEAF, second = 0, third = 0, fourth = 0] = bytes.subarray(node * BYTES_PER_NODE);
    if (feature === LEAF) {
      forest.feature[node] = -1;
      forest.value[node] = second / 255;
    } else {
      forest.feature[node] = feature;
      forest.threshold[node] = steps[feature]?.[second] ?? 0;
      forest.right[node] = node + third + 256 * fourth;
    }
  }
  return forest;
}

/** The inverse of `readForest`, for the training script. Every threshold must be one of its feature's steps. */
export function storeForest(forest: Forest, steps: number[][]): StoredForest {
  const places = steps.map((values) => new Map(values.map((value, place) => [value, place])));
  let text = "";
  for (let node = 0; node < forest.feature.length; node += 1) {
    const feature = forest.feature[node] as number;
    const bytes =
      feature < 0
        ? [LEAF, Math.round((forest.value[node] as number) * 255), 0, 0]
        : [
            feature,
            places[feature]?.get(forest.threshold[node] as number) ?? 0,
            ...distance((forest.right[node] as number) - node),
          ];
    text += String.fromCharCode(...bytes);
  }
  return { steps, roots: [...forest.roots], nodes: btoa(text) };
}

function distance(nodes: number): [number, number] {
  if (nodes > 65_535) throw new RangeError(`A tree with a branch of ${nodes} nodes cannot be stored`);
  return [nodes % 256, Math.floor(nodes / 256)];
}

/** Mean value of the leaves that a row falls into, 0 to 1. */
export function forestScore({ roots, feature, threshold, right, value }: Forest, row: Float64Array): number {
  let sum = 0;
  for (let tree = 0; tree < roots.length; tree += 1) {
    let node = roots[tree] as number;
    for (let f = feature[node] as number; f >= 0; f = feature[node] as number) {
      node = (row[f] as number) < (threshold[node] as number) ? node + 1 : (right[node] as number);
    }
    sum += value[node] as number;
  }
  return sum / roots.length;
}
