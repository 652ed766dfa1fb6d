import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ENTRY = fileURLToPath(new URL("./serve.ts", import.meta.url));

export interface ServerProcess {
  url: string;
  pid: number;
  /** Holds its database (`bench.db`), its letters (`outbox`) and its temporary files (`tmp`). */
  folder: string;
  stop(): Promise<void>;
}

/** The real server in a process of its own, on a new database and a free loopback port. */
export async function startServerProcess(): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-bench-"));
  mkdirSync(join(folder, "tmp"));
  const env = {
    ...process.env,
    TMPDIR: join(folder, "tmp"),
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    PARTNER_DEMO_PORT: "off",
    RATE_LIMITS: "off",
    // Furnishing the sample household would go on beside what is measured.
    SEED_DEMO: "off",
    LOG_LEVEL: "warn",
    DATABASE_URL: `file:${join(folder, "bench.db")}`,
    MAIL_OUTBOX: join(folder, "outbox"),
  };
  const child = Bun.spawn([process.execPath, ENTRY], { env, stdout: "pipe", stderr: "inherit" });
  const reader = child.stdout.getReader();
  const { value } = await reader.read();
  reader.releaseLock();
  const url = new TextDecoder().decode(value).trim().split("\n").at(-1) ?? "";
  return {
    url,
    pid: child.pid,
    folder,
    async stop() {
      child.kill();
      await child.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const port = probe.port ?? 0;
  await probe.stop(true);
  return port;
}
