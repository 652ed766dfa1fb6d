import { LRUCache } from "lru-cache";
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

/** Counts by key in windows of time. Every store of rate-limiter-flexible is one: memory, database, Redis. */
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

type Key = string | number;
type CallOptions = Record<string, unknown>;

class BoundedMemory extends RateLimiterMemory {
  constructor(
    options: LimiterOptions,
    readonly touch: (key: Key) => void,
  ) {
    super(options);
  }

  override consume(key: Key, points?: number, options?: CallOptions): Promise<RateLimiterRes> {
    this.touch(key);
    return super.consume(key, points, options);
  }

  override penalty(key: Key, points?: number, options?: CallOptions): Promise<RateLimiterRes> {
    this.touch(key);
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

  /** The library returns an expired window until its timer has run. */
  override async get(key: Key): Promise<RateLimiterRes | null> {
    const found = await super.get(key);
    return found && found.msBeforeNext > 0 ? found : null;
  }
}
