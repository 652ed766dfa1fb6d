import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from "@wattleaf/shared/i18n/language";
import type { Manifest } from "vite";
import type * as PrerenderEntry from "../src/entry-prerender";
import type { SiteRoute } from "../src/routes";
import { pageAddresses } from "./addresses";
import { routeChunks, shellChunks } from "./chunks";
import { renderDocument } from "./document";
import type { RouteList } from "./route-list";
import { renderRobots, renderSitemap } from "./sitemap";

/** Placeholder for the site's own origin in absolute URLs, which is unknown at build time: the server fills it in. */
const PLACEHOLDER_ORIGIN = "https://site-origin.invalid";

interface SiteBuild {
  outDir: string;
  manifest: Manifest;
  site: typeof PrerenderEntry;
}

/** Writes every prerendered page in every language, the empty shell, and the files that list them. */
export async function writePages(build: SiteBuild): Promise<void> {
  const { outDir, manifest, site } = build;
  const prerendered = [...site.routes.filter((route) => route.prerendered), site.notFoundRoute];
  for (const language of LANGUAGES) {
    for (const route of prerendered) await writePage(build, route, language);
  }
  write(outDir, "app.html", renderShell(manifest));

  const list: RouteList = {
    origin: PLACEHOLDER_ORIGIN,
    prerendered: site.routes.filter((route) => route.prerendered).map((route) => route.path),
    notFound: site.notFoundRoute.path,
    client: site.routes.filter((route) => !route.prerendered).map((route) => route.path),
    scripts: Object.fromEntries(
      prerendered.map((route) => {
        const { entry, preloads } = routeChunks(manifest, route, DEFAULT_LANGUAGE);
        return [route.path, [entry, ...preloads]];
      }),
    ),
  };
  write(outDir, "routes.json", JSON.stringify(list, null, 2));
  const indexed = prerendered.filter((route) => route.indexed !== false).map((route) => route.path);
  write(outDir, "sitemap.xml", renderSitemap(PLACEHOLDER_ORIGIN, indexed));
  write(outDir, "robots.txt", renderRobots(PLACEHOLDER_ORIGIN));
}

async function writePage({ outDir, manifest, site }: SiteBuild, route: SiteRoute, language: Language) {
  const { title, description, html } = await site.renderRoute(route, language);
  const { entry, preloads, styles, font } = routeChunks(manifest, route, language);
  const page = renderDocument({
    language,
    title,
    description,
    addresses: route.indexed === false ? undefined : pageAddresses(PLACEHOLDER_ORIGIN, route.path, language),
    scripts: [entry],
    styles,
    modulePreloads: preloads,
    font,
    html,
  });
  write(outDir, join(language, route.path, "index.html"), page);
}

/** For pages that depend on the user. Its language is only a first guess: the browser sets the real one. */
function renderShell(manifest: Manifest): string {
  const { entry, styles, font } = shellChunks(manifest);
  return renderDocument({
    language: DEFAULT_LANGUAGE,
    title: "Wattleaf",
    scripts: [entry],
    styles,
    modulePreloads: [],
    font,
  });
}

function write(outDir: string, path: string, text: string) {
  const file = join(outDir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Reads the manifest of the client build. */
export const readManifest = (outDir: string) =>
  JSON.parse(readFileSync(join(outDir, ".vite", "manifest.json"), "utf8")) as Manifest;
