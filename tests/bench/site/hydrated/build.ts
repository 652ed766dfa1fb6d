import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build, type InlineConfig, type Plugin } from "vite";
import viteConfig from "../../../../packages/app/vite.config";
import type { Language } from "../../../../packages/shared/src/i18n/language";

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Every part of a page is in its tree. */
const withoutIslands: Plugin = {
  name: "bench-without-islands",
  enforce: "pre",
  resolveId: (source) => (/(^|\/)components\/island$/.test(source) ? here("island.tsx") : null),
};

const config: InlineConfig = {
  ...viteConfig,
  configFile: false,
  logLevel: "error",
  publicDir: false,
  plugins: [withoutIslands, ...(viteConfig.plugins ?? [])],
};

export interface HydratedSite {
  /** Serves its scripts below /hydrated/. */
  folder: string;
  entry: string;
  renderPage(path: string, language: Language): Promise<string>;
}

/** Builds the site's documents as they would be if React hydrated them whole. */
export async function buildHydratedSite(folder: string): Promise<HydratedSite> {
  const clientDir = join(folder, "client");
  const serverDir = join(folder, "server");
  await build({
    ...config,
    base: "/hydrated/",
    build: {
      ...viteConfig.build,
      target: "esnext",
      outDir: clientDir,
      rolldownOptions: { input: here("client.tsx"), output: { entryFileNames: "entry.js" } },
    },
  });
  await build({
    ...config,
    ssr: { noExternal: true },
    build: { outDir: serverDir, manifest: false, ssr: here("server.tsx") },
  });
  const { renderPage } = (await import(pathToFileURL(join(serverDir, "server.js")).href)) as Pick<
    HydratedSite,
    "renderPage"
  >;
  return { folder: clientDir, entry: "/hydrated/entry.js", renderPage };
}
