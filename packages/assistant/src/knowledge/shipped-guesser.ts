import type { Language } from "@wattleaf/shared/i18n/language";
import type { Article } from "./article";
import { type Guesser, type GuesserModel, guesserOf, passageKey } from "./guesser";
import { type GuesserFile, unpackGuesser } from "./guesser-file";
import english from "./model/guesser-en.json";
import chinese from "./model/guesser-zh.json";

const FILES: Readonly<Record<Language, GuesserFile>> = { en: english, zh: chinese };

const unpacked = new Map<Language, GuesserModel>();

/** Unpacked once: partners' indexes share it. */
function modelOf(language: Language): GuesserModel {
  const known = unpacked.get(language) ?? unpackGuesser(FILES[language]);
  unpacked.set(language, known);
  return known;
}

/** What `bun run model:ranker` trained for a language, over the passages of its articles. */
export const shippedGuesser = (language: Language, articles: readonly Article[]): Guesser =>
  guesserOf(
    modelOf(language),
    articles.flatMap(({ slug, passages }) => passages.map(({ heading }) => passageKey(slug, heading))),
  );

/** Digest of what the shipped model was trained on. */
export const shippedGuesserDigest = (language: Language): string => FILES[language].trainedOn;
