import { TRPCError } from "@trpc/server";
import type { DomainError, ErrorBody, ErrorCode } from "@wattleaf/shared/errors";
import { domainErrorOf } from "../core/errors";
import { toErrorBody } from "../http/error-map";

/** The one place where a domain error gets a tRPC code. */
export const TRPC_CODE: Record<ErrorCode, TRPCError["code"]> = {
  invalid_input: "BAD_REQUEST",
  too_large: "PAYLOAD_TOO_LARGE",
  request_timeout: "TIMEOUT",
  not_signed_in: "UNAUTHORIZED",
  invalid_api_key: "UNAUTHORIZED",
  insufficient_scope: "FORBIDDEN",
  invalid_credentials: "UNAUTHORIZED",
  second_factor_required: "UNAUTHORIZED",
  session_expired: "UNAUTHORIZED",
  read_only_session: "FORBIDDEN",
  forbidden: "FORBIDDEN",
  origin_not_allowed: "FORBIDDEN",
  unknown_widget_key: "NOT_FOUND",
  revoked_widget_key: "FORBIDDEN",
  identity_token_invalid: "UNAUTHORIZED",
  identity_token_expired: "UNAUTHORIZED",
  identity_token_lifetime: "UNAUTHORIZED",
  identity_token_audience: "UNAUTHORIZED",
  identity_token_replayed: "UNAUTHORIZED",
  unknown_signing_key: "UNAUTHORIZED",
  revoked_signing_key: "UNAUTHORIZED",
  feature_off: "FORBIDDEN",
  not_found: "NOT_FOUND",
  already_exists: "CONFLICT",
  unknown_invite_code: "BAD_REQUEST",
  conflict: "CONFLICT",
  out_of_stock: "CONFLICT",
  insufficient_coins: "CONFLICT",
  not_redeemable: "CONFLICT",
  idempotency_mismatch: "UNPROCESSABLE_CONTENT",
  idempotency_in_progress: "CONFLICT",
  file_missing: "BAD_REQUEST",
  file_type_not_supported: "UNSUPPORTED_MEDIA_TYPE",
  file_too_large: "PAYLOAD_TOO_LARGE",
  file_empty: "UNPROCESSABLE_CONTENT",
  file_unreadable: "UNPROCESSABLE_CONTENT",
  utility_rejected: "UNPROCESSABLE_CONTENT",
  rate_limited: "TOO_MANY_REQUESTS",
  overloaded: "SERVICE_UNAVAILABLE",
  unavailable: "SERVICE_UNAVAILABLE",
  internal: "INTERNAL_SERVER_ERROR",
};

/** Finds the domain error in whatever a procedure threw. */
const thrownDomainError = (error: unknown): DomainError | null =>
  domainErrorOf(error instanceof TRPCError ? error.cause : error);

export function toTrpcError(error: unknown): TRPCError {
  const domain = thrownDomainError(error);
  if (domain) return new TRPCError({ code: TRPC_CODE[domain.code], message: domain.message, cause: domain });
  if (error instanceof TRPCError && error.code !== "INTERNAL_SERVER_ERROR") return error;
  return new TRPCError({ code: "INTERNAL_SERVER_ERROR", message: toErrorBody(error).message, cause: error });
}

/** The body that a REST caller would have got; a protocol fault (no such procedure, bad JSON) keeps its kind. */
export function errorBodyOf(error: TRPCError): ErrorBody {
  const domain = thrownDomainError(error);
  if (domain) return toErrorBody(domain);
  if (error.code === "NOT_FOUND") return { code: "not_found", message: "This procedure doesn't exist." };
  if (error.code === "INTERNAL_SERVER_ERROR") return toErrorBody(error);
  return { code: "invalid_input", message: "The request couldn't be read." };
}
