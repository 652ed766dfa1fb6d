import type { CallLimit } from "@wattleaf/shared/contracts/operation";
import { API_CALLS_PER_MINUTE } from "@wattleaf/shared/domain/api-keys";
import type { RequestContext } from "../core/request-context";
import { consume, type CreateLimiter, type Limiter } from "../adapters/limiters";
import type { Allowance, CountCall, LimitedOperation } from "../http/allowance";
import { isReadOnly } from "../core/actor";
import { type CallerNetwork, callerNetworks } from "../core/network";
import { ownerOf } from "../core/owner";

/** Counts calls: those with API keys by the account's plan, all others by operation and caller. */
export function createRateLimits(createLimiter: CreateLimiter): CountCall {
  const limiters = new Map<string, Limiter>();
  const limiterOf = ({ calls, perSeconds }: CallLimit): Limiter => {
    const keyPrefix = `calls-${calls}-${perSeconds}`;
    const limiter = limiters.get(keyPrefix) ?? createLimiter({ keyPrefix, points: calls, duration: perSeconds });
    limiters.set(keyPrefix, limiter);
    return limiter;
  };

  return async (operation, ctx) => {
    const { name, limit, callers } = countOf(operation, ctx);
    const allowances: Allowance[] = [];
    for (const caller of callers) {
      const { calls, perSeconds } = limit;
      const limiter = limiterOf({ calls: calls * caller.weight, perSeconds });
      const { left, exceeded } = await consume(limiter, `${name} ${caller.name}`);
      allowances.push({
        limit: calls,
        remaining: Math.min(calls, left.remainingPoints),
        resetSeconds: Math.max(1, Math.ceil(left.msBeforeNext / 1000)),
        exceeded,
      });
      if (exceeded) break;
    }
    return tightest(allowances);
  };
}

/** Of several limits on one call, the one that ends first. */
function tightest(allowances: readonly Allowance[]): Allowance | null {
  const [first] = allowances.toSorted((a, b) => Number(b.exceeded) - Number(a.exceeded) || a.remaining - b.remaining);
  return first ?? null;
}

interface CallCount {
  name: string;
  limit: CallLimit;
  callers: readonly CallerNetwork[];
}

const one = (name: string): CallerNetwork[] => [{ name, weight: 1 }];

function countOf({ id, limit }: LimitedOperation, { actor, clientAddress }: RequestContext): CallCount {
  if (actor.kind === "key") {
    const perMinute = { calls: API_CALLS_PER_MINUTE[actor.tier], perSeconds: 60 };
    // Per account, not per key: keys are free to create.
    return { name: `key:${actor.tier}`, limit: perMinute, callers: one(actor.userId) };
  }
  // Visitor cookies and sessions of the sample household are free to create, so these are limited by address.
  const passing = actor.kind === "visitor" || isReadOnly(actor);
  const owner = passing ? null : ownerOf(actor);
  return { name: id, limit, callers: owner ? one(owner) : callerNetworks(clientAddress) };
}

export const unlimited: CountCall = async () => null;
