import type { Logger } from "./logger";

/** Work that no answer waits for, such as sending an email: the stop of the server does wait for it. */
export interface Background {
  /** Runs `job` after the caller has received its response; a failure is logged as "<what> failed". */
  run(what: string, job: () => Promise<void>): void;
  /** Resolves when nothing is under way any more. */
  settled(): Promise<void>;
}

export function createBackground(log: Pick<Logger, "error">): Background {
  const running = new Set<Promise<void>>();
  return {
    run(what, job) {
      // In a later turn of the event loop: how long the job takes must not show in the time of the answer.
      const later = new Promise<void>((resolve) => void setImmediate(resolve));
      const ended = later.then(job).catch((error: unknown) => log.error({ err: error }, `${what} failed`));
      running.add(ended);
      void ended.finally(() => running.delete(ended));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
