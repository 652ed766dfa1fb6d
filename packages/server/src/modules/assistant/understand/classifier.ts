import { baseForms } from "./lexicon/stem";
import type { SpokenIntent } from "./types";
import { SPOKEN_INTENTS } from "./types";

/**
 * Features of a question for the classifier: words and pairs of words in base form, Chinese characters and pairs of
 * them, and the lexicon's concepts, which carry over to words that no example holds.
 */
export function classifierFeatures(words: readonly string[], text: string, concepts: Iterable<string>): string[] {
  const features = new Set<string>();
  let previous = "^";
  for (const word of words) {
    const form = /^\d/.test(word) ? "0" : (baseForms(word).at(-1) ?? word);
    features.add(form);
    features.add(`${previous} ${form}`);
    // The beginning of a long word serves its other forms and its misspellings.
    if (form.length > 5) features.add(`${form.slice(0, 4)}~`);
    previous = form;
  }
  for (const run of text.match(/\p{Script=Han}+/gu) ?? []) {
    for (let index = 0; index < run.length; index += 1) {
      features.add(run[index] ?? "");
      if (index + 1 < run.length) features.add(run.slice(index, index + 2));
    }
  }
  for (const concept of concepts) features.add(`#${concept}`);
  return [...features];
}

export interface Example {
  intent: SpokenIntent;
  features: readonly string[];
}

export interface Classifier {
  /** Probability of each intent, likeliest first. */
  classify(features: readonly string[]): { intent: SpokenIntent; probability: number }[];
}

const EPOCHS = 16;
const LEARNING_RATE = 1;
/** Errors below this are left alone, which spares most of the work once an example is learned. */
const MIN_ERROR = 0.01;

/**
 * Multinomial logistic regression, trained once when the server starts (under a second). The examples are visited in a
 * fixed order, so every start learns the same weights.
 */
export function trainClassifier(examples: readonly Example[]): Classifier {
  const columns = SPOKEN_INTENTS.length;
  const index = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of features) if (!index.has(feature)) index.set(feature, index.size);
  const weights = new Float64Array(index.size * columns);
  const rows = examples.map(({ intent, features }) => ({
    target: SPOKEN_INTENTS.indexOf(intent),
    known: features.flatMap((feature) => index.get(feature) ?? []),
  }));
  const order = rows.map((_, position) => (position * 7919) % rows.length);
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    const rate = LEARNING_RATE / (1 + epoch * 0.1);
    for (const position of order) {
      const row = rows[position];
      if (!row) continue;
      const probabilities = softmax(weights, row.known, columns);
      const scale = 1 / Math.sqrt(row.known.length);
      for (let column = 0; column < columns; column += 1) {
        const error = (column === row.target ? 1 : 0) - (probabilities[column] ?? 0);
        if (Math.abs(error) < MIN_ERROR) continue;
        const step = rate * scale * error;
        for (const feature of row.known) {
          const at = feature * columns + column;
          weights[at] = (weights[at] ?? 0) + step;
        }
      }
    }
  }
  return {
    classify(features) {
      const known = features.flatMap((feature) => index.get(feature) ?? []);
      const probabilities = softmax(weights, known, columns, features.length);
      return SPOKEN_INTENTS.map((intent, column) => ({ intent, probability: probabilities[column] ?? 0 })).toSorted(
        (a, b) => b.probability - a.probability,
      );
    },
  };
}

/** @param size features of the question, unknown ones included: what is not known makes the classifier less sure */
function softmax(weights: Float64Array, known: readonly number[], columns: number, size = known.length): Float64Array {
  const scores = new Float64Array(columns);
  const scale = 1 / Math.sqrt(Math.max(1, size));
  for (const feature of known)
    for (let column = 0; column < columns; column += 1)
      scores[column] = (scores[column] ?? 0) + (weights[feature * columns + column] ?? 0) * scale;
  const top = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  let sum = 0;
  for (let column = 0; column < columns; column += 1) {
    const value = Math.exp((scores[column] ?? 0) - top);
    scores[column] = value;
    sum += value;
  }
  return scores.map((value) => value / sum);
}
