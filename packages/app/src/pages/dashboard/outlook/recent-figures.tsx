import { formatDayWithWeekday, formatMoney, formatNumber, formatPercent } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { Skeleton } from "../../../ui/skeleton";
import type { ReadyMeter } from "../energy/use-energy";
import type { DaySaving } from "./day-saving";
import { Explained } from "./explained";
import { useRecent } from "./use-outlook";

/** The newest day's saving and the home's efficiency, each with its formula on tap. */
export function RecentFigures({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const language = useLanguage();
  const recent = useRecent(meter);
  if (recent.isPending) return <Skeleton className="mt-4 h-[5.95rem] md:h-[4.45rem]" />;
  const { data } = recent;
  const saving = data?.day && data.day.usual !== null ? { ...data.day, usual: data.day.usual } : null;
  if (!data || (!saving && data.change === null)) return null;
  return (
    <div className="mt-4 grid grid-cols-2 gap-x-4 border-t border-line pt-3 md:gap-x-8">
      {saving && <SavingOfDay saving={saving} currency={data.currency} />}
      {data.change !== null && (
        <div>
          <Explained label={t("dashboard.efficiency.title")}>{t("dashboard.efficiency.formula")}</Explained>
          <p className="text-base font-semibold text-balance tabular-nums md:text-lg">
            {t(data.change <= 0 ? "dashboard.efficiency.less" : "dashboard.efficiency.more", {
              percent: formatPercent(Math.abs(data.change), language, 0),
            })}
          </p>
        </div>
      )}
    </div>
  );
}

interface SavingOfDayProps {
  saving: DaySaving & { usual: number };
  currency: string | null;
}

function SavingOfDay({ saving: { date, value, usual }, currency }: SavingOfDayProps) {
  const t = useT();
  const language = useLanguage();
  const written = (amount: number) =>
    currency ? formatMoney(amount, currency, language) : `${formatNumber(amount, language, 1)} kWh`;
  const saved = usual - value;
  return (
    <div>
      <Explained label={t("dashboard.saving.title")}>
        {t("dashboard.saving.formula", {
          day: formatDayWithWeekday(date, language),
          usual: written(usual),
          value: written(value),
        })}
      </Explained>
      <p className="text-base font-semibold text-balance tabular-nums md:text-lg">
        {t(saved >= 0 ? "dashboard.saving.less" : "dashboard.saving.more", { amount: written(Math.abs(saved)) })}
      </p>
    </div>
  );
}
