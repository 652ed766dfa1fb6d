import type { CallLimit } from "@wattleaf/shared/contracts/operation";
import { API_CALLS_PER_MINUTE, DEMO_CALLS_PER_DAY, DEMO_CALLS_PER_MINUTE } from "@wattleaf/shared/domain/api-keys";
import type { RequestContext } from "../core/request-context";
import { consume, type CreateLimiter, type Limiter } from "../adapters/limiters";
import type { Allowance, CountCall, LimitedOperation } from "../http/allowance";
import { DAY_SECONDS } from "@wattleaf/shared/domain/time";
import { isReadOnly } from "../core/actor";
import { type CallerNetwork, callerNetworks } from "../core/network";
import { ownerOf } from "../core/owner";

/** Counts calls: those with API keys and OpenADR tokens by the account's plan, with the demo key by network, all others by operation and caller. */
export function createRateLimits(createLimiter: CreateLimiter): CountCall {
  const limiters = new Map<string, Limiter>();
  const limiterOf = ({ calls, perSeconds }: CallLimit): Limiter => {
    const keyPrefix = `calls-${calls}-${perSeconds}`;
    const limiter = limiters.get(keyPrefix) ?? createLimiter({ keyPrefix, points: calls, duration: perSeconds });
    limiters.set(keyPrefix, limiter);
    return limiter;
  };

  return async (operation, ctx) => {
    const allowances: Allowance[] = [];
    for (const { name, limit, caller } of countsOf(operation, ctx)) {
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
  caller: CallerNetwork;
}

const DEMO_LIMITS: readonly CallLimit[] = [
  { calls: DEMO_CALLS_PER_MINUTE, perSeconds: 60 },
  { calls: DEMO_CALLS_PER_DAY, perSeconds: DAY_SECONDS },
];

function countsOf({ id, limit }: LimitedOperation, { actor, clientAddress }: RequestContext): CallCount[] {
  if (actor.kind === "key" && isReadOnly(actor)) {
    return DEMO_LIMITS.flatMap((demo) =>
      callerNetworks(clientAddress).map((caller) => ({ name: "demo-key", limit: demo, caller })),
    );
  }
  if (actor.kind === "key" || actor.kind === "openAdrClient") {
    const perMinute = { calls: API_CALLS_PER_MINUTE[actor.tier], perSeconds: 60 };
    // Per account, not per key: keys are free to create.
    return [{ name: `key:${actor.tier}`, limit: perMinute, caller: { name: actor.userId, weight: 1 } }];
  }
  // Visitor cookies and sessions of the sample household are free to create, so these are limited by address.
  const passing = actor.kind === "visitor" || isReadOnly(actor);
  const owner = passing ? null : ownerOf(actor);
  const callers = owner ? [{ name: owner, weight: 1 }] : callerNetworks(clientAddress);
  return callers.map((caller) => ({ name: id, limit, caller }));
}

export const unlimited: CountCall = async () => null;
