import { PieceTable } from "./piece-table";

/**
 * Cosine between a question and many short texts, each a bag of pieces weighted by how rare they are. Everything is in
 * typed arrays: there are tens of thousands of asked questions, and objects would cost more than what they hold.
 */
export class CosineIndex {
  readonly #pieces = new PieceTable();
  readonly #idf: Float64Array;
  /** The texts of each piece, one piece after the other. */
  readonly #starts: Int32Array;
  readonly #texts: Int32Array;
  readonly #lengths: Float64Array;

  /**
   * @param texts the pieces of each text
   * @param weightOf how much a piece counts beside how rare it is
   * @param rarity another index that knows how rare pieces are: these texts are few beside its own
   */
  constructor(
    texts: Iterable<readonly string[]>,
    readonly weightOf: (piece: string) => number = () => 1,
    readonly rarity?: CosineIndex,
  ) {
    const weights: number[] = [];
    const held: number[] = [];
    const ends = [0];
    for (const pieces of texts) {
      for (const piece of new Set(pieces)) {
        const place = this.#pieces.add(piece);
        if (place === weights.length) weights.push(rarity ? rarity.idfOf(piece) : weightOf(piece));
        held.push(place);
      }
      ends.push(held.length);
    }
    const size = ends.length - 1;
    this.#starts = new Int32Array(weights.length + 1);
    for (const place of held) this.#starts[place + 1] = (this.#starts[place + 1] ?? 0) + 1;
    this.#idf = Float64Array.from(weights, (weight, place) =>
      rarity ? weight : weight * Math.log(1 + size / (this.#starts[place + 1] ?? 1)),
    );
    for (let place = 0; place < weights.length; place += 1)
      this.#starts[place + 1] = (this.#starts[place + 1] ?? 0) + (this.#starts[place] ?? 0);
    this.#texts = new Int32Array(held.length);
    this.#lengths = new Float64Array(size);
    const free = this.#starts.slice();
    for (let text = 0, at = 0; text < size; text += 1) {
      let sum = 0;
      for (const end = ends[text + 1] ?? 0; at < end; at += 1) {
        const place = held[at] ?? 0;
        sum += (this.#idf[place] ?? 0) ** 2;
        this.#texts[(free[place] = (free[place] ?? 0) + 1) - 1] = text;
      }
      this.#lengths[text] = Math.sqrt(sum) || 1;
    }
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
    return Float32Array.from(sums, (sum, text) => sum / (length * (this.#lengths[text] ?? 1)));
  }
}
