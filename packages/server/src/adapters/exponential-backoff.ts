import { consume, type CreateLimiter } from "./limiters";

/** Tries of something that may be a guess, by whom or what they are about. */
export interface Throttle {
  /**
   * Counts a try that is about to be made.
   * @returns 0, or the seconds to wait when it must not be made; it then counts as nothing
   */
  attempt(key: string): Promise<number>;
  /** Takes one try back: it was no guess. */
  forgive(key: string): Promise<void>;
  /** Takes all tries back. */
  forget(key: string): Promise<void>;
}

export interface BackoffOptions {
  /** Keeps the keys of one throttle apart from those of others in the same store. */
  name: string;
  /** Tries without a wait. */
  freeTries: number;
  /** The wait after the last free try; it doubles with each try from there. Whole seconds, as all these. */
  firstWaitMs: number;
  longestWaitMs: number;
  /** After this long without a try everything is forgotten; free tries, after this long since the first of them. */
  forgetAfterMs: number;
}

/**
 * A wait that doubles with each try. Tries are counted before they are made, so that a hundred at once are no better
 * off than a hundred in a row: the first try past the free ones must itself close the gate behind it.
 */
export function exponentialBackoff(createLimiter: CreateLimiter, options: BackoffOptions): Throttle {
  const { name, freeTries, firstWaitMs, longestWaitMs, forgetAfterMs } = options;
  const forgetAfter = forgetAfterMs / 1000;
  // The last free try begins the first wait.
  const free = createLimiter({ keyPrefix: `${name}-free`, points: freeTries - 1, duration: forgetAfter });
  const gate = createLimiter({ keyPrefix: `${name}-gate`, points: 1, duration: longestWaitMs / 1000 });
  /** How many waits have begun. */
  const waits = createLimiter({ keyPrefix: `${name}-waits`, points: 0, duration: forgetAfter });
  const waitsOf = async (key: string) => (await waits.get(key))?.consumedPoints ?? 0;

  return {
    async attempt(key) {
      const begun = await waitsOf(key);
      if (begun === 0) {
        if (!(await consume(free, key)).exceeded) return 0;
        await free.reward(key);
      }
      const customDuration = Math.min(longestWaitMs, firstWaitMs * 2 ** begun) / 1000;
      // Read before it is counted in: an error costs no write.
      const closed = await gate.get(key, { customDuration });
      if (closed && closed.consumedPoints > 0) return Math.ceil(closed.msBeforeNext / 1000);
      const { exceeded, left } = await consume(gate, key, { customDuration });
      if (exceeded) return Math.ceil(left.msBeforeNext / 1000);
      await waits.set(key, begun + 1, forgetAfter);
      return 0;
    },
    async forgive(key) {
      if ((await waitsOf(key)) === 0) await free.reward(key);
      else await Promise.all([waits.reward(key), gate.delete(key)]);
    },
    async forget(key) {
      await Promise.all([free, gate, waits].map((limiter) => limiter.delete(key)));
    },
  };
}

/** Counts nothing, for benches and load tests. */
export const unthrottled: Throttle = {
  attempt: async () => 0,
  forgive: async () => undefined,
  forget: async () => undefined,
};
