import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { ChatFailure } from "../../lib/chat-stream";
import { refusalText } from "../../lib/refusal";

const UNAUTHORIZED = 401;

/** What the assistant says instead of an answer. */
export function failureText(failure: ChatFailure | null, language: Language, t: Translate<MessageKey>): string {
  if (!failure || failure.kind === "network") return t("chat.failed.network");
  if (failure.status === UNAUTHORIZED) return t("chat.failed.home");
  return t("chat.notSent", { reason: refusalText(failure, language, t) });
}
