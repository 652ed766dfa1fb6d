import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { ChatFailure } from "../../lib/chat-stream";
import { apiErrorText } from "../../lib/api-error";
import { crowdedText } from "../../components/chat/crowded-text";

const UNAUTHORIZED = 401;
/** Errors with a special message: an answer that failed midway; too many messages, with the time to wait. */
const TOLD_AS_THEY_ARE: readonly number[] = [200, 429];

/** The assistant's message in place of an answer; null where there is none and the question can only be retried. */
export function failureText(failure: ChatFailure | null, language: Language, t: Translate<MessageKey>): string | null {
  if (!failure || failure.kind === "network") return t("chat.failed.network");
  const crowded = crowdedText(failure, t);
  if (crowded !== null) return crowded;
  if (failure.status === UNAUTHORIZED) return t("chat.failed.home");
  return TOLD_AS_THEY_ARE.includes(failure.status) ? apiErrorText(failure, language, t) : null;
}
