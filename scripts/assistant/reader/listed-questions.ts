import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@wattleaf/shared/i18n/language";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { parseAsked } from "../../../packages/assistant/src/knowledge/asked-questions";
import { parseArticle } from "../../../packages/assistant/src/knowledge/article";
import type { LabeledMessage } from "../labeled-messages";

/** A question that an article answers: one that it lists, or one that people ask of it in ordinary words. */
export interface ListedQuestion {
  text: string;
  language: Language;
  /** The article's slug. */
  topic: string;
  /** Of the topic among the authors; none for the asker's own ("What is my base load?"), which the article only explains. */
  scope: "general" | "product" | undefined;
  /** How much it teaches beside a labeled message, 0–1. */
  weight: number;
}

const LISTED_WEIGHT = 0.7;
/** There are five times as many of them. */
const ASKED_WEIGHT = 0.35;
/** The files of asked questions that are worded as FAQ pages do: of riddles, the words say little of the topic. */
const ORDINARY = /-ordinary-\d+\.jsonl$/;

const OWN = /\b(?:my|mine|our|ours|i|i'm|i've|me|we|us)\b|我|咱|自家/i;

const CONTENT = new URL("../../../packages/assistant/content/", import.meta.url);

export function listedQuestions(messages: readonly LabeledMessage[]): ListedQuestion[] {
  const scopes = scopeOfTopics(messages);
  const scopeOf = (text: string, topic: string) => (OWN.test(text) ? undefined : scopes.get(topic));
  const listed = ["knowledge", "drafts"].flatMap((folder) =>
    LANGUAGES.flatMap((language) => {
      const place = new URL(`${folder}/${language}/`, CONTENT);
      return articleFiles(place).flatMap((name) => {
        const { slug, title, questions } = parseArticle(readFileSync(new URL(name, place), "utf8"), language, name);
        return [title, ...questions].map((text) => ({
          text,
          language,
          topic: slug,
          scope: scopeOf(text, slug),
          weight: LISTED_WEIGHT,
        }));
      });
    }),
  );
  const place = new URL("asked/", CONTENT);
  const asked = LANGUAGES.flatMap((language) =>
    readdirSync(place)
      .filter((name) => name.startsWith(`${language}-`) && ORDINARY.test(name))
      .toSorted()
      .flatMap((name) => parseAsked(readFileSync(new URL(name, place), "utf8"), name))
      .flatMap(({ article: topic, asked: texts }) =>
        texts.map((text) => ({ text, language, topic, scope: scopeOf(text, topic), weight: ASKED_WEIGHT })),
      ),
  );
  return [...listed, ...asked];
}

function articleFiles(place: URL): string[] {
  try {
    return readdirSync(place)
      .filter((name) => name.endsWith(".md"))
      .toSorted();
  } catch {
    return [];
  }
}

function scopeOfTopics(messages: readonly LabeledMessage[]): Map<string, "general" | "product"> {
  const counts = new Map<string, { general: number; product: number }>();
  for (const { labels } of messages) {
    if (!labels.topic || (labels.scope !== "general" && labels.scope !== "product")) continue;
    const count = counts.get(labels.topic) ?? { general: 0, product: 0 };
    count[labels.scope] += 1;
    counts.set(labels.topic, count);
  }
  return new Map(
    [...counts].map(([topic, { general, product }]) => [topic, product > general ? "product" : "general"]),
  );
}
