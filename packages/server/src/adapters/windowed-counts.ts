import type { Clock } from "./clock";

/** A limit on how often something may happen in a stretch of time. */
export interface Window {
  most: number;
  lengthMs: number;
  /** `first count` begins with the first one, `aligned` with the clock: a day with midnight UTC. */
  begins: "aligned" | "first count";
}

/** One count that is asked for. */
export interface Wanted {
  key: string;
  windows: readonly Window[];
}

export type Counted = { ok: true; takeBack(): void } | { ok: false; wanted: Wanted; window: Window; waitMs: number };

/** Counts in windows; kept in this process, behind an interface that a shared store could have too. */
export interface WindowedCounts {
  /** Counts one for each key, or none at all when one of them is at its limit; then says the longest wait. */
  count(wanted: readonly Wanted[]): Promise<Counted>;
}

interface Tally {
  beganMs: number;
  count: number;
}

/** @param maxTallies beyond it the tally that was touched longest ago is forgotten */
export function createWindowedCounts(clock: Clock, maxTallies: number): WindowedCounts {
  /** The one touched longest ago first. */
  const tallies = new Map<string, Tally>();

  const tallyOf = (key: string, { lengthMs, begins }: Window, nowMs: number): Tally => {
    const known = tallies.get(key);
    if (known && nowMs < known.beganMs + lengthMs) return known;
    return { beganMs: begins === "aligned" ? nowMs - (nowMs % lengthMs) : nowMs, count: 0 };
  };
  const keep = (key: string, tally: Tally) => {
    tallies.delete(key);
    tallies.set(key, tally);
    const [oldest] = tallies.keys();
    if (tallies.size > maxTallies && oldest !== undefined) tallies.delete(oldest);
  };

  return {
    count: async (wanted) => {
      const nowMs = clock.now();
      const asked = wanted.flatMap((one) =>
        one.windows.map((window) => {
          const key = `${window.lengthMs} ${one.key}`;
          return { key, wanted: one, window, tally: tallyOf(key, window, nowMs) };
        }),
      );
      const full = asked
        .filter(({ tally, window }) => tally.count >= window.most)
        .map((one) => ({ ...one, waitMs: one.tally.beganMs + one.window.lengthMs - nowMs }))
        .toSorted((a, b) => b.waitMs - a.waitMs);
      if (full[0]) return { ok: false, wanted: full[0].wanted, window: full[0].window, waitMs: full[0].waitMs };
      for (const { key, tally } of asked) {
        tally.count += 1;
        keep(key, tally);
      }
      return {
        ok: true,
        takeBack() {
          for (const { tally } of asked) tally.count -= 1;
        },
      };
    },
  };
}

/** Counts nothing, for benches and load tests. */
export const uncounted: WindowedCounts = { count: async () => ({ ok: true, takeBack: () => undefined }) };
