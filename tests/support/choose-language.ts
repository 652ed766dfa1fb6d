import type { Language } from "@wattleaf/shared/i18n/language";
import { LANGUAGE_KEY } from "@wattleaf/shared/i18n/language";
import type { Page } from "playwright";

/** For `before`: a browser in which the user chose this language earlier. */
export const chooseLanguage = (language: Language) => (page: Page) =>
  page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [LANGUAGE_KEY, language] as const);
