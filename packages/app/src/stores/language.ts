import { DEFAULT_LANGUAGE, type Language } from "@wattleaf/shared/i18n/language";
import { createContext, use } from "react";
import { createStore, useStore } from "zustand";
import { dropAskedLanguage, rememberLanguage } from "../lib/language-choice";

interface LanguageState {
  language: Language;
  /** Switches once the messages are loaded, and remembers the choice. */
  choose: (language: Language) => Promise<void>;
}

/** One store per rendered tree: the prerenderer renders both languages in one process. */
export function createLanguageStore(language: Language) {
  return createStore<LanguageState>()((set, get) => ({
    language,
    choose: async (next) => {
      rememberLanguage(next);
      dropAskedLanguage();
      // Only the app changes its language in place; an island need not load what that takes.
      const { loadSameAreas } = await import("../lib/load-areas");
      await loadSameAreas(get().language, next);
      set({ language: next });
    },
  }));
}

export type LanguageStore = ReturnType<typeof createLanguageStore>;

export const LanguageContext = createContext<LanguageStore>(createLanguageStore(DEFAULT_LANGUAGE));

export function useLanguage(): Language {
  return useStore(use(LanguageContext), (state) => state.language);
}

export function useChooseLanguage(): LanguageState["choose"] {
  return useStore(use(LanguageContext), (state) => state.choose);
}
