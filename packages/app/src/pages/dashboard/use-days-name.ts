import { formatDay, formatMonthOfYear } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { lastDayOf } from "../../components/energy/period";

/** Days in readable form, both included: `October 2026` for a whole month, else `Oct 12, 2026 to Nov 10, 2026`. */
export function useDaysName(): (from: string, to: string) => string {
  const t = useT();
  const language = useLanguage();
  return (from, end) => {
    const to = end.slice(0, "YYYY-MM-DD".length);
    const month = from.slice(0, "YYYY-MM".length);
    if (from === `${month}-01` && to === lastDayOf("month", month)) return formatMonthOfYear(month, language);
    return t("dashboard.period", { start: formatDay(from, language), end: formatDay(to, language) });
  };
}
