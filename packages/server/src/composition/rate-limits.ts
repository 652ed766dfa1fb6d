import type { CallLimit } from "@wattleaf/shared/contracts/operation";
import { API_CALLS_PER_MINUTE } from "@wattleaf/shared/domain/api-keys";
import type { RequestContext } from "../core/request-context";
import { consume, type CreateLimiter, type Limiter, memoryLimiters } from "../adapters/limiters";
import type { CountCall, LimitedOperation } from "../http/allowance";
import { isReadOnly } from "../core/actor";
import { callerOf } from "../core/network";
import { ownerOf } from "../core/owner";

/** Pairs of an operation and a caller; about 30 MB when all are taken. */
const MAX_CALLERS = 50_000;

/** Counts calls: those with API keys by the account's plan, all others by operation and caller. */
export function createRateLimits(createLimiter: CreateLimiter = memoryLimiters(MAX_CALLERS)): CountCall {
  const limiters = new Map<string, Limiter>();
  const limiterOf = ({ calls, perSeconds }: CallLimit): Limiter => {
    const keyPrefix = `calls-${calls}-${perSeconds}`;
    const limiter = limiters.get(keyPrefix) ?? createLimiter({ keyPrefix, points: calls, duration: perSeconds });
    limiters.set(keyPrefix, limiter);
    return limiter;
  };

  return async (operation, ctx) => {
    const { name, limit, caller } = countOf(operation, ctx);
    const { left, exceeded } = await consume(limiterOf(limit), `${name} ${caller}`);
    return {
      limit: limit.calls,
      remaining: left.remainingPoints,
      resetSeconds: Math.max(1, Math.ceil(left.msBeforeNext / 1000)),
      exceeded,
    };
  };
}

function countOf({ access, id, limit }: LimitedOperation, { actor, clientAddress }: RequestContext) {
  if (access === "developer" && actor.kind === "key") {
    const perMinute = { calls: API_CALLS_PER_MINUTE[actor.tier], perSeconds: 60 };
    // Per account, not per key: keys are free to create.
    return { name: `key:${actor.tier}`, limit: perMinute, caller: actor.userId };
  }
  // Visitor cookies and sessions of the sample household are free to create, so these are limited by address.
  const passing = actor.kind === "visitor" || isReadOnly(actor);
  return { name: id, limit, caller: (passing ? null : ownerOf(actor)) ?? `address:${callerOf(clientAddress)}` };
}

export const unlimited: CountCall = async () => null;
