import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { IntervalTotals, LIVE_INTERVAL_MS, type LiveInterval } from "./interval-totals";

/** What passed over a longer silence is known, but not when: it stays a gap. */
const LONGEST_SILENCE_MS = DAY_MS;
/** More than a home's service can carry, beyond one step of a coarse counter: the counter was replaced. */
const MOST_WATTS = 200_000;
const LARGEST_STEP_WH = 1_000;
/**
 * A counter steps by up to 0.1 kWh, so what a step counts may have passed while it did not change; how much earlier is not
 * known, and is taken to be this at most.
 */
const LONGEST_STEP_MS = LIVE_INTERVAL_MS;
/** A counter that falls by less than this share is out of step with itself; one that falls further began again at zero. */
const LEAST_RESET_SHARE = 0.1;

/** Where a counter stood, in Wh since it began; what passed until then has been counted. */
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
    if (!before) this.#last = { atMs, energyWh };
    if (!before || atMs <= before.atMs) return;
    const passedWh = this.#passed(before.energyWh, energyWh);
    // After a dip, too, the counter goes on from where it stood.
    if (passedWh === 0) return this.#rest(before, atMs);
    const elapsedMs = atMs - before.atMs;
    const isPlausible = Math.abs(passedWh) <= (MOST_WATTS * elapsedMs) / HOUR_MS + LARGEST_STEP_WH;
    if (elapsedMs <= LONGEST_SILENCE_MS && isPlausible) this.#totals.add(before.atMs, atMs, passedWh);
    this.#last = { atMs, energyWh };
  }

  /** The intervals that are over, each once: those that a later reading has ended. */
  take(): LiveInterval[] {
    return this.#last ? this.#totals.take(this.#last.atMs) : [];
  }

  /** It stands still: nothing passed, up to the time that its next step may count. */
  #rest({ atMs: fromMs, energyWh }: CounterReading, atMs: number): void {
    const untilMs = atMs - LONGEST_STEP_MS;
    if (untilMs <= fromMs) return;
    this.#totals.add(fromMs, untilMs, 0);
    this.#last = { atMs: untilMs, energyWh };
  }

  #passed(from: number, to: number): number {
    if (to >= from || this.countsBackward) return to - from;
    return from - to >= LEAST_RESET_SHARE * from ? to : 0;
  }
}
