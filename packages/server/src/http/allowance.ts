import type { Operation } from "@wattleaf/shared/contracts/operation";
import { DomainError } from "@wattleaf/shared/errors";
import type { RequestContext } from "../core/request-context";

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

export const rateLimited = ({ resetSeconds }: Allowance, { access }: LimitedOperation) =>
  new DomainError(
    "rate_limited",
    access === "developer"
      ? `Rate Limit Exceeded: try again in ${resetSeconds} seconds with exponential backoff, or upgrade your plan.`
      : `Too many requests. Please try again in ${resetSeconds} seconds.`,
    { retryAfterSeconds: resetSeconds },
  );

export const rateLimitHeaders = ({ limit, remaining, resetSeconds }: Allowance) => ({
  "ratelimit-limit": String(limit),
  "ratelimit-remaining": String(remaining),
  "ratelimit-reset": String(resetSeconds),
});
