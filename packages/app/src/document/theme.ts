import { currentTheme } from "../lib/current-theme";

/** Also read by the inline script in the head of every page, before the first paint. */
const THEME_KEY = "theme";

/** Makes every theme button of the page work, also those that are rendered later. */
export function startThemeToggle(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-theme-toggle]")) return;
    const theme = currentTheme() === "dark" ? "light" : "dark";
    document.documentElement.dataset["theme"] = theme;
    try {
      localStorage.setItem(THEME_KEY, theme);
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  });
}
