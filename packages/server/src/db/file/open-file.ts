import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Client, createClient, LibsqlError } from "@libsql/client";
import { isBusy } from "../error-code";
import { databaseUnavailable } from "../unavailable";
import { checkFile } from "./check-file";
import { FileWriter } from "./file-writer";
import type { OpenFile } from "./protocol";

/** A reader waits only while another process recovers the file or replaces its journal; this blocks the event loop. */
const BUSY_TIMEOUT_MS = 20;
const BUSY_PAUSE_MS = 20;
const BUSY_WITHIN_MS = 5_000;

/** How long a start waits for another server that is opening the same new file, or writing to it. */
const OPEN_WITHIN_MS = 30_000;
const OPEN_PAUSE_MS = 50;

/**
 * Opens a database file: one connection here that reads, and one in a thread of its own that writes.
 * @throws DamagedFile
 */
export async function openFile(url: string, synchronous: OpenFile["synchronous"]) {
  const path = fileOf(url);
  makePrivateFile(path);
  await checkFile(path);
  const writer = await whileBusy(OPEN_WITHIN_MS, OPEN_PAUSE_MS, () => FileWriter.open({ path, synchronous }));
  const client = createClient({ url, concurrency: 1, timeout: BUSY_TIMEOUT_MS });
  await setReaderPragmas(client);
  return { client: waitingReads(client), writer };
}

/** @param url file:… */
export const fileOf = (url: string) =>
  decodeURIComponent(
    url
      .slice("file:".length)
      .replace(/^\/\/(localhost)?(?=\/)/, "")
      .replace(/\?.*$/, ""),
  );

/**
 * People's data is for the server's own user alone; SQLite gives the files beside a database the database's mode. A file
 * that exists is not touched: closing it would give up the locks that this process's other connections hold on it.
 */
function makePrivateFile(path: string): void {
  if (existsSync(path)) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "", { flag: "a", mode: 0o600 });
}

/** Pragmas are per connection, and a client of a file has exactly one. */
async function setReaderPragmas(client: Client): Promise<void> {
  for (const pragma of ["query_only = ON", "foreign_keys = ON", "cache_size = -16000"])
    await client.execute(`PRAGMA ${pragma}`);
}

/** A statement that met a lock keeps its connection's state, so the next try gets a new connection. */
function waitingReads(client: Client): Client {
  const read = <T>(run: () => Promise<T>) =>
    whileBusy(BUSY_WITHIN_MS, BUSY_PAUSE_MS, run, async () => {
      await client.reconnect();
      await setReaderPragmas(client);
    });
  return new Proxy(client, {
    get(target, property) {
      if (property === "execute")
        return (...args: Parameters<Client["execute"]>) => read(() => target.execute(...args));
      if (property === "batch") return (...args: Parameters<Client["batch"]>) => read(() => target.batch(...args));
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

/** @throws DomainError unavailable when the lock is not free in time */
async function whileBusy<T>(
  withinMs: number,
  pauseMs: number,
  attempt: () => Promise<T>,
  beforeRetry: () => Promise<void> = async () => {},
): Promise<T> {
  const startMs = performance.now();
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (!metLock(error)) throw error;
      if (performance.now() - startMs > withinMs) throw databaseUnavailable(error);
      await Bun.sleep(pauseMs);
      await beforeRetry();
    }
  }
}

const metLock = (error: unknown): boolean =>
  (error instanceof LibsqlError && isBusy(error.code)) ||
  (error instanceof Error && error.cause !== undefined && metLock(error.cause));
