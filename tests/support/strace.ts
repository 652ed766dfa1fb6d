import { runCommand } from "../../scripts/lib/command";
import { explain, SetupError } from "../../scripts/lib/fail";

const INSTALL_TIMEOUT_MS = 180_000;

/** A strace that may record processes here; undefined where there is none, or a sandbox forbids it. */
export async function findStrace(): Promise<string | undefined> {
  const path = Bun.which("strace");
  if (path === null) return undefined;
  return runCommand("strace", [path, "-f", "--seccomp-bpf", "-o", "/dev/null", "true"]).then(
    () => path,
    () => undefined,
  );
}

/** @throws SetupError that says what was tried */
export async function ensureStrace(): Promise<string> {
  const found = await findStrace();
  if (found !== undefined) return found;
  const problem = await install().then(() => undefined, explain);
  const path = await findStrace();
  if (path !== undefined) return path;
  throw new SetupError(`No strace that works for the power-cut test: ${problem ?? "it may not trace processes here"}`);
}

async function install(): Promise<void> {
  const apt = Bun.which("apt-get");
  if (apt === null || process.getuid?.() !== 0)
    throw new SetupError("install strace with the system's package manager");
  const options = { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" }, timeoutMs: INSTALL_TIMEOUT_MS };
  await runCommand("apt-get update", [apt, "update", "-q"], options);
  await runCommand("apt-get install strace", [apt, "install", "-qy", "--no-install-recommends", "strace"], options);
}
