import { ERROR_CODES } from "../../../packages/shared/src/errors";
import { SECRET_MARK } from "./values";

export interface Answer {
  status: number;
  headers: Headers;
  body: string;
}

/** What is wrong with an answer, in words; null if nothing is. */
export function faultOf(path: string, { status, headers, body }: Answer, secrets: readonly string[]): string | null {
  // An address that does not exist is named in the answer, also one that its caller put a secret into.
  const leaked = [SECRET_MARK, ...secrets].find((secret) => body.includes(secret) && !path.includes(secret));
  if (leaked !== undefined) return "the body repeats a secret that was sent";
  if (status >= 500 && status !== 503) return `status ${status}: ${body.slice(0, 300)}`;
  // A batch whose calls differ is a 207.
  if (body.includes('"code":"internal"')) return `an internal error: ${body.slice(0, 300)}`;
  // Elsewhere, a page of the site answers, which an unbuilt checkout does not have.
  if (!isOfApi(path)) return null;
  if (status === 503 && !headers.has("retry-after")) return "503 without Retry-After";
  if (status >= 400 && !isErrorBody(body) && !(path.startsWith(TOKEN_PATH) && isOAuthError(body)))
    return `status ${status} without code and message: ${body.slice(0, 300)}`;
  return null;
}

/** Answers in the form of OAuth 2.0 (RFC 6749, section 5.2), which its clients know. */
const TOKEN_PATH = "/api/v1/openadr/auth/token";

const isOAuthError = (body: string): boolean => /^\{"error":"[a-z_]+","error_description":".+"\}$/.test(body);

const isOfApi = (path: string) => /^\/(?:api|trpc)(?:\/|$)/.test(path);

function isErrorBody(text: string): boolean {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return false;
  }
  // Calls in one tRPC batch each have their own result.
  return Array.isArray(body) ? body.some(isError) : isError(body);
}

interface ErrorLike {
  code?: unknown;
  message?: unknown;
  error?: { data?: { error?: ErrorLike } };
}

function isError(body: unknown): boolean {
  const given = body as ErrorLike | null;
  const { code, message } = given?.error?.data?.error ?? given ?? {};
  return ERROR_CODES.some((one) => one === code) && typeof message === "string" && message.length > 0;
}
