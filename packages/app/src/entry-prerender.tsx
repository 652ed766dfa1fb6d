import type { PictureMotif } from "@wattleaf/shared/domain/picture-motifs";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { SiteArea } from "@wattleaf/shared/i18n/messages/en";
import { descriptions as en } from "@wattleaf/shared/i18n/messages/en/descriptions";
import { descriptions as zh } from "@wattleaf/shared/i18n/messages/zh/descriptions";
import type { Messages } from "@wattleaf/shared/i18n/translate";
import { createElement } from "react";
import { renderToString, renderToStaticMarkup } from "react-dom/server";
import { App } from "./app";
import { Picture } from "./components/picture";
import { RenderIslandContext, type RenderIsland } from "./components/island";
import { DocumentRoot } from "./document/document-root";
import { idPrefixOf, IslandRoot } from "./document/island-root";
import type { DocumentHead, DocumentModule } from "./lib/document-page";
import type { IslandDefinition } from "./lib/island";
import { loadPage } from "./lib/pages";
import { loadAreas } from "./lib/load-areas";
import { pictureOf } from "./lib/page-pictures";
import { messagesOf, translateIn } from "./lib/messages";
import { findRoute, notFoundRoute, routes, type SiteRoute } from "./routes";
import { createLanguageStore, type LanguageStore } from "./stores/language";

const descriptions = { en, zh };
const islandModules = import.meta.glob<IslandDefinition<object>>("./pages/*/*.island.tsx", {
  eager: true,
  import: "island",
});
/** Every island of the site. */
export const islands = Object.values(islandModules);
const islandAreas = islands.flatMap(({ areas }) => areas);
const documents = import.meta.glob<DocumentModule>("./pages/*/document.tsx", { eager: true });

export { findRoute, notFoundRoute, pictureOf, routes };
export type { DocumentHead, SiteRoute };

export interface RenderedPage extends DocumentHead {
  html: string;
  /** By area: the messages that a document carries for its islands. */
  messages?: Readonly<Record<string, Messages>>;
}

/** A picture of the site's set as SVG of its own. */
export const drawPicture = (motif: PictureMotif): string =>
  renderToStaticMarkup(<Picture motif={motif} />).replace("<svg", `<svg xmlns="http://www.w3.org/2000/svg"`);

/** Renders one page of a route in one language, as a visitor sees it before any script runs. */
export function renderRoute(route: SiteRoute, path: string, language: Language): Promise<RenderedPage> {
  return route.kind === "document" ? renderDocumentPage(route, path, language) : renderAppPage(route, language);
}

async function renderAppPage(route: SiteRoute, language: Language): Promise<RenderedPage> {
  await loadPage(route, language);
  const html = renderToString(<App languageStore={createLanguageStore(language)} ssrPath={route.path} />);
  return { ...(await describeRoute(route, language)), html };
}

async function renderDocumentPage(route: SiteRoute, path: string, language: Language): Promise<RenderedPage> {
  const { Page, head } = documentOf(route);
  await loadAreas(language, [...route.areas, ...islandAreas]);
  const languageStore = createLanguageStore(language);
  const areas = new Set<SiteArea>();
  const props = { route, params: paramsOf(route.path, path) };
  const html = renderToStaticMarkup(
    <RenderIslandContext value={islandRenderer(languageStore, areas)}>
      <DocumentRoot languageStore={languageStore} path={path}>
        <Page {...props} />
      </DocumentRoot>
    </RenderIslandContext>,
  );
  const fallback = await describeRoute(route, language);
  const messages = Object.fromEntries([...areas].map((area) => [area, messagesOf(language, area)]));
  return { ...(head?.(props, language, fallback) ?? fallback), html, messages };
}

/** @param areas gets the message areas of what it renders */
function islandRenderer(languageStore: LanguageStore, areas: Set<SiteArea>): RenderIsland {
  return ({ name, areas: own, Component }, props) => {
    for (const area of ["common" as const, ...own]) areas.add(area);
    const root = createElement(IslandRoot, { languageStore, Component, props });
    return { __html: renderToString(root, { identifierPrefix: idPrefixOf(name) }) };
  };
}

/** Every path of a route: its own, or one for each page of a pattern. */
export function pathsOf(route: SiteRoute): string[] {
  if (!route.path.includes(":")) return [route.path];
  const instances = documentOf(route).instances?.() ?? [];
  return instances.map((params) => route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ""));
}

/** An address of the pattern that has no page of its own: what stands there is for all of them. */
export const missingPathOf = ({ path }: SiteRoute): string => path.replace(/:\w+/g, "404");

function documentOf(route: SiteRoute): DocumentModule {
  const found = documents[`./pages/${route.page}/document.tsx`];
  if (!found) throw new Error(`No document pages/${route.page}/document.tsx`);
  return found;
}

function paramsOf(pattern: string, path: string): Record<string, string> {
  const segments = path.split("/");
  const parts = pattern.split("/").map((part, index) => [part, segments[index] ?? ""] as const);
  return Object.fromEntries(
    parts.filter(([part]) => part.startsWith(":")).map(([part, value]) => [part.slice(1), value]),
  );
}

export async function describeRoute(route: SiteRoute, language: Language): Promise<DocumentHead> {
  await loadAreas(language, []);
  return { title: translateIn(language)(`meta.${route.name}.title`), description: descriptions[language][route.name] };
}
