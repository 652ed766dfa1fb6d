import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROOT } from "./root";

/** Build output, installed packages and tests do not affect the bundles. */
const IRRELEVANT = /(^|\/)(dist|node_modules|\.types)(\/|$)|\.test\.tsx?$/;

/**
 * SHA-256 over names and contents of all files that match the globs (relative to `root`), then over `salt`. Contents,
 * not times, so that a fresh clone or a switched branch with the same sources is up to date.
 */
export function hashSources(globs: readonly string[], salt = "", root = ROOT): string {
  const hash = createHash("sha256");
  for (const file of listFiles(globs, root)) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update("\0");
  }
  return hash.update(salt).digest("hex");
}

/** Whether the stamp file holds exactly this hash. */
export function isStamped(stampPath: string, hash: string): boolean {
  return existsSync(stampPath) && readFileSync(stampPath, "utf8") === hash;
}

/** Call last, so that any failure before leaves the result stale. */
export function writeStamp(stampPath: string, hash: string): void {
  mkdirSync(dirname(stampPath), { recursive: true });
  writeFileSync(stampPath, hash);
}

/** Call before the work, so that unfinished work never counts as done. */
export function removeStamp(stampPath: string): void {
  rmSync(stampPath, { force: true });
}

function listFiles(globs: readonly string[], root: string): string[] {
  const files = new Set<string>();
  for (const glob of globs) {
    for (const file of new Bun.Glob(glob).scanSync({ cwd: root, dot: true, onlyFiles: true })) {
      const path = file.replaceAll("\\", "/");
      if (!IRRELEVANT.test(path)) files.add(path);
    }
  }
  return [...files].toSorted();
}
