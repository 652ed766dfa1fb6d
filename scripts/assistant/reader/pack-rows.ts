import type { SparseWeights } from "../../../packages/assistant/src/frame/learned/sparse-model";
import { featureHash } from "../../../packages/assistant/src/frame/learned/sparse-model";

/** Rounds trained weights to bytes and leaves out those too small to matter, which makes the model's file small. */
export function packRows(
  names: readonly string[],
  weights: Float32Array,
  columns: number,
  minimum: number,
  limit: number,
): SparseWeights {
  let largest = 0;
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight));
  const scale = Math.min(largest, limit) / 127;
  const sorted = names.map((name, row) => ({ hash: featureHash(name), row })).toSorted((a, b) => a.hash - b.hash);
  const hashes: number[] = [];
  const starts = [0];
  const classes: number[] = [];
  const bytes: number[] = [];
  for (const { hash, row } of sorted) {
    const before = classes.length;
    for (let column = 0; column < columns; column += 1) {
      const weight = weights[row * columns + column] ?? 0;
      if (Math.abs(weight) < minimum) continue;
      const byte = Math.max(-127, Math.min(127, Math.round(weight / scale)));
      if (byte === 0) continue;
      classes.push(column);
      bytes.push(byte);
    }
    if (classes.length === before || hashes.at(-1) === hash) {
      classes.length = before;
      bytes.length = before;
      continue;
    }
    hashes.push(hash);
    starts.push(classes.length);
  }
  return {
    hashes: Uint32Array.from(hashes),
    starts: Uint32Array.from(starts),
    classes: columns > 256 ? Uint16Array.from(classes) : Uint8Array.from(classes),
    weights: Int8Array.from(bytes),
    scale,
  };
}
