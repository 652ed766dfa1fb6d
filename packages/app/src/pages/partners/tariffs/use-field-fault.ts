import type { FieldIssue } from "@wattleaf/shared/errors";
import { reasonText } from "../../../lib/api-error";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";

const BELOW_TARIFF = "tariff.";

/** A field of a rate plan and what is wrong with it, in the reader's language. */
export function useFieldFault(): (issue: FieldIssue) => string {
  const t = useT();
  const language = useLanguage();
  return ({ path, message, reason }) => {
    const field = path.startsWith(BELOW_TARIFF) ? path.slice(BELOW_TARIFF.length) : path;
    // The server's own words are English.
    const what = language === "en" ? message : reasonText(reason, t);
    return what === null
      ? t("partners.tariffs.faultIn", { field })
      : t("partners.tariffs.fault", { field, message: what });
  };
}
