/**
 * Every error code of an operation. A service throws a {@link DomainError}; each transport translates the code once
 * (server: http/error-map.ts and trpc/error-map.ts).
 */
export const ERROR_CODES = [
  "invalid_input",
  "too_large",
  "request_timeout",
  "not_signed_in",
  "invalid_api_key",
  "insufficient_scope",
  "invalid_credentials",
  "second_factor_required",
  "session_expired",
  "read_only_session",
  "forbidden",
  "origin_not_allowed",
  "unknown_widget_key",
  "revoked_widget_key",
  "identity_token_invalid",
  "identity_token_expired",
  "identity_token_lifetime",
  "identity_token_audience",
  "identity_token_replayed",
  "unknown_signing_key",
  "revoked_signing_key",
  "feature_off",
  "not_found",
  "already_exists",
  "unknown_invite_code",
  "conflict",
  "out_of_stock",
  "insufficient_coins",
  "not_redeemable",
  "idempotency_mismatch",
  "idempotency_in_progress",
  "file_missing",
  "file_type_not_supported",
  "file_too_large",
  "file_empty",
  "file_unreadable",
  "utility_rejected",
  "rate_limited",
  "overloaded",
  "unavailable",
  "internal",
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** One rejected field: its path in the input, and how to fix it. */
export interface FieldIssue {
  path: string;
  message: string;
  /** What the message says, for the catalogs. */
  reason?: ErrorReason | undefined;
}

/** What exactly is wrong, for the catalogs (`reason.*`): see error-reason.ts. */
export interface ErrorReason {
  name: string;
  values: Readonly<Record<string, string | number>>;
}

export interface DomainErrorOptions {
  reason?: ErrorReason | undefined;
  /** The fields at fault; empty when no field is to blame. */
  issues?: readonly FieldIssue[];
  /** How long to wait before retrying, for rate_limited, overloaded, unavailable and idempotency_in_progress. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** An error whose `message` is safe to show: it holds no secret and no raw input. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly issues: readonly FieldIssue[];
  readonly retryAfterSeconds: number | undefined;
  readonly reason: ErrorReason | undefined;

  constructor(code: ErrorCode, message: string, options: DomainErrorOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = "DomainError";
    this.code = code;
    this.issues = options.issues ?? [];
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.reason = options.reason;
  }
}

/** The body of every failed REST call, and `data.error` of every failed tRPC call. */
export interface ErrorBody {
  code: ErrorCode;
  /** In English. */
  message: string;
  /** What the message says, for other languages; only where several faults share a code. */
  reason?: ErrorReason;
  issues?: readonly FieldIssue[];
  /** Duplicates the Retry-After header, which scripts in a page may be unable to read. */
  retryAfterSeconds?: number;
}

/** Shown for internal errors: the cause is in the log, never in the response. */
export const INTERNAL_MESSAGE = "Something went wrong on our end. Please try again in a moment.";
