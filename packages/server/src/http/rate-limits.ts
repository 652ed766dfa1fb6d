import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { CallLimit, Operation } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../context";
import { ownerOf } from "../modules/owner";

export type LimitedOperation = Pick<Operation, "id" | "limit">;
/** Counts one call. @throws DomainError rate_limited with the seconds to wait */
export type CountCall = (operation: LimitedOperation, ctx: RequestContext) => Promise<void>;

/** Counts calls in this process, by operation and caller. */
export function createRateLimits(): CountCall {
  const limiters = new Map<string, RateLimiterMemory>();
  const limiterOf = ({ id, limit }: LimitedOperation) => {
    let limiter = limiters.get(id);
    if (!limiter) limiters.set(id, (limiter = createLimiter(limit)));
    return limiter;
  };

  return async (operation, ctx) => {
    try {
      await limiterOf(operation).consume(callerOf(ctx));
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
      throw new DomainError("rate_limited", `Too many requests. Please try again in ${retryAfterSeconds} s.`, {
        retryAfterSeconds,
      });
    }
  };
}

const createLimiter = ({ calls, perSeconds }: CallLimit) =>
  new RateLimiterMemory({ points: calls, duration: perSeconds });

/** A visitor can throw a cookie away, so visitors count by their address. */
const callerOf = ({ actor, clientAddress }: RequestContext) =>
  (actor.kind === "visitor" ? null : ownerOf(actor)) ?? `address:${clientAddress}`;

export const unlimited: CountCall = async () => undefined;
