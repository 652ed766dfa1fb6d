import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { CallLimit } from "@wattleaf/shared/contracts/operation";
import { API_CALLS_PER_MINUTE } from "@wattleaf/shared/domain/api-keys";
import type { RequestContext } from "../core/request-context";
import type { Allowance, CountCall, LimitedOperation } from "../http/allowance";
import { isReadOnly } from "../core/actor";
import { callerOf } from "../core/network";
import { ownerOf } from "../core/owner";

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
