import type { RateLimiterRes } from "rate-limiter-flexible";
import { type Clock, systemClock } from "./clock";
import type { CreateLimiter, Limiter } from "./limiters";

/** A limit on how often something may happen in a stretch of time. */
export interface Window {
  most: number;
  /** Whole seconds. */
  lengthMs: number;
  /** `first count` begins with the first one, `aligned` with the clock: a day with midnight UTC. */
  begins: "aligned" | "first count";
}

/** One count that is asked for. */
export interface CountRequest {
  key: string;
  windows: readonly Window[];
}

export type Counted = { ok: true; release(): Promise<void> } | { ok: false; window: Window; waitMs: number };

/** Counts in several windows at once. */
export interface WindowCounter {
  /** Counts one for each key, or none at all if any window is full, and then returns the longest wait. */
  count(requests: readonly CountRequest[]): Promise<Counted>;
}

interface Slot {
  key: string;
  window: Window;
  limiter: Limiter;
}

/** Windows are read before they are counted in: what is full costs no write. */
export function createWindowCounter(createLimiter: CreateLimiter, clock: Clock = systemClock): WindowCounter {
  const limiters = new Map<number, Limiter>();
  /** One for all limits of a length: a plan that allows more starts from what was counted under the one before. */
  const limiterOf = ({ lengthMs }: Window): Limiter => {
    const duration = lengthMs / 1000;
    const limiter = limiters.get(lengthMs) ?? createLimiter({ keyPrefix: `window-${duration}`, points: 0, duration });
    limiters.set(lengthMs, limiter);
    return limiter;
  };
  /** How long a window lasts that begins now. */
  const lasting = ({ lengthMs, begins }: Window) => ({
    customDuration: Math.ceil((begins === "aligned" ? lengthMs - (clock.now() % lengthMs) : lengthMs) / 1000),
  });

  return {
    async count(requests) {
      const slots = requests.flatMap(({ key, windows }) =>
        windows.map((window): Slot => ({ key, window, limiter: limiterOf(window) })),
      );
      const before = await Promise.all(slots.map(({ limiter, key, window }) => limiter.get(key, lasting(window))));
      const full = fullest(slots, before, 1);
      if (full) return full;
      const after = await Promise.all(
        slots.map(({ limiter, key, window }) => limiter.penalty(key, 1, lasting(window))),
      );
      const release = async () => {
        await Promise.all(slots.map(({ limiter, key, window }) => limiter.reward(key, 1, lasting(window))));
      };
      // Others may have counted since the windows were read.
      const overfull = fullest(slots, after, 0);
      if (overfull) await release();
      return overfull ?? { ok: true, release };
    },
  };
}

/** Of the windows that have no room for so many more, the one with the longest wait. */
function fullest(slots: readonly Slot[], counts: readonly (RateLimiterRes | null)[], more: number) {
  const [longest] = slots
    .flatMap(({ window }, index) => {
      const count = counts[index];
      return count && count.consumedPoints + more > window.most ? [{ window, waitMs: count.msBeforeNext }] : [];
    })
    .toSorted((a, b) => b.waitMs - a.waitMs);
  return longest && { ok: false as const, ...longest };
}

/** Counts nothing, for benches and load tests. */
export const notCounted: WindowCounter = { count: async () => ({ ok: true, release: async () => undefined }) };
