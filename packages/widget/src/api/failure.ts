import type { ErrorBody, ErrorCode } from "@wattleaf/shared/errors";

/**
 * Why a call gave no result. `network` means that no answer came at all; every other code is the server's own.
 * What a person reads is chosen from the code, in their language; the server's `message` is only the last resort.
 */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode | "network" | "aborted",
    message: string = code,
    /** From Retry-After, when the server asked for patience. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** Reads a rejected reply's body; a body that is not ours (a proxy's page) becomes `internal`. */
export function failureFrom(status: number, body: string, retryAfter: string | null): Failure {
  const seconds = Number(retryAfter) || undefined;
  try {
    const { code, message } = JSON.parse(body) as Partial<ErrorBody>;
    if (code) return new Failure(code, message, seconds);
  } catch {
    // Not JSON: only the status is left to go by.
  }
  // A gateway that lost its server is a lost connection.
  if (status === 502 || status === 504) return new Failure("network");
  if (status === 429) return new Failure("rate_limited", undefined, seconds);
  if (status === 503) return new Failure("overloaded", undefined, seconds);
  return new Failure("internal");
}

export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof DOMException && error.name === "AbortError") return new Failure("aborted");
  // fetch rejects with a TypeError for all that keeps an answer from coming: offline, DNS, rejected, cross-origin.
  return new Failure(error instanceof TypeError ? "network" : "internal");
}
