import type { Language } from "@wattleaf/shared/i18n/language";
import { loadHelp } from "./help";
import type { Resource } from "./resource";

export const helpIn = (language: Language): Resource[] =>
  loadHelp()[language].map(({ slug, title, lead, keywords, questions }) => ({
    kind: "help",
    title,
    text: lead.replaceAll("`", ""),
    to: `/help/${slug}`,
    terms: [...keywords, ...questions].join(" "),
  }));
