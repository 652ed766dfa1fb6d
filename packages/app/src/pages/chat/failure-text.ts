import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { toldFailure } from "../../components/chat/told-failure";
import type { ChatFailure } from "../../lib/chat-stream";

const UNAUTHORIZED = 401;

/** The assistant's message in place of an answer; null where there is none and the question can only be retried. */
export function failureText(failure: ChatFailure | null, language: Language, t: Translate<MessageKey>): string | null {
  if (failure?.code === "unsent") return t("chat.failed.unsent");
  if (!failure || failure.kind === "network") return t("chat.failed.network");
  if (failure.status === UNAUTHORIZED) return t("chat.failed.home");
  return toldFailure(failure, language, t);
}
