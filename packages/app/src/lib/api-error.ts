import type { ErrorBody, ErrorCode, ErrorReason, FieldIssue } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";

export interface ApiError {
  /** An ErrorCode of the server, or `network` without a response. */
  code: string;
  message: string;
  /** What the message says, for the catalogs. */
  reason?: ErrorReason | undefined;
  issues: readonly FieldIssue[];
  /** How long to wait before retrying, if the server says so. */
  retryAfterSeconds?: number | undefined;
}

/** From here on, minutes are easier to read. */
const LONG_WAIT_SECONDS = 120;

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}

/** By its name: the landing page reads errors of other calls with this file, and does not load tRPC. */
const isTrpcError = (error: unknown): error is Error & { data: unknown } =>
  error instanceof Error && error.name === "TRPCClientError" && "data" in error;

/** The error of a failed tRPC call. Without a response from the server it is a network error. */
export function apiErrorOf(error: unknown): ApiError {
  if (isTrpcError(error)) {
    const { data } = error;
    const body = typeof data === "object" && data !== null && "error" in data ? data.error : undefined;
    if (isErrorBody(body)) {
      const { code, message, reason, issues = [], retryAfterSeconds } = body;
      return { code, message, reason, issues, retryAfterSeconds };
    }
  }
  return { code: "network", message: "", issues: [] };
}

/**
 * An error in the reader's language: by its reason, else the server's message if it is in that language, else by code.
 */
export function apiErrorText(
  apiError: Pick<ApiError, "code" | "message" | "reason" | "retryAfterSeconds">,
  language: Language,
  t: Translate<MessageKey>,
): string {
  const exact = reasonText(apiError.reason, t);
  if (exact !== null) return exact;
  if (apiError.message && isIn(language, apiError.message)) return apiError.message;
  const { code, retryAfterSeconds: seconds } = apiError;
  if (code === "rate_limited" && seconds !== undefined) {
    const isLong = seconds >= LONG_WAIT_SECONDS;
    return isLong
      ? t("error.retryMinutes", { minutes: Math.ceil(seconds / 60) })
      : t("error.retrySeconds", { seconds });
  }
  // Typed, so that every code of the contracts has a message; a newer server may have more codes.
  const key: MessageKey = `error.${code as ErrorCode | "network"}`;
  const known = t(key);
  return known === key ? t("error.internal") : known;
}

/** What exactly is wrong, in the reader's language; null without a reason, or for an unknown one. */
export function reasonText(reason: ErrorReason | null | undefined, t: Translate<MessageKey>): string | null {
  if (!reason) return null;
  const key = `reason.${reason.name}`;
  const text = t(key as MessageKey, reason.values);
  return text === key ? null : text;
}

/** The server sends some errors in the reader's language, all others in English. */
const isIn = (language: Language, text: string) => (language === "zh") === /\p{Script=Han}/u.test(text);
