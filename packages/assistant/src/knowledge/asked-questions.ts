import { z } from "zod";
import type { Article, Passage } from "./article";

/** Questions as people ask them, one line for each passage that answers them. */
const rowSchema = z.strictObject({
  /** Its slug. */
  article: z.string(),
  /** The heading of the section; null for the opening. */
  section: z.string().nullable(),
  asked: z.array(z.string().min(1)).min(1),
});
type AskedRow = z.infer<typeof rowSchema>;

/**
 * Reads a file of questions, one JSON object a line.
 *
 * @throws Error that names the file and the line
 */
export function parseAsked(text: string, name: string): AskedRow[] {
  return text
    .trimEnd()
    .split("\n")
    .map((line, at) => {
      try {
        return rowSchema.parse(JSON.parse(line));
      } catch (cause) {
        throw new Error(`${name}, line ${at + 1}: not {"article", "section", "asked"}`, { cause });
      }
    });
}

/**
 * Articles of one language with the questions that people ask of their passages.
 *
 * @throws Error when a row is of an article or a section that there is not: its questions have to move with the text
 */
export function withAsked(articles: readonly Article[], rows: readonly AskedRow[]): Article[] {
  const known = new Set(articles.flatMap(({ slug, passages }) => passages.map(({ heading }) => keyOf(slug, heading))));
  const asked = new Map<string, string[]>();
  for (const row of rows) {
    const key = keyOf(row.article, row.section);
    if (!known.has(key))
      throw new Error(`Questions of "${row.section ?? "the opening"}": no such section in the article ${row.article}`);
    asked.set(key, [...(asked.get(key) ?? []), ...row.asked]);
  }
  return articles.map((article) => {
    const [opening, ...sections] = article.passages;
    const ask = (passage: Passage): Passage => ({
      ...passage,
      asked: asked.get(keyOf(article.slug, passage.heading)) ?? [],
    });
    return { ...article, passages: [ask(opening), ...sections.map(ask)] };
  });
}

const keyOf = (slug: string, heading: string | null): string => `${slug}\n${heading ?? ""}`;
