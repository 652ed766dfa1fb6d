import { statSync } from "node:fs";

const SCRIPT = new URL("./check-thread.ts", import.meta.url).href;

/** The check reads the whole file, about 1 GB in this time; a larger one is served before its check ends. */
const CHECK_WITHIN_MS = 10_000;

/** The database file is damaged: its data cannot be trusted, and writing to it makes it worse. */
export class DamagedFile extends Error {
  constructor(
    readonly path: string,
    readonly damage: string,
  ) {
    super(`The database file ${path} is damaged: ${damage}`);
  }
}

/** @throws DamagedFile when SQLite's quick check finds damage in time */
export async function checkFile(path: string): Promise<void> {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) === 0) return;
  const worker = new Worker(SCRIPT, { name: "database-check" });
  const { promise, resolve, reject } = Promise.withResolvers<string | null>();
  const limit = setTimeout(() => resolve(null), CHECK_WITHIN_MS);
  worker.addEventListener("message", ({ data }: MessageEvent<string | null>) => resolve(data));
  worker.addEventListener("error", ({ message }) => reject(new Error(message)));
  worker.postMessage(path);
  const damage = await promise.finally(() => {
    clearTimeout(limit);
    // Ends a check that is still running as soon as it is done.
    worker.terminate();
  });
  if (damage !== null) throw new DamagedFile(path, firstLine(damage));
}

const firstLine = (text: string) => text.replace(/^\*\*\*[^\n]*\n/, "").split("\n")[0] ?? text;
