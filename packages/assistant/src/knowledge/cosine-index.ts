import { type PackedPieces, PieceTable } from "./piece-table";

/** An index as it is stored. */
export interface PackedCosineIndex {
  pieces: PackedPieces;
  idf: Float64Array;
  /** Where the texts of each piece begin in `texts`, one piece after the other. */
  starts: Int32Array;
  texts: Int32Array;
  /** Of each text as a vector. */
  lengths: Float64Array;
}

/**
 * Cosine between a question and many short texts, each a bag of pieces weighted by how rare they are. Everything is in
 * typed arrays: there are tens of thousands of asked questions, and objects would cost more than what they hold.
 */
export class CosineIndex {
  readonly #pieces: PieceTable;
  readonly #idf: Float64Array;
  readonly #starts: Int32Array;
  readonly #texts: Int32Array;
  readonly #lengths: Float64Array;

  /**
   * @param texts the pieces of each text, or the index that was made of them
   * @param weightOf how much a piece counts beside how rare it is
   * @param rarity another index that knows how rare pieces are: these texts are few beside its own
   */
  constructor(
    texts: Iterable<readonly string[]> | PackedCosineIndex,
    readonly weightOf: (piece: string) => number = () => 1,
    readonly rarity?: CosineIndex,
  ) {
    const index = "lengths" in texts ? texts : indexOf(texts, weightOf, rarity);
    this.#pieces = new PieceTable(index.pieces);
    this.#idf = index.idf;
    this.#starts = index.starts;
    this.#texts = index.texts;
    this.#lengths = index.lengths;
  }

  get packed(): PackedCosineIndex {
    return {
      pieces: this.#pieces.packed,
      idf: this.#idf,
      starts: this.#starts,
      texts: this.#texts,
      lengths: this.#lengths,
    };
  }

  /** How telling a piece is. One that no text has is the rarest. */
  idfOf(piece: string): number {
    const place = this.#pieces.find(piece);
    if (place !== undefined) return this.#idf[place] ?? 0;
    return this.rarity ? this.rarity.idfOf(piece) : this.weightOf(piece) * Math.log(1 + this.#lengths.length);
  }

  /** 0–1 for each text. */
  similarities(pieces: readonly string[]): Float32Array {
    const sums = new Float64Array(this.#lengths.length);
    let norm = 0;
    for (const piece of new Set(pieces)) {
      const place = this.#pieces.find(piece);
      const idf = this.idfOf(piece);
      norm += idf * idf;
      if (place === undefined) continue;
      const end = this.#starts[place + 1] ?? 0;
      for (let at = this.#starts[place] ?? 0; at < end; at += 1) {
        const text = this.#texts[at] ?? 0;
        sums[text] = (sums[text] ?? 0) + idf * idf;
      }
    }
    const length = Math.sqrt(norm) || 1;
    // A loop, as for each of these arrays: `from` and `forEach` take several times as long, at each question.
    const similarities = new Float32Array(sums.length);
    for (let text = 0; text < sums.length; text += 1)
      similarities[text] = (sums[text] ?? 0) / (length * (this.#lengths[text] ?? 1));
    return similarities;
  }
}

function indexOf(
  texts: Iterable<readonly string[]>,
  weightOf: (piece: string) => number,
  rarity: CosineIndex | undefined,
): PackedCosineIndex {
  const pieces = new PieceTable();
  const weights: number[] = [];
  const held: number[] = [];
  const ends = [0];
  for (const text of texts) {
    for (const piece of new Set(text)) {
      const place = pieces.add(piece);
      if (place === weights.length) weights.push(rarity ? rarity.idfOf(piece) : weightOf(piece));
      held.push(place);
    }
    ends.push(held.length);
  }
  const size = ends.length - 1;
  const starts = new Int32Array(weights.length + 1);
  for (const place of held) starts[place + 1] = (starts[place + 1] ?? 0) + 1;
  const idf = Float64Array.from(weights, (weight, place) =>
    rarity ? weight : weight * Math.log(1 + size / (starts[place + 1] ?? 1)),
  );
  for (let place = 0; place < weights.length; place += 1)
    starts[place + 1] = (starts[place + 1] ?? 0) + (starts[place] ?? 0);
  const places = new Int32Array(held.length);
  const lengths = new Float64Array(size);
  const free = starts.slice();
  for (let text = 0, at = 0; text < size; text += 1) {
    let sum = 0;
    for (const end = ends[text + 1] ?? 0; at < end; at += 1) {
      const place = held[at] ?? 0;
      sum += (idf[place] ?? 0) ** 2;
      places[(free[place] = (free[place] ?? 0) + 1) - 1] = text;
    }
    lengths[text] = Math.sqrt(sum) || 1;
  }
  return { pieces: pieces.packed, idf, starts, texts: places, lengths };
}
