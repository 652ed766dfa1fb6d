import type { ChatEvent, NumberedChatEvent } from "@wattleaf/shared/contracts/chat/messages";

/** An answer being written in this process: its events so far, and who waits for the next one. */
export class LiveAnswer {
  readonly events: NumberedChatEvent[] = [];
  readonly #abort = new AbortController();
  #wake: (() => void)[] = [];
  #finished = false;

  /** Aborted when the user stops the answer. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  /** The event with the number it would get now. */
  next(event: ChatEvent): NumberedChatEvent {
    return { ...event, seq: this.events.length + 1 };
  }

  add(event: ChatEvent): void {
    this.events.push(this.next(event));
    this.#wakeAll();
  }

  finish(): void {
    this.#finished = true;
    this.#wakeAll();
  }

  stop(): void {
    this.#abort.abort();
  }

  /** The events after number `afterSeq`, then each new one as it comes, until the answer ends. */
  async *follow(afterSeq: number): AsyncGenerator<NumberedChatEvent> {
    for (let next = afterSeq; ;) {
      const event = this.events[next];
      if (event) {
        next += 1;
        yield event;
      } else if (this.#finished) {
        return;
      } else {
        await new Promise<void>((resolve) => this.#wake.push(resolve));
      }
    }
  }

  #wakeAll(): void {
    const waiting = this.#wake;
    this.#wake = [];
    for (const wake of waiting) wake();
  }
}

/** How often the process that writes answers looks whether another one was asked to end them. */
const LOOK_EVERY_MS = 500;

/** The answers being written in this process, by turn. Ended when another process was asked to. */
export class LiveAnswers {
  readonly #byTurn = new Map<string, LiveAnswer>();
  #onSettled: (() => void)[] = [];
  readonly #findUnwanted: (turnIds: string[]) => Promise<string[]>;
  #looking = false;

  /** @param findUnwanted of these turns, those that were stopped, replaced or deleted */
  constructor(findUnwanted: (turnIds: string[]) => Promise<string[]>) {
    this.#findUnwanted = findUnwanted;
  }

  start(turnId: string): LiveAnswer {
    const answer = new LiveAnswer();
    this.#byTurn.set(turnId, answer);
    if (!this.#looking) void this.#stopUnwanted();
    return answer;
  }

  find(turnId: string): LiveAnswer | null {
    return this.#byTurn.get(turnId) ?? null;
  }

  turnIds(): string[] {
    return [...this.#byTurn.keys()];
  }

  /** The complete turn is saved: from now on clients read it from the database. */
  end(turnId: string): void {
    this.#byTurn.get(turnId)?.finish();
    this.#byTurn.delete(turnId);
    if (this.#byTurn.size > 0) return;
    for (const settled of this.#onSettled.splice(0)) settled();
  }

  /** Resolves when no answer is being written any more, or after `limitMs`. */
  async settled(limitMs = Infinity): Promise<void> {
    if (this.#byTurn.size === 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#onSettled.push(resolve);
    const limit = limitMs === Infinity ? undefined : setTimeout(resolve, limitMs);
    await promise;
    clearTimeout(limit);
  }

  async #stopUnwanted(): Promise<void> {
    this.#looking = true;
    for (;;) {
      await Bun.sleep(LOOK_EVERY_MS);
      const turnIds = [...this.#byTurn.keys()];
      if (turnIds.length === 0) break;
      // While the database is away, answers go on; the next look finds what was missed.
      for (const turnId of await this.#findUnwanted(turnIds).catch(() => [])) this.find(turnId)?.stop();
    }
    this.#looking = false;
  }
}
