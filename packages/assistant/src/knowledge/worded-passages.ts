import type { Passage } from "./article";

/** A passage, by its place among all, that answers a question in these words. */
interface Worded {
  place: number;
  isHeading: boolean;
}

/** The passages by the words of each question that they are known to answer. */
export class WordedPassages {
  readonly #places = new Map<string, Worded[]>();

  /** @param rest those of the passages that follow */
  constructor(
    readonly passages: readonly Passage[],
    readonly rest?: WordedPassages,
  ) {
    for (const [place, { heading, questions, asked }] of passages.entries())
      for (const [at, question] of [heading ?? "", ...questions, ...asked].entries()) {
        const key = plainly(question);
        const same = this.#places.get(key) ?? [];
        same.push({ place, isHeading: at === 0 });
        this.#places.set(key, same);
      }
  }

  of(question: string): readonly Worded[] {
    const own = this.#places.get(plainly(question)) ?? [];
    const rest = this.rest?.of(question) ?? [];
    return [...own, ...rest.map(({ place, isHeading }) => ({ place: this.passages.length + place, isHeading }))];
  }
}

/** A question without its case, spaces and punctuation. */
export const plainly = (question: string): string =>
  question
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, "");
