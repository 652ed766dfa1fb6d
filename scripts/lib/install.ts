import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bunCommand, runCommand } from "./command";
import { SetupError } from "./fail";
import { hashSources, isStamped, removeStamp, writeStamp } from "./stale";
import { ROOT } from "./root";

/** `production` leaves out the tests' tools; `full` has all, and so does for both. */
export type InstallMode = "full" | "production";

/** Everything that decides which packages belong in node_modules. */
const MANIFESTS = ["package.json", "bun.lock", "bunfig.toml", "{packages,tooling,examples}/*/package.json"];
const STAMP_PATH = join(ROOT, "node_modules", ".wattleaf-install");

/**
 * Installs with the frozen lockfile when node_modules is missing or older than the manifests.
 * Never takes the tests' tools away from somebody who has them.
 * @returns what was done, for the step's line.
 * @throws CommandError when the installation fails, for instance without a network.
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
  writeStamp(STAMP_PATH, stampOf(mode, manifests));
  return `installed (${mode})`;
}

/**
 * Refuses a Bun other than the one that package.json's `engines.bun` asks for.
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
