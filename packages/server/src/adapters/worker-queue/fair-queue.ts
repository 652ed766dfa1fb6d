/** Who waits for something that one at a time can have: callers take turns, each caller's own in order of arrival. */
export class FairQueue<T> {
  /** In order of whose turn it is; a caller who has been served goes to the end. */
  readonly #waiting = new Map<string, T[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  lengthOf(caller: string): number {
    return this.#waiting.get(caller)?.length ?? 0;
  }

  join(caller: string, one: T): void {
    const own = this.#waiting.get(caller);
    if (own) own.push(one);
    else this.#waiting.set(caller, [one]);
    this.#length += 1;
  }

  next(): T | undefined {
    const [first] = this.#waiting;
    if (!first) return undefined;
    const [caller, own] = first;
    const one = own.shift();
    this.#waiting.delete(caller);
    if (own.length > 0) this.#waiting.set(caller, own);
    this.#length -= 1;
    return one;
  }

  /** Everybody who waits, in the order in which they will be served if no one else joins. */
  *inOrder(): Generator<T> {
    const lines = Array.from(this.#waiting.values());
    for (let round = 0; lines.some(({ length }) => length > round); round += 1) {
      for (const own of lines) {
        const one = own[round];
        if (one !== undefined) yield one;
      }
    }
  }

  leave(caller: string, one: T): void {
    const own = this.#waiting.get(caller);
    const place = own?.indexOf(one) ?? -1;
    if (!own || place < 0) return;
    own.splice(place, 1);
    if (own.length === 0) this.#waiting.delete(caller);
    this.#length -= 1;
  }
}
