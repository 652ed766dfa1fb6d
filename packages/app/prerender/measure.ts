import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { RouteList } from "./route-list";

export interface ScriptWeight {
  files: readonly string[];
  gzipBytes: number;
}

/** The JavaScript that a prerendered route (English) loads before it is interactive, gzipped file by file. */
export function measureRoute(outDir: string, path: string): ScriptWeight {
  const list = JSON.parse(readFileSync(join(outDir, "routes.json"), "utf8")) as RouteList;
  const files = list.scripts[path];
  if (!files) throw new Error(`${path} is not prerendered`);
  const sizes = files.map((file) => gzipSync(readFileSync(join(outDir, file))).byteLength);
  return { files, gzipBytes: sizes.reduce((sum, size) => sum + size, 0) };
}
