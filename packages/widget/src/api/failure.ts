import type { ErrorBody, ErrorCode } from "@wattleaf/shared/errors";

/**
 * Why a call gave no result. `network` means that no answer came at all, `answer` that it ended without success and
 * `message` says why, in the question's language; every other code is the server's own, and what a person reads is
 * chosen from it.
 */
export class Failure extends Error {
  /** The panel's parts have a copy of this class of their own, which `instanceof` does not know. */
  readonly isFailure = true;

  constructor(
    readonly code: ErrorCode | "network" | "answer" | "aborted",
    message?: string,
    /** When the server asked for patience. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** What a rejected reply says. */
export const failureOf = async (reply: Response): Promise<Failure> =>
  failureFrom(reply.status, await reply.text(), Number(reply.headers.get("retry-after")) || undefined);

/**
 * Reads a rejected reply's body; a body that is not ours (a proxy's page) becomes `internal`.
 *
 * @param retryAfter of the header, which a page cannot always read
 */
export function failureFrom(status: number, body: string, retryAfter?: number): Failure {
  try {
    const { code, message, retryAfterSeconds } = JSON.parse(body) as Partial<ErrorBody>;
    if (code) return new Failure(code, message, retryAfterSeconds ?? retryAfter);
  } catch {
    // Not JSON: only the status is left to go by.
  }
  // A gateway that lost its server is a lost connection.
  if (status === 502 || status === 504) return new Failure("network");
  return new Failure(status === 429 || status === 503 ? "overloaded" : "internal", undefined, retryAfter);
}

export function toFailure(error: unknown): Failure {
  if ((error as Partial<Failure> | undefined)?.isFailure) return error as Failure;
  if (error instanceof DOMException && error.name === "AbortError") return new Failure("aborted");
  // fetch rejects with a TypeError for all that keeps an answer from coming: offline, DNS, rejected, cross-origin.
  return new Failure(error instanceof TypeError ? "network" : "internal");
}

/** What the partner's proof of its customer may lack; only the partner's page can bring a new one. */
export const isAboutIdentity = ({ code }: Failure): boolean => /^identity_token|_signing_key$/.test(code);
