import { deserialize, serialize } from "node:v8";
import SqliteFile from "libsql";
import type { Value } from "@libsql/client";
import type { PlainResult, SqlValue, Statement, Write } from "../statement";
import { baseCode, isBusy } from "../error-code";
import {
  CLAIM_OUTCOME,
  CREATE_OUTCOMES_TABLE,
  type GroupOutcome,
  OUTCOMES_KEPT_MS,
  OUTCOMES_TABLE,
  type PlainError,
  SWEEP_OUTCOMES,
  type WriteOptions,
  type WriteOutcome,
} from "../write-outcome";
import { toPlainError } from "./plain-error";
import type { FoundOutcome, OpenFile } from "./protocol";

/** Blocks only the writer's own thread; the queue decides between two waits which writes have waited long enough. */
const BUSY_TIMEOUT_MS = 250;
/** A crash between a commit and its answer is rare, and large results are too. */
const MAX_OUTCOME_BYTES = 256 * 1024;
/** The write-ahead log is cut to this after a checkpoint that found it larger. */
const JOURNAL_SIZE_LIMIT_BYTES = 64 * 1024 * 1024;
const CACHE_KIB = 16_000;

/** These undo the whole transaction, and it is not the statement's fault. */
const FAULTS_OF_ALL = ["SQLITE_FULL", "SQLITE_IOERR", "SQLITE_NOMEM", "SQLITE_CORRUPT", "SQLITE_READONLY"];

/**
 * The connection that writes, in the writer's thread.
 *
 * Transactions are begun and ended by `exec`, which finalizes its statement at once. A prepared `BEGIN IMMEDIATE` that
 * met SQLITE_BUSY stays open until it is garbage, and every later COMMIT of the connection then fails.
 */
export class WriterConnection {
  readonly #db: SqliteFile.Database;

  constructor({ path, synchronous }: OpenFile, nowMs: number) {
    this.#db = new SqliteFile(path, { timeout: BUSY_TIMEOUT_MS });
    try {
      this.#db.exec("PRAGMA journal_mode = WAL");
      this.#db.exec(`PRAGMA synchronous = ${synchronous}`);
      this.#db.exec("PRAGMA foreign_keys = ON");
      this.#db.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
      this.#db.exec(`PRAGMA journal_size_limit = ${JOURNAL_SIZE_LIMIT_BYTES}`);
      const [table] = this.#all(`SELECT 1 FROM sqlite_master WHERE name = '${OUTCOMES_TABLE}'`);
      if (!table) this.#db.exec(CREATE_OUTCOMES_TABLE);
      else this.#db.exec(SWEEP_OUTCOMES.replace("?", String(nowMs - OUTCOMES_KEPT_MS)));
    } catch (error) {
      this.#db.close();
      throw error;
    }
  }

  /**
   * Writes a group in one transaction, each of its writes in a savepoint of its own.
   * @param key under which the outcome is stored in the same transaction
   * @param acknowledged an earlier key, whose outcome is not looked up any more
   */
  write(
    group: readonly Write[],
    {
      key,
      acknowledged,
      nowMs,
      options = {},
    }: { key: string; acknowledged: string | null; nowMs: number; options?: WriteOptions },
  ): GroupOutcome {
    if (!options.isMigration)
      return this.#transaction(() => this.#writeAll(group, key, acknowledged, nowMs), group.length);
    this.#db.exec("PRAGMA foreign_keys = OFF");
    try {
      return this.#transaction(() => this.#writeAll(group, key, acknowledged, nowMs), group.length);
    } finally {
      this.#db.exec("PRAGMA foreign_keys = ON");
    }
  }

  /** Looks up a group's outcome. Where there is none, one that comes late cannot be written any more either. */
  find(key: string, nowMs: number): FoundOutcome | null {
    this.#db.exec("BEGIN IMMEDIATE");
    try {
      const claimed = this.#run(CLAIM_OUTCOME, [key, nowMs]) > 0;
      const [row] = claimed ? [] : this.#all(`SELECT outcome FROM ${OUTCOMES_TABLE} WHERE key = ?`, [key]);
      this.#db.exec("COMMIT");
      if (claimed) return null;
      return { outcomes: row?.[0] instanceof Uint8Array ? (deserialize(row[0]) as WriteOutcome[]) : null };
    } finally {
      if (this.#db.inTransaction) this.#db.exec("ROLLBACK");
    }
  }

  close(): void {
    // Statements that are not collected yet keep a closed connection open, and its locks with it.
    if (this.#db.inTransaction) this.#db.exec("ROLLBACK");
    this.#db.close();
  }

  #transaction(write: () => WriteOutcome[], size: number): GroupOutcome {
    try {
      this.#db.exec("BEGIN IMMEDIATE");
    } catch (error) {
      if (isBusy(toPlainError(error).code)) return { kind: "busy" };
      throw error;
    }
    try {
      const outcomes = write();
      // A failed write has changed nothing: no sync is needed to say so.
      this.#db.exec(outcomes.some(({ ok }) => ok) ? "COMMIT" : "ROLLBACK");
      return { kind: "done", outcomes };
    } catch (thrown) {
      if (this.#db.inTransaction) this.#db.exec("ROLLBACK");
      const error = toPlainError(thrown);
      if (isBusy(error.code)) return { kind: "busy" };
      if (size > 1 && !isFaultOfAll(error)) return { kind: "apart" };
      return { kind: "done", outcomes: Array.from({ length: size }, () => ({ ok: false, error })) };
    }
  }

  #writeAll(group: readonly Write[], key: string, acknowledged: string | null, nowMs: number): WriteOutcome[] {
    const outcomes = group.length === 1 ? [this.#writeOne(group[0] ?? [])] : group.map((one) => this.#inSavepoint(one));
    if (!outcomes.some(({ ok }) => ok)) return outcomes;
    if (acknowledged) this.#run(`DELETE FROM ${OUTCOMES_TABLE} WHERE key = ?`, [acknowledged]);
    const stored = serialize(outcomes);
    this.#run(`INSERT INTO ${OUTCOMES_TABLE} (key, outcome, written_at_ms) VALUES (?, ?, ?)`, [
      key,
      stored.byteLength > MAX_OUTCOME_BYTES ? null : stored,
      nowMs,
    ]);
    return outcomes;
  }

  /** @throws what undid the whole transaction */
  #inSavepoint(statements: Write): WriteOutcome {
    this.#db.exec("SAVEPOINT one_write");
    const outcome = this.#writeOne(statements);
    if (!this.#db.inTransaction)
      throw outcome.ok ? new Error("The transaction ended itself") : thrownAgain(outcome.error);
    if (!outcome.ok && (isFaultOfAll(outcome.error) || isBusy(outcome.error.code))) throw thrownAgain(outcome.error);
    this.#db.exec(outcome.ok ? "RELEASE one_write" : "ROLLBACK TO one_write; RELEASE one_write");
    return outcome;
  }

  #writeOne(statements: Write): WriteOutcome {
    try {
      return { ok: true, results: statements.map((statement) => this.#execute(statement)) };
    } catch (error) {
      return { ok: false, error: toPlainError(error) };
    }
  }

  #execute({ sql, args }: Statement): PlainResult {
    const statement = this.#db.prepare(sql);
    statement.safeIntegers(true);
    if (!statement.reader) {
      const { changes, lastInsertRowid } = statement.run(toDriver(args));
      return {
        columns: [],
        columnTypes: [],
        rows: [],
        rowsAffected: changes,
        lastInsertRowid: BigInt(lastInsertRowid),
      };
    }
    statement.raw(true);
    const columns = statement.columns();
    return {
      columns: columns.map(({ name }) => name),
      columnTypes: columns.map(({ type }) => type ?? ""),
      rows: (statement.all(toDriver(args)) as unknown[][]).map((row) => row.map(toValue)),
      rowsAffected: 0,
    };
  }

  #run = (sql: string, args: SqlValue[]): number => this.#execute({ sql, args }).rowsAffected;
  #all = (sql: string, args: SqlValue[] = []): unknown[][] =>
    this.#db.prepare(sql).raw(true).all(toDriver(args)) as unknown[][];
}

const isFaultOfAll = ({ code }: PlainError) => FAULTS_OF_ALL.includes(baseCode(code));

const thrownAgain = ({ message, code, rawCode }: PlainError) => Object.assign(new Error(message), { code, rawCode });

const toDriver = (args: Statement["args"]): unknown =>
  Array.isArray(args)
    ? args.map(toDriverValue)
    : Object.fromEntries(Object.entries(args).map(([name, value]) => [name, toDriverValue(value)]));

const toDriverValue = (value: SqlValue) => (value instanceof ArrayBuffer ? Buffer.from(value) : value);

/** As libSQL's own client: integers are numbers, and blobs buffers. */
function toValue(value: unknown): Value {
  if (typeof value === "bigint") {
    if (BigInt(Number.MIN_SAFE_INTEGER) <= value && value <= BigInt(Number.MAX_SAFE_INTEGER)) return Number(value);
    throw new RangeError("Received integer which cannot be safely represented as a JavaScript number");
  }
  // A copy: the driver's own buffer may be a part of a larger one.
  if (value instanceof Uint8Array) return value.slice().buffer;
  return value as Value;
}
