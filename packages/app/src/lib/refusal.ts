import { TRPCClientError } from "@trpc/client";
import type { ErrorBody, FieldIssue } from "@wattleaf/shared/errors";
import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";

export interface Refusal {
  /** An ErrorCode of the server, or `network` when no answer came. */
  code: string;
  message: string;
  issues: readonly FieldIssue[];
  /** How long to wait before trying again, where the server says so. */
  retryAfterSeconds?: number | undefined;
}

/** From here on people read minutes more easily. */
const LONG_WAIT_SECONDS = 120;

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === "object" && value !== null && "code" in value && "message" in value;
}

/** What a failed tRPC call refused with. Without an answer from the server it is the network's fault. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof TRPCClientError) {
    const data: unknown = error.data;
    const body = typeof data === "object" && data !== null && "refusal" in data ? data.refusal : undefined;
    if (isErrorBody(body)) {
      const { code, message, issues = [], retryAfterSeconds } = body;
      return { code, message, issues, retryAfterSeconds };
    }
  }
  return { code: "network", message: "", issues: [] };
}

/** A refusal in the reader's language: the server's own words where they are in it, else by the code. */
export function refusalText(
  refusal: Pick<Refusal, "code" | "message" | "retryAfterSeconds">,
  language: Language,
  t: Translate<MessageKey>,
): string {
  if (refusal.message && isIn(language, refusal.message)) return refusal.message;
  const { code, retryAfterSeconds: seconds } = refusal;
  if (code === "rate_limited" && seconds !== undefined) {
    const isLong = seconds >= LONG_WAIT_SECONDS;
    return isLong
      ? t("error.retryMinutes", { minutes: Math.ceil(seconds / 60) })
      : t("error.retrySeconds", { seconds });
  }
  const key = `error.${code}`;
  const known = t(key as MessageKey);
  return known === key ? t("error.internal") : known;
}

/** Some refusals the server says in the reader's language, all others in English. */
const isIn = (language: Language, text: string) => (language === "zh") === /\p{Script=Han}/u.test(text);
