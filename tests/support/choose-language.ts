import type { Language } from "@wattleaf/shared/i18n/language";
import { LANGUAGE_KEY } from "@wattleaf/shared/i18n/language";
import type { Page } from "playwright";

/** For `before`: the browser of somebody who has chosen this language earlier. */
export const chooseLanguage = (language: Language) => (page: Page) =>
  page.addInitScript(([key, chosen]) => localStorage.setItem(key, chosen), [LANGUAGE_KEY, language] as const);
