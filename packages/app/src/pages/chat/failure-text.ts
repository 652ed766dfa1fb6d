import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { ChatFailure } from "../../lib/chat-stream";
import { refusalText } from "../../lib/refusal";

const UNAUTHORIZED = 401;
/** An answer that began well and ended in an error; too many messages, with the time to wait. */
const TOLD_AS_THEY_ARE: readonly number[] = [200, 429];

/** What the assistant says instead of an answer; null where it says nothing and the question can only be asked again. */
export function failureText(failure: ChatFailure | null, language: Language, t: Translate<MessageKey>): string | null {
  if (!failure || failure.kind === "network") return t("chat.failed.network");
  if (failure.status === UNAUTHORIZED) return t("chat.failed.home");
  return TOLD_AS_THEY_ARE.includes(failure.status) ? refusalText(failure, language, t) : null;
}
