import { totalmem } from "node:os";
import { DomainError } from "@wattleaf/shared/errors";
import { FairQueue } from "./fair-queue";
import type { FromWorker, Job, JobMessage, JobReply } from "./job";
import { errorOf } from "./outcome";
import { endProcessesOf, processorTimeSince } from "./processor-time";
import { threadMemory } from "./thread-memory";

/** Limits of a job lane, and the error for a job that exceeds them. */
export interface WorkerLane {
  /** On the clock: what a job may wait for, or hang at. */
  timeLimitMs: number;
  /** How much processor time a job may take, with its processes; unlike the clock it is the same on a busy machine. */
  processorLimitMs?: number;
  /** How many jobs run at the same time, each in a Worker of its own; one unless said otherwise. */
  workers?: number;
  /** Maximum queue length; shorter for slow jobs, so that no connection times out before the response. */
  maxWaitingJobs?: number;
  /** How much a job may take; unless said otherwise as much as the machine can spare. */
  memoryLimitBytes?: number;
  tooSlow(): DomainError;
  tooBig(): DomainError;
}

/** For whom a job runs: callers take turns, and a caller who has left gives up what waits. */
export interface JobCaller {
  caller: string;
  signal?: AbortSignal;
  /** Hears how many jobs are before this one, whenever that changes, when it begins, and how far it is if it tells. */
  onProgress?: ((progress: JobProgress) => void) | undefined;
}

export type JobProgress =
  | { state: "queued"; ahead: number }
  | { state: "running" }
  | { state: "step"; done: number; of: number };

interface Waiting {
  start(seat: Seat): void;
  toldAhead: number | null;
  onProgress: JobCaller["onProgress"];
}

/** A place for one Worker, which is started with its first job and replaced when it has ended. */
interface Seat {
  worker: Worker | null;
  /** The Worker's thread, when it has told it. */
  thread: string | undefined;
  /** Resolves when the Worker that was ended here is gone, with its memory. */
  left: Promise<void>;
}

const GIGABYTE = 1024 ** 3;
/**
 * A photograph of 25 million pixels needs about a third of a gigabyte; a file that needs a whole one was made to. On a
 * small machine no job takes more than a quarter of it, but always as much as that photograph.
 */
const JOB_MEMORY_LIMIT_BYTES = Math.min(GIGABYTE, Math.max(0.375 * GIGABYTE, machineBytes() / 4));
const CHECK_MS = 100;
/** A new Worker costs more than most jobs, so one whose caller has left may still come to its end in this time. */
const ABANDONED_GRACE_MS = 1_000;
/** A Worker ends between two steps of its code; native code that never returns must not keep others from their jobs. */
const MAX_END_MS = 5_000;
const MAX_WAITING_JOBS = 32;
const MAX_WAITING_JOBS_PER_CALLER = 8;
const OVERLOAD_RETRY_SECONDS = 5;

/**
 * Runs jobs in a Worker, so that the event loop stays free and a bad input can be cut off: a job that passes one of its time
 * limits, takes more memory than its limit, or goes on although its caller has left, has its Worker ended,
 * and the next job gets a new one once that one is gone: what it took must not add up. A Worker does one job at a time, the callers in turn; a full queue rejects at once.
 */
export class WorkerQueue {
  readonly #lane: WorkerLane;
  readonly #script: string;
  readonly #seats: readonly Seat[];
  readonly #idle: Seat[];
  readonly #line = new FairQueue<Waiting>();

  /** @param script URL of the Worker, which answers each {@link JobMessage} with a {@link JobReply} */
  constructor(lane: WorkerLane, script: string) {
    this.#lane = lane;
    this.#script = script;
    this.#seats = Array.from({ length: lane.workers ?? 1 }, () => ({
      worker: null,
      thread: undefined,
      left: Promise.resolve(),
    }));
    this.#idle = [...this.#seats];
  }

  /** Whether each Worker has a job. */
  get isBusy(): boolean {
    return this.#idle.length === 0;
  }

  /** Starts a Worker before the first job needs it. */
  warm(): void {
    const [seat] = this.#idle;
    if (seat) seat.worker ??= this.#spawn(seat);
  }

  /**
   * @param transfer buffers of the input that go to the Worker instead of being copied, and are gone here
   * @throws DomainError overloaded, and whatever the job or its lane rejects with
   */
  async run<Input, Output>(
    job: Job<Input, Output>,
    input: Input,
    caller: JobCaller,
    transfer: ArrayBuffer[] = [],
  ): Promise<Output> {
    const seat = this.#idle.shift() ?? (await this.#turn(caller));
    try {
      await seat.left;
      caller.signal?.throwIfAborted();
      caller.onProgress?.({ state: "running" });
      return await this.#runNow(seat, job, input, transfer, caller);
    } finally {
      const next = this.#line.next();
      if (next) next.start(seat);
      else this.#idle.push(seat);
      this.#tellProgress();
    }
  }

  close(): void {
    for (const seat of this.#seats) seat.worker?.terminate();
  }

  /** Resolves when a Worker is this caller's, who then hands it on to the next in line. */
  async #turn({ caller, signal, onProgress }: JobCaller): Promise<Seat> {
    const { maxWaitingJobs = MAX_WAITING_JOBS } = this.#lane;
    const full = this.#line.length >= maxWaitingJobs || this.#line.lengthOf(caller) >= MAX_WAITING_JOBS_PER_CALLER;
    if (full) throw overloaded();
    const { promise, resolve, reject } = Promise.withResolvers<Seat>();
    const waiting: Waiting = { start: resolve, toldAhead: null, onProgress };
    const leave = () => {
      this.#line.leave(caller, waiting);
      reject(signal?.reason as Error);
      this.#tellProgress();
    };
    this.#line.join(caller, waiting);
    this.#tellProgress();
    signal?.addEventListener("abort", leave, { once: true });
    return promise.finally(() => signal?.removeEventListener("abort", leave));
  }

  #tellProgress(): void {
    let ahead = this.#seats.length - this.#idle.length;
    for (const waiting of this.#line.inOrder()) {
      if (waiting.toldAhead !== ahead) waiting.onProgress?.({ state: "queued", ahead });
      waiting.toldAhead = ahead;
      ahead += 1;
    }
  }

  /** `smol` keeps the Worker's heap small, so that a file that wants a lot of memory hurts itself first. */
  #spawn(seat: Seat): Worker {
    const worker = new Worker(this.#script, { smol: true });
    let thread: string | undefined;
    seat.thread = undefined;
    worker.addEventListener("message", ({ data }: MessageEvent<FromWorker>) => {
      if (!("thread" in data)) return;
      thread = data.thread;
      threadMemory.join(thread);
      if (seat.worker === worker) seat.thread = thread;
    });
    // A Worker may also end between two jobs: the next job must not be given to a dead one.
    worker.addEventListener("close", () => {
      if (thread !== undefined) threadMemory.leave(thread);
      if (seat.worker === worker) seat.worker = null;
    });
    return worker;
  }

  async #runNow<Input, Output>(
    seat: Seat,
    { name }: Job<Input, Output>,
    input: Input,
    transfer: ArrayBuffer[],
    caller: JobCaller,
  ): Promise<Output> {
    const reply = await this.#exchange(seat, { name, input }, transfer, caller);
    if (reply.ok) return reply.value as Output;
    throw errorOf(reply, `The job ${name}`);
  }

  /**
   * One request to the Worker and its reply, or the end of the Worker; the caller's signal means that it has left.
   */
  async #exchange(
    seat: Seat,
    job: JobMessage,
    transfer: ArrayBuffer[],
    { signal: left, onProgress }: JobCaller,
  ): Promise<JobReply> {
    const worker = (seat.worker ??= this.#spawn(seat));
    const { promise, resolve, reject } = Promise.withResolvers<JobReply>();
    const answered = new AbortController();
    const { signal } = answered;
    const fail = (error: Error) => {
      endWorker(seat, taken());
      reject(error);
    };
    const limit = setTimeout(() => fail(this.#lane.tooSlow()), this.#lane.timeLimitMs);
    const { memoryLimitBytes = JOB_MEMORY_LIMIT_BYTES, processorLimitMs = Infinity } = this.#lane;
    let taken = threadMemory.since(seat.thread);
    let spentMs = processorTimeSince(seat.thread);
    const checks = setInterval(() => {
      if (taken() > memoryLimitBytes) fail(this.#lane.tooBig());
      else if (spentMs() > processorLimitMs) fail(this.#lane.tooSlow());
    }, CHECK_MS);
    let abandoned: Timer | undefined;
    const abandon = () => (abandoned = setTimeout(() => fail(left?.reason as Error), ABANDONED_GRACE_MS));
    left?.addEventListener("abort", abandon, { signal });
    const hear = ({ data }: MessageEvent<FromWorker>) => {
      if ("thread" in data) {
        taken = threadMemory.since(data.thread);
        spentMs = processorTimeSince(data.thread);
      } else if ("progress" in data) onProgress?.({ state: "step", ...data.progress });
      else resolve(data);
    };
    worker.addEventListener("message", hear, { signal });
    worker.addEventListener("error", (event) => fail(new Error(`The worker failed: ${event.message}`)), { signal });
    worker.addEventListener("close", () => fail(new Error("The worker ended")), { signal });
    worker.postMessage(job, transfer);
    try {
      return await promise;
    } finally {
      clearTimeout(limit);
      clearTimeout(abandoned);
      clearInterval(checks);
      answered.abort();
    }
  }
}

/** Of the machine, or of the container's limit. */
function machineBytes(): number {
  const limit = process.constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/** @param taken bytes that its job has taken */
function endWorker(seat: Seat, taken = 0): void {
  const { worker } = seat;
  if (!worker) return;
  seat.worker = null;
  endProcessesOf(seat.thread);
  const { promise, resolve } = Promise.withResolvers<void>();
  const limit = setTimeout(resolve, MAX_END_MS);
  const whenReturned = threadMemory.watchReturn(taken);
  worker.addEventListener("close", () => void whenReturned().then(resolve));
  seat.left = promise.finally(() => clearTimeout(limit));
  worker.terminate();
}

export const overloaded = () =>
  new DomainError("overloaded", "The service is busy right now. Please try again in a moment.", {
    retryAfterSeconds: OVERLOAD_RETRY_SECONDS,
  });
