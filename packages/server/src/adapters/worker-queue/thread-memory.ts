import { readFileSync, readlinkSync } from "node:fs";

const PAGE_BYTES = 4_096;
/** Place of `minflt` in /proc/…/stat, counted after the name in parentheses, which may hold spaces. */
const MINOR_FAULTS_FIELD = 7;
const MAX_RETURN_MS = 2_000;
const RETURN_CHECK_MS = 25;

/** A thread as the system knows it, "1200/task/1204"; undefined where the system does not tell (only Linux does). */
export function ownThread(): string | undefined {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return undefined;
  }
}

/** Bytes of which a thread was the first to touch the page, freed ones included; undefined when it has ended. */
function touchedBy(thread: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${thread}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number(fields[MINOR_FAULTS_FIELD]) * PAGE_BYTES;
  } catch {
    return undefined;
  }
}

/**
 * How much of the process's memory each thread accounts for. A Worker that computes cannot be asked for its heap, and
 * its heap is not all that it takes (images and the solver live outside), but the kernel counts per thread which pages
 * it touched first. The growth of the process is divided among the threads by that count.
 */
class ThreadMemory {
  readonly #touched = new Map<string, number>([[`${process.pid}/task/${process.pid}`, 0]]);
  /** By threads that have ended. */
  #ended = 0;

  join(thread: string): void {
    this.#touched.set(thread, 0);
  }

  leave(thread: string): void {
    this.#ended += touchedBy(thread) ?? this.#touched.get(thread) ?? 0;
    this.#touched.delete(thread);
  }

  /** @returns how much the process has grown since, on account of this thread; all of it where that cannot be told */
  since(thread: string | undefined): () => number {
    const bytes = process.memoryUsage.rss();
    const before = this.#read(thread);
    return () => {
      const growth = process.memoryUsage.rss() - bytes;
      const now = this.#read(thread);
      const [own, all] = [now.own - before.own, now.all - before.all];
      return thread === undefined || all <= 0 ? growth : growth * Math.min(1, own / all);
    };
  }

  /**
   * To be called before a thread is ended, of which `bytes` are to come back.
   *
   * @returns resolves when most of them have, which takes a moment after the thread is gone, or after two seconds
   */
  watchReturn(bytes: number): () => Promise<void> {
    const most = process.memoryUsage.rss() - bytes / 2;
    return async () => {
      const end = performance.now() + MAX_RETURN_MS;
      while (process.memoryUsage.rss() > most && performance.now() < end) await Bun.sleep(RETURN_CHECK_MS);
    };
  }

  #read(thread: string | undefined): { own: number; all: number } {
    let all = this.#ended;
    for (const [one, last] of this.#touched) {
      const touched = touchedBy(one) ?? last;
      this.#touched.set(one, touched);
      all += touched;
    }
    return { own: (thread && this.#touched.get(thread)) || 0, all };
  }
}

/** Of this process. */
export const threadMemory = new ThreadMemory();
