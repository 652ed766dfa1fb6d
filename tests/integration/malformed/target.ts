import { Database } from "bun:sqlite";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { startServerProcess } from "../../support/server-process";
import { newApiKey } from "../../support/new-api-key";

/** The real server in its own process, and what it must not keep of an invalid input. */
export interface Target {
  url: string;
  apiKey: string;
  /** Rows of each table, and temporary files. */
  leftBehind(): Record<string, number>;
  /** Peak memory of the process in bytes; null where the system does not report it. */
  peakMemoryBytes(): number | null;
  isHealthy(): Promise<boolean>;
  stop(): Promise<void>;
}

export async function startTarget(): Promise<Target> {
  const server = await startServerProcess();
  const database = new Database(join(server.folder, "bench.db"), { readonly: true });
  const temporaryFiles = () => readdirSync(join(server.folder, "tmp")).length;
  return {
    url: server.url,
    apiKey: await newApiKey(server.url),
    leftBehind() {
      const tables = database
        .query<{ name: string }, []>("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
        .all();
      const rows = tables.map(({ name }) => [
        name,
        database.query<{ n: number }, []>(`select count(*) as n from "${name}"`).get()?.n ?? 0,
      ]);
      return { ...Object.fromEntries(rows), temporaryFiles: temporaryFiles() };
    },
    peakMemoryBytes() {
      try {
        const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
        return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1]) * 1024;
      } catch {
        return null;
      }
    },
    isHealthy: async () => (await fetch(`${server.url}/api/health`)).ok,
    async stop() {
      database.close();
      await server.stop();
    },
  };
}
