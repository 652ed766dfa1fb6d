import type { Language } from "@wattleaf/shared/i18n/language";
import { descriptions as en } from "@wattleaf/shared/i18n/messages/en/descriptions";
import { descriptions as zh } from "@wattleaf/shared/i18n/messages/zh/descriptions";
import { renderToString } from "react-dom/server";
import { App } from "./app";
import { loadPage } from "./lib/pages";
import { loadAreas, translateIn } from "./lib/messages";
import { findRoute, notFoundRoute, routes, type SiteRoute } from "./routes";
import { createLanguageStore } from "./stores/language";

const descriptions = { en, zh };

export { findRoute, notFoundRoute, routes };
export type { SiteRoute };

export interface RenderedPage {
  title: string;
  description: string;
  /** Content of the root element. */
  html: string;
}

/** Renders one route in one language, as a visitor sees it before any script runs. */
export async function renderRoute(route: SiteRoute, language: Language): Promise<RenderedPage> {
  await loadPage(route, language);
  const html = renderToString(<App languageStore={createLanguageStore(language)} ssrPath={route.path} />);
  return { ...(await describeRoute(route, language)), html };
}

export async function describeRoute(route: SiteRoute, language: Language) {
  await loadAreas(language, []);
  return { title: translateIn(language)(`meta.${route.name}.title`), description: descriptions[language][route.name] };
}
