import { createHash } from "node:crypto";
import { normalise } from "../normalise";
import { questionFeatures } from "../question-features";
import type { SpokenIntent } from "../types";
import { SPOKEN_INTENTS } from "../types";
import { ENGLISH_EXAMPLES } from "./en";
import { ENGLISH_OF_DOING } from "./en-doing";
import { ENGLISH_OF_THE_HOME } from "./en-home";
import { ENGLISH_OF_EVERY_DAY } from "./en-everyday";
import { CHINESE_EXAMPLES } from "./zh";
import { CHINESE_OF_DOING } from "./zh-doing";
import { CHINESE_OF_EVERY_DAY } from "./zh-everyday";
import { CHINESE_OF_THE_HOME } from "./zh-home";

type Phrases = Readonly<Partial<Record<SpokenIntent, string>>>;
const LISTS: readonly Phrases[] = [
  ENGLISH_EXAMPLES,
  ENGLISH_OF_THE_HOME,
  ENGLISH_OF_DOING,
  ENGLISH_OF_EVERY_DAY,
  CHINESE_EXAMPLES,
  CHINESE_OF_THE_HOME,
  CHINESE_OF_DOING,
  CHINESE_OF_EVERY_DAY,
];

export interface ExamplePhrase {
  intent: SpokenIntent;
  text: string;
}

/** Every example, in a fixed order. */
export function examplePhrases(): ExamplePhrase[] {
  return SPOKEN_INTENTS.flatMap((intent) =>
    LISTS.flatMap((list) =>
      (list[intent] ?? "")
        .split(";")
        .map((phrase) => phrase.trim())
        .filter(Boolean)
        .map((text) => ({ intent, text })),
    ),
  );
}

/** The examples as the classifier learns them. */
export function exampleFeatures(): { intent: SpokenIntent; features: readonly string[] }[] {
  return examplePhrases().map(({ intent, text }) => ({ intent, features: questionFeatures(normalise(text)) }));
}

/** Of so many examples one shows whether the lexicon or the features have changed. */
const SAMPLED = 8;

/** Digest of the examples and of what is learned from them: a model with another one is stale. */
export function examplesDigest(): string {
  const hash = createHash("sha256").update(SPOKEN_INTENTS.join());
  for (const [index, { intent, text }] of examplePhrases().entries()) {
    hash.update(`\n${intent}\t${text}`);
    if (index % SAMPLED === 0) hash.update(questionFeatures(normalise(text)).join("\t"));
  }
  return hash.digest("hex").slice(0, 16);
}
