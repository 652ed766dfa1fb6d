import { PieceTable } from "./piece-table";
import type { Term } from "./tokenize";

/** BM25: how soon repeating a word stops helping, and how much a long text is held against it. */
const SATURATION = 1.2;
const LENGTH_PENALTY = 0.5;
/** A synonym says less than the word itself. */
const MEANING_WEIGHT = 0.9;

/**
 * BM25 over many short texts, in memory and in typed arrays: each partner has its own of our articles. Own code, because
 * the ranker needs a score for each field and with single texts left out, which search libraries do not give.
 */
export class TermIndex {
  readonly #terms = new PieceTable();
  readonly #size: number;
  readonly #idf: Float64Array;
  readonly #unknownIdf: number;
  /** The texts of each term and its weight in them, one term after the other. */
  readonly #starts: Int32Array;
  readonly #texts: Int32Array;
  readonly #weights: Float32Array;

  /** @param texts the terms of each text */
  constructor(texts: readonly (readonly string[])[]) {
    this.#size = texts.length;
    const postings: { texts: number[]; counts: number[] }[] = [];
    let length = 0;
    texts.forEach((terms, at) => {
      length += terms.length;
      for (const term of terms) {
        const found = (postings[this.#terms.add(term)] ??= { texts: [], counts: [] });
        const last = found.texts.length - 1;
        if (found.texts[last] === at) found.counts[last] = (found.counts[last] ?? 0) + 1;
        else {
          found.texts.push(at);
          found.counts.push(1);
        }
      }
    });
    const averageLength = length / Math.max(1, texts.length);
    const sizes = texts.map((terms) => 1 - LENGTH_PENALTY + (LENGTH_PENALTY * terms.length) / averageLength);
    this.#unknownIdf = Math.log(1 + texts.length);
    this.#idf = Float64Array.from(postings, (found) =>
      Math.log(1 + (texts.length - found.texts.length + 0.5) / (found.texts.length + 0.5)),
    );
    this.#starts = new Int32Array(postings.length + 1);
    postings.forEach((found, term) => (this.#starts[term + 1] = (this.#starts[term] ?? 0) + found.texts.length));
    this.#texts = Int32Array.from(postings.flatMap((found) => found.texts));
    this.#weights = Float32Array.from(
      postings.flatMap((found, term) =>
        found.counts.map((count, at) => {
          const size = sizes[found.texts[at] ?? 0] ?? 1;
          return ((this.#idf[term] ?? 0) * count * (SATURATION + 1)) / (count + SATURATION * size);
        }),
      ),
    );
  }

  has(term: string): boolean {
    return this.#terms.find(term) !== undefined;
  }

  /** How telling a term is: 0 for one that every text holds. */
  idf(term: string): number {
    const place = this.#terms.find(term);
    return place === undefined ? this.#unknownIdf : (this.#idf[place] ?? 0);
  }

  /** How telling the words of a term are: those of the name if only that is known. */
  weightOf({ text, meanings, weight = 1 }: Term): number {
    if (this.has(text)) return weight * this.idf(text);
    const known = meanings.filter((meaning) => this.has(meaning));
    return weight * (known.length > 0 ? Math.max(...known.map((meaning) => this.idf(meaning))) : this.#unknownIdf);
  }

  /** The score of each text. A term counts once, by whichever of its word and its meanings fits a text best. */
  score(terms: readonly Term[]): Float32Array {
    const scores = new Float32Array(this.#size);
    const best = new Float32Array(this.#size);
    for (const { text, meanings, weight = 1 } of terms) {
      best.fill(0);
      this.#raise(best, text, weight);
      for (const meaning of meanings) this.#raise(best, meaning, weight * MEANING_WEIGHT);
      for (let at = 0; at < scores.length; at += 1) scores[at] = (scores[at] ?? 0) + (best[at] ?? 0);
    }
    return scores;
  }

  /** Marks with 1 the texts that hold a term's word or one of its meanings. */
  mark({ text, meanings }: Term, marks: Uint8Array): void {
    for (const name of [text, ...meanings]) {
      const { from, to } = this.#rangeOf(name);
      for (let at = from; at < to; at += 1) marks[this.#texts[at] ?? 0] = 1;
    }
  }

  #raise(best: Float32Array, term: string, factor: number): void {
    const { from, to } = this.#rangeOf(term);
    for (let at = from; at < to; at += 1) {
      const text = this.#texts[at] ?? 0;
      best[text] = Math.max(best[text] ?? 0, (this.#weights[at] ?? 0) * factor);
    }
  }

  /** Where a term's texts and weights stand; empty for one that no text has. */
  #rangeOf(term: string): { from: number; to: number } {
    const place = this.#terms.find(term);
    return place === undefined
      ? { from: 0, to: 0 }
      : { from: this.#starts[place] ?? 0, to: this.#starts[place + 1] ?? 0 };
  }
}
