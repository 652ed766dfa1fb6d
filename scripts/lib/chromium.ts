import { existsSync } from "node:fs";
import { basename } from "node:path";
import { bunCommand, runCommand, toolCommand } from "./command";
import { explain, SetupError } from "./fail";

type Variables = Readonly<Record<string, string | undefined>>;

/** Chromium without a window system: the same engine, and the browser tests take a third less time. */
const HEADLESS_SHELL = "chromium-headless-shell";
/** Command names of Chromium and Chrome in Linux distributions, the fastest first. */
const NAMES_ON_PATH = [HEADLESS_SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const DOWNLOAD_TIMEOUT_MS = 180_000;
const START_TIMEOUT_MS = 20_000;

/**
 * Finds a Chromium on this machine: `CHROMIUM_PATH`, then one on PATH, then Playwright's own download. One that cannot
 * start (Ubuntu's stub for a snap, a download without its libraries) does not count.
 * @throws SetupError when CHROMIUM_PATH names a file that is not there.
 */
export async function findChromium(env: Variables = process.env): Promise<string | undefined> {
  const named = env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new SetupError(`CHROMIUM_PATH is ${named}, but the file does not exist`);
  }
  for (const path of [...chromiumsOnPath(env), await playwrightDownload()]) {
    if (await canStart(path)) return path;
  }
  return undefined;
}

/**
 * Finds or installs Chromium: Playwright's download first, then Debian's package if this user may install packages.
 * Where there is only a Chromium with windows, Debian's headless shell is added if this user may.
 * @returns the path of the executable.
 * @throws SetupError that lists what was tried.
 */
export async function ensureChromium(env: Variables = process.env): Promise<string> {
  const found = await findChromium(env);
  if (found !== undefined) return env.CHROMIUM_PATH ? found : fasterThan(found, env);

  const tried = [`on PATH: none of ${NAMES_ON_PATH.join(", ")} could be started`];
  for (const [name, install] of Object.entries(INSTALLERS)) {
    const problem = await install(env).then(() => undefined, explain);
    const path = await findChromium(env);
    if (path !== undefined) return path;
    tried.push(`${name}: ${problem ?? "installed, but it does not start (system libraries missing?)"}`);
  }
  const advice = "Install chromium with the system's package manager, or set CHROMIUM_PATH.";
  throw new SetupError(["No Chromium found for the browser tests. Tried:", ...tried].join("\n  - ") + `\n${advice}`);
}

async function fasterThan(found: string, env: Variables): Promise<string> {
  if (basename(found) === HEADLESS_SHELL) return found;
  try {
    await installFromDebian(env);
  } catch {
    return found;
  }
  return (await findChromium(env)) ?? found;
}

/** Ways to get Chromium, in order of preference. */
const INSTALLERS: Record<string, (env: Variables) => Promise<void>> = {
  "Playwright's download": async (env) => {
    const argv = toolCommand("playwright", "install", "--no-shell", "chromium");
    await runCommand("playwright install chromium", argv, { env, timeoutMs: DOWNLOAD_TIMEOUT_MS });
  },
  "Debian's package": installFromDebian,
};

async function installFromDebian(env: Variables): Promise<void> {
  const apt = Bun.which("apt-get", { PATH: env.PATH });
  if (apt === null) throw new SetupError("this system has no apt-get");
  if (process.getuid?.() !== 0) throw new SetupError("only root may install packages");
  const options = { env: { ...env, DEBIAN_FRONTEND: "noninteractive" }, timeoutMs: DOWNLOAD_TIMEOUT_MS };
  await runCommand("apt-get update", [apt, "update", "-q"], options);
  const argv = [apt, "install", "-qy", "--no-install-recommends", HEADLESS_SHELL];
  await runCommand(`apt-get install ${HEADLESS_SHELL}`, argv, options);
}

function chromiumsOnPath(env: Variables): string[] {
  return NAMES_ON_PATH.map((name) => Bun.which(name, { PATH: env.PATH ?? "" })).filter((path) => path !== null);
}

/** Runs in a separate process: one started before the packages were installed cannot import them. */
async function playwrightDownload(): Promise<string> {
  const script = `console.log((await import("playwright")).chromium.executablePath())`;
  return (await runCommand("path of Playwright's Chromium", bunCommand("-e", script))).trim();
}

async function canStart(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  return runCommand(path, [path, "--version"], { timeoutMs: START_TIMEOUT_MS }).then(
    () => true,
    () => false,
  );
}
