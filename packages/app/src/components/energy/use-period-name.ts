import { formatDay, formatMonthOfYear } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { type EnergyView, lastDayOf } from "./period";

/** A period in readable form: `Mar 8, 2026`, `Mar 2 to Mar 8, 2026`, `March 2026`, `2026`. */
export function usePeriodName(): (view: EnergyView, period: string) => string {
  const t = useT();
  const language = useLanguage();
  return (view, period) => {
    if (view === "day") return formatDay(period, language);
    if (view === "week")
      return t("dashboard.period", {
        start: formatDay(period, language),
        end: formatDay(lastDayOf(view, period), language),
      });
    return view === "month" ? formatMonthOfYear(period, language) : t("dashboard.energy.year", { year: period });
  };
}
