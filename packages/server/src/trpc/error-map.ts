import { TRPCError } from "@trpc/server";
import type { DomainError, ErrorBody, ErrorCode } from "@wattleaf/shared/errors";
import { z } from "zod";
import { domainErrorOf } from "../core/errors";
import { toErrorBody } from "../http/error-map";
import { invalidInput, toIssues } from "../core/validate";

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
  not_found: "NOT_FOUND",
  already_exists: "CONFLICT",
  unknown_invite_code: "BAD_REQUEST",
  conflict: "CONFLICT",
  out_of_stock: "CONFLICT",
  insufficient_coins: "CONFLICT",
  idempotency_mismatch: "UNPROCESSABLE_CONTENT",
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

/** Finds the domain error in whatever a procedure threw; tRPC's own input check counts as invalid_input. */
function thrownDomainError(error: unknown): DomainError | null {
  if (!(error instanceof TRPCError)) return domainErrorOf(error);
  const domain = domainErrorOf(error.cause);
  if (domain) return domain;
  if (error.code === "BAD_REQUEST" && error.cause instanceof z.core.$ZodError)
    return invalidInput(toIssues(error.cause));
  return null;
}

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
