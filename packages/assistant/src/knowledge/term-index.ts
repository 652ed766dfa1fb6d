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

/** Cosine between a question and many short texts, each a bag of pieces weighted by how rare they are. */
export class CosineIndex {
  readonly #places = new Map<string, number>();
  readonly #idf: Float64Array;
  /** The texts of each piece, one piece after the other: arrays of their own would cost more than what they hold. */
  readonly #starts: Int32Array;
  readonly #texts: Int32Array;
  readonly #weights: Float32Array;
  readonly #size: number;

  /** @param weightOf how much a piece counts beside how rare it is */
  constructor(
    texts: readonly (readonly string[])[],
    readonly weightOf: (piece: string) => number = () => 1,
  ) {
    this.#size = texts.length;
    const counts: number[] = [];
    const held = texts.map((pieces) => {
      const places = Int32Array.from(new Set(pieces), (piece) => this.#placeOf(piece));
      for (const place of places) counts[place] = (counts[place] ?? 0) + 1;
      return places;
    });
    this.#idf = Float64Array.from(
      this.#places,
      ([piece, place]) => weightOf(piece) * Math.log(1 + texts.length / (counts[place] ?? 1)),
    );
    this.#starts = new Int32Array(counts.length + 1);
    counts.forEach((count, place) => (this.#starts[place + 1] = (this.#starts[place] ?? 0) + count));
    const total = this.#starts.at(-1) ?? 0;
    this.#texts = new Int32Array(total);
    this.#weights = new Float32Array(total);
    const ends = this.#starts.slice();
    held.forEach((places, text) => {
      for (const place of places) this.#texts[(ends[place] = (ends[place] ?? 0) + 1) - 1] = text;
    });
    this.#weigh();
  }

  /** 0–1 for each text. */
  similarities(pieces: readonly string[]): Float32Array {
    const sums = new Float32Array(this.#size);
    let norm = 0;
    for (const piece of new Set(pieces)) {
      const place = this.#places.get(piece);
      const idf = place === undefined ? this.weightOf(piece) * Math.log(1 + this.#size) : (this.#idf[place] ?? 0);
      norm += idf * idf;
      if (place === undefined) continue;
      const end = this.#starts[place + 1] ?? 0;
      for (let at = this.#starts[place] ?? 0; at < end; at += 1) {
        const text = this.#texts[at] ?? 0;
        sums[text] = (sums[text] ?? 0) + idf * (this.#weights[at] ?? 0);
      }
    }
    const length = Math.sqrt(norm) || 1;
    return sums.map((sum) => sum / length);
  }

  #placeOf(piece: string): number {
    const known = this.#places.get(piece);
    if (known !== undefined) return known;
    this.#places.set(piece, this.#places.size);
    return this.#places.size - 1;
  }

  #weigh(): void {
    const norms = new Float32Array(this.#size);
    const eachPosting = (use: (idf: number, at: number, text: number) => void) => {
      for (let place = 0, at = 0; place < this.#idf.length; place += 1)
        for (const end = this.#starts[place + 1] ?? 0; at < end; at += 1)
          use(this.#idf[place] ?? 0, at, this.#texts[at] ?? 0);
    };
    eachPosting((idf, _, text) => (norms[text] = (norms[text] ?? 0) + idf * idf));
    eachPosting((idf, at, text) => (this.#weights[at] = idf / Math.sqrt(norms[text] ?? 1)));
  }
}
