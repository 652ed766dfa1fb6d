import type { FieldIssue } from "@wattleaf/shared/errors";
import { apiErrorOf, apiErrorText, reasonText } from "../../../lib/api-error";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";

const BELOW_TARIFF = "tariff.";

/** What is wrong with a rejected rate plan, a line for each field; with its name where a file has several. */
export function useTariffFaults(): (error: unknown, name?: string) => string[] {
  const t = useT();
  const language = useLanguage();
  return (error, name) => {
    const apiError = apiErrorOf(error);
    const lines =
      apiError.reason || apiError.issues.length === 0
        ? [apiErrorText(apiError, language, t)]
        : apiError.issues.map(lineOf);
    return name ? lines.map((line) => t("partners.tariffs.faultOf", { name, line })) : lines;
  };

  function lineOf({ path, message, reason }: FieldIssue): string {
    const field = path.startsWith(BELOW_TARIFF) ? path.slice(BELOW_TARIFF.length) : path;
    // The server's own words are English.
    const what = language === "en" ? message : reasonText(reason, t);
    return what === null
      ? t("partners.tariffs.faultIn", { field })
      : t("partners.tariffs.fault", { field, message: what });
  }
}
