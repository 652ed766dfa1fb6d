import type { Language } from "@wattleaf/shared/i18n/language";
import { findEntities } from "./entities";
import { followUpKind, lastSubject, speaksOfEarlier, subjectOf, swappedIntent } from "./followup";
import { detectLanguage } from "./language";
import type { Concept } from "./lexicon/concepts";
import { matchChinese, matchEnglish } from "./lexicon/match";
import { normalise } from "./normalise";
import { read, wordsOf } from "./reading";
import type { Entities, Turn, Understanding } from "./types";
import { correctTypo } from "./typos";

/** A question of at most so many words may leave its subject to the conversation. */
const MAX_ELLIPTIC_WORDS = 8;

/**
 * Reads a question: language, intent and entities, leaning on the earlier turns where its form asks for that.
 *
 * @param language answer language when the question itself does not show one
 * @param isWord tells words that are no typo although the lexicon lacks them
 */
export function understand(
  question: string,
  turns: readonly Turn[],
  language: Language,
  isWord: (word: string) => boolean = () => false,
): Understanding {
  const text = normalise(question);
  const words = wordsOf(text).map((word) => correctTypo(word, isWord));
  const corrected = words.join(" ");
  const earlier = lastSubject(turns);
  const kind = earlier ? followUpKind(text) : null;

  const entities = findEntities(corrected, text);
  const answerLanguage =
    entities.answerLanguage ??
    turns.findLast(({ understanding }) => understanding.entities.answerLanguage)?.understanding.entities
      .answerLanguage ??
    detectLanguage(text) ??
    language;

  const base = {
    language: answerLanguage,
    entities,
    query: searchText(corrected, text),
    sources: [],
    followUp: false,
    explain: false,
  };

  if (earlier && (kind === "why" || kind === "more")) {
    return { ...base, ...carry(earlier, entities), explain: true, confidence: 0.9 };
  }
  if (earlier && kind === "unit") return { ...base, ...carry(earlier, entities), confidence: 0.9 };

  const concepts = new Set<Concept>();
  matchEnglish(words, concepts);
  matchChinese(text, concepts);

  // "How much does it cost to run?" after a question about the dryer is still about the dryer.
  if (earlier?.entities.appliance && !entities.appliance && (speaksOfEarlier(text) || kind === "continues")) {
    const carried: Entities = { ...entities, appliance: earlier.entities.appliance };
    const reading = read(concepts, carried, corrected, text);
    if (reading && reading.intent.startsWith("appliance") && !entities.period) {
      return { ...base, ...reading, entities: carried, followUp: true, query: `${earlier.query} ${base.query}` };
    }
  }

  const own = read(concepts, entities, corrected, text);
  if (earlier && kind === "continues") {
    const swapped = swappedIntent(earlier, entities);
    const onlySwaps = !own || own.intent === "appliance_advice" || own.intent === "usage_by_period" || own.score < 6.5;
    if (swapped && onlySwaps) {
      const merged: Entities = { ...earlier.entities, ...entities, amounts: entities.amounts };
      return { ...base, intent: swapped, entities: merged, confidence: 0.85, followUp: true };
    }
    if (!own)
      return { ...base, intent: "knowledge", confidence: 0.3, followUp: true, query: `${earlier.query} ${base.query}` };
  }
  if (entities.answerLanguage && (own?.score ?? 0) < 5.1)
    return { ...base, intent: "language_switch", confidence: 0.95 };
  // A weak reading of a short question is checked against what the conversation is about.
  if (
    earlier &&
    (!own || own.score < 5) &&
    words.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2 <= MAX_ELLIPTIC_WORDS
  ) {
    const subject = subjectOf(earlier.intent);
    const reading =
      subject.length > 0 && concepts.size > 0
        ? read(new Set([...concepts, ...subject]), entities, corrected, text)
        : undefined;
    if (reading && reading.score > Math.max(6, own?.score ?? 0)) {
      return {
        ...base,
        intent: reading.intent,
        confidence: reading.confidence * 0.9,
        followUp: true,
        query: `${base.query} ${earlier.query}`,
      };
    }
  }
  if (!own) return { ...base, intent: "knowledge", confidence: 0.3 };
  return { ...base, intent: own.intent, confidence: own.confidence };
}

/** The earlier subject with what the new question adds to it. */
function carry(
  earlier: Understanding,
  entities: Entities,
): Pick<Understanding, "intent" | "entities" | "query" | "followUp"> {
  const { answerLanguage: _lasting, ...kept } = earlier.entities;
  return {
    intent: earlier.intent,
    entities: { ...kept, ...entities, amounts: entities.amounts.length > 0 ? entities.amounts : kept.amounts },
    query: earlier.query,
    followUp: true,
  };
}

/** Words to search with: corrected English in place of the misspelt, Chinese as it stands. */
function searchText(corrected: string, text: string): string {
  const han = text
    .replace(/[a-z][a-z'/-]*/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return `${corrected} ${/\p{Script=Han}/u.test(han) ? han : ""}`.trim();
}
