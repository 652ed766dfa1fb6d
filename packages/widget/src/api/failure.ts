import type { ErrorBody, ErrorCode } from "@wattleaf/shared/errors";

/**
 * Why a call gave no result. `network` means that no answer came at all, `answer` that it ended without success and
 * `message` says why, in the question's language; every other code is the server's own, and what a person reads is
 * chosen from it.
 */
export class Failure extends Error {
  constructor(
    readonly code: ErrorCode | "network" | "answer" | "aborted",
    message?: string,
    /** When the server asked for patience. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** Reads a rejected reply's body; a body that is not ours (a proxy's page) becomes `internal`. */
export function failureFrom(status: number, body: string): Failure {
  try {
    const { code, message, retryAfterSeconds } = JSON.parse(body) as Partial<ErrorBody>;
    if (code) return new Failure(code, message, retryAfterSeconds);
  } catch {
    // Not JSON: only the status is left to go by.
  }
  // A gateway that lost its server is a lost connection.
  if (status === 502 || status === 504) return new Failure("network");
  return new Failure(status === 429 || status === 503 ? "overloaded" : "internal");
}

export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  if (error instanceof DOMException && error.name === "AbortError") return new Failure("aborted");
  // fetch rejects with a TypeError for all that keeps an answer from coming: offline, DNS, rejected, cross-origin.
  return new Failure(error instanceof TypeError ? "network" : "internal");
}
