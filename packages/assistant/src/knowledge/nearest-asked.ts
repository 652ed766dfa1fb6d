import { partsOf } from "../frame/follow-up-text";
import { guessFeatures } from "./guess-features";
import { CosineIndex } from "./term-index";

/** So many of the nearest questions vote. */
const NEAREST = 16;
/** A follow-up asks for what it adds. */
const CARRIED_WEIGHT = 0.5;

/** What the questions nearest to another say of it. */
export interface NearestAsked {
  /** Of each passage: how near the nearest of its questions is, 0–1. */
  similarity: Float32Array;
  /** Of each passage: its share of the votes of the nearest questions; nearer ones count more. */
  votes: Float32Array;
}

/** The questions that people ask of the passages, by the words, pairs of words and pieces of words that they are made of. */
export class AskedIndex {
  readonly #index: CosineIndex;
  readonly #owner: Int32Array;
  readonly #passages: number;

  /** @param asked the questions of each passage */
  constructor(asked: readonly (readonly string[])[]) {
    this.#passages = asked.length;
    this.#owner = Int32Array.from(asked.flatMap((questions, passage) => questions.map(() => passage)));
    this.#index = new CosineIndex(
      asked.flatMap((questions) => questions.map(guessFeatures)),
      weightOf,
    );
  }

  nearest(question: string): NearestAsked {
    const { own, before } = partsOf(question);
    const near = this.#index.similarities(guessFeatures(own));
    for (const text of before) {
      const carried = this.#index.similarities(guessFeatures(text));
      for (let at = 0; at < near.length; at += 1) near[at] = (near[at] ?? 0) + CARRIED_WEIGHT * (carried[at] ?? 0);
    }
    const similarity = new Float32Array(this.#passages);
    near.forEach((value, at) => {
      const passage = this.#owner[at] ?? 0;
      similarity[passage] = Math.max(similarity[passage] ?? 0, value);
    });
    const votes = new Float32Array(this.#passages);
    const least = nthLargest(near, NEAREST);
    let total = 0;
    near.forEach((value, at) => {
      if (value < least || value === 0) return;
      const passage = this.#owner[at] ?? 0;
      const vote = value ** 3;
      votes[passage] = (votes[passage] ?? 0) + vote;
      total += vote;
    });
    return { similarity, votes: total > 0 ? votes.map((vote) => vote / total) : votes };
  }
}

/** The value that only `n` - 1 others are above or beside: without sorting all of them for a few. */
function nthLargest(values: Float32Array, n: number): number {
  const largest = new Float32Array(n);
  for (const value of values) {
    if (value <= (largest[0] ?? 0)) continue;
    let at = 0;
    for (; at + 1 < n && (largest[at + 1] ?? 0) < value; at += 1) largest[at] = largest[at + 1] ?? 0;
    largest[at] = value;
  }
  return largest[0] ?? 0;
}

/** Pieces of words help over misspellings and inflections, and say less than the words. */
function weightOf(feature: string): number {
  if (feature.startsWith("#")) return 0.25;
  if (feature.startsWith("~") || feature.includes(" ")) return 0.7;
  return /^\p{Script=Han}$/u.test(feature) ? 0.3 : 1;
}
