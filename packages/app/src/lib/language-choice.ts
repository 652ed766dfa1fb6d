import { LANGUAGE_KEY, LANGUAGES, type Language, parseLanguage } from "@wattleaf/shared/i18n/language";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";

const YEAR_SECONDS = 365 * DAY_SECONDS;

const isLanguage = (value: string | null): value is Language => LANGUAGES.some((language) => language === value);

/** Storage can be forbidden by the browser's settings; the site then works without a memory. */
function readStored(): Language | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The server reads the cookie, so that the next page already comes in this language. */
function mirrorToCookie(language: Language) {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in Safari < 18.4
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage the cookie alone remembers.
  }
  mirrorToCookie(language);
}

/** An explicit `?lang=` wins (a link from a search result), then the person's own choice, then the HTML that was sent. */
export function initialLanguage(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isLanguage(asked)) return asked;
  const stored = readStored();
  if (!stored) return parseLanguage(document.documentElement.lang);
  mirrorToCookie(stored);
  return stored;
}
