import { isLanguage, rememberLanguage } from "../lib/language-choice";

const SCROLL_KEY = "languageScroll";

/**
 * The language buttons are a form that asks for this page with `?lang=`. With scripts the choice is remembered and the
 * page loads under its own address, where the reader was.
 */
export function startLanguageSwitch(): void {
  restoreScroll();
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>("[data-language]");
    const language = button ? (button.dataset["language"] ?? null) : null;
    if (!isLanguage(language)) return;
    event.preventDefault();
    rememberLanguage(language);
    const address = new URL(location.href);
    address.searchParams.delete("lang");
    storeScroll();
    // To the same address a replacement would do nothing.
    if (address.href === location.href) location.reload();
    else location.replace(address);
  });
}

function storeScroll(): void {
  try {
    sessionStorage.setItem(SCROLL_KEY, `${scrollY}`);
  } catch {
    // The other language then begins at the top.
  }
}

function restoreScroll(): void {
  try {
    const top = sessionStorage.getItem(SCROLL_KEY);
    sessionStorage.removeItem(SCROLL_KEY);
    if (top !== null) scrollTo({ top: Number(top), behavior: "instant" });
  } catch {
    // Nothing was stored.
  }
}
