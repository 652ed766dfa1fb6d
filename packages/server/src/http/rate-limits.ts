import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { CallLimit, Operation } from "@wattleaf/shared/contracts/operation";
import { API_CALLS_PER_MINUTE } from "@wattleaf/shared/domain/api-keys";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../context";
import { callerOf } from "../modules/auth";
import { isReadOnly, ownerOf } from "../modules/owner";

export type LimitedOperation = Pick<Operation, "access" | "id" | "limit">;

/** What a caller may still ask, in the words of the RateLimit header fields. */
export interface Allowance {
  limit: number;
  remaining: number;
  resetSeconds: number;
  /** This very call was one too many. */
  exceeded: boolean;
}

/** Counts one call; null where nothing is counted. */
export type CountCall = (operation: LimitedOperation, ctx: RequestContext) => Promise<Allowance | null>;

/** Counts calls in this process: those with API keys by the account's plan, all others by operation and caller. */
export function createRateLimits(): CountCall {
  const limiters = new Map<string, RateLimiterMemory>();

  return async (operation, ctx) => {
    const { name, limit, caller } = countOf(operation, ctx);
    let limiter = limiters.get(name);
    if (!limiter) limiters.set(name, (limiter = createLimiter(limit)));
    return allowanceOf(limit, ...(await consume(limiter, caller)));
  };
}

export const rateLimited = ({ resetSeconds }: Allowance, { access }: LimitedOperation) =>
  new DomainError(
    "rate_limited",
    access === "developer"
      ? `Rate Limit Exceeded: try again in ${resetSeconds} s with exponential backoff, or upgrade the plan.`
      : `Too many requests. Please try again in ${resetSeconds} s.`,
    { retryAfterSeconds: resetSeconds },
  );

export const rateLimitHeaders = ({ limit, remaining, resetSeconds }: Allowance) => ({
  "ratelimit-limit": String(limit),
  "ratelimit-remaining": String(remaining),
  "ratelimit-reset": String(resetSeconds),
});

function countOf({ access, id, limit }: LimitedOperation, { actor, clientAddress }: RequestContext) {
  if (access === "developer" && actor.kind === "key") {
    const perMinute = { calls: API_CALLS_PER_MINUTE[actor.tier], perSeconds: 60 };
    // Of the account, not the key: keys can be created anew.
    return { name: `key:${actor.tier}`, limit: perMinute, caller: actor.userId };
  }
  // A visitor can throw a cookie away, and anybody can have one more session of the sample household: by address.
  const passing = actor.kind === "visitor" || isReadOnly(actor);
  return { name: id, limit, caller: (passing ? null : ownerOf(actor)) ?? `address:${callerOf(clientAddress)}` };
}

const createLimiter = ({ calls, perSeconds }: CallLimit) =>
  new RateLimiterMemory({ points: calls, duration: perSeconds });

async function consume(limiter: RateLimiterMemory, caller: string): Promise<[RateLimiterRes, boolean]> {
  try {
    return [await limiter.consume(caller), false];
  } catch (error) {
    if (error instanceof RateLimiterRes) return [error, true];
    throw error;
  }
}

const allowanceOf = ({ calls }: CallLimit, left: RateLimiterRes, exceeded: boolean): Allowance => ({
  limit: calls,
  remaining: left.remainingPoints,
  resetSeconds: Math.max(1, Math.ceil(left.msBeforeNext / 1000)),
  exceeded,
});

export const unlimited: CountCall = async () => null;
