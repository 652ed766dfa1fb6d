import { createHash } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import type { Language } from "@wattleaf/shared/i18n/language";
import { rollup, type OutputChunk, type RollupOptions } from "rollup";
import { launcherOptions, panelOptions } from "./rollup.config";

export interface WidgetAsset {
  /** Relative to the output folder, and to the site's root: "widget.js", "widget/panel.en.<hash>.js". */
  file: string;
  bytes: number;
  gzipBytes: number;
  /** For the script tag's `integrity`: "sha384-…". */
  integrity: string;
}

export interface WidgetManifest {
  launcher: WidgetAsset;
  /** An open chat loads the launcher and one of these. */
  panels: Record<Language, WidgetAsset>;
}

/**
 * Builds the widget into `outDir`: `widget.js` (the launcher), one `widget/panel.<language>.<hash>.js` for each language, and `manifest.json`.
 * The same sources give the same bytes. What an earlier build left under `widget/` is removed.
 *
 * @throws when a source does not compile or the bundler warns
 */
export async function buildWidget({ outDir }: { outDir: string }): Promise<WidgetManifest> {
  // The panels first: their hashed names are written into the launcher.
  const en = await bundle(panelOptions("en"));
  const zh = await bundle(panelOptions("zh"));
  const launcher = await bundle(launcherOptions({ en: en.fileName, zh: zh.fileName }));

  await rm(join(outDir, "widget"), { recursive: true, force: true });
  const manifest: WidgetManifest = {
    launcher: await emit(outDir, launcher),
    panels: { en: await emit(outDir, en), zh: await emit(outDir, zh) },
  };
  await writeFile(join(outDir, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function bundle(options: RollupOptions): Promise<OutputChunk> {
  const build = await rollup(options);
  const { output } = await build.generate(Array.isArray(options.output) ? {} : (options.output ?? {}));
  await build.close();
  if (output.length > 1) throw new Error(`Expected one file, got ${output.map((file) => file.fileName).join(", ")}`);
  return output[0];
}

async function emit(outDir: string, { fileName, code }: OutputChunk): Promise<WidgetAsset> {
  const path = join(outDir, fileName);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
  return {
    file: fileName,
    bytes: Buffer.byteLength(code),
    gzipBytes: gzipSync(code, { level: 9 }).length,
    integrity: `sha384-${createHash("sha384").update(code).digest("base64")}`,
  };
}

if (import.meta.main) {
  const outDir = process.argv[2] ?? fileURLToPath(new URL("dist", import.meta.url));
  const { launcher, panels } = await buildWidget({ outDir });
  for (const { file, gzipBytes } of [launcher, ...Object.values(panels)])
    process.stdout.write(`${file}  ${gzipBytes} B gzip\n`);
}
