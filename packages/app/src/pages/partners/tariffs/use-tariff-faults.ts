import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { useFieldFault } from "./use-field-fault";

/** What is wrong with a rejected rate plan, a line for each field; with its name where a file has several. */
export function useTariffFaults(): (error: unknown, name?: string) => string[] {
  const t = useT();
  const language = useLanguage();
  const lineOf = useFieldFault();
  return (error, name) => {
    const apiError = apiErrorOf(error);
    const lines =
      apiError.reason || apiError.issues.length === 0
        ? [apiErrorText(apiError, language, t)]
        : apiError.issues.map(lineOf);
    return name ? lines.map((line) => t("partners.tariffs.faultOf", { name, line })) : lines;
  };
}
