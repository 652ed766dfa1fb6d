import { gunzipSync } from "fflate";
import shipped from "./model/intents.json";
import type { TrainedIntent } from "./types";

export interface IntentModel {
  /** Digest of the examples that it was trained on: a test sees when it is stale. */
  trainedOn: string;
  intents: readonly TrainedIntent[];
  features: readonly string[];
  /** One row for each feature: its weights for the intents, rounded to `scales[row]`. */
  weights: Int8Array;
  scales: Float32Array;
}

export interface Classifier {
  /** Probability of each intent, likeliest first. */
  classify(features: readonly string[]): { intent: TrainedIntent; probability: number }[];
  /** False when it has met none of a question's words: then it can only guess. */
  knowsAWord(features: readonly string[]): boolean;
}

/** A word or a character as it stands, a named appliance among them; no pair, piece or concept. */
const IS_WORD = /^(?!0$)[^ ~#^$]+$/;

/** Logistic regression over a question's features, by the weights of a model. */
export function classifierOf({ intents, features, weights, scales }: IntentModel): Classifier {
  const columns = intents.length;
  const rowOf = new Map(features.map((feature, row) => [feature, row]));
  return {
    classify(named) {
      // What is not known makes the classifier less sure: it counts in the scale.
      const scale = 1 / Math.sqrt(Math.max(1, named.length));
      const scores = new Float64Array(columns);
      for (const feature of named) {
        const row = rowOf.get(feature);
        if (row === undefined) continue;
        const step = (scales[row] ?? 0) * scale;
        for (let column = 0; column < columns; column += 1)
          scores[column] = (scores[column] ?? 0) + (weights[row * columns + column] ?? 0) * step;
      }
      const top = scores.reduce((a, b) => Math.max(a, b), -Infinity);
      const parts = scores.map((score) => Math.exp(score - top));
      const sum = parts.reduce((a, b) => a + b, 0);
      return intents
        .map((intent, column) => ({ intent, probability: (parts[column] ?? 0) / sum }))
        .toSorted((a, b) => b.probability - a.probability);
    },
    knowsAWord: (named) => named.some((feature) => IS_WORD.test(feature) && rowOf.has(feature)),
  };
}

/** A model as it is stored: a line of JSON, a line for each feature, then scales and weights; compressed, in base64. */
interface PackedModel {
  gzip: string;
}

export function unpackModel({ gzip }: PackedModel): IntentModel {
  const bytes = gunzipSync(Uint8Array.from(atob(gzip), (character) => character.charCodeAt(0)));
  const text = (from: number, to: number) => new TextDecoder().decode(bytes.subarray(from, to));
  const headEnd = bytes.indexOf(10);
  const head = JSON.parse(text(0, headEnd)) as { trainedOn: string; intents: TrainedIntent[]; features: number };
  const size = head.features * (4 + head.intents.length);
  const numbersStart = bytes.length - size;
  const scalesEnd = numbersStart + head.features * 4;
  return {
    trainedOn: head.trainedOn,
    intents: head.intents,
    features: text(headEnd + 1, numbersStart - 1).split("\n"),
    scales: new Float32Array(bytes.slice(numbersStart, scalesEnd).buffer),
    weights: new Int8Array(bytes.slice(scalesEnd).buffer),
  };
}

/** What `bun run model:assistant` learned from the examples. */
export const shippedModel = (): IntentModel => unpackModel(shipped);
