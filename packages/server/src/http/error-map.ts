import { STATUS_CODES } from "node:http";
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

export const errorResponse = (error: unknown): Response => {
  const body = toErrorBody(error);
  return answer(error, body, HTTP_STATUS[body.code], "application/json");
};

/** The same as a problem document (RFC 9457), as OpenADR 3 has it; the error's own fields are its extension members. */
export function problemResponse(error: unknown): Response {
  const { message, ...members } = toErrorBody(error);
  const status = HTTP_STATUS[members.code];
  const problem = { type: "about:blank", title: STATUS_CODES[status], status, detail: message, message, ...members };
  return answer(error, problem, status, "application/problem+json");
}

function answer(error: unknown, body: object, status: number, type: string): Response {
  const headers = new Headers({ "content-type": type, "cache-control": "no-store" });
  const wait = domainErrorOf(error)?.retryAfterSeconds;
  if (wait !== undefined) headers.set("retry-after", String(wait));
  return new Response(JSON.stringify(body), { status, headers });
}
