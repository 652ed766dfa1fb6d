import type { Clock } from "./clock";

/** Tries of something that may be a guess, by whom or what they are about. */
export interface Throttle {
  /**
   * Counts a try that is about to be made.
   * @returns 0, or the seconds to wait when it must not be made; it then counts as nothing
   */
  attempt(key: string): number;
  /** Takes one try back: it was no guess. */
  forgive(key: string): void;
  /** Takes all tries back. */
  forget(key: string): void;
}

export interface GrowingWaitOptions {
  /** Tries without a wait. */
  freeTries: number;
  /** The wait after the last free try; it doubles with each try from there. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** After this long without a try everything is forgotten. */
  forgetAfterMs: number;
  /** Beyond it the key that has been quiet for longest is forgotten. */
  maxKeys: number;
}

interface Tries {
  count: number;
  lastMs: number;
  openMs: number;
}

/**
 * A wait that grows with each try, where rate-limiter-flexible knows fixed windows. Tries are counted before they are
 * made, so that a hundred at once are no better off than a hundred in a row. In this process, in bounded memory.
 */
export function growingWait(clock: Clock, options: GrowingWaitOptions): Throttle {
  const { freeTries, firstWaitMs, longestWaitMs, forgetAfterMs, maxKeys } = options;
  /** The one with the oldest try first. */
  const byKey = new Map<string, Tries>();

  const remembered = (key: string): Tries | undefined => {
    const tries = byKey.get(key);
    return tries && clock.now() < Math.max(tries.openMs, tries.lastMs + forgetAfterMs) ? tries : undefined;
  };
  const waitAfter = (count: number) =>
    count < freeTries ? 0 : Math.min(longestWaitMs, firstWaitMs * 2 ** (count - freeTries));

  return {
    attempt(key) {
      const nowMs = clock.now();
      const before = remembered(key);
      if (before && nowMs < before.openMs) return Math.ceil((before.openMs - nowMs) / 1000);
      const count = (before?.count ?? 0) + 1;
      byKey.delete(key);
      byKey.set(key, { count, lastMs: nowMs, openMs: nowMs + waitAfter(count) });
      const [oldest] = byKey.keys();
      if (byKey.size > maxKeys && oldest !== undefined) byKey.delete(oldest);
      return 0;
    },
    forgive(key) {
      const tries = byKey.get(key);
      if (!tries) return;
      tries.count -= 1;
      tries.openMs = tries.lastMs;
      if (tries.count <= 0) byKey.delete(key);
    },
    forget(key) {
      byKey.delete(key);
    },
  };
}

/** Counts nothing, for benches and load tests. */
export const unthrottled: Throttle = { attempt: () => 0, forgive: () => undefined, forget: () => undefined };
