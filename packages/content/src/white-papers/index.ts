import type { Language } from "@wattleaf/shared/i18n/language";
import { readMarkdownFiles } from "../markdown-files";
import { parsePaper, type WhitePaper } from "./paper";

export type { PaperFigure, WhitePaper } from "./paper";

/** The white papers of each language, in the order of their numbers. */
export function loadWhitePapers(): Record<Language, readonly WhitePaper[]> {
  return { en: loadPapers("en"), zh: loadPapers("zh") };
}

const loadPapers = (language: Language): WhitePaper[] =>
  readMarkdownFiles("white-papers", language)
    .map(({ name, markdown }) => parsePaper(markdown, name))
    .toSorted((a, b) => a.number.localeCompare(b.number));
