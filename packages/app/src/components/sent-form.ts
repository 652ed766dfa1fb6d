import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";
import type { FormTexts } from "../document/form-texts";

/** Errors that say what to do about them. */
const TOLD_ERRORS = ["invalid_input", "rate_limited", "overloaded", "unavailable"] as const;

/**
 * The attributes of a form that document/forms.ts sends and tells about. Without scripts the browser posts it, so its
 * action answers a form with a page.
 */
export function sentForm(action: string, t: Translate<MessageKey>, texts: Omit<FormTexts, "errors">) {
  const errors = Object.fromEntries(TOLD_ERRORS.map((code) => [code, t(`error.${code}`)]));
  return {
    method: "post" as const,
    action,
    "data-send": JSON.stringify({ ...texts, errors } satisfies FormTexts),
  };
}
