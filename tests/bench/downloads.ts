import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type BenchRow, row } from "./measure";

const fileOf = (path: string) => fileURLToPath(new URL(`../../packages/${path}`, import.meta.url));

interface WidgetManifest {
  launcher: { file: string };
  panels: Record<string, { file: string }>;
}

interface SiteManifest {
  scripts: Record<string, string[]>;
  islands: Record<string, string[]>;
}

/** What a visitor downloads, gzipped: the widget's two parts, and the landing page's scripts; and the typed client. */
export async function benchDownloads(): Promise<BenchRow[]> {
  const widget = readManifest<WidgetManifest>("widget/dist/manifest.json");
  const site = readManifest<SiteManifest>("app/dist/routes.json");
  const launcher = kilobytes([`widget/dist/${widget.launcher.file}`]);
  const panels = Object.entries(widget.panels).map(([language, { file }]) =>
    row(`widget with an open chat (${language}), gzip`, launcher + kilobytes([`widget/dist/${file}`]), "KB", 18),
  );
  const landing = kilobytes((site.scripts["/"] ?? []).map((path) => `app/dist${path}`));
  const touched = kilobytes((site.islands["home/hero"] ?? []).map((path) => `app/dist${path}`));
  return [
    row("widget launcher, gzip", launcher, "KB", 3),
    ...panels,
    row("typed client, gzip", kilobytes(["client/dist/index.js"]), "KB", 12),
    row("landing page's JavaScript before anything is touched, gzip", landing, "KB", 12),
    row("the same after the chat card was touched, gzip", landing + touched, "KB", 95),
  ];
}

function readManifest<T>(path: string): T {
  const file = fileOf(path);
  if (!existsSync(file)) throw new Error("Nothing is built: run `bun run build` first");
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

/** In KB of 1,000 bytes; each file compressed separately, as it is served. */
const kilobytes = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + gzipSync(readFileSync(fileOf(path)), { level: 9 }).length, 0) / 1000;
