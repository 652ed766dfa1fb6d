import type { Clock } from "../adapters/clock";
import type { Encryption } from "../adapters/encryption";
import { type CreateLimiter, memoryLimiters, withHiddenKeys } from "../adapters/limiters";
import type { Logger } from "../adapters/logger";
import { connectRedis, redisLimiters, withFallback } from "../adapters/redis-limiters";
import type { Database } from "../db/client";
import { databaseLimiters } from "./database-limiters";

/** Pairs of an operation and a caller; about 30 MB when all are taken. */
const MAX_CALLERS = 50_000;

/** Where limits are counted. */
export interface LimiterStores {
  /** What protects people, throttles and quotas: shared by all processes. */
  shared: CreateLimiter;
  /** Calls, which are too many to be written to the database one by one: shared where there is Redis. */
  calls: CreateLimiter;
  close(): void;
}

interface StoreParts {
  db: Database;
  clock: Clock;
  encryption: Encryption;
  log: Logger;
  redisUrl: string | undefined;
}

export function createLimiterStores({ db, clock, encryption, log, redisUrl }: StoreParts): LimiterStores {
  const database = databaseLimiters(db, clock);
  const memory = memoryLimiters(MAX_CALLERS);
  const hidden = (createLimiter: CreateLimiter) => withHiddenKeys(createLimiter, encryption.fingerprint);
  if (!redisUrl) return { shared: hidden(database), calls: memory, close: () => undefined };
  const redis = connectRedis(redisUrl, log);
  const limiters = redisLimiters(redis);
  return {
    shared: hidden(withFallback(limiters, database)),
    calls: hidden(withFallback(limiters, memory)),
    close: () => redis.disconnect(),
  };
}
