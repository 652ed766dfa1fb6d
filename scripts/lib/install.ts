import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bunCommand, runCommand } from "./command";
import { SetupError } from "./fail";
import { pruneBinaries } from "./prune-binaries";
import { hashSources, isStamped, removeStamp, writeStamp } from "./stale";
import { ROOT } from "./root";

/** `production` leaves out the dev dependencies; `full` has everything, so it satisfies both. */
export type InstallMode = "full" | "production";

/** The files that decide which packages belong in node_modules. */
const MANIFESTS = ["package.json", "bun.lock", "bunfig.toml", "{packages,tooling,examples}/*/package.json"];
const STAMP_PATH = join(ROOT, "node_modules", ".wattleaf-install");

/**
 * Installs with the frozen lockfile when node_modules is missing or older than the manifests. Never removes installed
 * dev dependencies.
 * @returns what was done, for the step's line.
 * @throws CommandError if the installation fails, for instance without a network.
 */
export async function ensureInstalled(needed: InstallMode): Promise<string> {
  const manifests = hashSources(MANIFESTS, `${process.platform}-${process.arch}`);
  if (isStamped(STAMP_PATH, stampOf("full", manifests))) return "fresh";
  if (needed === "production" && isStamped(STAMP_PATH, stampOf("production", manifests))) return "fresh";

  const mode = needed === "production" && hasTestTools() ? "full" : needed;
  removeStamp(STAMP_PATH);
  await runCommand(
    "bun install",
    bunCommand("install", "--frozen-lockfile", ...(mode === "production" ? ["--production"] : [])),
  );
  pruneBinaries(ROOT, process);
  writeStamp(STAMP_PATH, stampOf(mode, manifests));
  return `installed (${mode})`;
}

/**
 * Rejects a Bun version other than package.json's `engines.bun`.
 * @throws SetupError that says how to get the right one.
 */
export function requireBunVersion(): void {
  const { engines } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { engines: { bun: string } };
  if (Bun.semver.satisfies(Bun.version, engines.bun)) return;
  const exact = engines.bun.replace(/^\D*/, "");
  throw new SetupError(`this is Bun ${Bun.version}, Wattleaf needs ${engines.bun}; run: npx -y bun@${exact} start`);
}

function stampOf(mode: InstallMode, manifestsHash: string): string {
  return `${mode} ${manifestsHash}`;
}

function hasTestTools(): boolean {
  return existsSync(join(ROOT, "node_modules", "vitest", "package.json"));
}
