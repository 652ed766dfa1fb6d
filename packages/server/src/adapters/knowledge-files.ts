import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createKnowledge, type KnowledgeBase } from "@wattleaf/assistant/knowledge/index";
import { parseArticle } from "@wattleaf/assistant/knowledge/article";
import { LANGUAGES } from "@wattleaf/shared/i18n/language";

/**
 * Reads `<folder>/<language>/<slug>.md` once.
 *
 * @throws Error when an article is malformed
 */
export function loadKnowledge(folder: string): KnowledgeBase {
  const articles = LANGUAGES.flatMap((language) =>
    readdirSync(join(folder, language))
      .filter((file) => file.endsWith(".md"))
      .toSorted()
      .map((file) => parseArticle(readFileSync(join(folder, language, file), "utf8"), language, `${language}/${file}`)),
  );
  return createKnowledge(articles);
}
