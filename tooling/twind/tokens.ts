/**
 * The colors of Wattleaf. Everything else (the page's `:root`, the widget's `:host`, twind's color names, the contrast
 * test) is derived from these two tables.
 */
export const lightTokens = {
  paper: "#f8faf6",
  surface: "#ffffff",
  sunken: "#eef2ec",
  ink: "#111c16",
  muted: "#536259",
  line: "#dbe3db",
  "line-strong": "#7b8a80",
  brand: "#34a853",
  "brand-strong": "#18753a",
  "on-brand": "#ffffff",
  "brand-soft": "#e2f3e6",
  forest: "#0d2b1d",
  "on-forest": "#f2f8f2",
  "on-forest-muted": "#a9c6b4",
  amber: "#9a5b00",
  "amber-bright": "#e39b17",
  "amber-soft": "#fcefd7",
  danger: "#b3261e",
  "danger-soft": "#fbe8e6",
} as const;

export type TokenName = keyof typeof lightTokens;

/** Dark lightens the strong green and the signal colors, so that they stay readable as text. */
export const darkTokens: Record<TokenName, string> = {
  paper: "#0c1410",
  surface: "#141e18",
  sunken: "#080d0a",
  ink: "#e9f1eb",
  muted: "#9db1a4",
  line: "#27362d",
  "line-strong": "#6d8275",
  brand: "#34a853",
  "brand-strong": "#62cf80",
  "on-brand": "#06190d",
  "brand-soft": "#14321f",
  forest: "#0a2418",
  "on-forest": "#f2f8f2",
  "on-forest-muted": "#a9c6b4",
  amber: "#f2b648",
  "amber-bright": "#f2b648",
  "amber-soft": "#36280d",
  danger: "#ff8f85",
  "danger-soft": "#3c1a17",
};

export const tokenNames = Object.keys(lightTokens) as TokenName[];

/** The CSS reference of a token, for example `var(--wl-ink)`. */
export const tokenVar = (name: TokenName) => `var(--wl-${name})`;

function declarations(scheme: "light" | "dark"): string {
  const values = scheme === "light" ? lightTokens : darkTokens;
  return [`color-scheme:${scheme}`, ...tokenNames.map((name) => `--wl-${name}:${values[name]}`)].join(";");
}

/**
 * Tokens for a page: the system's scheme on `:root`, overridden by `data-theme` on any element (so that both themes can
 * be shown side by side). Equal specificity throughout, so that the later, explicit choice wins; but not over a contrast
 * theme, which brings its own ground, dark or light.
 */
export function pageTokensCss(): string {
  return schemeRules(":root", "[data-theme=light]", "[data-theme=dark]");
}

/** The same tokens on the host element of a shadow root. */
export function shadowTokensCss(): string {
  return schemeRules(":host", ":host([data-theme=light])", ":host([data-theme=dark])");
}

function schemeRules(root: string, explicitLight: string, explicitDark: string): string {
  return [
    `${root}{${declarations("light")}}`,
    `@media (prefers-color-scheme:dark){${root}{${declarations("dark")}}}`,
    `@media (forced-colors:none){${explicitLight}{${declarations("light")}}`,
    `${explicitDark}{${declarations("dark")}}}`,
  ].join("\n");
}
