import { DomainError } from "@wattleaf/shared/errors";
import type { ErrorBody } from "@wattleaf/shared/errors";

/** The heavy jobs that run off the main thread: name → input and output. */
export interface CpuJobs {
  readEnergyFile: {
    input: { bytes: Uint8Array };
    output: import("@wattleaf/shared/contracts/usage").UsageFacts;
  };
}

export type CpuReply<T> = { ok: true; value: T } | { ok: false; refusal: ErrorBody | null; reason: string };

const WORKER_SCRIPT = new URL("./cpu-worker.ts", import.meta.url).href;
const JOB_TIME_LIMIT_MS = 15_000;
/** A large photograph takes 3 to 10 s, as busy as the machine is. */
export const DOCUMENT_TIME_LIMIT_MS = 30_000;
/** A photograph of 25 million pixels needs about a third of it; a file that needs more was made to. */
const JOB_MEMORY_LIMIT_BYTES = 1024 * 1024 * 1024;
const MEMORY_CHECK_MS = 100;
const MAX_WAITING_JOBS = 32;
const OVERLOAD_RETRY_SECONDS = 5;

/**
 * Runs jobs in a Worker, so that the event loop stays free and a bad input can be cut off: a job that passes its time
 * limit, or makes the process grow past its memory limit, has its Worker ended, and the next job gets a new one. One
 * job at a time; a full queue refuses at once.
 */
export class CpuQueue {
  readonly #timeLimitMs: number;
  readonly #script: string;
  #worker: Worker | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(timeLimitMs: number = JOB_TIME_LIMIT_MS, script: string = WORKER_SCRIPT) {
    this.#timeLimitMs = timeLimitMs;
    this.#script = script;
  }

  /** Starts the Worker before the first job needs it. */
  warm(): void {
    this.#worker ??= this.#spawn();
  }

  run<K extends keyof CpuJobs>(name: K, input: CpuJobs[K]["input"]): Promise<CpuJobs[K]["output"]> {
    if (this.#waiting >= MAX_WAITING_JOBS) {
      return Promise.reject(
        new DomainError("overloaded", "Too many files are being read right now. Please try again in a moment.", {
          retryAfterSeconds: OVERLOAD_RETRY_SECONDS,
        }),
      );
    }
    this.#waiting += 1;
    const job = this.#last.then(() => this.#runNow(name, input)).finally(() => (this.#waiting -= 1));
    this.#last = job.catch(() => undefined);
    return job;
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  /** `smol` keeps the Worker's heap small, so that a file that wants a lot of memory hurts itself first. */
  #spawn(): Worker {
    const worker = new Worker(this.#script, { smol: true });
    // A Worker may also end between two jobs: the next job must not be given to a dead one.
    worker.addEventListener("close", () => {
      if (this.#worker === worker) this.#worker = null;
    });
    return worker;
  }

  async #runNow<K extends keyof CpuJobs>(name: K, input: CpuJobs[K]["input"]): Promise<CpuJobs[K]["output"]> {
    const reply = await this.#exchange<K>({ name, input });
    if (reply.ok) return reply.value;
    if (!reply.refusal) throw new Error(`The job ${name} failed: ${reply.reason}`);
    const { code, message, issues = [] } = reply.refusal;
    throw new DomainError(code, message, { issues });
  }

  /** One question to the Worker and its answer, or the end of the Worker. */
  async #exchange<K extends keyof CpuJobs>(job: { name: K; input: CpuJobs[K]["input"] }) {
    const worker = (this.#worker ??= this.#spawn());
    const { promise, resolve, reject } = Promise.withResolvers<CpuReply<CpuJobs[K]["output"]>>();
    const answered = new AbortController();
    const { signal } = answered;
    const fail = (error: Error) => {
      this.close();
      reject(error);
    };
    const limit = setTimeout(() => fail(tooSlow()), this.#timeLimitMs);
    const startBytes = process.memoryUsage.rss();
    const memory = setInterval(() => {
      if (process.memoryUsage.rss() - startBytes > JOB_MEMORY_LIMIT_BYTES) fail(tooBig());
    }, MEMORY_CHECK_MS);
    worker.addEventListener("message", (event: MessageEvent) => resolve(event.data), { signal });
    worker.addEventListener("error", (event) => fail(new Error(`The worker failed: ${event.message}`)), { signal });
    worker.addEventListener("close", () => fail(new Error("The worker ended")), { signal });
    worker.postMessage(job);
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      clearInterval(memory);
      answered.abort();
    }
  }
}

const tooSlow = () =>
  new DomainError(
    "file_unreadable",
    "This file takes too long to read. Please upload a smaller export, or a picture with fewer pixels.",
  );

const tooBig = () =>
  new DomainError(
    "file_unreadable",
    "This file unpacks to more data than can be read. Please upload a smaller export.",
  );
