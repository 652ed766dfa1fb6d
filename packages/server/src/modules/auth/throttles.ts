import { DomainError } from "@wattleaf/shared/errors";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { Clock } from "../../adapters/clock";
import { growingWait, type Throttle, unthrottled } from "../../adapters/growing-wait";

/** About 10 MB when all are taken. */
const MAX_KEYS = 50_000;

/**
 * What slows guessing, on top of the limits that count every call. Of accounts: many tries for one, from wherever. Of
 * addresses: one that goes from account to account.
 */
export interface AuthThrottles {
  signInAccount: Throttle;
  signInAddress: Throttle;
  /** Letters that let somebody choose a new password. */
  letterAccount: Throttle;
  letterAddress: Throttle;
  /** The password that a signed-in session is asked for: its thief must not guess it. */
  ownPassword: Throttle;
}

const GUESSES = {
  freeTries: 5,
  firstWaitMs: 5 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgetAfterMs: DAY_MS,
  maxKeys: MAX_KEYS,
};

export function createAuthThrottles(clock: Clock): AuthThrottles {
  return {
    signInAccount: growingWait(clock, GUESSES),
    // Many people may share an address.
    signInAddress: growingWait(clock, { ...GUESSES, freeTries: 20, forgetAfterMs: HOUR_MS }),
    letterAccount: growingWait(clock, { ...GUESSES, freeTries: 3, firstWaitMs: MINUTE_MS, forgetAfterMs: HOUR_MS }),
    letterAddress: growingWait(clock, { ...GUESSES, freeTries: 10, firstWaitMs: MINUTE_MS, forgetAfterMs: HOUR_MS }),
    ownPassword: growingWait(clock, GUESSES),
  };
}

export const noAuthThrottles: AuthThrottles = {
  signInAccount: unthrottled,
  signInAddress: unthrottled,
  letterAccount: unthrottled,
  letterAddress: unthrottled,
  ownPassword: unthrottled,
};

/** Counts a try. @throws DomainError rate_limited, the same whether or not the account exists */
export function countTry(throttle: Throttle, key: string): void {
  const waitSeconds = throttle.attempt(key);
  if (waitSeconds === 0) return;
  throw new DomainError("rate_limited", `Too many attempts. Please try again in ${inWords(waitSeconds)}.`, {
    retryAfterSeconds: waitSeconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
