import { findEntities } from "./entities";
import { classifierFeatures } from "./features";
import type { Concept } from "./lexicon/concepts";
import { matchChinese, matchEnglish } from "./lexicon/match";
import { featuresOf } from "./lexicon/score";
import { plainEnglish } from "./lexicon/slang";
import type { Entities } from "./types";

/** English words and numbers of a normalized question. */
export function wordsOf(text: string): string[] {
  return (text.match(/[a-z][a-z'/-]*\d?|\d+(?:\.\d+)?/g) ?? []).flatMap((word) =>
    plainEnglish(word.replace(/['-]+$/, "")).split(" "),
  );
}

/** The concepts of a question's words, in both languages. */
export function conceptsOf(words: readonly string[], text: string): Set<Concept> {
  const concepts = new Set<Concept>();
  matchEnglish(words, concepts);
  matchChinese(text, concepts);
  return concepts;
}

/** What the rules read: the concepts and what the entities add to them. */
export function ruleFeatures(
  concepts: ReadonlySet<Concept>,
  entities: Entities,
  corrected: string,
  text: string,
): ReadonlySet<string> {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const length = corrected.split(" ").filter(Boolean).length + han / 2;
  return featuresOf(concepts, entities, `${corrected} ${text}`, length);
}

/** What the classifier reads, from a normalized question with nothing before it and no slip in it. */
export function questionFeatures(text: string): string[] {
  const words = wordsOf(text);
  const corrected = words.join(" ");
  const features = ruleFeatures(conceptsOf(words, text), findEntities(corrected, text), corrected, text);
  return classifierFeatures(corrected, text, features);
}
