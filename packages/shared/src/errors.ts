/**
 * Every way in which an operation can refuse. A service throws a {@link DomainError}; each transport
 * translates the code once (server: http/error-map.ts and trpc/error-map.ts).
 */
export const ERROR_CODES = [
  "invalid_input",
  "too_large",
  "not_signed_in",
  "invalid_api_key",
  "invalid_credentials",
  "session_expired",
  "read_only_session",
  "forbidden",
  "origin_not_allowed",
  "unknown_widget_key",
  "not_found",
  "already_exists",
  "unknown_invite_code",
  "conflict",
  "out_of_stock",
  "insufficient_coins",
  "idempotency_mismatch",
  "file_missing",
  "file_type_not_supported",
  "file_too_large",
  "file_empty",
  "file_unreadable",
  "utility_refused",
  "rate_limited",
  "overloaded",
  "internal",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** One field that was refused: where it stands in the input, and what to do about it. */
export interface FieldIssue {
  path: string;
  message: string;
}

export interface DomainErrorOptions {
  /** The fields at fault; empty when the fault is not a field's. */
  issues?: readonly FieldIssue[];
  /** How long to wait before trying again, for rate_limited and overloaded. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** A refusal that a person may read: `message` is fit to show, and holds no secret and no raw input. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly FieldIssue[];
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, message: string, options: DomainErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "DomainError";
    this.code = code;
    this.issues = options.issues ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

/** The body of every refused REST call, and `data.refusal` of every refused tRPC call. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  issues?: readonly FieldIssue[];
  /** Beside the Retry-After header, which a script of a page may not get to see. */
  retryAfterSeconds?: number;
}

/** What a person reads when the fault is ours: the cause is in the log, never in the answer. */
export const INTERNAL_MESSAGE = "Something went wrong on our side. Please try again in a moment.";
