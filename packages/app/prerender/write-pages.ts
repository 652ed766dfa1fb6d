import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";
import type * as PrerenderEntry from "../src/entry-prerender";
import { SESSION_QUESTION } from "../src/lib/session-question";
import { SITE_ORIGIN } from "../src/lib/site-origin";
import type { SiteRoute } from "../src/routes";
import { plainColors } from "../previews/colors";
import { writePreview } from "../previews/write-previews";
import { pageAddresses } from "./addresses";
import { islandScripts, liveScripts, type Manifests, routeChunks } from "./chunks";
import { renderDocument } from "./document";
import { inlineScriptHashes } from "./inline-scripts";
import type { RouteList } from "./route-list";
import { renderRobots, renderSitemap } from "./sitemap";

interface SiteBuild {
  outDir: string;
  manifests: Manifests;
  site: typeof PrerenderEntry;
}

/** Writes every prerendered page and every shell in every language, and the files that list them. */
export async function writePages(build: SiteBuild): Promise<void> {
  const { outDir, manifests, site } = build;
  const pages = [...site.routes.filter((route) => route.prerendered), site.notFoundRoute].flatMap((route) =>
    site.pathsOf(route).map((path) => ({ route, path })),
  );
  const missing = site.routes
    .filter(({ ownNotFound }) => ownNotFound)
    .map((route): SitePage => ({ route: { ...route, indexed: false }, path: site.missingPathOf(route) }));
  const shells = site.routes.filter(({ path, prerendered, signedInPath }) => !prerendered || signedInPath === path);
  const live = new Map<string, readonly string[]>();
  for (const language of LANGUAGES) {
    for (const page of [...pages, ...missing]) {
      const html = await writePage(build, page, language);
      if (language === DEFAULT_LANGUAGE) live.set(page.path, liveScripts(manifests, html));
    }
    for (const route of shells) await writeShell(build, route, language);
  }

  const list: RouteList = {
    origin: SITE_ORIGIN,
    prerendered: pages.filter(({ route }) => route !== site.notFoundRoute).map(({ path }) => path),
    app: pages.filter(({ route }) => route.kind === "app").map(({ path }) => path),
    notFound: site.notFoundRoute.path,
    notFoundOf: Object.fromEntries(missing.map(({ route, path }) => [route.path, path])),
    client: Object.fromEntries(shells.map((route) => [route.path, shellPath(route)])),
    signedIn: Object.fromEntries(
      site.routes.flatMap(({ path, signedInPath }) => (signedInPath ? [[path, signedInPath]] : [])),
    ),
    inlineScripts: inlineScriptHashes(),
    scripts: Object.fromEntries(
      pages.map(({ route, path }) => [path, [...scriptsOf(manifests, route), ...(live.get(path) ?? [])]]),
    ),
    shellScripts: Object.fromEntries(shells.map((route) => [route.path, scriptsOf(manifests, route)])),
    islands: Object.fromEntries(site.islands.map((island) => [island.name, islandScripts(manifests, island)])),
  };
  write(outDir, "routes.json", JSON.stringify(list, null, 2));
  const indexed = pages.filter(({ route }) => route.indexed !== false).map(({ path }) => path);
  write(outDir, "sitemap.xml", renderSitemap(SITE_ORIGIN, indexed));
  write(outDir, "robots.txt", renderRobots(SITE_ORIGIN));
}

/** What a route's English page loads before anything is touched. */
function scriptsOf(manifests: Manifests, route: SiteRoute): string[] {
  const { entry, preloads } = routeChunks(manifests, route, DEFAULT_LANGUAGE);
  return [entry, ...preloads];
}

interface SitePage {
  route: SiteRoute;
  path: string;
}

/** @returns its HTML */
async function writePage(
  { outDir, manifests, site }: SiteBuild,
  { route, path }: SitePage,
  language: Language,
): Promise<string> {
  const { picture, ...rendered } = await site.renderRoute(route, path, language);
  const { entry, preloads, styles, font } = routeChunks(manifests, route, language);
  const page = renderDocument({
    ...rendered,
    kind: route.kind,
    language,
    addresses: route.indexed === false ? undefined : pageAddresses(SITE_ORIGIN, path, language),
    scripts: [entry],
    styles,
    modulePreloads: preloads,
    font,
  });
  write(outDir, join(language, path, "index.html"), page);
  if (route.indexed === false) return page;
  const { title, description } = rendered;
  await writePreview(outDir, path, {
    title: withoutSiteName(title),
    description,
    language,
    picture: plainColors(site.drawPicture(picture ?? site.pictureOf(route))),
  });
  return page;
}

/** The card has the name already. */
const withoutSiteName = (title: string) => title.replace(/ – Wattleaf$/, "");

/** Without content, which depends on the user; it names what its page loads, so that nothing waits for the entry. */
async function writeShell({ outDir, manifests, site }: SiteBuild, route: SiteRoute, language: Language): Promise<void> {
  const { entry, preloads, styles, font } = routeChunks(manifests, route, language);
  const page = renderDocument({
    ...(await site.describeRoute(route, language)),
    kind: "app",
    language,
    scripts: [entry],
    styles,
    modulePreloads: preloads,
    font,
    questions: [SESSION_QUESTION],
  });
  write(outDir, join(language, shellPath(route)), page);
}

const shellPath = ({ name }: SiteRoute) => `shell/${name}.html`;

function write(outDir: string, path: string, text: string) {
  const file = join(outDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
