import type { Clock } from "../adapters/clock";
import type { Encryption } from "../adapters/encryption";
import { type CreateLimiter, memoryLimiters, withHiddenKeys } from "../adapters/limiters";
import type { Database } from "../db/client";
import { databaseLimiters } from "./database-limiters";

/** Pairs of an operation and a caller; about 30 MB when all are taken. */
const MAX_CALLERS = 50_000;

/** Where limits are counted. */
export interface LimiterStores {
  /** What protects people, throttles and quotas: shared by all processes. */
  shared: CreateLimiter;
  /** Calls, which are too many to be written down one by one. */
  calls: CreateLimiter;
}

export function createLimiterStores(parts: { db: Database; clock: Clock; encryption: Encryption }): LimiterStores {
  const { db, clock, encryption } = parts;
  return {
    shared: withHiddenKeys(databaseLimiters(db, clock), encryption.fingerprint),
    calls: memoryLimiters(MAX_CALLERS),
  };
}
