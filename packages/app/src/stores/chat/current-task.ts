import type { ChatStore } from "./state";

/** The answer or the upload in progress in a conversation: one at a time, and it can be stopped. */
export class CurrentTask {
  #running: { abort: AbortController; messageKey: string | null } | null = null;

  constructor(private readonly store: ChatStore) {}

  /** @param messageKey of the answer; null for an upload */
  async run(messageKey: string | null, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const abort = new AbortController();
    this.#running = { abort, messageKey };
    this.store.setState({ pending: true });
    try {
      await work(abort.signal);
    } finally {
      this.#running = null;
      this.store.setState({ pending: false });
    }
  }

  /** @returns the message key of the stopped answer */
  stop(): string | null {
    this.#running?.abort.abort();
    return this.#running?.messageKey ?? null;
  }
}
