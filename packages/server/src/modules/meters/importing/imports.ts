/** Imports run beside each other up to this many: they wait for utilities, and take turns in one Worker. */
const MAX_AT_ONCE = 3;

type Run = (signal: AbortSignal) => Promise<void>;

/** The imports of this process, each meter at most once at a time. Their state is in the database: a stop loses none. */
export class MeterImports {
  readonly #abort = new AbortController();
  readonly #begun = new Map<string, Promise<void>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /** Starts an import unless one is running. `run` reports its own failures. */
  begin(meterId: string, run: Run): void {
    if (this.#begun.has(meterId) || this.#abort.signal.aborted) return;
    const ended = this.#inTurn(run)
      .catch(() => undefined)
      .finally(() => this.#begun.delete(meterId));
    this.#begun.set(meterId, ended);
  }

  /** Resolves when no import is under way any more. */
  async settled(): Promise<void> {
    while (this.#begun.size > 0) await Promise.all(this.#begun.values());
  }

  /** Ends all imports where they are; another start goes on with them. */
  stop(): void {
    this.#abort.abort(new Error("The server is shutting down"));
    for (const start of this.#waiting.splice(0)) start();
  }

  async #inTurn(run: Run): Promise<void> {
    if (this.#running >= MAX_AT_ONCE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    this.#running += 1;
    try {
      if (!this.#abort.signal.aborted) await run(this.#abort.signal);
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
