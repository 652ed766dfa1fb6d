import type { Language } from "@wattleaf/shared/i18n/language";
import { renderToString } from "react-dom/server";
import { App } from "./app";
import { loadPage } from "./lib/pages";
import { loadAreas, translateIn } from "./lib/messages";
import { notFoundRoute, routes, type SiteRoute } from "./routes";
import { createLanguageStore } from "./stores/language";

export { notFoundRoute, routes };
export type { SiteRoute };

export interface RenderedPage {
  title: string;
  description: string;
  /** Content of the root element. */
  html: string;
}

/** Renders one route in one language, as a visitor sees it before any script has run. */
export async function renderRoute(route: SiteRoute, language: Language): Promise<RenderedPage> {
  await loadPage(route, language);
  const html = renderToString(<App languageStore={createLanguageStore(language)} ssrPath={route.path} />);
  return { ...(await describeRoute(route, language)), html };
}

export async function describeRoute(route: SiteRoute, language: Language) {
  await loadAreas(language, []);
  const t = translateIn(language);
  return { title: t(`meta.${route.name}.title`), description: t(`meta.${route.name}.description`) };
}
