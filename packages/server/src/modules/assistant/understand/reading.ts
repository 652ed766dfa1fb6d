import { classifierFeatures, trainClassifier } from "./classifier";
import { findEntities } from "./entities";
import { CHINESE_EXAMPLES } from "./examples/zh";
import { ENGLISH_EXAMPLES } from "./examples/en";
import type { Concept } from "./lexicon/concepts";
import { matchChinese, matchEnglish } from "./lexicon/match";
import { featuresOf, scoreIntents } from "./lexicon/score";
import { plainEnglish } from "./lexicon/slang";
import { normalise } from "./normalise";
import type { Entities, Intent } from "./types";
import { SPOKEN_INTENTS } from "./types";

/** What the sum of rule and examples must reach; below it the articles are searched. */
const MIN_SCORE = 3.5;
/** What a certain classifier adds, beside at most 11 from a rule: examples lead, and rules break their doubts. */
const EXAMPLES_WEIGHT = 14;
/** A rule this sure (an attempt to take over the assistant) is not weighed against anything. */
const DECISIVE_RULE = 11;

export interface Reading {
  intent: Intent;
  /** On the scale of the rules, 0–10. */
  score: number;
  confidence: number;
}

/** English words and numbers of a normalised question. */
export function wordsOf(text: string): string[] {
  return (text.match(/[a-z][a-z'/-]*\d?|\d+(?:\.\d+)?/g) ?? []).flatMap((word) =>
    plainEnglish(word.replace(/['-]+$/, "")).split(" "),
  );
}

/**
 * What a question wants: the intent of the highest sum of its rule and of the examples that resemble the question.
 * Undefined when neither knows; then the articles are searched.
 */
export function read(
  concepts: ReadonlySet<Concept>,
  entities: Entities,
  corrected: string,
  text: string,
): Reading | undefined {
  const features = featuresFor(concepts, entities, corrected, text);
  const scores = new Map<Intent, number>(scoreIntents(features).map(({ intent, score }) => [intent, score]));
  const [surest = 0] = scores.values();
  if (surest < DECISIVE_RULE) {
    for (const { intent, probability } of classifier.classify(classifierFeatures(wordsOf(corrected), text, features)))
      scores.set(intent, (scores.get(intent) ?? 0) + EXAMPLES_WEIGHT * probability);
  }
  const [best, second] = [...scores]
    // Nothing can be said of an appliance that is not named.
    .filter(([intent]) => entities.appliance || features.has("AMOUNT_POWER") || !intent.startsWith("appliance"))
    .toSorted(([, a], [, b]) => b - a);
  if (!best || best[1] < MIN_SCORE) return undefined;
  const [intent, score] = best;
  const margin = score - (second?.[1] ?? 0);
  return { intent, score: Math.min(10, score * SCALE), confidence: Math.min(1, (score + margin) / 24) };
}

/** Brings the sum to the scale of the rules. */
const SCALE = 0.6;

function featuresFor(concepts: ReadonlySet<Concept>, entities: Entities, corrected: string, text: string) {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  const length = corrected.split(" ").filter(Boolean).length + han / 2;
  return featuresOf(concepts, entities, `${corrected} ${text}`, length);
}

function phrasesOf(text: string): string[] {
  return text
    .split(";")
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

/** Trained when the module loads, so that no question waits for it. */
const classifier = trainClassifier(
  SPOKEN_INTENTS.flatMap((intent) =>
    phrasesOf(`${ENGLISH_EXAMPLES[intent]};${CHINESE_EXAMPLES[intent]}`).map((example) => {
      const text = normalise(example);
      const words = wordsOf(text);
      const concepts = new Set<Concept>();
      matchEnglish(words, concepts);
      matchChinese(text, concepts);
      const corrected = words.join(" ");
      const features = featuresFor(concepts, findEntities(corrected, text), corrected, text);
      return { intent, features: classifierFeatures(words, text, features) };
    }),
  ),
);
