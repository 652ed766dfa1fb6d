export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

/** Browser storage key (and cookie name) of the user's choice. */
export const LANGUAGE_KEY = "language";

/** Ignores a stored value that is not a supported language. */
export function parseLanguage(value: unknown): Language {
  return LANGUAGES.includes(value as Language) ? (value as Language) : DEFAULT_LANGUAGE;
}
