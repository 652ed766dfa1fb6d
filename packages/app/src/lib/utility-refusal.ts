import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { type Refusal, refusalText } from "./refusal";

/** Why a utility could not be connected, or its readings not be fetched: in the server's words where they can be read. */
export function utilityRefusalText(
  refusal: Pick<Refusal, "code" | "message">,
  language: Language,
  t: Translate<MessageKey>,
): string {
  if (language === "en" && refusal.message) return refusal.message;
  if (refusal.code === "utility_refused") return t("utility.failed.text");
  return refusal.code === "conflict" ? t("utility.failed.conflict") : refusalText(refusal, language, t);
}
