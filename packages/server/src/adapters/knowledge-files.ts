import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createKnowledge, type KnowledgeBase } from "@wattleaf/assistant/knowledge/index";
import { type Article, parseArticle } from "@wattleaf/assistant/knowledge/article";
import { parseAsked, withAsked } from "@wattleaf/assistant/knowledge/asked-questions";
import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";

/**
 * Reads the articles, `<folder>/knowledge/<language>/<slug>.md`, and what people ask of their passages,
 * `<folder>/asked/<language>-*.jsonl`, once.
 *
 * @throws Error when an article is malformed, or a question is of a passage that there is not
 */
export function loadKnowledge(folder: string): KnowledgeBase {
  return createKnowledge(
    LANGUAGES.flatMap((language) => withAsked(articles(folder, language), asked(folder, language))),
    { languages: LANGUAGES },
  );
}

const articles = (folder: string, language: Language): Article[] =>
  filesIn(join(folder, "knowledge", language), (name) => name.endsWith(".md")).map(({ name, text }) =>
    parseArticle(text, language, `${language}/${name}`),
  );

const asked = (folder: string, language: Language) =>
  filesIn(join(folder, "asked"), (name) => name.startsWith(`${language}-`)).flatMap(({ name, text }) =>
    parseAsked(text, name),
  );

function filesIn(folder: string, isWanted: (name: string) => boolean): { name: string; text: string }[] {
  const names = readdirSync(folder).filter(isWanted).toSorted();
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
}
