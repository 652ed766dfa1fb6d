import { DomainError, type ErrorBody, type ErrorCode, INTERNAL_MESSAGE } from "@wattleaf/shared/errors";

/** The one place where a domain error gets an HTTP status. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  too_large: 413,
  not_signed_in: 401,
  invalid_api_key: 401,
  invalid_credentials: 401,
  session_expired: 401,
  forbidden: 403,
  origin_not_allowed: 403,
  unknown_widget_key: 404,
  not_found: 404,
  already_exists: 409,
  unknown_invite_code: 400,
  conflict: 409,
  idempotency_mismatch: 422,
  file_missing: 400,
  file_type_not_supported: 415,
  file_too_large: 413,
  file_empty: 422,
  file_unreadable: 422,
  rate_limited: 429,
  overloaded: 503,
  internal: 500,
};

/** What a caller may see of an error: a domain error as it is, anything else without its text. */
export function toErrorBody(error: unknown): ErrorBody {
  if (!(error instanceof DomainError)) return { code: "internal", message: INTERNAL_MESSAGE };
  const { code, message, issues } = error;
  return issues.length > 0 ? { code, message, issues } : { code, message };
}

export function errorResponse(error: unknown): Response {
  const body = toErrorBody(error);
  const headers = new Headers({ "content-type": "application/json", "cache-control": "no-store" });
  const wait = error instanceof DomainError ? error.retryAfterSeconds : undefined;
  if (wait !== undefined) headers.set("retry-after", String(wait));
  return new Response(JSON.stringify(body), { status: HTTP_STATUS[body.code], headers });
}
