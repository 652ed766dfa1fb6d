import type { WriterReplies, WriterReply, WriterRequest } from "./protocol";
import { toWriteError } from "../unavailable";

const SCRIPT = new URL("./writer-thread.ts", import.meta.url).href;

/** Kept for the next database of this process, such as that of the next test: a new thread takes 30 ms. */
const MAX_SPARE_THREADS = 2;
const spare: WriterThread[] = [];

/** Bun's, whose methods the types of browsers hide. */
type RefWorker = Worker & { ref(): void; unref(): void };

/** The thread ended before it answered: what it was asked may have happened. */
export class ThreadEnded extends Error {}

/** A thread that writes to one database file at a time. It does not keep the process running. */
export class WriterThread {
  readonly #worker: RefWorker;
  #waiting: { resolve(reply: WriterReply): void; reject(error: Error): void } | null = null;
  #ended: ThreadEnded | null = null;

  constructor(readonly script = SCRIPT) {
    this.#worker = new Worker(script, { ref: false, name: "database-writer" }) as RefWorker;
    this.#worker.addEventListener("message", ({ data }: MessageEvent<WriterReply>) => this.#settle()?.resolve(data));
    this.#worker.addEventListener("error", ({ message }) => this.#end(message));
    this.#worker.addEventListener("close", () => this.#end("it was closed"));
  }

  /** @param script other than the product's own only in tests */
  static take(script = SCRIPT): WriterThread {
    return (script === SCRIPT ? spare.pop() : undefined) ?? new WriterThread(script);
  }

  /** Of a thread whose file is closed. */
  giveBack(): void {
    if (this.#ended) return;
    if (spare.length < MAX_SPARE_THREADS && this.script === SCRIPT) spare.push(this);
    else {
      this.#end("it is not needed");
      this.#worker.terminate();
    }
  }

  /** @throws ThreadEnded, or the error of the request */
  async ask<R extends WriterRequest>(request: R): Promise<WriterReplies[R["ask"]]> {
    if (this.#ended) throw this.#ended;
    const { promise, resolve, reject } = Promise.withResolvers<WriterReply>();
    this.#waiting = { resolve, reject };
    // While it is asked, the process waits for its answer.
    this.#worker.ref();
    this.#worker.postMessage(request);
    const reply = await promise;
    if (!reply.ok) throw toWriteError(reply.error);
    return reply.value as WriterReplies[R["ask"]];
  }

  /**
   * A thread is never terminated while its file is open: its locks could then never be released.
   */
  #end(reason: string): void {
    this.#ended ??= new ThreadEnded(`The database writer's thread ended: ${reason}`);
    const at = spare.indexOf(this);
    if (at >= 0) spare.splice(at, 1);
    this.#settle()?.reject(this.#ended);
  }

  #settle() {
    const waiting = this.#waiting;
    this.#waiting = null;
    this.#worker.unref();
    return waiting;
  }
}
