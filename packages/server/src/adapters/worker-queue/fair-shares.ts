import { FairQueue } from "./fair-queue";

/**
 * A queue in which kinds of callers take turns, and within a kind its callers: however many of one kind wait, the next
 * of another kind comes after one of them.
 */
export class FairShares<Share extends string, T> {
  /** In order of whose turn it is; a share that has been served goes to the end. */
  readonly #shares = new Map<Share, FairQueue<T>>();

  get length(): number {
    return Array.from(this.#shares.values()).reduce((sum, { length }) => sum + length, 0);
  }

  lengthOf(share: Share): number {
    return this.#shares.get(share)?.length ?? 0;
  }

  join(share: Share, caller: string, one: T): void {
    const queue = this.#shares.get(share) ?? new FairQueue<T>();
    this.#shares.set(share, queue);
    queue.join(caller, one);
  }

  next(): T | undefined {
    for (const [share, queue] of this.#shares) {
      const one = queue.next();
      if (one === undefined) continue;
      this.#shares.delete(share);
      this.#shares.set(share, queue);
      return one;
    }
    return undefined;
  }

  leave(share: Share, caller: string, one: T): void {
    this.#shares.get(share)?.leave(caller, one);
  }
}
