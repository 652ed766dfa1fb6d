import { z } from "zod";
import { SetupError } from "../fail";

/** A package as bun.lock resolves it. */
export interface LockedPackage {
  /** Its place in the tree: `ajv`, or `newman/ajv` for the copy inside newman. */
  key: string;
  name: string;
  version: string;
  /** Subresource integrity, such as `sha512-…`; undefined for the packages of this repository. */
  integrity: string | undefined;
  /** False for builds for some systems and what only these need. They are only installed where they fit. */
  onEverySystem: boolean;
  /** Keys. */
  dependsOn: readonly string[];
}

const DependencyMap = z.record(z.string(), z.string()).default({});

const Dependencies = z.object({
  dependencies: DependencyMap,
  optionalDependencies: DependencyMap,
  peerDependencies: DependencyMap,
  optionalPeers: z.array(z.string()).default([]),
});
type Dependencies = z.infer<typeof Dependencies>;

const Workspace = Dependencies.extend({ name: z.string(), version: z.string().default("0.0.0") });
const RegistryEntry = z.tuple([
  z.string(),
  z.string(),
  Dependencies.extend({ os: z.unknown().optional(), cpu: z.unknown().optional(), libc: z.unknown().optional() }),
  z.string(),
]);
const Lockfile = z.object({
  workspaces: z.object({ "": Workspace }).catchall(Workspace),
  packages: z.record(z.string(), z.tuple([z.string()], z.unknown())),
});
type Lockfile = z.infer<typeof Lockfile>;

/**
 * What a production install contains: this repository's own packages and, transitively, what they need to build and
 * run. Dev dependencies and the examples are left out. The first one is the product itself.
 * @throws SetupError if bun.lock lacks a dependency.
 */
export function shippedPackages(lockText: string): LockedPackage[] {
  const lockfile = Lockfile.parse(Bun.JSONC.parse(lockText));
  const product = readProduct(lockfile);
  const everywhere = reachableFrom(product, lockfile, (one) => one.onEverySystem);
  const all = reachableFrom(product, lockfile, () => true);
  const sorted = [...all.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return [
    product,
    ...sorted.map((one) => ({ ...one, onEverySystem: everywhere.get(one.key)?.onEverySystem ?? false })),
  ];
}

function readProduct(lockfile: Lockfile): LockedPackage {
  const { name, version, ...dependencies } = lockfile.workspaces[""];
  const own = Object.entries(lockfile.workspaces).filter(([folder]) => folder.startsWith("packages/"));
  const dependsOn = [...own.map(([, workspace]) => workspace.name), ...resolveAll(lockfile, "", dependencies)];
  return { key: "", name, version, integrity: undefined, onEverySystem: true, dependsOn };
}

/** What `start` depends on, directly or not; dependencies are only followed through packages that `follow` accepts. */
function reachableFrom(start: LockedPackage, lockfile: Lockfile, follow: (one: LockedPackage) => boolean) {
  const found = new Map<string, LockedPackage>();
  const waiting = [...start.dependsOn];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (found.has(key)) continue;
    const locked = readPackage(lockfile, key);
    found.set(key, locked);
    if (follow(locked)) waiting.push(...locked.dependsOn);
  }
  return found;
}

function readPackage(lockfile: Lockfile, key: string): LockedPackage {
  const entry = lockfile.packages[key];
  if (entry === undefined) throw new SetupError(`bun.lock lacks ${key}; run: bun install`);
  const workspace = Object.values(lockfile.workspaces).find(({ name }) => entry[0].startsWith(`${name}@workspace:`));
  if (workspace !== undefined) {
    const { name, version } = workspace;
    const dependsOn = resolveAll(lockfile, key, workspace);
    return { key, name, version, integrity: undefined, onEverySystem: true, dependsOn };
  }
  const [id, , dependencies, integrity] = RegistryEntry.parse(entry);
  const at = id.lastIndexOf("@");
  return {
    key,
    name: id.slice(0, at),
    version: id.slice(at + 1),
    integrity,
    onEverySystem: [dependencies.os, dependencies.cpu, dependencies.libc].every((limit) => limit === undefined),
    dependsOn: resolveAll(lockfile, key, dependencies),
  };
}

/** Includes optional peers that the lockfile has for another reason: Bun installs them in production too. */
function resolveAll(lockfile: Lockfile, key: string, one: Dependencies): string[] {
  const { dependencies, optionalDependencies, peerDependencies, optionalPeers } = one;
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies });
  const found = names.flatMap((name) => {
    const resolved = resolve(lockfile, key, name);
    const isOptional = name in optionalDependencies || optionalPeers.includes(name);
    if (resolved !== undefined || isOptional) return resolved ?? [];
    throw new SetupError(`bun.lock lacks ${name}, which ${key} needs; run: bun install`);
  });
  return found.toSorted();
}

/** As module resolution does: the nearest copy, from the package's own place up to the root. */
function resolve(lockfile: Lockfile, key: string, name: string): string | undefined {
  const folders = foldersOf(key);
  const candidates = folders.map((_, up) => [...folders.slice(0, folders.length - up), name].join("/"));
  return [...candidates, name].find((candidate) => candidate in lockfile.packages);
}

/** The package names in a key: `@a/b/c` is `c` inside `@a/b`. */
export function foldersOf(key: string): string[] {
  return key.match(/(@[^/]+\/)?[^/]+/g) ?? [];
}
