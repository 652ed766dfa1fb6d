import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { apiErrorText } from "../../lib/api-error";
import type { ChatFailure } from "../../lib/chat-stream";

/** Failures with a message of their own: an answer that failed midway; too many messages, with the time to wait. */
const TOLD_AS_THEY_ARE: readonly number[] = [200, 429];

/**
 * What the server has told about a failure: why an answer failed, or that too many questions are waiting and for how
 * long to wait; null for any other failure.
 */
export function toldFailure(failure: ChatFailure, language: Language, t: Translate<MessageKey>): string | null {
  const { code, status, retryAfterSeconds: seconds } = failure;
  if (code === "unavailable" && seconds !== undefined) return t("chat.failed.crowded", { seconds });
  return TOLD_AS_THEY_ARE.includes(status) ? apiErrorText(failure, language, t) : null;
}
