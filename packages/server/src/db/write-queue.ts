import { LibsqlError, type ResultSet } from "@libsql/client";
import { type Statement, toResultSet } from "./statement";
import { databaseUnavailable, toWriteError } from "./unavailable";
import type { WriteOptions, WriteOutcome, Writer } from "./write-outcome";

interface Waiting {
  statements: readonly Statement[];
  deadlineMs: number;
  /** In a transaction of its own: a migration, or a write whose group did not fit into one. */
  apart: boolean;
  options: WriteOptions;
  settle(outcome: WriteOutcome): void;
  reject(error: unknown): void;
}

/** More statements than this in one transaction would hold the write lock for too long. */
const MAX_STATEMENTS_PER_COMMIT = 500;
/** About two seconds of writing; a longer line is an outage, and its callers should not wait in it. */
const MAX_WAITING = 20_000;
const BUSY_PAUSE_MS = 10;

export interface WriteLimits {
  /** How long a write waits for its turn, another process's lock included, before its caller gets a 503. */
  waitMs: number;
}

/**
 * The one way to write in this process. Writes that wait share one transaction (group commit), so that many small
 * writes cost one disk sync; each still succeeds or fails alone.
 */
export class WriteQueue {
  #waiting: Waiting[] = [];
  #running: Promise<void> | null = null;
  #closed = false;
  #expiry: Timer | undefined;

  constructor(
    readonly writer: Writer,
    readonly limits: WriteLimits,
  ) {}

  /** @throws DomainError unavailable when the write's turn does not come in time: then it never happens */
  write(
    statements: readonly Statement[],
    { waitMs = this.limits.waitMs, ...options }: WriteOptions & Partial<WriteLimits> = {},
  ): Promise<ResultSet[]> {
    if (this.#closed) throw new LibsqlError("The client is closed", "CLIENT_CLOSED");
    if (this.#waiting.length >= MAX_WAITING) throw databaseUnavailable(new Error("The write queue is full"));
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        statements,
        deadlineMs: performance.now() + waitMs,
        apart: options.isMigration ?? false,
        options,
        settle: (outcome) =>
          outcome.ok ? resolve(outcome.results.map(toResultSet)) : reject(toWriteError(outcome.error)),
        reject,
      });
      this.#running ??= this.#drain();
    });
  }

  /** Takes no more writes, and closes the writer after those that wait. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
    await this.writer.close();
  }

  async #drain(): Promise<void> {
    // Writes of the same turn of the event loop share the first group.
    await new Promise((resolve) => setImmediate(resolve));
    this.#expiry = setInterval(() => this.#rejectLate(), Math.min(this.limits.waitMs, 250));
    while (this.#waiting.length > 0) await this.#commit(this.#takeGroup());
    clearInterval(this.#expiry);
    this.#running = null;
  }

  #takeGroup(): Waiting[] {
    let statements = 0;
    let size = 0;
    for (const { statements: own, apart } of this.#waiting) {
      statements += own.length;
      if (size > 0 && (apart || statements > MAX_STATEMENTS_PER_COMMIT)) break;
      size += 1;
      if (apart) break;
    }
    return this.#waiting.splice(0, size);
  }

  async #commit(group: Waiting[]): Promise<void> {
    try {
      const outcome = await this.writer.write(
        group.map(({ statements }) => statements),
        group[0]?.options,
      );
      if (outcome.kind === "done") {
        for (const [index, waiting] of group.entries()) waiting.settle(outcome.outcomes[index] as WriteOutcome);
        return;
      }
      if (outcome.kind === "apart") for (const waiting of group) waiting.apart = true;
      this.#waiting.unshift(...group);
      this.#rejectLate();
      if (outcome.kind === "busy") await Bun.sleep(BUSY_PAUSE_MS);
    } catch (error) {
      for (const waiting of group) waiting.reject(error);
    }
  }

  #rejectLate(): void {
    const nowMs = performance.now();
    const isLate = ({ deadlineMs }: Waiting) => deadlineMs <= nowMs;
    if (!this.#waiting.some(isLate)) return;
    const late = this.#waiting.filter(isLate);
    this.#waiting = this.#waiting.filter((waiting) => !isLate(waiting));
    for (const { reject } of late) reject(databaseUnavailable(new Error("The write lock was not free in time")));
  }
}
