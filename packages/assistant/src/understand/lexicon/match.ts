import { APPLIANCE_VOCABULARY } from "../entities/appliance";
import type { Concept } from "./concepts";
import { CONCEPTS } from "./concepts";
import { baseForms } from "./stem";
import { COMMON_WORDS } from "./words";

interface Phrase {
  words: readonly string[];
  concept: Concept;
}

/** Phrases by their first word, longest first. */
const englishPhrases = new Map<string, Phrase[]>();
/** Chinese words by their first character, longest first. */
const chineseWords = new Map<string, { word: string; concept: Concept }[]>();
const vocabulary = new Set<string>(APPLIANCE_VOCABULARY);
const correctable = new Set<string>(APPLIANCE_VOCABULARY);

for (const concept of Object.keys(CONCEPTS) as Concept[]) {
  const [english, chinese] = CONCEPTS[concept];
  for (const phrase of english.split("|")) {
    const words = phrase.split(" ");
    const [first = ""] = words;
    englishPhrases.set(first, [...(englishPhrases.get(first) ?? []), { words, concept }]);
    for (const word of words) {
      vocabulary.add(word);
      // A slip must never turn a question into one that is refused.
      if (concept !== "OFFTOPIC" && concept !== "TAMPER" && concept !== "OTHERS") correctable.add(word);
    }
  }
  for (const word of chinese.split("|")) {
    const first = word[0] ?? "";
    chineseWords.set(first, [...(chineseWords.get(first) ?? []), { word, concept }]);
  }
}
for (const phrases of englishPhrases.values()) phrases.sort((a, b) => b.words.length - a.words.length);
for (const words of chineseWords.values()) words.sort((a, b) => b.word.length - a.word.length);

/** Every word of the lexicon of four letters or more: what a misspelt word may have meant. */
export const LEXICON_WORDS: readonly string[] = [...correctable].filter((word) => word.length >= 4);

const EXTRA_WORDS =
  "january february march april june july august september october november december spring summer autumn winter chinese english yesterday week year annual wattleaf".split(
    " ",
  );
export const CORRECTABLE_WORDS: readonly string[] = [...LEXICON_WORDS, ...EXTRA_WORDS];

const known = new Set(CORRECTABLE_WORDS);
/** True for a word that needs no correction. */
export function isKnownWord(word: string): boolean {
  return (
    COMMON_WORDS.has(word) ||
    vocabulary.has(word) ||
    baseForms(word).some((form) => known.has(form) || vocabulary.has(form))
  );
}

/** Adds the concepts of English words (lower case, typos corrected). Phrases may overlap: "peak demand" is both. */
export function matchEnglish(words: readonly string[], found: Set<Concept>): void {
  for (const [index, word] of words.entries()) {
    for (const form of baseForms(word)) {
      for (const phrase of englishPhrases.get(form) ?? []) {
        if (phrase.words.every((part, offset) => offset === 0 || sameWord(words[index + offset], part)))
          found.add(phrase.concept);
      }
    }
  }
}

function sameWord(word: string | undefined, part: string): boolean {
  return word !== undefined && (word === part || baseForms(word).includes(part));
}

/**
 * Adds the concepts of Chinese words; at each place every word that starts there counts, the longest and those within.
 * Only words of another field hide what is in them: the 电 of 电影 (film) is no electricity.
 */
export function matchChinese(text: string, found: Set<Concept>): void {
  let rest = text;
  for (const word of foreignWords) {
    if (!rest.includes(word)) continue;
    found.add("OFFTOPIC");
    rest = rest.replaceAll(word, " ");
  }
  for (let index = 0; index < rest.length; index += 1) {
    for (const { word, concept } of chineseWords.get(rest[index] ?? "") ?? []) {
      if (rest.startsWith(word, index)) found.add(concept);
    }
  }
}

const foreignWords = CONCEPTS.OFFTOPIC[1].split("|").toSorted((a, b) => b.length - a.length);
