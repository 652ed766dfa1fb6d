import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { errorOf, type Outcome } from "../../worker-queue/outcome";
import type { FromReader, ReadRequest } from "./messages";
import type { PictureText } from "./read-picture";

const SCRIPT = fileURLToPath(new URL("./process.ts", import.meta.url));

/** Reads pictures one after another in a process of its own, until it is closed. */
export interface PictureReader {
  /** @throws DomainError `file_unreadable` when the picture cannot be decoded */
  read(request: ReadRequest): Promise<PictureText>;
  /** Ends the process. Its largest resident memory, in bytes; 0 where the system does not tell. */
  close(): Promise<number>;
}

/** Set once the runtime could not be loaded: it will not be loaded the next time. */
let isUnavailable = false;

/** Starts the process; null where ONNX Runtime has no build for the machine. */
export async function openPictureReader(): Promise<PictureReader | null> {
  if (isUnavailable) return null;
  let hear: { resolve(message: FromReader): void; reject(error: Error): void } | undefined;
  const next = () =>
    new Promise<FromReader>((resolve, reject) => {
      hear = { resolve, reject };
    });
  const ready = next();
  const child = Bun.spawn([process.execPath, SCRIPT], {
    stdio: ["ignore", "ignore", "inherit"],
    serialization: "advanced",
    ipc: (message: FromReader) => hear?.resolve(message),
    onExit: (_, code, signal) => hear?.reject(new Error(`The picture reader ended: ${signal ?? code}`)),
  });
  const close = async () => {
    const memoryBytes = await peakMemoryOf(child.pid);
    child.kill();
    await child.exited;
    return memoryBytes;
  };
  const first = await ready.catch(() => null);
  if (!first || !("isReady" in first) || !first.isReady) {
    isUnavailable = true;
    await close();
    return null;
  }
  return {
    async read(request) {
      const answer = next();
      child.send(request);
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
