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
  /** Null after a crash, until a new one has opened the file. */
  #thread: WriterThread | null;

  private constructor(
    readonly file: OpenFile,
    thread: WriterThread,
  ) {
    this.#thread = thread;
  }

  /** @param script of the thread, for tests */
  static async open(file: OpenFile, script?: string): Promise<FileWriter> {
    return new FileWriter(file, await openThread(file, script));
  }

  async write(group: readonly Write[], options: WriteOptions = {}): Promise<GroupOutcome> {
    const key = this.#nextKey();
    const thread = (this.#thread ??= await reopened(this.file));
    try {
      const request = {
        ask: "write",
        key,
        acknowledged: this.#acknowledged,
        group,
        options,
        nowMs: Date.now(),
      } as const;
      const outcome = await thread.ask(request);
      if (outcome.kind === "done" && outcome.outcomes.some(({ ok }) => ok)) this.#acknowledged = key;
      return outcome;
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      this.#thread = null;
      return this.#afterCrash({ key, group, script: thread.script, cause: error });
    }
  }

  async close(): Promise<void> {
    if (this.#thread) await closeThread(this.#thread);
    this.#thread = null;
  }

  /** @throws DomainError unavailable when no thread could look, or when a lone write did not happen */
  async #afterCrash({ key, group, script, cause }: Crash): Promise<GroupOutcome> {
    const found = await this.#findOutcome(key, script);
    if (found) {
      this.#acknowledged = key;
      return { kind: "done", outcomes: found.outcomes ?? group.map(() => ({ ok: false, error: RESULTS_LOST })) };
    }
    // One of them may be what crashed the thread: it must not take the others down again.
    if (group.length > 1) return { kind: "apart" };
    throw databaseUnavailable(cause);
  }

  async #findOutcome(key: string, script: string): Promise<FoundOutcome | null> {
    const startMs = performance.now();
    for (;;) {
      const thread = await reopened(this.file, script);
      try {
        const found = await thread.ask({ ask: "find", key, nowMs: Date.now() });
        this.#thread = thread;
        return found;
      } catch (error) {
        await closeThread(thread);
        if (performance.now() - startMs > REOPEN_WITHIN_MS) throw databaseUnavailable(error);
        await Bun.sleep(REOPEN_PAUSE_MS);
      }
    }
  }
}

interface Crash {
  key: string;
  group: readonly Write[];
  script: string;
  cause: ThreadEnded;
}

/** A new thread in the place of one that crashed. */
async function reopened(file: OpenFile, script?: string): Promise<WriterThread> {
  const startMs = performance.now();
  for (;;) {
    try {
      return await openThread(file, script);
    } catch (error) {
      if (performance.now() - startMs > REOPEN_WITHIN_MS) throw databaseUnavailable(error);
      await Bun.sleep(REOPEN_PAUSE_MS);
    }
  }
}

async function closeThread(thread: WriterThread): Promise<void> {
  // One that has crashed needs no closing.
  await thread.ask({ ask: "close" }).catch(() => undefined);
  thread.giveBack();
}

async function openThread(file: OpenFile, script?: string): Promise<WriterThread> {
  const thread = WriterThread.take(script);
  try {
    await thread.ask({ ask: "open", file, nowMs: Date.now() });
    return thread;
  } catch (error) {
    thread.giveBack();
    throw error;
  }
}
