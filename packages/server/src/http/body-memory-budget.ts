import { overloaded } from "../adapters/worker-queue/worker-queue";

const MEGABYTE = 1024 * 1024;
/** Three of the longest calls at once, so that one caller cannot take the room of all others. */
const MAX_BYTES_OF_CALLER = 96 * MEGABYTE;
/** What a small machine can spare: nine bodies of 30 MB, one of them being computed, took 1.1 GB at the worst. */
const MAX_BYTES = 256 * MEGABYTE;

/**
 * How much of long bodies is in memory, half-sent ones included: a body is read before its turn in the Worker's line,
 * so the line's length alone would let a few dozen connections fill the machine.
 */
export class BodyMemory {
  readonly #byCaller = new Map<string, number>();
  #total = 0;

  constructor(
    readonly maxBytesOfCaller = MAX_BYTES_OF_CALLER,
    readonly maxBytes = MAX_BYTES,
  ) {}

  /** Room for one body of a caller; it is free again when the body is done with. */
  open(caller: string): BodyRoom {
    let held = 0;
    const change = (bytes: number) => {
      held += bytes;
      this.#total += bytes;
      const left = (this.#byCaller.get(caller) ?? 0) + bytes;
      if (left > 0) this.#byCaller.set(caller, left);
      else this.#byCaller.delete(caller);
    };
    return {
      take: (bytes) => {
        const ofCaller = this.#byCaller.get(caller) ?? 0;
        if (this.#total + bytes > this.maxBytes || ofCaller + bytes > this.maxBytesOfCaller) throw overloaded();
        change(bytes);
      },
      free: () => change(-held),
    };
  }
}

export interface BodyRoom {
  /** @throws DomainError overloaded when this caller, or all together, hold as much as they may */
  take(bytes: number): void;
  free(): void;
}
