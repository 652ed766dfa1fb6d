import { partsOf } from "../frame/conversation/follow-up-text";
import { CosineIndex, type PackedCosineIndex } from "./cosine-index";
import { guessFeatures } from "./guess-features";

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

  /**
   * @param asked the questions of each passage
   * @param rest the index of the passages that follow them: many, and the same for all who add their own
   * @param made the index of the same questions, made before
   */
  constructor(
    asked: readonly (readonly string[])[],
    readonly rest?: AskedIndex,
    made?: PackedCosineIndex,
  ) {
    this.#passages = asked.length;
    this.#owner = Int32Array.from(asked.flatMap((questions, passage) => questions.map(() => passage)));
    this.#index = new CosineIndex(made ?? featuresOf(asked), weightOf, rest && rest.#index);
  }

  get packed(): PackedCosineIndex {
    return this.#index.packed;
  }

  nearest(question: string): NearestAsked {
    const { own, before } = partsOf(question);
    const near = this.#similarities(guessFeatures(own));
    for (const text of before) {
      const carried = this.#similarities(guessFeatures(text));
      for (let at = 0; at < near.length; at += 1) near[at] = (near[at] ?? 0) + CARRIED_WEIGHT * (carried[at] ?? 0);
    }
    const passages = this.#passages + (this.rest ? this.rest.#passages : 0);
    const similarity = new Float32Array(passages);
    for (let at = 0; at < near.length; at += 1) {
      const value = near[at] ?? 0;
      if (value === 0) continue;
      const passage = this.#passageOf(at);
      similarity[passage] = Math.max(similarity[passage] ?? 0, value);
    }
    const votes = new Float32Array(passages);
    const least = nthLargest(near, NEAREST);
    let total = 0;
    for (let at = 0; at < near.length; at += 1) {
      const value = near[at] ?? 0;
      if (value < least || value === 0) continue;
      const passage = this.#passageOf(at);
      const vote = value ** 3;
      votes[passage] = (votes[passage] ?? 0) + vote;
      total += vote;
    }
    return { similarity, votes: total > 0 ? votes.map((vote) => vote / total) : votes };
  }

  /** Of each question, those of the rest behind. */
  #similarities(features: readonly string[]): Float32Array {
    const own = this.#index.similarities(features);
    if (!this.rest) return own;
    const rest = this.rest.#similarities(features);
    const all = new Float32Array(own.length + rest.length);
    all.set(own);
    all.set(rest, own.length);
    return all;
  }

  #passageOf(question: number): number {
    const own = this.#owner[question];
    if (own !== undefined || !this.rest) return own ?? 0;
    return this.#passages + this.rest.#passageOf(question - this.#owner.length);
  }
}

/** One text after the other: held all at once they take more memory than the index. */
function* featuresOf(asked: readonly (readonly string[])[]): Generator<string[]> {
  for (const questions of asked) for (const question of questions) yield guessFeatures(question);
}

/** The value that only `n` - 1 others are above or beside: without sorting all of them for a few. */
function nthLargest(values: Float32Array, n: number): number {
  const largest = new Float32Array(n);
  for (let from = 0; from < values.length; from += 1) {
    const value = values[from] ?? 0;
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
