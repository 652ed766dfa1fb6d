import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { createKnowledge, type KnowledgeBase, type PackedCosineIndex } from "@wattleaf/assistant/knowledge/index";
import { type Article, parseArticle } from "@wattleaf/assistant/knowledge/article";
import { parseAsked, withAsked } from "@wattleaf/assistant/knowledge/asked-questions";
import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";
import { assistantDigestNow } from "./assistant-digest";
import { cacheFolder, MadeFile } from "./made-file";

/** What is made of the files, and takes most of the time. */
interface MadeKnowledge {
  articles: Article[];
  asked: Record<Language, PackedCosineIndex>;
}

/**
 * Reads the assistant's articles, `<folder>/knowledge/<language>/<slug>.md`, and what people ask of their passages,
 * `<folder>/asked/<language>-*.jsonl`, once. What the first server makes of them is kept in a file for the next ones: from
 * there it takes a quarter of the time.
 *
 * @throws Error when an article is malformed, or a question is of a passage that there is not
 */
export function loadKnowledge(folder: string): KnowledgeBase {
  const file = new MadeFile<MadeKnowledge>(cacheFolder("wattleaf-knowledge"), assistantDigestNow());
  const made = file.read();
  if (made) return createKnowledge(made.articles, { languages: LANGUAGES, asked: made.asked });
  const all = LANGUAGES.flatMap((language) => withAsked(articles(folder, language), asked(folder, language)));
  const knowledge = createKnowledge(all, { languages: LANGUAGES });
  file.write({
    articles: all,
    asked: { en: knowledge.index("en").packedAsked, zh: knowledge.index("zh").packedAsked },
  });
  return knowledge;
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
