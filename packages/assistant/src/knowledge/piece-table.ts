import { featureHash } from "../frame/learned/sparse-model";

/** Slots for each piece; a fuller table is slower. */
const ROOM = 2;
const LEAST_SLOTS = 64;

/** A table as it is stored. */
export interface PackedPieces {
  slots: Int32Array;
  hashes: Uint32Array;
  size: number;
}

const emptyPieces = (): PackedPieces => ({
  slots: new Int32Array(LEAST_SLOTS),
  hashes: new Uint32Array(LEAST_SLOTS / ROOM),
  size: 0,
});

/**
 * Numbers pieces of text from 0 on, in the order in which they came. It keeps hashes of 32 bits and no text: a Map of the
 * half million pieces that asked questions have takes eight times the memory. Two pieces of one hash count as one, which
 * happens to about one in ten thousand.
 */
export class PieceTable {
  /** The number of the piece in each slot, plus 1; 0 where there is none. */
  #slots: Int32Array;
  #hashes: Uint32Array;
  #size: number;

  constructor({ slots, hashes, size }: PackedPieces = emptyPieces()) {
    this.#slots = slots;
    this.#hashes = hashes;
    this.#size = size;
  }

  get packed(): PackedPieces {
    return { slots: this.#slots, hashes: this.#hashes, size: this.#size };
  }

  get size(): number {
    return this.#size;
  }

  /** The number of a piece, if it has one. */
  find(piece: string): number | undefined {
    const number = this.#slots[this.#slotOf(featureHash(piece))] ?? 0;
    return number === 0 ? undefined : number - 1;
  }

  /** The number of a piece, which gets the next one if it has none. */
  add(piece: string): number {
    const hash = featureHash(piece);
    const slot = this.#slotOf(hash);
    const known = this.#slots[slot] ?? 0;
    if (known > 0) return known - 1;
    this.#hashes[this.#size] = hash;
    this.#slots[slot] = ++this.#size;
    if (this.#size === this.#hashes.length) this.#grow();
    return this.#size - 1;
  }

  /** The slot that a hash is in, or the free one where it belongs. */
  #slotOf(hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = hash & mask;
    for (;;) {
      const number = this.#slots[slot] ?? 0;
      if (number === 0 || this.#hashes[number - 1] === hash) return slot;
      slot = (slot + 1) & mask;
    }
  }

  #grow(): void {
    const hashes = new Uint32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
    this.#slots = new Int32Array(hashes.length * ROOM);
    for (let number = 0; number < this.#size; number += 1) this.#slots[this.#slotOf(hashes[number] ?? 0)] = number + 1;
  }
}
