import type { Language } from "@wattleaf/shared/i18n/language";

/** What the card of a page shows. */
export interface Preview {
  title: string;
  description: string;
  language: Language;
  /** SVG in plain colors. */
  picture: string;
}
