import type { Head } from "../../../packages/assistant/src/frame/learned/classifier";
import { HEADS } from "../../../packages/assistant/src/frame/learned/classifier";
import type { SparseWeights } from "../../../packages/assistant/src/frame/learned/sparse-model";
import { packRows } from "./pack-rows";
import { seededRandom } from "../../seeded-random";
import { shuffle } from "./train-tagger";

/** A question as features, with the label of each head that it teaches. */
export interface LabeledQuestion {
  features: readonly string[];
  labels: Partial<Record<Head, string>>;
  weight: number;
}

export interface TrainedClassifiers {
  labels: Record<Head, readonly string[]>;
  weights: SparseWeights;
}

const EPOCHS = 10;
const RATE = 3;
const RATE_DECAY = 0.15;
/** Share of a weight that is lost at each step that touches it. */
const DECAY = 5e-4;
/** The weights of the last epochs are averaged, which is steadier than the last. */
const AVERAGED = 5;
/** Features of fewer questions are dropped. */
const MIN_COUNT = 3;
/** Smaller weights are left out of the model. */
const MIN_WEIGHT = 0.3;
/** Larger weights are cut to it, so that a byte holds them. */
const MAX_WEIGHT = 12;

/** Logistic regressions over shared features, by gradient descent; the same questions produce the same weights. */
export function trainClassifiers(questions: readonly LabeledQuestion[], epochs = EPOCHS): TrainedClassifiers {
  const labels = {} as Record<Head, readonly string[]>;
  for (const head of HEADS)
    labels[head] = [...new Set(questions.flatMap((question) => question.labels[head] ?? []))].toSorted();
  const firstColumn = new Map<Head, number>();
  let columns = 0;
  for (const head of HEADS) {
    firstColumn.set(head, columns);
    columns += labels[head].length;
  }
  const counts = new Map<string, number>();
  for (const { features } of questions) for (const name of features) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= MIN_COUNT).map(([name]) => name);
  const index = new Map(names.map((name, row) => [name, row]));
  const rows = questions.map((question) => ({
    features: Int32Array.from(question.features.flatMap((name) => index.get(name) ?? [])),
    factor: 1 / Math.sqrt(Math.max(1, question.features.length)),
    weight: question.weight,
    targets: HEADS.flatMap((head) => {
      const label = question.labels[head];
      const from = firstColumn.get(head) ?? 0;
      return label === undefined
        ? []
        : [{ from, to: from + labels[head].length, target: from + labels[head].indexOf(label) }];
    }),
  }));
  const weights = new Float32Array(names.length * columns);
  const sums = new Float32Array(weights.length);
  const scores = new Float64Array(columns);
  const order = rows.map((_, at) => at);
  const random = seededRandom(11);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    const rate = RATE / (1 + epoch * RATE_DECAY);
    const decay = rate * DECAY;
    for (const at of order) {
      const row = rows[at];
      if (!row) continue;
      for (const { from, to, target } of row.targets) {
        scores.fill(0, from, to);
        for (const feature of row.features) {
          const base = feature * columns;
          for (let column = from; column < to; column += 1)
            scores[column] = (scores[column] ?? 0) + (weights[base + column] ?? 0);
        }
        let top = -Infinity;
        for (let column = from; column < to; column += 1) top = Math.max(top, (scores[column] ?? 0) * row.factor);
        let sum = 0;
        for (let column = from; column < to; column += 1)
          sum += scores[column] = Math.exp((scores[column] ?? 0) * row.factor - top);
        for (let column = from; column < to; column += 1) {
          const gradient = ((column === target ? 1 : 0) - (scores[column] ?? 0) / sum) * row.weight;
          if (Math.abs(gradient) < 2e-3) continue;
          const step = rate * gradient * row.factor;
          for (const feature of row.features) {
            const cell = feature * columns + column;
            weights[cell] = (weights[cell] ?? 0) + step - decay * (weights[cell] ?? 0);
          }
        }
      }
    }
    if (epoch >= epochs - AVERAGED)
      for (let cell = 0; cell < sums.length; cell += 1) sums[cell] = (sums[cell] ?? 0) + (weights[cell] ?? 0);
  }
  const averaged = sums.map((sum) => sum / AVERAGED);
  return { labels, weights: packRows(names, averaged, columns, MIN_WEIGHT, MAX_WEIGHT) };
}
