import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type InlineConfig, type Manifest, type Rolldown } from "vite";
import { appChunks } from "./app-chunks";
import { writePapers } from "./papers/write-papers";
import type { Manifests } from "./prerender/chunks";
import { writePages } from "./prerender/write-pages";
import type * as PrerenderEntry from "./src/entry-prerender";
import viteConfig from "./vite.config";

/** Imported here, because Vite would bundle it first. */
const config: InlineConfig = { ...viteConfig, configFile: false, logLevel: "warn" };

type ChunkGroup = Rolldown.CodeSplittingGroup;

/** What almost every island uses: in chunks of their own, these few lines each would cost more in headers than in code. */
const KIT = /src\/(ui\/(button|button\.variants|icon-button|slot|progress|use-held)|components\/site-link)\.tsx?$/;

/** Documents and the app are bundled apart. An island adds only what it needs to a document, in small chunks. */
const SURFACES: Record<keyof Manifests, { entry: string; groups: ChunkGroup[] }> = {
  document: { entry: "src/entry-document.ts", groups: [{ name: "kit", test: KIT }] },
  app: { entry: "src/entry-client.tsx", groups: appChunks() },
};

/**
 * Builds the site: hashed client assets, then every public route as HTML in each language, and the white papers as PDF.
 * The output has only the files to serve, and routes.json, which tells the server how.
 */
export async function buildApp({ outDir }: { outDir: string }): Promise<void> {
  const prerenderEntry = fileURLToPath(new URL("src/entry-prerender.tsx", import.meta.url));
  const prerenderDir = join(outDir, ".prerender");

  rmSync(outDir, { recursive: true, force: true });
  const manifests: Manifests = {
    document: await buildSurface("document", outDir),
    app: await buildSurface("app", outDir),
  };
  await build({
    ...config,
    // The renderer is only needed during this build; the client build writes the public files.
    publicDir: false,
    // Self-contained, so that it runs from any output folder.
    ssr: { noExternal: true },
    build: { outDir: prerenderDir, emptyOutDir: true, manifest: false, ssr: prerenderEntry },
  });
  try {
    const moduleUrl = pathToFileURL(join(prerenderDir, "entry-prerender.js")).href;
    const site = (await import(moduleUrl)) as typeof PrerenderEntry;
    await writePages({ outDir, manifests, site });
    await writePapers(outDir);
  } finally {
    rmSync(prerenderDir, { recursive: true, force: true });
    rmSync(join(outDir, ".vite"), { recursive: true, force: true });
  }
}

async function buildSurface(name: keyof Manifests, outDir: string): Promise<Manifest> {
  const { entry, groups } = SURFACES[name];
  const manifest = `.vite/${name}.json`;
  await build({
    ...config,
    build: {
      ...viteConfig.build,
      outDir,
      emptyOutDir: false,
      manifest,
      rolldownOptions: {
        input: fileURLToPath(new URL(entry, import.meta.url)),
        output: {
          codeSplitting: { groups },
          // Both have the same style sheet, which a reader of both loads once.
          assetFileNames: ({ names }) => `assets/${names[0]?.endsWith(".css") ? "site" : "[name]"}-[hash][extname]`,
        },
      },
    },
  });
  return JSON.parse(readFileSync(join(outDir, manifest), "utf8")) as Manifest;
}
