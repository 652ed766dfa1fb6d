import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { Redis } from "ioredis";
import { RateLimiterRedis, RateLimiterRes } from "rate-limiter-flexible";
import type { CreateLimiter, Limiter } from "./limiters";
import type { Logger } from "./logger";

/** Longer than Redis takes on a busy network; a request waits no longer before it is counted elsewhere. */
const ANSWER_WITHIN_MS = SECOND_MS / 2;

/** Reconnects by itself. Commands fail at once while there is no connection, instead of waiting for one. */
export function connectRedis(url: string, log: Pick<Logger, "warn">): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    connectTimeout: ANSWER_WITHIN_MS,
    commandTimeout: ANSWER_WITHIN_MS,
  });
  let isAway = false;
  redis.on("ready", () => void (isAway = false));
  redis.on("error", (error) => {
    if (!isAway) log.warn({ err: error }, "Redis cannot be reached: limits are counted without it");
    isAway = true;
  });
  return redis;
}

/** Limiters that count in Redis, by one script for each count; windows end by Redis' own clock. */
export const redisLimiters =
  (redis: Redis): CreateLimiter =>
  ({ keyPrefix, ...options }) =>
    new RateLimiterRedis({ ...options, keyPrefix: `wattleaf:${keyPrefix}`, storeClient: redis });

/** Limiters that count in `next` while `first` fails; what was counted in the one is not known to the other. */
export const withFallback =
  (first: CreateLimiter, next: CreateLimiter): CreateLimiter =>
  (options) => {
    const [main, other] = [first(options), next(options)];
    const tried = async <T>(run: (limiter: Limiter) => Promise<T>): Promise<T> => {
      try {
        return await run(main);
      } catch (error) {
        // That a key is over its limit is an answer, not a failure.
        if (error instanceof RateLimiterRes) throw error;
        return run(other);
      }
    };
    return {
      consume: (...args) => tried((limiter) => limiter.consume(...args)),
      penalty: (...args) => tried((limiter) => limiter.penalty(...args)),
      reward: (...args) => tried((limiter) => limiter.reward(...args)),
      set: (...args) => tried((limiter) => limiter.set(...args)),
      get: (...args) => tried((limiter) => limiter.get(...args)),
      delete: (...args) => tried((limiter) => limiter.delete(...args)),
    };
  };
