import { LRUCache } from "lru-cache";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/**
 * Counts by key in windows of time: in this process, in the database or in Redis. `customDuration` is how long a window
 * lasts that begins with this call; an open one never ends later than that from now, however the clock was set.
 */
export type Limiter = Pick<RateLimiterAbstract, "consume" | "delete" | "get" | "penalty" | "reward" | "set">;

export interface LimiterOptions {
  /** Keeps the keys of one limiter apart from those of others in the same store. */
  keyPrefix: string;
  points: number;
  /** Whole seconds, the unit of most stores. */
  duration: number;
}

export type CreateLimiter = (options: LimiterOptions) => Limiter;

/** Counts one. @returns what is left of the window, and whether this very one was too many */
export async function consume(
  limiter: Limiter,
  key: string,
  options?: { customDuration: number },
): Promise<{ left: RateLimiterRes; exceeded: boolean }> {
  try {
    return { left: await limiter.consume(key, 1, options), exceeded: false };
  } catch (error) {
    if (error instanceof RateLimiterRes) return { left: error, exceeded: true };
    throw error;
  }
}

/**
 * Limiters that count in this process. The library's memory store keeps each key until its window ends, however many
 * there are: beyond `maxKeys` the key that was counted longest ago is forgotten by all limiters made here.
 */
export function memoryLimiters(maxKeys: number): CreateLimiter {
  const limiters: Limiter[] = [];
  const keys = new LRUCache<string | number, true>({
    max: maxKeys,
    dispose: (_, key) => {
      for (const limiter of limiters) void limiter.delete(key);
    },
  });
  return (options) => {
    const limiter = new BoundedMemory(options, (key) => void keys.set(key, true));
    limiters.push(limiter);
    return limiter;
  };
}

/** Limiters that know their keys by a fingerprint alone: a store that others can read holds no names or addresses. */
export const withHiddenKeys =
  (createLimiter: CreateLimiter, fingerprint: (text: string) => string): CreateLimiter =>
  (options) => {
    const limiter = createLimiter(options);
    const hidden = (key: Key) => fingerprint(`limit ${key}`);
    return {
      consume: (key, ...rest) => limiter.consume(hidden(key), ...rest),
      penalty: (key, ...rest) => limiter.penalty(hidden(key), ...rest),
      reward: (key, ...rest) => limiter.reward(hidden(key), ...rest),
      set: (key, ...rest) => limiter.set(hidden(key), ...rest),
      get: (key, ...rest) => limiter.get(hidden(key), ...rest),
      delete: (key) => limiter.delete(hidden(key)),
    };
  };

type Key = string | number;
export type CallOptions = { customDuration?: number };

class BoundedMemory extends RateLimiterMemory {
  constructor(
    options: LimiterOptions,
    readonly touch: (key: Key) => void,
  ) {
    super(options);
  }

  override async consume(key: Key, points?: number, options?: CallOptions): Promise<RateLimiterRes> {
    this.touch(key);
    await this.#shorten(key, options);
    return super.consume(key, points, options);
  }

  override async penalty(key: Key, points?: number, options?: CallOptions): Promise<RateLimiterRes> {
    this.touch(key);
    await this.#shorten(key, options);
    return super.penalty(key, points, options);
  }

  override reward(key: Key, points?: number, options?: CallOptions): Promise<RateLimiterRes> {
    this.touch(key);
    return super.reward(key, points, options);
  }

  override set(key: Key, points: number, secDuration: number): Promise<RateLimiterRes> {
    this.touch(key);
    return super.set(key, points, secDuration);
  }

  override get(key: Key, options?: CallOptions): Promise<RateLimiterRes | null> {
    return this.#shorten(key, options);
  }

  /** The key's open window, which after a clock was set back would last longer than any that begins now. */
  async #shorten(key: Key, { customDuration = this.duration }: CallOptions = {}): Promise<RateLimiterRes | null> {
    const found = await super.get(key);
    // The library returns an expired window until its timer has run.
    if (!found || found.msBeforeNext <= 0) return null;
    return found.msBeforeNext > customDuration * 1000 ? super.set(key, found.consumedPoints, customDuration) : found;
  }
}
