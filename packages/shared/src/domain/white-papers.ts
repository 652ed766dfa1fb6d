import type { Language } from "../i18n/language";

/** The same values in every language; the site translates what it shows. */
export const WHITE_PAPER_CATEGORIES = [
  "Technology",
  "Market Analysis",
  "Case Studies",
  "Privacy & Security",
  "Blockchain",
] as const;

/** A paper as a reader downloads it. */
export const whitePaperPdfPath = (slug: string, language: Language): `/papers/${string}.pdf` =>
  language === "zh" ? `/papers/${slug}.zh.pdf` : `/papers/${slug}.pdf`;
