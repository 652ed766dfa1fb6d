import type { Clock } from "../clock";

/** So many failures in a row, and the endpoint is taken for down. */
const FAILURES_UNTIL_OPEN = 3;
const OPEN_MS = 30_000;

/**
 * Avoids waiting for an endpoint that is down: after several failures in a row, calls are skipped for a while, then one
 * call is tried and its result decides for all.
 */
export class CircuitBreaker {
  readonly #clock: Clock;
  #failures = 0;
  #openUntilMs = 0;
  #trying = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Whether this caller may call; if so, it must report {@link succeeded}, {@link failed} or {@link left} afterwards.
   */
  admit(): boolean {
    if (this.#failures < FAILURES_UNTIL_OPEN) return true;
    if (this.#trying || this.#clock.now() < this.#openUntilMs) return false;
    this.#trying = true;
    return true;
  }

  succeeded(): void {
    this.#failures = 0;
    this.#trying = false;
  }

  failed(): void {
    this.#failures += 1;
    this.#trying = false;
    if (this.#failures >= FAILURES_UNTIL_OPEN) this.#openUntilMs = this.#clock.now() + OPEN_MS;
  }

  /** The caller went before it was known how the call ends. */
  left(): void {
    this.#trying = false;
  }
}
