import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { SetupError } from "../fail";
import { foldersOf, type LockedPackage } from "./lockfile";

/** Licenses of packages whose package.json names none: read by us in the license file that they come with. */
const READ_IN_LICENSE_FILE: Readonly<Record<string, string>> = { "png-js": "MIT" };

/** The fields of an installed package's package.json that the bill of materials uses. */
export interface Manifest {
  name: string;
  version: string;
  license?: string;
  author?: string | { name?: string; email?: string };
  description?: string;
  homepage?: string;
}

export interface ShippedPackage extends LockedPackage {
  /** Undefined if it is built for other systems than this one, and for this repository's own packages. */
  manifest: Manifest | undefined;
}

/**
 * Adds to each package what its installed copy says about itself.
 * @throws SetupError if a package that every system needs is missing, or another version is installed.
 */
export function readManifests(packages: readonly LockedPackage[], root: string): ShippedPackage[] {
  return packages.map((one) => ({ ...one, manifest: isOwn(one) ? undefined : readManifest(one, root) }));
}

/** Packages of this repository have no hash in the lockfile: they come from no registry. */
export function isOwn(one: LockedPackage): boolean {
  return one.integrity === undefined;
}

function readManifest({ key, name, version, onEverySystem }: LockedPackage, root: string): Manifest | undefined {
  const folders = foldersOf(key).flatMap((folder) => ["node_modules", folder]);
  const path = join(root, ...folders, "package.json");
  if (!existsSync(path)) {
    if (!onEverySystem) return undefined;
    throw new SetupError(`${name}@${version} is not installed; run: bun install`);
  }
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  const read = READ_IN_LICENSE_FILE[name];
  if (manifest.version === version) return read ? { license: read, ...manifest } : manifest;
  throw new SetupError(`bun.lock has ${name}@${version}, but ${manifest.version} is installed; run: bun install`);
}
