import type { AroundNavHandler } from "wouter";
import { findRoute } from "../routes";
import type { LanguageStore } from "../stores/language";
import { readyPage, requestPage } from "./pages";

/** How long the old page may stay while the next one loads; afterwards a placeholder is shown. */
const PATIENCE_MS = 400;

/** Loads a page before leaving the current one, so that fast connections never show a placeholder. */
export function navigateWhenReady(languageStore: LanguageStore): AroundNavHandler {
  let latest = 0;
  return async (navigate, to, options) => {
    const { language } = languageStore.getState();
    const route = findRoute(pathOf(to));
    const turn = ++latest;
    if (readyPage(route, language)) return navigate(to, options);
    const patience = new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE_MS));
    // A page that fails to load shows its own error.
    await Promise.race([requestPage(route, language), patience]);
    if (turn === latest) navigate(to, options);
  };
}

/** Starts loading the page of a link on hover or focus. */
export function prefetch(languageStore: LanguageStore, to: string): void {
  void requestPage(findRoute(pathOf(to)), languageStore.getState().language);
}

const pathOf = (to: string) => new URL(to, "http://path.invalid").pathname;
