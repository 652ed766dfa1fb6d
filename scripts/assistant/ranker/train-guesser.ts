import { guessFeatures } from "../../../packages/assistant/src/knowledge/guess-features";
import { featureHash } from "../../../packages/assistant/src/frame/learned/sparse-model";
import type { GuesserModel } from "../../../packages/assistant/src/knowledge/guesser";
import { seededRandom } from "../../seeded-random";

/** A text and the passages, by their places, any of which it asks for. */
export interface Lesson {
  text: string;
  passages: readonly number[];
  weight: number;
}

const SIZE = 96;
const EPOCHS = 10;
const RATE = 0.08;
/** Features of fewer texts are dropped. */
const MIN_COUNT = 3;
/** Share of a text's features that are left out at each look, so that the others have to do. */
const DROPPED = 0.3;
/** Share of a feature's numbers that is lost at each step that touches it. */
const DECAY = 1e-5;
/**
 * Errors below this part of an even share move nothing. It must be well below 1: at the start all passages have an even
 * share, and what is not pushed away from a question then is told apart too late.
 */
const LEAST_PART = 0.1;

/** Adagrad on the softmax over all passages; the same lessons produce the same model. */
export function trainGuesser(lessons: readonly Lesson[], keys: readonly string[]): GuesserModel {
  const counts = new Map<number, number>();
  const read = lessons.map(({ text }) => guessFeatures(text).map(featureHash));
  for (const hashes of read) for (const hash of hashes) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const hashes = Uint32Array.from(
    [...counts].filter(([, count]) => count >= MIN_COUNT).map(([hash]) => hash),
  ).toSorted();
  const rowOf = new Map([...hashes].map((hash, row) => [hash, row]));
  const rows = read.map((names) => Int32Array.from(names.flatMap((hash) => rowOf.get(hash) ?? [])));
  const random = seededRandom(7);
  const start = () => (random() - 0.5) / Math.sqrt(SIZE);
  const inputs = Float32Array.from({ length: hashes.length * SIZE }, start);
  const outputs = Float32Array.from({ length: keys.length * SIZE }, start);
  const inputSquares = new Float32Array(hashes.length).fill(1e-4);
  const outputSquares = new Float32Array(keys.length).fill(1e-4);
  const leastError = LEAST_PART / keys.length;
  const order = lessons.map((_, at) => at);
  const point = new Float32Array(SIZE);
  const slope = new Float32Array(SIZE);
  const shares = new Float32Array(keys.length);

  const look = (row: Int32Array): number => {
    const factor = 1 / Math.sqrt(row.length);
    point.fill(0);
    for (const feature of row)
      for (let of = 0, cell = feature * SIZE; of < SIZE; of += 1, cell += 1)
        point[of] = (point[of] ?? 0) + factor * (inputs[cell] ?? 0);
    let top = -Infinity;
    for (let passage = 0, cell = 0; passage < keys.length; passage += 1) {
      let score = 0;
      for (let of = 0; of < SIZE; of += 1, cell += 1) score += (point[of] ?? 0) * (outputs[cell] ?? 0);
      shares[passage] = score;
      top = Math.max(top, score);
    }
    let sum = 0;
    for (let passage = 0; passage < keys.length; passage += 1)
      sum += shares[passage] = Math.exp((shares[passage] ?? 0) - top);
    for (let passage = 0; passage < keys.length; passage += 1) shares[passage] = (shares[passage] ?? 0) / sum;
    return factor;
  };

  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    for (let at = order.length - 1; at > 0; at -= 1) {
      const other = Math.floor(random() * (at + 1));
      [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
    }
    const rate = RATE * (1 - (0.9 * epoch) / EPOCHS);
    for (const at of order) {
      const lesson = lessons[at];
      const row = rows[at]?.filter(() => random() >= DROPPED);
      if (!lesson || !row || row.length === 0) continue;
      const factor = look(row);
      const wanted = lesson.passages.reduce((sum, passage) => sum + (shares[passage] ?? 0), 0);
      const goals = new Map(
        lesson.passages.map((passage) => [passage, (shares[passage] ?? 0) / Math.max(wanted, 1e-9)]),
      );
      slope.fill(0);
      for (let passage = 0; passage < keys.length; passage += 1) {
        const error = ((shares[passage] ?? 0) - (goals.get(passage) ?? 0)) * lesson.weight;
        if (Math.abs(error) < leastError) continue;
        const base = passage * SIZE;
        let square = 0;
        for (let of = 0; of < SIZE; of += 1) {
          slope[of] = (slope[of] ?? 0) + error * (outputs[base + of] ?? 0);
          square += (error * (point[of] ?? 0)) ** 2;
        }
        outputSquares[passage] = (outputSquares[passage] ?? 0) + square / SIZE;
        const step = (rate * error) / Math.sqrt(outputSquares[passage] ?? 1);
        for (let of = 0; of < SIZE; of += 1) outputs[base + of] = (outputs[base + of] ?? 0) - step * (point[of] ?? 0);
      }
      let square = 0;
      for (let of = 0; of < SIZE; of += 1) square += ((slope[of] ?? 0) * factor) ** 2;
      for (const feature of row) {
        inputSquares[feature] = (inputSquares[feature] ?? 0) + square / SIZE;
        const step = (rate * factor) / Math.sqrt(inputSquares[feature] ?? 1);
        const base = feature * SIZE;
        for (let of = 0; of < SIZE; of += 1) {
          const value = inputs[base + of] ?? 0;
          inputs[base + of] = value - step * (slope[of] ?? 0) - DECAY * value;
        }
      }
    }
  }
  const input = inBytes(inputs);
  const output = inBytes(outputs);
  return {
    size: SIZE,
    passages: keys,
    hashes,
    inputs: input.bytes,
    outputs: output.bytes,
    scale: input.step * output.step,
  };
}

/** Numbers as whole steps; the few beyond four standard deviations are cut. */
function inBytes(values: Float32Array): { bytes: Int8Array; step: number } {
  const deviation = Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length);
  const step = (4 * deviation) / 127;
  return { step, bytes: Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round(value / step)))) };
}
