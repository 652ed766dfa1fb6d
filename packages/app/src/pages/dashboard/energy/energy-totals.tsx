import type { Readings } from "@wattleaf/shared/contracts/meters";
import { formatDateTime, formatNumber, formatQuantity } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { Stat } from "../../../ui/stat";
import type { PeriodEnergy } from "./energy";

/** Gaps beyond these are counted but not listed. */
const LISTED_GAPS = 3;

const average = {
  hour: "dashboard.energy.perHour",
  day: "dashboard.energy.perDay",
  month: "dashboard.energy.perMonth",
} as const;

/** The period's total, average and maximum, and the gaps missing from all three. */
export function EnergyTotals({ energy }: { energy: PeriodEnergy }) {
  const t = useT();
  const language = useLanguage();
  const { figures, resolution, gaps } = energy;
  if (!figures) return null;
  const figure = (label: string, wattHours: number) => {
    const { value, unit } = formatQuantity(wattHours, "Wh", language);
    return <Stat key={label} label={label} value={value} unit={unit} />;
  };
  return (
    <>
      <dl className="grid grid-cols-2 gap-6 border-t border-line pt-5 sm:grid-cols-3">
        {figure(t("dashboard.energy.total"), figures.totalWh)}
        {resolution !== "interval" && figure(t(average[resolution]), figures.averageWh)}
        {figure(t("dashboard.energy.highest"), figures.highestWh)}
      </dl>
      <Gaps gaps={gaps} />
    </>
  );
}

function Gaps({ gaps }: Pick<Readings, "gaps">) {
  const t = useT();
  const language = useLanguage();
  if (gaps.length === 0) return null;
  const missing = gaps.reduce((sum, gap) => sum + gap.missingReadings, 0);
  return (
    <div className="text-sm text-muted">
      <p className="font-medium text-ink">
        {t("dashboard.energy.gaps", { count: formatNumber(missing, language, 0) })}
      </p>
      <ul className="mt-1 tabular-nums">
        {gaps.slice(0, LISTED_GAPS).map(({ start, end }) => (
          <li key={start}>
            {t("dashboard.period", { start: formatDateTime(start, language), end: formatDateTime(end, language) })}
          </li>
        ))}
        {gaps.length > LISTED_GAPS && <li>{t("dashboard.energy.moreGaps", { count: gaps.length - LISTED_GAPS })}</li>}
      </ul>
    </div>
  );
}
