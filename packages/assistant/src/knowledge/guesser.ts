import { featureHash, rowOf } from "../frame/learned/sparse-model";
import { partsOf } from "../frame/conversation/follow-up-text";
import { guessFeatures } from "./guess-features";

/** Guesses from a question's words alone what answers it. */
export interface Guesser {
  guess(question: string): Guess;
  /** Where a text lies among the questions that were learned, of length 1: 0 of one that has no known word. */
  pointOf(text: string): Float32Array;
}

export interface Guess {
  /** Of each passage: the probability that it answers, if any does. */
  passages: Float32Array;
  /** 0–1: the probability that the asker's own readings, bills or account answer. */
  own: number;
  /** 0–1: the probability that nothing here answers. */
  none: number;
}

/** What a guesser learns beside the passages, by the places behind theirs. */
export const OTHERWISE = ["~own", "~none"] as const;

/** Knows nothing. */
export const noGuesser = (passages: number): Guesser => ({
  guess: () => ({ passages: new Float32Array(passages).fill(1 / passages), own: 0, none: 0 }),
  pointOf: () => new Float32Array(0),
});

/** Questions' features and passages as points: the nearer, the likelier. */
export interface GuesserModel {
  /** How many numbers a point has. */
  size: number;
  /** The passages, in this order, as {@link passageKey} names them; then {@link OTHERWISE}. */
  passages: readonly string[];
  /** Hashes of the features, ascending. */
  hashes: Uint32Array;
  /** `size` numbers for each feature, and for each passage. */
  inputs: Int8Array;
  outputs: Int8Array;
  /** What one step of a stored number is worth, of a feature times a passage. */
  scale: number;
}

export const passageKey = (slug: string, heading: string | null): string => `${slug}#${heading ?? ""}`;

/**
 * A guesser over the passages of an index.
 * @param passages the index's passages by their keys: one that the model has not learned is never guessed
 */
export function guesserOf(model: GuesserModel, passages: readonly string[]): Guesser {
  const { size, hashes, inputs, outputs, scale } = model;
  const placeOf = new Map(passages.map((key, place) => [key, place]));
  const places = Int32Array.from(model.passages, (key) => placeOf.get(key) ?? -1);
  const [ownAt = -1, noneAt = -1] = OTHERWISE.map((key) => model.passages.indexOf(key));
  /** The sum of a text's known features, and how many there are; those of a question before weigh less. */
  const placed = (text: string): { point: Float32Array; known: number } => {
    const point = new Float32Array(size);
    const { own: asked, before } = partsOf(text);
    let known = 0;
    const look = (part: string, weight: number) => {
      for (const feature of guessFeatures(part)) {
        const row = rowOf(hashes, featureHash(feature));
        if (row === undefined) continue;
        known += weight;
        for (let of = 0, cell = row * size; of < size; of += 1, cell += 1)
          point[of] = (point[of] ?? 0) + weight * (inputs[cell] ?? 0);
      }
    };
    look(asked, 1);
    for (const part of before) look(part, CARRIED_WEIGHT);
    return { point, known };
  };
  const pointOf = (text: string): Float32Array => {
    const { point } = placed(text);
    const length = Math.hypot(...point) || 1;
    return point.map((value) => value / length);
  };
  const guess = (question: string): Guess => {
    const { point, known } = placed(question);
    const factor = scale / Math.sqrt(Math.max(1, known));
    const shares = new Float32Array(places.length);
    let total = 0;
    for (let passage = 0, cell = 0; passage < places.length; passage += 1) {
      let score = 0;
      for (let of = 0; of < size; of += 1, cell += 1) score += (point[of] ?? 0) * (outputs[cell] ?? 0);
      total += shares[passage] = Math.exp(Math.min(MOST, score * factor));
    }
    const own = (shares[ownAt] ?? 0) / (total || 1);
    const none = (shares[noneAt] ?? 0) / (total || 1);
    const guessed = new Float32Array(passages.length);
    places.forEach((place, passage) => {
      if (place >= 0) guessed[place] = (shares[passage] ?? 0) / (total * (1 - own - none) || 1);
    });
    return { passages: guessed, own, none };
  };
  return { guess, pointOf };
}

/** A follow-up asks for what it adds. */
const CARRIED_WEIGHT = 0.5;

/** Of a score, so that its exponential is finite. */
const MOST = 60;
