import { type ErrorBody, INTERNAL_MESSAGE } from "@wattleaf/shared/errors";
import { HTTP_STATUS } from "@wattleaf/shared/http-status";
import { domainErrorOf } from "../core/errors";

/** What a caller may see of an error: a domain error as it is, anything else without its text. */
export function toErrorBody(error: unknown): ErrorBody {
  const domain = domainErrorOf(error);
  if (!domain) return { code: "internal", message: INTERNAL_MESSAGE };
  const { code, message, reason, issues, retryAfterSeconds } = domain;
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
  const wait = domainErrorOf(error)?.retryAfterSeconds;
  if (wait !== undefined) headers.set("retry-after", String(wait));
  return new Response(JSON.stringify(body), { status: HTTP_STATUS[body.code], headers });
}
