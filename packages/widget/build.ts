import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type Language, LANGUAGES } from "@wattleaf/shared/i18n/language";
import { rollup, type OutputChunk } from "rollup";
import { buildPackage } from "./package-build";
import {
  type BundleOptions,
  launcherOptions,
  PART_NAMES,
  panelOptions,
  type PartName,
  partOptions,
} from "./rollup.config";

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
  /** The same under an address of its own, for pages that pin it by its integrity. */
  pinned: WidgetAsset;
  /** An open chat loads the launcher and one of these. */
  panels: Record<Language, WidgetAsset>;
  /** Loaded by the panel when they are needed. */
  parts: Record<Language, Record<PartName, WidgetAsset>>;
}

/**
 * Builds the widget into `outDir`: `widget.js` (the launcher), the panel and its parts in each language under
 * `widget/`, the launcher again as `widget/launcher.<hash>.js` with `widget/release.json` that names it,,
 * `manifest.json`, and the npm package in `npm/`. The same sources give the same bytes. Files of the last {@link KEPT_RELEASES} builds stay: pages pin
 * them.
 *
 * @throws when a source does not compile or the bundler warns
 */
export async function buildWidget({ outDir }: { outDir: string }): Promise<WidgetManifest> {
  // From the inside out: the hashed names of the parts are written into the panel, the panels' into the launcher.
  const parts = await bundleParts();
  const panels = await bundleLanguages(panelOptions(mapLanguages((language) => namesOf(parts[language]))));
  const [launcher, pinned] = (await bundle(
    launcherOptions([
      { fileName: "widget.js", panelPaths: mapLanguages((language) => panels[language].fileName) },
      { fileName: "widget/launcher.[hash].js", panelPaths: mapLanguages((language) => nameOf(panels[language])) },
    ]),
  )) as [OutputChunk, OutputChunk];

  const releases = await readReleases(outDir);
  const manifest: WidgetManifest = {
    launcher: await emit(outDir, launcher),
    pinned: await emit(outDir, pinned),
    panels: { en: await emit(outDir, panels.en), zh: await emit(outDir, panels.zh) },
    parts: { en: await emitParts(outDir, parts.en), zh: await emitParts(outDir, parts.zh) },
  };
  const files = [pinned, panels.en, panels.zh, ...PART_NAMES.flatMap((name) => [parts.en[name], parts.zh[name]])];
  const release = { src: `/${pinned.fileName}`, integrity: manifest.pinned.integrity };
  await writeFile(join(outDir, "widget", "release.json"), JSON.stringify(release));
  await keepReleases(outDir, [files.map(({ fileName }) => fileName), ...releases]);
  await buildPackage({ outDir: join(outDir, "npm") });
  await writeFile(join(outDir, "manifest.json"), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** A page that pins a launcher by its integrity has so many builds' time to move on. */
const KEPT_RELEASES = 10;
const RELEASES_FILE = "releases.json";

/** The files of each build, newest first. */
type Releases = readonly (readonly string[])[];

async function readReleases(outDir: string): Promise<Releases> {
  try {
    return JSON.parse(await readFile(join(outDir, RELEASES_FILE), "utf8")) as Releases;
  } catch {
    return [];
  }
}

/** Removes what none of the last builds has. */
async function keepReleases(outDir: string, releases: Releases) {
  const different = [...new Map(releases.map((files) => [files.join(), files])).values()].slice(0, KEPT_RELEASES);
  const kept = new Set([...different.flat(), "widget/release.json"]);
  for (const file of await readdir(join(outDir, "widget")))
    if (!kept.has(`widget/${file}`)) await rm(join(outDir, "widget", file));
  await writeFile(join(outDir, RELEASES_FILE), JSON.stringify(different));
}

type Parts = Record<PartName, OutputChunk>;

async function bundleParts(): Promise<Record<Language, Parts>> {
  const bundled: [PartName, Record<Language, OutputChunk>][] = [];
  for (const name of PART_NAMES) bundled.push([name, await bundleLanguages(partOptions(name))]);
  return mapLanguages(
    (language) => Object.fromEntries(bundled.map(([name, chunks]) => [name, chunks[language]])) as Parts,
  );
}

const nameOf = ({ fileName }: OutputChunk) => basename(fileName);
const namesOf = (parts: Parts) =>
  Object.fromEntries(PART_NAMES.map((name) => [name, nameOf(parts[name])])) as Record<PartName, string>;

const mapLanguages = <T>(valueOf: (language: Language) => T) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, valueOf(language)])) as Record<Language, T>;

async function emitParts(outDir: string, parts: Record<PartName, OutputChunk>) {
  const emitted: [string, WidgetAsset][] = [];
  for (const name of PART_NAMES) emitted.push([name, await emit(outDir, parts[name])]);
  return Object.fromEntries(emitted) as Record<PartName, WidgetAsset>;
}

async function bundleLanguages(options: BundleOptions): Promise<Record<Language, OutputChunk>> {
  const chunks = await bundle(options);
  return Object.fromEntries(LANGUAGES.map((language, at) => [language, chunks[at]])) as Record<Language, OutputChunk>;
}

/** The file of each output, in their order. */
async function bundle(options: BundleOptions): Promise<OutputChunk[]> {
  const build = await rollup(options);
  const chunks: OutputChunk[] = [];
  for (const outputOptions of options.output) {
    const { output } = await build.generate(outputOptions);
    if (output.length > 1) throw new Error(`Expected one file, got ${output.map((file) => file.fileName).join(", ")}`);
    chunks.push(output[0]);
  }
  await build.close();
  return chunks;
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
  const { launcher, panels, parts } = await buildWidget({ outDir });
  for (const { file, gzipBytes } of [
    launcher,
    ...Object.values(panels),
    ...Object.values(parts).flatMap(Object.values),
  ])
    process.stdout.write(`${file}  ${gzipBytes} B gzip\n`);
}
