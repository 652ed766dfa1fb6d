import { normalize } from "../normalize";
import { questionFeatures } from "../question-features";
import type { TrainedIntent } from "../types";
import { TRAINED_INTENTS } from "../types";
import { ENGLISH_EXAMPLES } from "./en";
import { ENGLISH_OF_DOING } from "./en-doing";
import { ENGLISH_OF_THE_HOME } from "./en-home";
import { ENGLISH_OF_EVERY_DAY } from "./en-everyday";
import { CHINESE_EXAMPLES } from "./zh";
import { CHINESE_OF_DOING } from "./zh-doing";
import { CHINESE_OF_EVERY_DAY } from "./zh-everyday";
import { CHINESE_OF_THE_HOME } from "./zh-home";

type Phrases = Readonly<Partial<Record<TrainedIntent, string>>>;
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
  intent: TrainedIntent;
  text: string;
}

/** Every example, in a fixed order. */
export function examplePhrases(): ExamplePhrase[] {
  return TRAINED_INTENTS.flatMap((intent) =>
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
export function exampleFeatures(): { intent: TrainedIntent; features: readonly string[] }[] {
  return examplePhrases().map(({ intent, text }) => ({ intent, features: questionFeatures(normalize(text)) }));
}
