import { readdirSync, readFileSync } from "node:fs";
import type { Language } from "@wattleaf/shared/i18n/language";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";
import { parseArticle } from "../../../packages/assistant/src/knowledge/article";
import type { LabeledMessage } from "../labeled-messages";

/** A question that an article says it answers. */
export interface ListedQuestion {
  text: string;
  language: Language;
  /** The article's slug. */
  topic: string;
  /** Of the topic among the authors; none for the asker's own ("What is my base load?"), which the article only explains. */
  scope: "general" | "product" | undefined;
}

const OWN = /\b(?:my|mine|our|ours|i|i'm|i've|me|we|us)\b|我|咱|自家/i;

const CONTENT = new URL("../../../packages/assistant/content/", import.meta.url);

export function listedQuestions(messages: readonly LabeledMessage[]): ListedQuestion[] {
  const scopes = scopeOfTopics(messages);
  return ["knowledge", "drafts"].flatMap((folder) =>
    LANGUAGES.flatMap((language) => {
      const place = new URL(`${folder}/${language}/`, CONTENT);
      return articleFiles(place).flatMap((name) => {
        const { slug, title, questions } = parseArticle(readFileSync(new URL(name, place), "utf8"), language, name);
        return [title, ...questions].map((text) => ({
          text,
          language,
          topic: slug,
          scope: OWN.test(text) ? undefined : scopes.get(slug),
        }));
      });
    }),
  );
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
