import { LibsqlError, type ResultSet } from "@libsql/client";
import { isBusy } from "../error-code";
import { fromResultSet, type PlainResult, type Statement, type Write } from "../statement";
import { databaseUnavailable } from "../unavailable";
import {
  CLAIM_OUTCOME,
  type GroupOutcome,
  outcomeKeys,
  OUTCOMES_TABLE,
  type PlainError,
  type WriteOptions,
  type WriteOutcome,
  type Writer,
} from "../write-outcome";
import { NoAnswer, type RemoteConnection } from "./remote-connection";

const STORE_KEY = `INSERT INTO ${OUTCOMES_TABLE} (key, outcome, written_at_ms) VALUES (?, x'', ?)`;
/** SQLite's count of the statement before, behind those of the group's earlier statements. */
const STORE_COUNT = `UPDATE ${OUTCOMES_TABLE} SET outcome = CAST(outcome || changes() || ',' AS BLOB) WHERE key = ?`;

/**
 * Writes to a remote database. Each group stores its key in its own transaction, as its first statement: when an
 * answer is lost, the key tells whether the group was written. If it was not, the same key is taken, so that a copy of
 * the group that is still on its way fails as a whole.
 */
export class RemoteWriter implements Writer {
  readonly #nextKey = outcomeKeys();
  #acknowledged: string | null = null;

  constructor(readonly connection: RemoteConnection) {}

  async write(group: readonly Write[], { isMigration = false }: WriteOptions = {}): Promise<GroupOutcome> {
    const key = this.#nextKey();
    const steps = this.#steps(group, key);
    try {
      const results = await (isMigration ? this.connection.migrate(steps.all) : this.connection.write(steps.all));
      this.#acknowledged = key;
      return { kind: "done", outcomes: steps.outcomes(results) };
    } catch (error) {
      if (error instanceof NoAnswer) return this.#afterLostAnswer(key, group, error);
      return failed(error, group);
    }
  }

  async close(): Promise<void> {
    this.connection.client.close();
  }

  /** The group's statements with those that store its outcome between them. */
  #steps(group: readonly Write[], key: string) {
    const all: Statement[] = [{ sql: STORE_KEY, args: [key, Date.now()] }];
    if (this.#acknowledged)
      all.push({ sql: `DELETE FROM ${OUTCOMES_TABLE} WHERE key = ?`, args: [this.#acknowledged] });
    const places = group.map((write) =>
      write.map((statement) => {
        const place = all.push(statement) - 1;
        if (isCounted(statement)) all.push({ sql: STORE_COUNT, args: [key] });
        return place;
      }),
    );
    const outcomes = (results: ResultSet[]): WriteOutcome[] =>
      places.map((own) => ({ ok: true, results: own.map((place) => fromResultSet(results[place] as ResultSet)) }));
    return { all, outcomes };
  }

  /** @throws DomainError unavailable when the outcome stays unknown, or when a lone write did not happen */
  async #afterLostAnswer(key: string, group: readonly Write[], cause: NoAnswer): Promise<GroupOutcome> {
    const counts = await this.#findCounts(key);
    if (counts) {
      this.#acknowledged = key;
      return { kind: "done", outcomes: group.map((write) => toOutcome(write, counts)) };
    }
    if (group.length > 1) return { kind: "apart" };
    throw databaseUnavailable(cause);
  }

  /** The counts of a group that was written; null when it was not, and never will be. */
  async #findCounts(key: string): Promise<Counts | null> {
    try {
      const [claimed, found] = await this.connection.write([
        { sql: CLAIM_OUTCOME, args: [key, Date.now()] },
        { sql: `SELECT CAST(outcome AS TEXT) AS counts FROM ${OUTCOMES_TABLE} WHERE key = ?`, args: [key] },
      ]);
      if (claimed?.rowsAffected) return null;
      return new Counts(String(found?.rows[0]?.counts ?? ""));
    } catch (error) {
      throw databaseUnavailable(error);
    }
  }
}

/** How many rows each counted statement of a group changed, in their order. */
class Counts {
  readonly #left: number[];

  constructor(stored: string) {
    this.#left = stored.split(",").map(Number);
  }

  next = (): number => this.#left.shift() ?? 0;
}

/** Rows that a write returned are lost with the answer; how many it changed is known. */
const isCounted = ({ sql }: Statement) =>
  /^\s*(insert|update|delete|replace|with)\b/i.test(sql) && !/\breturning\b/i.test(sql);
const returnsRows = ({ sql }: Statement) => /\breturning\b|^\s*select\b/i.test(sql);

const ROWS_LOST: PlainError = {
  message: "The write happened, but the rows that it returned were lost",
  code: "SQLITE_IOERR",
};

function toOutcome(write: Write, counts: Counts): WriteOutcome {
  const results = write.map((statement): PlainResult => {
    const rowsAffected = isCounted(statement) ? counts.next() : 0;
    return { columns: [], columnTypes: [], rows: [], rowsAffected };
  });
  return write.some(returnsRows) ? { ok: false, error: ROWS_LOST } : { ok: true, results };
}

/** The server answered that nothing was written. */
function failed(error: unknown, group: readonly Write[]): GroupOutcome {
  if (!(error instanceof LibsqlError)) throw error;
  if (isBusy(error.code)) return { kind: "busy" };
  if (group.length > 1) return { kind: "apart" };
  const { message, code, rawCode } = error;
  return { kind: "done", outcomes: [{ ok: false, error: { message, code, rawCode } }] };
}
