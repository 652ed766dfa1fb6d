export type Theme = "dark" | "light";

/** Also read by the inline script in the head of every page, before the first paint. */
const THEME_KEY = "theme";

/** The reader's choice; null while the system's theme is shown. */
export function chosenTheme(): Theme | null {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || theme === "light" ? theme : null;
}

/** The theme that the page shows: the reader's choice, otherwise the system's. */
export const currentTheme = (): Theme =>
  chosenTheme() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/** Shows a theme from now on in this browser, or the system's. */
export function chooseTheme(theme: Theme | null): void {
  if (theme) document.documentElement.dataset["theme"] = theme;
  else delete document.documentElement.dataset["theme"];
  try {
    if (theme) localStorage.setItem(THEME_KEY, theme);
    else localStorage.removeItem(THEME_KEY);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
