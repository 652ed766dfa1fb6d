import { DomainError } from "@wattleaf/shared/errors";
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import {
  type BackoffOptions,
  exponentialBackoff,
  type Throttle,
  unthrottled,
} from "../../adapters/exponential-backoff";
import type { CreateLimiter } from "../../adapters/limiters";
import { networkThrottle } from "./network-throttle";

/**
 * What slows guessing, on top of the limits that count every call. Of accounts: many tries for one, from wherever. Of
 * addresses: one that goes from account to account.
 */
export interface AuthThrottles {
  signInAccount: Throttle;
  signInAddress: Throttle;
  /** Password reset emails. */
  passwordResetAccount: Throttle;
  passwordResetAddress: Throttle;
  /** Emails that let an account confirm its address. */
  confirmationEmails: Throttle;
  /** The password that a signed-in session is asked for: its thief must not guess it. */
  ownPassword: Throttle;
  /** Codes of the authenticator app, and recovery codes. */
  secondFactor: Throttle;
}

const GUESSES = {
  freeTries: 5,
  firstWaitMs: 5 * SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgetAfterMs: DAY_MS,
};
const RESETS = { ...GUESSES, firstWaitMs: MINUTE_MS, forgetAfterMs: HOUR_MS };

export function createAuthThrottles(createLimiter: CreateLimiter): AuthThrottles {
  // Separate names for each: exhausting one must not affect another.
  const throttle = (options: BackoffOptions) => exponentialBackoff(createLimiter, options);
  const ofNetworks = ({ name, freeTries, ...options }: BackoffOptions) =>
    networkThrottle((weight) => throttle({ ...options, name: `${name}-${weight}`, freeTries: freeTries * weight }));
  return {
    signInAccount: throttle({ ...GUESSES, name: "sign-in-account" }),
    // Many people may share an address.
    signInAddress: ofNetworks({ ...GUESSES, name: "sign-in-address", freeTries: 20, forgetAfterMs: HOUR_MS }),
    passwordResetAccount: throttle({ ...RESETS, name: "password-reset-account", freeTries: 3 }),
    passwordResetAddress: ofNetworks({ ...RESETS, name: "password-reset-address", freeTries: 10 }),
    confirmationEmails: throttle({ ...RESETS, name: "confirmation-emails", freeTries: 3 }),
    ownPassword: throttle({ ...GUESSES, name: "own-password" }),
    secondFactor: throttle({ ...GUESSES, name: "second-factor" }),
  };
}

export const noAuthThrottles: AuthThrottles = {
  signInAccount: unthrottled,
  signInAddress: unthrottled,
  passwordResetAccount: unthrottled,
  passwordResetAddress: unthrottled,
  confirmationEmails: unthrottled,
  ownPassword: unthrottled,
  secondFactor: unthrottled,
};

/** Counts a try. @throws DomainError rate_limited, the same whether or not the account exists */
export async function countTry(throttle: Throttle, key: string): Promise<void> {
  const waitSeconds = await throttle.attempt(key);
  if (waitSeconds === 0) return;
  throw new DomainError("rate_limited", `Too many attempts. Please try again in ${inWords(waitSeconds)}.`, {
    retryAfterSeconds: waitSeconds,
  });
}

function inWords(seconds: number): string {
  if (seconds < 120) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
