import { DEFAULT_LANGUAGE, type Language } from "@wattleaf/shared/i18n/language";

/**
 * The first candidate that is a language of ours wins: the script tag's choice, then the page's, then the visitor's.
 * Only the primary subtag counts ("zh-Hant-TW" is read as "zh"): near is better than English.
 */
export function chooseLanguage(...candidates: readonly (string | null | undefined)[]): Language {
  const language = /(^|,)(en|zh)\b/i.exec(candidates.join())?.[2] ?? DEFAULT_LANGUAGE;
  return language.toLowerCase() as Language;
}
