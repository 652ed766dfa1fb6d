import type { Logger } from "./logger";

interface Repetition {
  /** What is done, for the log: a failure is logged as "<what> failed". */
  what: string;
  everyMs: number;
  run: () => Promise<void>;
}

/** Runs at once and then regularly, never twice at the same time. Returns what stops it. */
export function repeat({ what, everyMs, run }: Repetition, log: Pick<Logger, "error">): () => void {
  let isRunning = false;
  const turn = async () => {
    if (isRunning) return;
    isRunning = true;
    await run().catch((error: unknown) => log.error({ err: error }, `${what} failed`));
    isRunning = false;
  };
  void turn();
  const timer = setInterval(() => void turn(), everyMs);
  return () => clearInterval(timer);
}
