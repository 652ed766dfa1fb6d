import type { InStatement, ResultSet } from "@libsql/client";

type Run = (statements: InStatement[]) => Promise<ResultSet[]>;

interface Waiting {
  statements: InStatement[];
  resolve(results: ResultSet[]): void;
  reject(error: unknown): void;
}

/** More statements than this in one transaction would hold the write lock for too long. */
const MAX_STATEMENTS_PER_COMMIT = 500;

/**
 * The one way to write in this process. Writes that arrive in the same turn of the event loop share one
 * transaction (group commit), so that many small writes cost one disk sync; each still succeeds or fails alone:
 * when a shared transaction fails, its members run again one by one.
 */
export class WriteQueue {
  readonly #run: Run;
  #waiting: Waiting[] = [];
  #running = false;

  constructor(run: Run) {
    this.#run = run;
  }

  write(statements: InStatement[]): Promise<ResultSet[]> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ statements, resolve, reject });
      if (!this.#running) {
        this.#running = true;
        setImmediate(() => void this.#drain());
      }
    });
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commit(this.#takeGroup());
    this.#running = false;
  }

  #takeGroup(): Waiting[] {
    let statements = 0;
    let size = 0;
    for (const { statements: own } of this.#waiting) {
      statements += own.length;
      if (size > 0 && statements > MAX_STATEMENTS_PER_COMMIT) break;
      size += 1;
    }
    return this.#waiting.splice(0, size);
  }

  async #commit(group: Waiting[]): Promise<void> {
    try {
      const results = await this.#run(group.flatMap(({ statements }) => statements));
      let from = 0;
      for (const { statements, resolve } of group) resolve(results.slice(from, (from += statements.length)));
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await this.#commit([one]);
    }
  }
}
