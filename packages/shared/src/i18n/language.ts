export const LANGUAGES = ["en", "zh"] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "en";

/** Browser storage key (and cookie name) under which a person's choice is kept. */
export const LANGUAGE_KEY = "language";

/** A stored value that is no language of ours is ignored. */
export function parseLanguage(value: unknown): Language {
  return LANGUAGES.includes(value as Language) ? (value as Language) : DEFAULT_LANGUAGE;
}
