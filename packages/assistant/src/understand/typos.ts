import { distance } from "fastest-levenshtein";
import { CORRECTABLE_WORDS, isKnownWord } from "./lexicon/match";

const byInitial = new Map<string, string[]>();
for (const word of CORRECTABLE_WORDS) {
  const initial = word[0] ?? "";
  byInitial.set(initial, [...(byInitial.get(initial) ?? []), word]);
}

/**
 * The lexicon word that a misspelt English word most likely means, or the word itself.
 * One edit is allowed up to seven letters, two from eight on; two swapped neighbors count as one. The first letter
 * must be right (people rarely miss it, and it keeps "lice" from becoming "price"), except for a swap of the first two.
 *
 * @param isWord words that are right although the lexicon lacks them (the knowledge base's own vocabulary)
 */
export function correctTypo(word: string, isWord: (word: string) => boolean): string {
  if (word.length < 4 || !/^[a-z-]+$/.test(word) || isKnownWord(word) || isWord(word)) return word;
  for (let index = 0; index + 1 < word.length; index += 1) {
    const swapped = word.slice(0, index) + word[index + 1] + word[index] + word.slice(index + 2);
    if (isKnownWord(swapped)) return swapped;
  }
  const allowed = word.length >= 8 ? 2 : 1;
  let best = word;
  let bestDistance = allowed + 1;
  for (const candidate of byInitial.get(word[0] ?? "") ?? []) {
    if (Math.abs(candidate.length - word.length) > allowed) continue;
    const edits = Math.min(distance(word, candidate), sameLetters(word, candidate) ? 1 : Infinity);
    if (edits < bestDistance) {
      best = candidate;
      bestDistance = edits;
    }
  }
  return best;
}

/** "tarrif" and "tariff": the right letters, the wrong one doubled. */
function sameLetters(word: string, candidate: string): boolean {
  if (word.length < 6 || Math.abs(word.length - candidate.length) > 1) return false;
  return distance(word, candidate) <= 2 && letters(word) === letters(candidate);
}

function letters(word: string): string {
  return [...new Set(word)].toSorted().join("");
}
