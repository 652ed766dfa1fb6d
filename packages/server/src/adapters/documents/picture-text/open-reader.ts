import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { errorOf, type Outcome } from "../../worker-queue/outcome";
import type { FromReader, ReadRequest } from "./messages";
import type { PictureText } from "./read-picture";

const SCRIPT = fileURLToPath(new URL("./process.ts", import.meta.url));

/** Reads pictures one after another in a process of its own, until it is closed. */
export interface PictureReader {
  /**
   * @throws DomainError `file_unreadable` when the picture cannot be decoded
   * @throws Error when the process cannot read it, or has ended
   */
  read(request: ReadRequest): Promise<PictureText>;
  /** Ends the process. Its largest resident memory, in bytes; 0 where the system does not tell. */
  close(): Promise<number>;
}

/** Set once a process has told that it cannot load the runtime: the next one could not either. */
let isUnavailable = false;

/** Starts the process; null where ONNX Runtime has no build for the machine, and when the process ends at once. */
export async function openPictureReader(): Promise<PictureReader | null> {
  if (isUnavailable) return null;
  let hear: { resolve(message: FromReader): void; reject(error: Error): void } | undefined;
  let ended: Error | undefined;
  const next = () =>
    new Promise<FromReader>((resolve, reject) => {
      // One that ended between two pages will tell nothing any more.
      if (ended) reject(ended);
      hear = { resolve, reject };
    });
  const ready = next();
  const child = Bun.spawn([process.execPath, SCRIPT], {
    stdio: ["ignore", "ignore", "inherit"],
    serialization: "advanced",
    ipc: (message: FromReader) => hear?.resolve(message),
    onExit: (_, code, signal) => {
      ended = new Error(`The picture reader ended: ${signal ?? code}`);
      hear?.reject(ended);
    },
  });
  const close = async () => {
    const memoryBytes = await peakMemoryOf(child.pid);
    child.kill();
    await child.exited;
    return memoryBytes;
  };
  const first = await ready.catch(() => null);
  if (!first || !("isReady" in first) || !first.isReady) {
    // A machine short of memory may end a process at its start; that says nothing about the next one.
    isUnavailable = first !== null;
    await close();
    return null;
  }
  return {
    async read(request) {
      const answer = next();
      if (!ended) child.send(request);
      const outcome = (await answer) as Outcome;
      if (!outcome.ok) throw errorOf(outcome, "Reading the picture");
      return outcome.value as PictureText;
    },
    close,
  };
}

/** Not `maxRSS` of `getrusage`: Linux begins that of a new process at the memory of the one that started it. */
async function peakMemoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}
