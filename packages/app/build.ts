import { rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type InlineConfig } from "vite";
import { writePapers } from "./papers/write-papers";
import { readManifest, writePages } from "./prerender/write-pages";
import type * as PrerenderEntry from "./src/entry-prerender";
import viteConfig from "./vite.config";

/** Imported here, because Vite would bundle it first. */
const config: InlineConfig = { ...viteConfig, configFile: false, logLevel: "warn" };

/**
 * Builds the site: hashed client assets, then every public route as HTML in each language, and the white papers as PDF.
 * The output has only the files to serve, and routes.json, which tells the server how.
 */
export async function buildApp({ outDir }: { outDir: string }): Promise<void> {
  const input = ["src/entry-client.tsx", "src/entry-document.ts"].map((entry) =>
    fileURLToPath(new URL(entry, import.meta.url)),
  );
  const prerenderEntry = fileURLToPath(new URL("src/entry-prerender.tsx", import.meta.url));
  const prerenderDir = join(outDir, ".prerender");

  await build({
    ...config,
    build: {
      ...viteConfig.build,
      outDir,
      emptyOutDir: true,
      rolldownOptions: { ...viteConfig.build?.rolldownOptions, input },
    },
  });
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
    await writePages({ outDir, manifest: readManifest(outDir), site });
    await writePapers(outDir);
  } finally {
    rmSync(prerenderDir, { recursive: true, force: true });
    rmSync(join(outDir, ".vite"), { recursive: true, force: true });
  }
}
