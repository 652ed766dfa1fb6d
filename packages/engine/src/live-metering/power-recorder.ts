import { HOUR_MS } from "@wattleaf/shared/domain/time";
import { IntervalTotals, type LiveInterval } from "./interval-totals";

/** A sensor that has been silent for longer is not believed any more, though nothing says that it is gone. */
const LONGEST_HOLD_MS = HOUR_MS;

/**
 * Turns readings of power into energy by interval. A sensor tells changes, so a reading holds until the next one, for an
 * hour at most, or until the sensor is known not to answer.
 */
export class PowerRecorder {
  readonly #totals = new IntervalTotals();
  #held: { watts: number; sinceMs: number; readMs: number } | null = null;

  add(atMs: number, watts: number): void {
    this.#advance(atMs);
    this.#held = { watts, sinceMs: atMs, readMs: atMs };
  }

  /** The sensor does not answer from this moment on. */
  interrupt(atMs: number): void {
    this.#advance(atMs);
    this.#held = null;
  }

  /** The intervals that are over, each once. */
  take(nowMs: number): LiveInterval[] {
    this.#advance(nowMs);
    return this.#totals.take(nowMs);
  }

  #advance(toMs: number): void {
    if (!this.#held) return;
    const { watts, sinceMs, readMs } = this.#held;
    const untilMs = Math.min(toMs, readMs + LONGEST_HOLD_MS);
    if (untilMs <= sinceMs) return;
    this.#totals.add(sinceMs, untilMs, (watts * (untilMs - sinceMs)) / HOUR_MS);
    this.#held.sinceMs = untilMs;
  }
}
