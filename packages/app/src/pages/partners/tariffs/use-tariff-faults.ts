import { apiErrorOf, apiErrorText } from "../../../lib/api-error";
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
        : apiError.issues.map(({ path, message }) => lineOf(path, message));
    return name ? lines.map((line) => t("partners.tariffs.faultOf", { name, line })) : lines;
  };

  function lineOf(path: string, message: string): string {
    const field = path.startsWith(BELOW_TARIFF) ? path.slice(BELOW_TARIFF.length) : path;
    // What exactly is wrong the server says in English alone.
    return language === "en"
      ? t("partners.tariffs.fault", { field, message })
      : t("partners.tariffs.faultIn", { field });
  }
}
