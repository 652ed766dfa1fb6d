import type { TrainedIntent } from "../../packages/assistant/src/understand/types";
import { TRAINED_INTENTS } from "../../packages/assistant/src/understand/types";

export interface Example {
  intent: TrainedIntent;
  features: readonly string[];
}

export interface TrainOptions {
  epochs: number;
  learningRate: number;
  /** Weight decay per step. */
  decay: number;
  /** Features found in fewer examples are dropped. */
  minExamples: number;
}

export interface Weights {
  features: readonly string[];
  /** One row of SPOKEN_INTENTS.length per feature. */
  weights: Float32Array;
}

/**
 * Multinomial logistic regression by stochastic gradient descent. Only the options decide the order of the examples, so
 * the same examples produce the same weights.
 */
export function train(examples: readonly Example[], options: TrainOptions): Weights {
  const columns = TRAINED_INTENTS.length;
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const features = [...counts].filter(([, count]) => count >= options.minExamples).map(([feature]) => feature);
  const index = new Map(features.map((feature, row) => [feature, row]));
  const weights = new Float32Array(features.length * columns);
  const rows = examples.map((example) => ({
    target: TRAINED_INTENTS.indexOf(example.intent),
    known: example.features.flatMap((feature) => index.get(feature) ?? []),
    scale: 1 / Math.sqrt(Math.max(1, example.features.length)),
  }));
  const scores = new Float32Array(columns);
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    const rate = options.learningRate / (1 + epoch * 0.1);
    const stride = coprimeStride(rows.length, epoch);
    for (let visit = 0; visit < rows.length; visit += 1) {
      const row = rows[(visit * stride) % rows.length];
      if (!row) continue;
      scores.fill(0);
      for (const feature of row.known)
        for (let column = 0; column < columns; column += 1)
          scores[column] = (scores[column] ?? 0) + (weights[feature * columns + column] ?? 0) * row.scale;
      softmax(scores);
      for (let column = 0; column < columns; column += 1) {
        const error = (column === row.target ? 1 : 0) - (scores[column] ?? 0);
        if (Math.abs(error) < 0.002) continue;
        const step = rate * row.scale * error;
        for (const feature of row.known) {
          const at = feature * columns + column;
          weights[at] = (weights[at] ?? 0) * (1 - options.decay) + step;
        }
      }
    }
  }
  return { features, weights };
}

/** A stride that visits every row once; each epoch uses another one. */
function coprimeStride(rows: number, epoch: number): number {
  const primes = [7919, 104_729, 15_485_863, 32_452_843, 6_700_417, 1_299_709];
  return primes.map((_, at) => primes[(at + epoch) % primes.length] ?? 1).find((prime) => rows % prime !== 0) ?? 1;
}

function softmax(scores: Float32Array): void {
  const top = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  let sum = 0;
  for (let column = 0; column < scores.length; column += 1) {
    const value = Math.exp((scores[column] ?? 0) - top);
    scores[column] = value;
    sum += value;
  }
  for (let column = 0; column < scores.length; column += 1) scores[column] = (scores[column] ?? 0) / sum;
}
