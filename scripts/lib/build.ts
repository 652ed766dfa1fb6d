import { join } from "node:path";
import { bunCommand, runCommand } from "./command";
import { ROOT } from "./root";
import { hashSources, isStamped, removeStamp, writeStamp } from "./stale";

/** The sources of every browser bundle, besides its own package. */
const COMMON_SOURCES = ["bun.lock", "tsconfig*.json", "packages/shared/**", "tooling/**", "scripts/build-bundle.ts"];
/** The site shows the content, and its documentation page the examples. */
const OWN_SOURCES = {
  app: ["packages/app/**", "packages/content/**", "examples/rest-*/**"],
  widget: ["packages/widget/**"],
  client: ["packages/client/**"],
};

export const BUNDLES = ["app", "widget", "client"] as const;
export type BundleName = (typeof BUNDLES)[number];

/** Output folder of a bundle, as an absolute path. */
export const bundleFolder = (name: BundleName) => join(ROOT, "packages", name, "dist");

/**
 * Builds one browser bundle if its sources have changed since the last build. Uses a separate process: bundlers print a
 * lot, hold on to memory, and need NODE_ENV=production.
 * @returns what was done, for the step's line.
 * @throws CommandError with the bundler's output.
 */
export async function ensureBuilt(name: BundleName): Promise<string> {
  const stampPath = join(bundleFolder(name), ".build-stamp");
  const hash = hashSources([...COMMON_SOURCES, ...OWN_SOURCES[name]]);
  if (isStamped(stampPath, hash)) return "fresh";

  removeStamp(stampPath);
  await runCommand(`build of ${name}`, bunCommand("scripts/build-bundle.ts", name), {
    env: { NODE_ENV: "production" },
  });
  writeStamp(stampPath, hash);
  return "built";
}
