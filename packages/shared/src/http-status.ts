import type { ErrorCode } from "./errors";

/** The one place where a domain error gets an HTTP status; the documentation shows it too. */
export const HTTP_STATUS: Record<ErrorCode, number> = {
  invalid_input: 400,
  too_large: 413,
  not_signed_in: 401,
  invalid_api_key: 401,
  invalid_credentials: 401,
  session_expired: 401,
  read_only_session: 403,
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
  utility_refused: 422,
  rate_limited: 429,
  overloaded: 503,
  internal: 500,
};
