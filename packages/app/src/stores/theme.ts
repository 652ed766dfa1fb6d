import { create } from "zustand";

export type Theme = "light" | "dark";

/** Also read by public/theme.js, before the first paint. */
const THEME_KEY = "theme";

interface ThemeState {
  theme: Theme;
  toggle: () => void;
  /** Applies the choice of theme.js and the system; called once after hydration. */
  sync: () => void;
}

const systemTheme = (): Theme => (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

function shownTheme(): Theme {
  const explicit = document.documentElement.dataset["theme"];
  return explicit === "dark" || explicit === "light" ? explicit : systemTheme();
}

function remember(theme: Theme) {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

export const useTheme = create<ThemeState>()((set, get) => ({
  theme: "light",
  toggle: () => {
    const theme = get().theme === "dark" ? "light" : "dark";
    document.documentElement.dataset["theme"] = theme;
    remember(theme);
    set({ theme });
  },
  sync: () => set({ theme: shownTheme() }),
}));
