import { DomainError, type ErrorBody, INTERNAL_MESSAGE } from "@wattleaf/shared/errors";
import { HTTP_STATUS } from "@wattleaf/shared/http-status";

/** What a caller may see of an error: a domain error as it is, anything else without its text. */
export function toErrorBody(error: unknown): ErrorBody {
  if (!(error instanceof DomainError)) return { code: "internal", message: INTERNAL_MESSAGE };
  const { code, message, reason, issues, retryAfterSeconds } = error;
  return {
    code,
    message,
    ...(reason === undefined ? {} : { reason }),
    ...(issues.length > 0 ? { issues } : {}),
    ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
  };
}

export function errorResponse(error: unknown): Response {
  const body = toErrorBody(error);
  const headers = new Headers({ "content-type": "application/json", "cache-control": "no-store" });
  const wait = error instanceof DomainError ? error.retryAfterSeconds : undefined;
  if (wait !== undefined) headers.set("retry-after", String(wait));
  return new Response(JSON.stringify(body), { status: HTTP_STATUS[body.code], headers });
}
