import { distance } from "fastest-levenshtein";
import { isSwapped } from "../frame/conversation/swapped";

/** Mends typing errors of English words by the words that the articles use. */
export class Spelling {
  /** Words by first letter and length, each with how often it is used: people rarely miss the first letter. */
  readonly #alike = new Map<string, Map<string, number>>();

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const key = `${word[0]}${word.length}`;
      const bucket = this.#alike.get(key);
      if (bucket) bucket.set(word, (bucket.get(word) ?? 0) + 1);
      else this.#alike.set(key, new Map([[word, 1]]));
    }
  }

  has(word: string): boolean {
    return this.#alike.get(`${word[0]}${word.length}`)?.has(word) === true;
  }

  /** The text with every unknown word of at least four letters replaced by the nearest known one, if one is near. */
  mend(text: string): string {
    return text.replace(/[a-z]{4,}/gi, (word) => {
      const lower = word.toLowerCase();
      return this.has(lower) ? word : (this.#nearest(lower) ?? word);
    });
  }

  #nearest(word: string): string | undefined {
    const allowed = word.length >= 8 ? 2 : 1;
    let best: { known: string; badness: number } | undefined;
    for (let length = word.length - allowed; length <= word.length + allowed; length += 1)
      for (const [known, uses] of this.#alike.get(`${word[0]}${length}`) ?? []) {
        const edits = isSwapped(word, known) ? 1 : distance(word, known);
        if (edits > allowed) continue;
        const badness = edits - Math.min(0.5, uses / 200);
        if (!best || badness < best.badness) best = { known, badness };
      }
    return best?.known;
  }
}
