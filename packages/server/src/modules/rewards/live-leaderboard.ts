import type { LeaderboardEntry } from "@wattleaf/shared/contracts/rewards";
import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { type LeaderboardSource, readLeaderboard } from "./read-leaderboard";

/** What everyone sees may be so old. */
const FRESH_MS = SECOND_MS;

/**
 * The leaderboard as all viewers get it: read from the database at most once a second, however many ask, while points
 * are written all the time. Each process has its own.
 */
export class LiveLeaderboard {
  readonly #freshMs: number;
  #reading: Promise<LeaderboardEntry[]> | undefined;
  #readAtMs = 0;

  constructor(freshMs = FRESH_MS) {
    this.#freshMs = freshMs;
  }

  /** Everyone who asks while it is read waits for the same answer. A failed one is not kept. */
  entries(source: LeaderboardSource): Promise<LeaderboardEntry[]> {
    // Not the platform's clock, which may be set back.
    const nowMs = performance.now();
    if (this.#reading && nowMs - this.#readAtMs < this.#freshMs) return this.#reading;
    const reading = readLeaderboard(source);
    this.#reading = reading;
    this.#readAtMs = nowMs;
    reading.catch(() => {
      if (this.#reading === reading) this.#reading = undefined;
    });
    return reading;
  }
}
