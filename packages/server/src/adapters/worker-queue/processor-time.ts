import { readFileSync } from "node:fs";

/** Linux tells processor time in hundredths of a second, whatever its clock. */
const TICK_MS = 10;
/** Places of `utime` and `stime` in /proc/…/stat, counted after the name in parentheses, which may hold spaces. */
const USER_FIELD = 11;
const SYSTEM_FIELD = 12;

/** Of a thread, or of a whole process; undefined when it has ended. */
function timeOf(task: string): number | undefined {
  try {
    const stat = readFileSync(`/proc/${task}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[USER_FIELD]) + Number(fields[SYSTEM_FIELD])) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** The processes that a thread has started and that still run; none where the system does not tell. */
function processesOf(thread: string): string[] {
  try {
    return readFileSync(`/proc/${thread}/children`, "utf8")
      .split(" ")
      .filter((pid) => pid !== "");
  } catch {
    return [];
  }
}

/**
 * Processor time in milliseconds that a thread takes from now on, with that of the processes that it starts. It grows
 * with the work alone, not with how many others want the processor. Where the system does not tell (only Linux does, of
 * a thread that is known) it is the time on the clock.
 */
export function processorTimeSince(thread: string | undefined): () => number {
  const begunMs = performance.now();
  const before = thread === undefined ? undefined : timeOf(thread);
  if (thread === undefined || before === undefined) return () => performance.now() - begunMs;
  const started = new Map<string, number>();
  let own = 0;
  return () => {
    for (const pid of processesOf(thread)) started.set(pid, timeOf(pid) ?? started.get(pid) ?? 0);
    own = (timeOf(thread) ?? before + own) - before;
    return [...started.values()].reduce((sum, taken) => sum + taken, own);
  };
}

/** Ends what a thread has started: a process is not told when the Worker that waits for it is ended. */
export function endProcessesOf(thread: string | undefined): void {
  if (thread === undefined) return;
  for (const pid of processesOf(thread)) {
    try {
      process.kill(Number(pid), "SIGKILL");
    } catch {
      // It has ended by itself.
    }
  }
}
