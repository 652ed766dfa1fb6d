import type { Term } from "./tokenize";

/** BM25: how soon repeating a word stops helping, and how much a long text is held against it. */
const SATURATION = 1.2;
const LENGTH_PENALTY = 0.5;
/** A synonym says less than the word itself. */
const MEANING_WEIGHT = 0.9;

/**
 * BM25 over many short texts, in memory. Own code, because the ranker needs a score for each field and with single
 * texts left out, which search libraries do not give.
 */
export class TermIndex {
  readonly #postings = new Map<string, { texts: Int32Array; weights: Float32Array }>();
  readonly #idf = new Map<string, number>();
  readonly #unknownIdf: number;

  /** @param texts the terms of each text */
  constructor(readonly texts: readonly (readonly string[])[]) {
    const inTexts = new Map<string, { texts: number[]; counts: number[] }>();
    let length = 0;
    texts.forEach((terms, at) => {
      length += terms.length;
      for (const term of terms) {
        let found = inTexts.get(term);
        if (!found) inTexts.set(term, (found = { texts: [], counts: [] }));
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
    for (const [term, found] of inTexts) {
      const idf = Math.log(1 + (texts.length - found.texts.length + 0.5) / (found.texts.length + 0.5));
      this.#idf.set(term, idf);
      const weights = Float32Array.from(found.counts, (count, at) => {
        const size = sizes[found.texts[at] ?? 0] ?? 1;
        return (idf * count * (SATURATION + 1)) / (count + SATURATION * size);
      });
      this.#postings.set(term, { texts: Int32Array.from(found.texts), weights });
    }
  }

  has(term: string): boolean {
    return this.#postings.has(term);
  }

  /** How telling a term is: 0 for one that every text holds. */
  idf(term: string): number {
    return this.#idf.get(term) ?? this.#unknownIdf;
  }

  /** How telling the words of a term are: those of the name if only that is known. */
  weightOf({ text, meanings, weight = 1 }: Term): number {
    if (this.has(text)) return weight * this.idf(text);
    const known = meanings.filter((meaning) => this.has(meaning));
    return weight * (known.length > 0 ? Math.max(...known.map((meaning) => this.idf(meaning))) : this.#unknownIdf);
  }

  /** The score of each text. A term counts once, by whichever of its word and its meanings fits a text best. */
  score(terms: readonly Term[]): Float32Array {
    const scores = new Float32Array(this.texts.length);
    const best = new Float32Array(this.texts.length);
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
    for (const name of [text, ...meanings]) for (const at of this.#postings.get(name)?.texts ?? []) marks[at] = 1;
  }

  #raise(best: Float32Array, term: string, factor: number): void {
    const postings = this.#postings.get(term);
    if (!postings) return;
    for (let at = 0; at < postings.texts.length; at += 1) {
      const text = postings.texts[at] ?? 0;
      best[text] = Math.max(best[text] ?? 0, (postings.weights[at] ?? 0) * factor);
    }
  }
}
