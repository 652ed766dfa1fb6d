import type { LinearModel } from "./sparse-model";
import { softmax } from "./sparse-model";

/** What is read of a question as a whole. `none` is a label of its own where a slot may be absent. */
export const LABEL_HEADS = ["act", "scope", "metric", "aggregate", "subject", "command"] as const;
/** With the topic, of which a frame has several. */
export const FRAME_HEADS = [...LABEL_HEADS, "topic"] as const;
/** With what tells where a question begins, and whether it leans on the one before. */
export const HEADS = [...FRAME_HEADS, "leans", "splits"] as const;
export type Head = (typeof HEADS)[number];

export interface ClassifierModel {
  /** Labels of each head; their columns stand one after another in the order of `HEADS`. */
  labels: Readonly<Record<Head, readonly string[]>>;
  weights: LinearModel;
  /** By which a head's scores are multiplied, so that its probabilities are as sure as they are right. */
  sharpness: Readonly<Record<Head, number>>;
}

export interface Guess {
  label: string;
  probability: number;
}

/** Multinomial logistic regressions over the same features. */
export interface Classifier {
  /** Likeliest first. */
  classify(features: readonly string[], heads: readonly Head[]): Record<Head, Guess[]>;
  /** 0–1: share of the features that training met. */
  familiarity(features: readonly string[]): number;
}

export function classifierOf({ labels, weights, sharpness }: ClassifierModel): Classifier {
  const firstColumn = {} as Record<Head, number>;
  let columns = 0;
  for (const head of HEADS) {
    firstColumn[head] = columns;
    columns += labels[head].length;
  }
  return {
    familiarity: (features) =>
      features.filter((feature) => weights.rowOf(feature) !== undefined).length / Math.max(1, features.length),
    classify(features, heads) {
      const scores = new Float64Array(columns);
      const factor = 1 / Math.sqrt(Math.max(1, features.length));
      for (const feature of features) {
        const row = weights.rowOf(feature);
        if (row !== undefined) weights.addRow(row, scores, factor);
      }
      const guesses = {} as Record<Head, Guess[]>;
      for (const head of heads) {
        const from = firstColumn[head];
        const to = from + labels[head].length;
        for (let column = from; column < to; column += 1) scores[column] = (scores[column] ?? 0) * sharpness[head];
        softmax(scores, from, to);
        guesses[head] = labels[head]
          .map((label, index) => ({ label, probability: scores[from + index] ?? 0 }))
          .toSorted((a, b) => b.probability - a.probability);
      }
      return guesses;
    },
  };
}
