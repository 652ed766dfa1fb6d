import { LANGUAGE_KEY, LANGUAGES, type Language, parseLanguage } from "@wattleaf/shared/i18n/language";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";

/** The URL parameter that selects a language: `?lang=zh`. */
const ADDRESS_FIELD = "lang";

const YEAR_SECONDS = 365 * DAY_SECONDS;

export const isLanguage = (value: string | null): value is Language => LANGUAGES.some((language) => language === value);

/** Storage can be blocked by browser settings; the site then works without remembering the choice. */
function readStored(): Language | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return isLanguage(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** The server reads the cookie, so that the next page is already in this language. */
function mirrorToCookie(language: Language) {
  // oxlint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is missing in Safari < 18.4
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}

export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage, only the cookie remembers the choice.
  }
  mirrorToCookie(language);
}

/**
 * An explicit `?lang=` wins (a link from a search result) and is remembered for the next page; then the user's earlier
 * choice, then the language of the HTML.
 */
export function initialLanguage(): Language {
  const asked = new URLSearchParams(location.search).get(ADDRESS_FIELD);
  if (isLanguage(asked)) {
    rememberLanguage(asked);
    return asked;
  }
  const stored = readStored();
  if (!stored) return parseLanguage(document.documentElement.lang);
  mirrorToCookie(stored);
  return stored;
}

/** After another choice: a URL with the old language would restore it on a reload. */
export function dropAskedLanguage(): void {
  const address = new URL(location.href);
  if (!address.searchParams.has(ADDRESS_FIELD)) return;
  address.searchParams.delete(ADDRESS_FIELD);
  history.replaceState(history.state, "", address);
}
