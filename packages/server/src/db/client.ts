import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { type Client, createClient, type InStatement, LibsqlError, type ResultSet } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { WriteQueue } from "./write-queue";

export type Database = LibSQLDatabase & { $client: Client };

export interface DatabaseOptions {
  /** file:…, libsql://… or http(s)://… */
  url: string;
  authToken?: string | undefined;
}

/** A wait for another process's lock blocks the event loop, so it is kept short and repeated without blocking. */
const BUSY_TIMEOUT_MS = 40;
const BUSY_RETRIES = 60;
const BUSY_PAUSE_MS = 15;

/** Pragmas are per connection; a file database has exactly one here, because every call on it is synchronous. */
const FILE_PRAGMAS = ["journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON", "cache_size = -16000"];

const isRead = (sql: string) => /^\s*(select|pragma|explain|with\b(?![\s\S]*\b(insert|update|delete)\b))/i.test(sql);
const sqlOf = (statement: InStatement) => (typeof statement === "string" ? statement : statement.sql);

/**
 * Opens the product's database.
 *
 * Reads go straight through. Writes, a lone statement or a drizzle `batch`, go through the {@link WriteQueue} and run
 * as one `BEGIN IMMEDIATE` transaction: a deferred transaction that reads and then writes ends in SQLITE_BUSY under
 * load, so a rule that needs checking is written as a guard in SQL. Interactive transactions are rejected.
 */
export async function openDatabase({ url, authToken }: DatabaseOptions): Promise<Database> {
  const isFile = url.startsWith("file:");
  if (isFile) makePrivateFile(url.slice("file:".length));
  const client = createClient({ url, authToken, ...(isFile ? { concurrency: 1, timeout: BUSY_TIMEOUT_MS } : {}) });
  if (isFile) for (const pragma of FILE_PRAGMAS) await client.execute(`PRAGMA ${pragma}`);
  return drizzle(queuedWrites(client), { casing: "snake_case" });
}

/** People's data is for the server's own user alone; SQLite gives the files beside a database the database's mode. */
function makePrivateFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "", { flag: "a", mode: 0o600 });
}

function queuedWrites(client: Client): Client {
  const queue = new WriteQueue((statements) => withoutBusy(() => client.batch(statements, "write")));
  const execute = async (statement: InStatement, args?: unknown): Promise<ResultSet> => {
    const whole = typeof statement === "string" && args ? { sql: statement, args: args as never } : statement;
    if (isRead(sqlOf(whole))) return client.execute(whole);
    const [result] = await queue.write([whole]);
    return result as ResultSet;
  };
  return new Proxy(client, {
    get(target, property) {
      if (property === "execute") return execute;
      if (property === "batch") return (statements: InStatement[]) => queue.write(statements);
      if (property === "transaction") return rejectTransaction;
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function rejectTransaction(): never {
  throw new Error("Interactive transactions are not supported: write one batch with its constraints in SQL");
}

async function withoutBusy<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const busy = error instanceof LibsqlError && error.code.startsWith("SQLITE_BUSY");
      if (!busy || tries >= BUSY_RETRIES) throw error;
      await Bun.sleep(BUSY_PAUSE_MS);
    }
  }
}
