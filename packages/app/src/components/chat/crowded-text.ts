import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { ChatFailure } from "../../lib/chat-stream";

/** Says that too many questions are waiting, and for how long to wait; null for any other failure. */
export function crowdedText(failure: ChatFailure | null, t: Translate<MessageKey>): string | null {
  const seconds = failure?.code === "unavailable" ? failure.retryAfterSeconds : undefined;
  return seconds === undefined ? null : t("chat.failed.crowded", { seconds });
}
