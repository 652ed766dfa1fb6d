import type { FileCall } from "./record";

/** Of the smallest disks: a block of this size is written whole or not at all. */
const SECTOR_BYTES = 512;

type Change = Extract<FileCall, { kind: "write" | "truncate" }>;

/**
 * The files as they are after a power cut at that call: all that was synced before, and of every other write whatever
 * the disk had got to: nothing, all, or some of its sectors, in any order.
 * @param random from 0 to 1; null keeps nothing that was not synced
 */
export function filesAfterCut(
  calls: readonly FileCall[],
  at: number,
  random: (() => number) | null,
): Map<string, Uint8Array> {
  const files = new Map<string, DiskFile>();
  const fileOf = (name: string) => files.get(name) ?? (files.set(name, new DiskFile()).get(name) as DiskFile);
  for (const call of calls.slice(0, at)) {
    if (call.kind === "unlink") files.delete(call.file);
    else if (call.kind === "sync") fileOf(call.file).sync();
    else if (call.kind !== "acknowledge") fileOf(call.file).unsynced.push(call);
  }
  return new Map(Array.from(files, ([name, file]) => [name, file.afterCut(random)]));
}

class DiskFile {
  #bytes = Buffer.alloc(0);
  #length = 0;
  unsynced: Change[] = [];

  sync(): void {
    for (const change of this.unsynced) this.#apply(change);
    this.unsynced = [];
  }

  afterCut(random: (() => number) | null): Uint8Array {
    for (const change of random ? this.unsynced : []) {
      const fate = random?.() ?? 0;
      if (fate < 0.4) continue;
      if (fate < 0.7 || change.kind === "truncate") this.#apply(change);
      else this.#applySectors(change, random ?? Math.random);
    }
    return this.#bytes.subarray(0, this.#length);
  }

  #apply(change: Change): void {
    if (change.kind === "write") {
      this.#resize(Math.max(this.#length, change.offset + change.bytes.length));
      this.#bytes.set(change.bytes, change.offset);
    } else this.#resize(change.length);
  }

  #applySectors({ file, offset, bytes }: Extract<Change, { kind: "write" }>, random: () => number): void {
    for (let from = 0; from < bytes.length;) {
      const to = Math.min(bytes.length, from + SECTOR_BYTES - ((offset + from) % SECTOR_BYTES));
      if (random() < 0.5) this.#apply({ kind: "write", file, offset: offset + from, bytes: bytes.subarray(from, to) });
      from = to;
    }
  }

  #resize(length: number): void {
    if (length > this.#bytes.length) {
      const larger = Buffer.alloc(length * 2);
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    } else if (length < this.#length) this.#bytes.fill(0, length, this.#length);
    this.#length = length;
  }
}
