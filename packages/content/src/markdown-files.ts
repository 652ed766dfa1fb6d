import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "@wattleaf/shared/i18n/language";

export interface MarkdownFile {
  /** For error messages, such as `blog/en/1-demand-response.md`. */
  name: string;
  markdown: string;
}

/** Reads every Markdown file of a collection in one language, sorted by name: `<collection>/<language>/*.md`. */
export function readMarkdownFiles(collection: string, language: Language): MarkdownFile[] {
  const folder = fileURLToPath(new URL(`../${collection}/${language}`, import.meta.url));
  return readdirSync(folder)
    .filter((file) => file.endsWith(".md"))
    .toSorted()
    .map((file) => ({
      name: `${collection}/${language}/${file}`,
      markdown: readFileSync(join(folder, file), "utf8"),
    }));
}
