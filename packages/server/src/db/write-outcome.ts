import { DAY_MS } from "@wattleaf/shared/domain/time";
import type { PlainResult, Write } from "./statement";

/**
 * The outcomes of the latest writes, each stored in the transaction of its writes. It tells whether a write happened
 * whose answer was lost, with a crashed thread or a broken connection, so that nothing is written twice.
 *
 * It belongs to the connection and not to the schema: the migrations are writes too.
 */
export const OUTCOMES_TABLE = "__write_outcomes";

export const CREATE_OUTCOMES_TABLE = `CREATE TABLE IF NOT EXISTS ${OUTCOMES_TABLE}
  (key TEXT PRIMARY KEY, outcome BLOB, written_at_ms INTEGER NOT NULL) STRICT, WITHOUT ROWID`;

/** Of processes that are gone: what they were writing is long known. The argument is a time. */
export const SWEEP_OUTCOMES = `DELETE FROM ${OUTCOMES_TABLE} WHERE written_at_ms < ?`;
export const OUTCOMES_KEPT_MS = DAY_MS;

/** Takes a key whose outcome is unknown: changes a row if it was not written, and then it cannot be any more. */
export const CLAIM_OUTCOME = `INSERT INTO ${OUTCOMES_TABLE} (key, written_at_ms) VALUES (?, ?) ON CONFLICT DO NOTHING`;

/** As SQLite's own error; the code is the extended one, such as SQLITE_CONSTRAINT_UNIQUE. */
export interface PlainError {
  message: string;
  code?: string | undefined;
  rawCode?: number | undefined;
}

/** What became of one write. */
export type WriteOutcome = { ok: true; results: PlainResult[] } | { ok: false; error: PlainError };

/** What became of a group of writes that share one transaction. */
export type GroupOutcome =
  | { kind: "done"; outcomes: WriteOutcome[] }
  /** Another process holds the lock. Nothing was written. */
  | { kind: "busy" }
  /** They do not fit into one transaction, and nothing was written: run each in its own. */
  | { kind: "apart" };

export interface WriteOptions {
  /** Runs without foreign keys, because it replaces tables that others refer to. */
  isMigration?: boolean;
}

/** How a queue writes. */
export interface Writer {
  /** @throws DomainError unavailable when the storage does not answer */
  write(group: readonly Write[], options?: WriteOptions): Promise<GroupOutcome>;
  close(): Promise<void>;
}

/** Keys are unique to this opening of the database, and ordered in it. */
export function outcomeKeys(): () => string {
  const writer = crypto.randomUUID();
  let count = 0;
  return () => `${writer}:${(count += 1)}`;
}
