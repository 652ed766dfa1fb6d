import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ENTRY = fileURLToPath(new URL("./serve.ts", import.meta.url));

export interface ServerProcess {
  url: string;
  pid: number;
  /** Contains its database (`bench.db`), its emails (`outbox`) and its temporary files (`tmp`). */
  folder: string;
  /** What it has written on standard output so far. */
  log(): string;
  stop(): Promise<void>;
}

export interface ServerOptions {
  /** Environment variables that differ from those of a bench. */
  variables?: Record<string, string>;
  /** For tests that sign in but do not test passwords. */
  cheapPasswords?: boolean;
}

/** The real server in its own process, on a new database and a free loopback port. */
export async function startServerProcess({
  variables = {},
  cheapPasswords = false,
}: ServerOptions = {}): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "wattleaf-bench-"));
  mkdirSync(join(folder, "tmp"));
  const env = {
    ...process.env,
    TMPDIR: join(folder, "tmp"),
    HOST: "127.0.0.1",
    PORT: String(await freePort()),
    PARTNER_DEMO_PORT: "off",
    RATE_LIMITS: "off",
    // Otherwise, seeding the sample household would run during the measurement.
    SEED_DEMO: "off",
    LOG_LEVEL: "warn",
    DATABASE_URL: `file:${join(folder, "bench.db")}`,
    MAIL_OUTBOX: join(folder, "outbox"),
    ...variables,
  };
  const child = Bun.spawn([process.execPath, ENTRY, ...(cheapPasswords ? ["--cheap-passwords"] : [])], {
    env,
    // Open as long as this process lives.
    stdin: "pipe",
    stdout: "pipe",
    stderr: "inherit",
  });
  const output = { text: "" };
  const url = await addressIn(child.stdout, output);
  return {
    url,
    pid: child.pid,
    folder,
    log: () => output.text,
    async stop() {
      child.kill();
      await child.exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The first line with a URL; warnings may come before it. Reads on afterwards, so that the pipe is never full. */
async function addressIn(stream: ReadableStream<Uint8Array>, output: { text: string }): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  void (async () => {
    const decoder = new TextDecoder();
    for await (const chunk of stream) {
      output.text += decoder.decode(chunk, { stream: true });
      const address = /^http\S+(?=\n)/m.exec(output.text)?.[0];
      if (address !== undefined) resolve(address);
    }
    reject(new Error(`The server ended before it listened: ${output.text}`));
  })();
  return promise;
}

/** Chosen by the system right before use: the server does not accept port 0, because its own URL contains the port. */
export async function freePort(): Promise<number> {
  const probe = Bun.serve({ port: 0, hostname: "127.0.0.1", fetch: () => new Response() });
  const port = probe.port ?? 0;
  await probe.stop(true);
  return port;
}
