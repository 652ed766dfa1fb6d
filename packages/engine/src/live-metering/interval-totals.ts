import { MINUTE_MS } from "@wattleaf/shared/domain/time";

/** Live readings are kept as quarter hours of the UTC clock, which begin with local hours in every time zone. */
export const LIVE_INTERVAL_MS = 15 * MINUTE_MS;

/** An interval that is known for less than this share is a gap; above it, the rest went on as the known part did. */
const LEAST_COVERAGE = 0.9;

/** The energy of one interval, in Wh. */
export interface LiveInterval {
  startMs: number;
  energyWh: number;
}

/** Gathers energy that passed over stretches of time into intervals. Stretches come in order and do not overlap. */
export class IntervalTotals {
  readonly #open = new Map<number, { energyWh: number; coveredMs: number }>();

  /** Energy that passed evenly from one moment to another. */
  add(fromMs: number, toMs: number, energyWh: number): void {
    let atMs = fromMs;
    while (atMs < toMs) {
      const startMs = Math.floor(atMs / LIVE_INTERVAL_MS) * LIVE_INTERVAL_MS;
      const untilMs = Math.min(toMs, startMs + LIVE_INTERVAL_MS);
      const total = this.#open.get(startMs) ?? { energyWh: 0, coveredMs: 0 };
      total.energyWh += (energyWh * (untilMs - atMs)) / (toMs - fromMs);
      total.coveredMs += untilMs - atMs;
      this.#open.set(startMs, total);
      atMs = untilMs;
    }
  }

  /** The interval that a moment is in, if all of it up to there is known: how much has passed since it began. */
  begun(atMs: number): LiveInterval | null {
    const startMs = Math.floor(atMs / LIVE_INTERVAL_MS) * LIVE_INTERVAL_MS;
    const total = this.#open.get(startMs);
    return total?.coveredMs === atMs - startMs ? { startMs, energyWh: total.energyWh } : null;
  }

  /** Gives and forgets the intervals that were over at a moment, the oldest first. */
  take(untilMs: number): LiveInterval[] {
    const over = [...this.#open].filter(([startMs]) => startMs + LIVE_INTERVAL_MS <= untilMs);
    for (const [startMs] of over) this.#open.delete(startMs);
    return over
      .filter(([, { coveredMs }]) => coveredMs >= LEAST_COVERAGE * LIVE_INTERVAL_MS)
      .map(([startMs, { energyWh, coveredMs }]) => ({ startMs, energyWh: (energyWh * LIVE_INTERVAL_MS) / coveredMs }))
      .toSorted((a, b) => a.startMs - b.startMs);
  }
}
