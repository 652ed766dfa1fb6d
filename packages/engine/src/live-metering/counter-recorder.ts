import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { IntervalTotals, type LiveInterval } from "./interval-totals";

/** What passed over a longer silence is known, but not when: it stays a gap. */
const LONGEST_SILENCE_MS = DAY_MS;
/** More than a home's service can carry: the counter was replaced. */
const MOST_WATTS = 200_000;
/** A counter that falls by less than this share is out of step with itself; one that falls further began again at zero. */
const LEAST_RESET_SHARE = 0.1;

/** A counter's reading, in Wh since it began. */
export interface CounterReading {
  atMs: number;
  energyWh: number;
}

/**
 * Turns readings of an energy counter into energy by interval: the difference of two readings passed evenly between them.
 * A counter that falls began again at zero, unless it also counts backward, as one that subtracts what was exported does.
 */
export class CounterRecorder {
  readonly #totals = new IntervalTotals();
  #last: CounterReading | null;

  /** @param last what the run before said to go on from */
  constructor(
    readonly countsBackward: boolean,
    last: CounterReading | null = null,
  ) {
    this.#last = last;
  }

  /** What to go on from after a restart: where the counter stood when the interval began, so that all of it counts. */
  get resumeFrom(): CounterReading | null {
    if (!this.#last) return null;
    const begun = this.#totals.begun(this.#last.atMs);
    return begun ? { atMs: begun.startMs, energyWh: this.#last.energyWh - begun.energyWh } : this.#last;
  }

  add(atMs: number, energyWh: number): void {
    const before = this.#last;
    if (before && atMs <= before.atMs) return;
    const passedWh = before ? this.#passed(before.energyWh, energyWh) : 0;
    if (before) {
      const elapsedMs = atMs - before.atMs;
      const isPlausible = Math.abs(passedWh) <= (MOST_WATTS * elapsedMs) / HOUR_MS;
      if (elapsedMs <= LONGEST_SILENCE_MS && isPlausible) this.#totals.add(before.atMs, atMs, passedWh);
    }
    // After a dip the counter goes on from where it stood: what is counted twice is counted once.
    const isDip = before !== null && passedWh === 0 && energyWh < before.energyWh;
    this.#last = { atMs, energyWh: isDip ? before.energyWh : energyWh };
  }

  /** The intervals that are over, each once: those that a later reading has ended. */
  take(): LiveInterval[] {
    return this.#last ? this.#totals.take(this.#last.atMs) : [];
  }

  #passed(from: number, to: number): number {
    if (to >= from || this.countsBackward) return to - from;
    return from - to >= LEAST_RESET_SHARE * from ? to : 0;
  }
}
