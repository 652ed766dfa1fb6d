import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../assistant", import.meta.url));
/** Its code and trained models, and its articles. */
const PARTS = ["src", "content"];

let known: Promise<string> | undefined;

/** Tells one version of the assistant from another: a digest of its code, models and articles, taken once. */
export const assistantDigest = (): Promise<string> => (known ??= digest());

async function digest(): Promise<string> {
  const hash = createHash("sha256");
  // One after the other: together they are megabytes.
  // oxlint-disable-next-line no-await-in-loop
  for (const file of files()) hash.update(relative(ROOT, file)).update(await readFile(file));
  return hash.digest("base64url");
}

/** The same, for a Worker that has nothing else to do meanwhile. */
export function assistantDigestNow(): string {
  const hash = createHash("sha256");
  for (const file of files()) hash.update(relative(ROOT, file)).update(readFileSync(file));
  return hash.digest("base64url");
}

const files = (): string[] =>
  PARTS.flatMap((part) => readdirSync(join(ROOT, part), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted();
