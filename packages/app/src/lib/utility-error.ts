import type { Language } from "@wattleaf/shared/i18n/language";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import { type ApiError, apiErrorText, reasonText } from "./api-error";

/** Why a utility connection or import failed: the server's message if it is in the reader's language. */
export function utilityErrorText(
  apiError: Pick<ApiError, "code" | "message" | "reason">,
  language: Language,
  t: Translate<MessageKey>,
): string {
  if (language === "en" && apiError.message) return apiError.message;
  const exact = reasonText(apiError.reason, t);
  if (exact !== null) return exact;
  if (apiError.code === "utility_rejected") return t("utility.failed.text");
  return apiError.code === "conflict" ? t("utility.failed.conflict") : apiErrorText(apiError, language, t);
}
