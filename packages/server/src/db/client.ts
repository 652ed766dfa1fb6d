import type { Client, InArgs, InStatement, ResultSet } from "@libsql/client";
import { drizzle, type LibSQLDatabase } from "drizzle-orm/libsql";
import { openFile } from "./file/open-file";
import { openRemote } from "./remote/open-remote";
import { isRead, toStatement } from "./statement";
import { type WriteLimits, WriteQueue } from "./write-queue";

export type Database = LibSQLDatabase & { $client: Client };

export interface DatabaseOptions {
  /** file:…, libsql://… or http(s)://… */
  url: string;
  authToken?: string | undefined;
}

/** What a test may change. */
export interface DatabaseLimits extends WriteLimits {
  /** Of a database file: NORMAL loses acknowledged writes in a power cut. */
  synchronous: "FULL" | "NORMAL";
  /** How long one call to a remote database may take. */
  callMs: number;
}

const LIMITS: DatabaseLimits = { waitMs: 5_000, synchronous: "FULL", callMs: 5_000 };
/** Of a migration: another server may be migrating a large file. */
const MIGRATION_WAIT_MS = 60_000;

/** Closings under way, by database. */
const closings = new WeakMap<Database, Promise<void>>();

/**
 * Opens the product's database.
 *
 * Reads go straight through. Writes, a lone statement or a drizzle `batch`, go through the {@link WriteQueue} and run
 * as one `BEGIN IMMEDIATE` transaction: a deferred transaction that reads and then writes ends in SQLITE_BUSY under
 * load, so a rule that needs checking is written as a guard in SQL. Interactive transactions are rejected.
 */
export async function openDatabase(
  { url, authToken }: DatabaseOptions,
  limits: Partial<DatabaseLimits> = {},
): Promise<Database> {
  const { waitMs, synchronous, callMs } = { ...LIMITS, ...limits };
  const { client, writer } = url.startsWith("file:")
    ? await openFile(url, synchronous)
    : await openRemote({ url, authToken, callMs });
  const queue = new WriteQueue(writer, { waitMs });
  const db: Database = drizzle(
    withQueuedWrites(client, queue, () => closings.set(db, queue.close())),
    { casing: "snake_case" },
  );
  return db;
}

/** Closes the database, and resolves when the writes that were waiting are on the disk. */
export async function closeDatabase(db: Database): Promise<void> {
  db.$client.close();
  await closings.get(db);
}

function withQueuedWrites(client: Client, queue: WriteQueue, onClose: () => void): Client {
  const replaced: Partial<Client> = {
    async execute(statement: InStatement, args?: InArgs): Promise<ResultSet> {
      const whole = toStatement(typeof statement === "string" ? [statement, args] : statement);
      if (isRead(whole)) return client.execute(whole);
      const [result] = await queue.write([whole]);
      return result as ResultSet;
    },
    async batch(statements) {
      const whole = statements.map(toStatement);
      return whole.every(isRead) ? client.batch(whole, "read") : queue.write(whole);
    },
    async migrate(statements) {
      return queue.write(statements.map(toStatement), { isMigration: true, waitMs: MIGRATION_WAIT_MS });
    },
    transaction: rejectInteractive,
    executeMultiple: rejectInteractive,
    close() {
      if (client.closed) return;
      client.close();
      onClose();
    },
  };
  return new Proxy(client, {
    get(target, property) {
      if (Object.hasOwn(replaced, property)) return Reflect.get(replaced, property);
      const value: unknown = Reflect.get(target, property, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function rejectInteractive(): never {
  throw new Error("Interactive transactions are not supported: write one batch with its constraints in SQL");
}
