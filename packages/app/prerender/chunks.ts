import type { Language } from "@wattleaf/shared/i18n/language";
import type { Manifest, ManifestChunk } from "vite";
import type { SiteRoute } from "../src/routes";

const ENTRY = "src/entry-client.tsx";
const FONT_NAME = "inter-latin-wght-normal";

export interface RouteChunks {
  entry: string;
  /** Everything else that a route needs before it is interactive, including the entry's own imports. */
  preloads: string[];
  styles: string[];
  font: string | undefined;
}

/** The built files that a route needs in one language, from Vite's manifest. */
export function routeChunks(manifest: Manifest, route: SiteRoute, language: Language): RouteChunks {
  const needed = new Set<ManifestChunk>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no ${key}`);
    if (needed.has(chunk)) return;
    needed.add(chunk);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  const entry = chunkOf(manifest, ENTRY);
  visit(ENTRY);
  visit(`src/pages/${route.page}/index.tsx`);
  for (const area of ["common", ...route.areas]) visit(`../shared/src/i18n/messages/${language}/${area}.ts`);

  const url = (file: string) => `/${file}`;
  return {
    entry: url(entry.file),
    preloads: [...needed].filter((chunk) => chunk !== entry).map((chunk) => url(chunk.file)),
    styles: [...needed].flatMap((chunk) => chunk.css ?? []).map(url),
    font: fontOf(manifest),
  };
}

/** Only the entry, for the shell of client-rendered pages. */
export function shellChunks(manifest: Manifest) {
  const entry = chunkOf(manifest, ENTRY);
  return { entry: `/${entry.file}`, styles: (entry.css ?? []).map((file) => `/${file}`), font: fontOf(manifest) };
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
