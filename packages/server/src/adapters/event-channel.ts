/** Events that one thread gives and one reader takes, until they end or fail. */
export class EventChannel<T> implements AsyncIterable<T> {
  readonly #waiting: T[] = [];
  #wake: (() => void) | undefined;
  #isClosed = false;
  #failure: Error | null = null;

  add(event: T): void {
    this.#waiting.push(event);
    this.#wake?.();
  }

  close(): void {
    this.#isClosed = true;
    this.#wake?.();
  }

  /** What was added before is still read. */
  fail(error: Error): void {
    this.#failure ??= error;
    this.close();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<T> {
    for (let next = 0; ;) {
      const event = this.#waiting[next];
      if (event !== undefined) {
        next += 1;
        yield event;
      } else if (this.#failure) {
        throw this.#failure;
      } else if (this.#isClosed) {
        return;
      } else {
        await new Promise<void>((resolve) => (this.#wake = resolve));
      }
    }
  }
}
