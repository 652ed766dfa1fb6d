export type Theme = "dark" | "light";

/** The theme that the page shows: the reader's choice, otherwise the system's. */
export function currentTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  if (theme === "dark" || theme === "light") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}
