import { chooseTheme, currentTheme } from "../lib/current-theme";

/** Makes every theme button of the page work, also those that are rendered later. */
export function startThemeToggle(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element) || !target.closest("[data-theme-toggle]")) return;
    chooseTheme(currentTheme() === "dark" ? "light" : "dark");
  });
}
