import type { Passage } from "./article";
import { PieceTable } from "./piece-table";

/** A passage, by its place among all, that answers a question in these words. */
interface Worded {
  place: number;
  isHeading: boolean;
}

/**
 * The passages by the words of each question that they are known to answer. Tens of thousands of questions are known by
 * the hashes of their words, and read again when a hash is asked for: the words as keys take five times the memory.
 */
export class WordedPassages {
  readonly #keys = new PieceTable();
  /** The passages of each key, one key after the other; those of one key in their order. */
  readonly #starts: Int32Array;
  readonly #places: Int32Array;
  /** Of the newest question, which one answer asks for several times. */
  #newest: { question: string; found: readonly Worded[] } | undefined;

  /** @param rest those of the passages that follow */
  constructor(
    readonly passages: readonly Passage[],
    readonly rest?: WordedPassages,
  ) {
    const keys: number[] = [];
    const places: number[] = [];
    passages.forEach((passage, place) => {
      for (const key of new Set(wordingsOf(passage).map((question) => this.#keys.add(plainly(question))))) {
        keys.push(key);
        places.push(place);
      }
    });
    this.#starts = new Int32Array(this.#keys.size + 1);
    for (const key of keys) this.#starts[key + 1] = (this.#starts[key + 1] ?? 0) + 1;
    for (let key = 0; key < this.#keys.size; key += 1)
      this.#starts[key + 1] = (this.#starts[key + 1] ?? 0) + (this.#starts[key] ?? 0);
    this.#places = new Int32Array(places.length);
    const free = this.#starts.slice();
    keys.forEach((key, at) => (this.#places[(free[key] = (free[key] ?? 0) + 1) - 1] = places[at] ?? 0));
  }

  of(question: string): readonly Worded[] {
    if (this.#newest?.question === question) return this.#newest.found;
    const rest = this.rest?.of(question) ?? [];
    const found = [
      ...this.#own(plainly(question)),
      ...rest.map(({ place, isHeading }) => ({ place: this.passages.length + place, isHeading })),
    ];
    this.#newest = { question, found };
    return found;
  }

  #own(plain: string): Worded[] {
    const key = this.#keys.find(plain);
    if (key === undefined) return [];
    return Array.from(this.#places.subarray(this.#starts[key], this.#starts[key + 1])).flatMap((place) => {
      const passage = this.passages[place];
      const wordings = passage ? wordingsOf(passage) : [];
      return wordings.flatMap((wording, at) => (plainly(wording) === plain ? [{ place, isHeading: at === 0 }] : []));
    });
  }
}

/** The heading first. */
const wordingsOf = ({ heading, questions, asked }: Passage): string[] => [heading ?? "", ...questions, ...asked];

/** A question without its case, spaces and punctuation. */
export const plainly = (question: string): string =>
  question
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, "");
