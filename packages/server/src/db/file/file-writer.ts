import type { Write } from "../statement";
import { databaseUnavailable } from "../unavailable";
import { type GroupOutcome, outcomeKeys, type PlainError, type WriteOptions, type Writer } from "../write-outcome";
import type { FoundOutcome, OpenFile } from "./protocol";
import { ThreadEnded, WriterThread } from "./thread";

const REOPEN_PAUSE_MS = 50;
/** How long a crash may keep one group waiting for a new thread. */
const REOPEN_WITHIN_MS = 5_000;

/** Known to be written by a thread that crashed before it could tell the results, which were too large to store. */
const RESULTS_LOST: PlainError = { message: "The write happened, but its results were lost", code: "SQLITE_IOERR" };

/**
 * Writes to a database file in a thread of its own, so that no sync blocks the event loop. A thread that crashes is
 * replaced, and the outcome of what it was writing is looked up.
 */
export class FileWriter implements Writer {
  readonly #nextKey = outcomeKeys();
  #acknowledged: string | null = null;

  private constructor(
    readonly file: OpenFile,
    private thread: WriterThread,
  ) {}

  /** @param script of the thread, for tests */
  static async open(file: OpenFile, script?: string): Promise<FileWriter> {
    return new FileWriter(file, await openThread(file, script));
  }

  async write(group: readonly Write[], options: WriteOptions = {}): Promise<GroupOutcome> {
    const key = this.#nextKey();
    try {
      const request = {
        ask: "write",
        key,
        acknowledged: this.#acknowledged,
        group,
        options,
        nowMs: Date.now(),
      } as const;
      const outcome = await this.thread.ask(request);
      if (outcome.kind === "done") this.#acknowledged = key;
      return outcome;
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      return this.#afterCrash(key, group, error);
    }
  }

  async close(): Promise<void> {
    const { thread } = this;
    // One that has crashed needs no closing.
    await thread.ask({ ask: "close" }).catch(() => undefined);
    thread.giveBack();
  }

  async #afterCrash(key: string, group: readonly Write[], cause: ThreadEnded): Promise<GroupOutcome> {
    const found = await this.#findOutcome(key);
    if (found) {
      this.#acknowledged = key;
      return { kind: "done", outcomes: found.outcomes ?? group.map(() => ({ ok: false, error: RESULTS_LOST })) };
    }
    // One of them may be what crashed the thread: it must not take the others down again.
    if (group.length > 1) return { kind: "apart" };
    throw databaseUnavailable(cause);
  }

  /** @throws DomainError unavailable when no thread could look */
  async #findOutcome(key: string): Promise<FoundOutcome | null> {
    const startMs = performance.now();
    for (;;) {
      try {
        this.thread = await openThread(this.file, this.thread.script);
        return await this.thread.ask({ ask: "find", key, nowMs: Date.now() });
      } catch (error) {
        await this.close();
        if (performance.now() - startMs > REOPEN_WITHIN_MS) throw databaseUnavailable(error);
        await Bun.sleep(REOPEN_PAUSE_MS);
      }
    }
  }
}

async function openThread(file: OpenFile, script?: string): Promise<WriterThread> {
  const thread = WriterThread.take(script);
  try {
    await thread.ask({ ask: "open", file });
    return thread;
  } catch (error) {
    thread.giveBack();
    throw error;
  }
}
