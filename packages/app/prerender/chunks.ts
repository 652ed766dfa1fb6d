import type { Language } from "@wattleaf/shared/i18n/language";
import type { Manifest, ManifestChunk } from "vite";
import type { RouteKind, SiteRoute } from "../src/routes";

const APP_ENTRY = "src/entry-client.tsx";
const DOCUMENT_ENTRY = "src/entry-document.ts";
const FONT_NAME = "inter-latin-wght-normal";

/** By surface: each is bundled apart. */
export type Manifests = Readonly<Record<RouteKind, Manifest>>;

export interface RouteChunks {
  entry: string;
  /** Everything else that a route needs before it is interactive, including the entry's own imports. */
  preloads: string[];
  styles: string[];
  font: string | undefined;
}

/** The built files that a route needs in one language, from Vite's manifests. */
export function routeChunks(manifests: Manifests, route: SiteRoute, language: Language): RouteChunks {
  const manifest = manifests[route.kind];
  const isDocument = route.kind === "document";
  const entryKey = isDocument ? DOCUMENT_ENTRY : APP_ENTRY;
  const page = isDocument ? [] : [`src/pages/${route.page}/index.tsx`, ...messageFiles(route.areas, language)];
  const needed = closure(manifest, [entryKey, ...page]);
  const entry = chunkOf(manifest, entryKey);
  return {
    entry: url(entry.file),
    preloads: [...needed].filter((chunk) => chunk !== entry).map((chunk) => url(chunk.file)),
    styles: [...needed].flatMap((chunk) => chunk.css ?? []).map(url),
    font: fontOf(manifest),
  };
}

/** The scripts of the page's live parts (src/live), which run as soon as the page is there. */
export function liveScripts({ document: manifest }: Manifests, html: string): string[] {
  const names = Array.from(html.matchAll(/ data-live="([\w-]+)"/g), ([, name]) => `src/live/${name}.ts`);
  return addedTo(manifest, names);
}

/** The scripts that an island adds to its document when it is touched. */
export function islandScripts({ document: manifest }: Manifests, { name }: { name: string }): string[] {
  return addedTo(manifest, [`src/pages/${name}.island.tsx`, "src/document/hydrate.tsx"]);
}

/** What a document that has its entry loads for these. */
function addedTo(manifest: Manifest, keys: readonly string[]): string[] {
  const loaded = closure(manifest, [DOCUMENT_ENTRY]);
  return [...closure(manifest, keys)].filter((chunk) => !loaded.has(chunk)).map((chunk) => url(chunk.file));
}

/** Areas that share a file (src/lib/load-areas.ts). */
const SIGNED_IN_AREAS: readonly string[] = ["dashboard", "devices", "ranks", "utility"];

const messageFiles = (areas: readonly string[], language: Language) =>
  ["common", ...areas].map((area) => {
    const file = SIGNED_IN_AREAS.includes(area) ? "signed-in-areas" : kebab(area);
    return `../shared/src/i18n/messages/${language}/${file}.ts`;
  });

/** `whitePapers` is in white-papers.ts. */
const kebab = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const url = (file: string) => `/${file}`;

/** These chunks and everything that they import, not what they import later. */
function closure(manifest: Manifest, keys: readonly string[]): Set<ManifestChunk> {
  const found = new Set<ManifestChunk>();
  const visit = (key: string) => {
    const chunk = chunkOf(manifest, key);
    if (found.has(chunk)) return;
    found.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return found;
}

function chunkOf(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The manifest has no ${key}`);
  return chunk;
}

function fontOf(manifest: Manifest): string | undefined {
  const files = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  const font = files.find((file) => file.includes(FONT_NAME));
  return font && `/${font}`;
}
