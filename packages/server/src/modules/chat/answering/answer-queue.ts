import { DomainError } from "@wattleaf/shared/errors";
import { FairShares } from "../../../adapters/worker-queue/fair-shares";

/** Who shares the assistant: visitors of the site, accounts, and partners' widgets. */
export type Share = "visitors" | "users" | "partners";

/** For whom a place is taken: callers of a share take turns. */
export interface Asker {
  share: Share;
  caller: string;
}

export interface AnswerQueueOptions {
  /** Answers that are worked on at the same time. */
  slots: number;
  /** Questions of one share that may wait; past it they are rejected at once. */
  roomPerShare: number;
}

/** What an answer takes in the beginning, until it has been measured. */
const ASSUMED_ANSWER_MS = 100;
/** The share of the newest answer in the average. */
const NEWEST_WEIGHT = 0.05;
/** Who comes back at once only finds the same queue. */
const SHORTEST_RETRY_SECONDS = 2;
const LONGEST_RETRY_SECONDS = 30;

/**
 * Admits questions to the assistant: so many are answered at the same time, a bounded number of each share waits, and
 * visitors, users and partners take turns, so that a flood of one does not keep the others from their answers.
 */
export class AnswerQueue {
  readonly #roomPerShare: number;
  readonly #slots: number;
  readonly #waiting = new FairShares<Share, () => void>();
  #free: number;
  #averageMs = ASSUMED_ANSWER_MS;

  constructor({ slots, roomPerShare }: AnswerQueueOptions) {
    this.#slots = slots;
    this.#free = slots;
    this.#roomPerShare = roomPerShare;
  }

  /**
   * Waits for a slot.
   * @throws DomainError unavailable when the share's room is used up; the signal's reason when it is aborted
   */
  async enter({ share, caller }: Asker, signal: AbortSignal): Promise<Slot> {
    signal.throwIfAborted();
    if (this.#free <= 0) await this.#wait({ share, caller }, signal);
    else this.#free -= 1;
    return this.#slot();
  }

  async #wait({ share, caller }: Asker, signal: AbortSignal): Promise<void> {
    if (this.#waiting.lengthOf(share) >= this.#roomPerShare) throw crowded(this.#secondsToWait());
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const leave = () => {
      this.#waiting.leave(share, caller, resolve);
      reject(signal.reason as Error);
    };
    this.#waiting.join(share, caller, resolve);
    signal.addEventListener("abort", leave, { once: true });
    await promise.finally(() => signal.removeEventListener("abort", leave));
  }

  #slot(): Slot {
    const beganMs = performance.now();
    let isHeld = true;
    return {
      leave: () => {
        if (!isHeld) return;
        isHeld = false;
        this.#averageMs += (performance.now() - beganMs - this.#averageMs) * NEWEST_WEIGHT;
        this.#release();
      },
      whileAway: async (work) => {
        this.#release();
        try {
          return await work();
        } finally {
          // Without waiting again: what has begun is brought to its end first.
          this.#free -= 1;
        }
      },
    };
  }

  #release(): void {
    this.#free += 1;
    while (this.#free > 0) {
      const next = this.#waiting.next();
      if (!next) return;
      this.#free -= 1;
      next();
    }
  }

  #secondsToWait(): number {
    const seconds = Math.ceil((this.#waiting.length * this.#averageMs) / this.#slots / 1_000);
    return Math.min(Math.max(seconds, SHORTEST_RETRY_SECONDS), LONGEST_RETRY_SECONDS);
  }
}

/** A place among the answers that are worked on. */
export interface Slot {
  /** Gives the place to the next; a second call does nothing. */
  leave(): void;
  /** Lends the place to others during work that another queue bounds. */
  whileAway<T>(work: () => Promise<T>): Promise<T>;
}

const crowded = (seconds: number) =>
  new DomainError("unavailable", `Wattleaf is answering many questions right now. Try again in ${seconds} seconds.`, {
    retryAfterSeconds: seconds,
  });
