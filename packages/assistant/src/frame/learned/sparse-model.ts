/**
 * Weights of a linear model by feature, most of them zero and left out. A feature is known by the hash of its name; a
 * row holds the classes for which it has a weight.
 */
export interface SparseWeights {
  /** Sorted hashes of the features' names. */
  hashes: Uint32Array;
  /** Where each feature's row begins in `classes` and `weights`; one more than features. */
  starts: Uint32Array;
  classes: Uint8Array | Uint16Array;
  weights: Int8Array;
  /** What a weight of 1 stands for. */
  scale: number;
}

/** Adds the weights of features to the scores of classes. */
export interface LinearModel {
  /** Row of a feature, or undefined for one that was not seen while training. */
  rowOf(feature: string): number | undefined;
  addRow(row: number, scores: Float64Array, factor: number): void;
}

export function linearModel({ hashes, starts, classes, weights, scale }: SparseWeights): LinearModel {
  return {
    rowOf: (feature) => rowOf(hashes, featureHash(feature)),
    addRow(row, scores, factor) {
      const end = starts[row + 1] ?? 0;
      const step = factor * scale;
      for (let at = starts[row] ?? 0; at < end; at += 1) {
        const column = classes[at] ?? 0;
        scores[column] = (scores[column] ?? 0) + (weights[at] ?? 0) * step;
      }
    },
  };
}

/** The place of a hash among hashes in ascending order. */
export function rowOf(hashes: Uint32Array, wanted: number): number | undefined {
  let [low, high] = [0, hashes.length - 1];
  while (low <= high) {
    const middle = (low + high) >>> 1;
    const hash = hashes[middle] ?? 0;
    if (hash === wanted) return middle;
    if (hash < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** FNV-1a over UTF-16 code units, 32 bits. */
export function featureHash(name: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < name.length; index += 1) {
    hash ^= name.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Scores of classes to their probabilities, in place, from one class up to another. */
export function softmax(scores: Float64Array, from: number, to: number): void {
  let top = -Infinity;
  for (let column = from; column < to; column += 1) top = Math.max(top, scores[column] ?? 0);
  let sum = 0;
  for (let column = from; column < to; column += 1) {
    const value = Math.exp((scores[column] ?? 0) - top);
    scores[column] = value;
    sum += value;
  }
  for (let column = from; column < to; column += 1) scores[column] = (scores[column] ?? 0) / sum;
}
