import { memo } from "react";
import { formatNumber, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { HOURS_PER_DAY } from "./sample-day";
import { type ShownDay, stepsOf } from "./shown-day";

/** The figures behind the chart, hour by hour. */
export const DayTable = memo(function DayTable({ day }: { day: ShownDay }) {
  const t = useT();
  const language = useLanguage();
  const perHour = stepsOf(day) / HOURS_PER_DAY;
  const meanKw = (powerKw: readonly number[], hour: number) =>
    powerKw.slice(hour * perHour, (hour + 1) * perHour).reduce((sum, kw) => sum + kw, 0) / perHour;
  return (
    <details className="mt-4 text-sm">
      <summary className="cursor-pointer py-1 font-semibold text-brand-strong">{t("home.day.table")}</summary>
      <div
        className="mt-2 max-h-80 overflow-auto rounded-md border border-line"
        tabIndex={0}
        role="region"
        aria-label={t("home.day.table")}
      >
        <table className="w-full text-right tabular-nums">
          <thead className="text-muted">
            <tr>
              <th scope="col" className="p-2 text-left font-medium">
                {t("home.day.hour")}
              </th>
              {day.parts.map(({ label }) => (
                <th key={label} scope="col" className="p-2 font-medium">
                  {`${t(label)} (kW)`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: HOURS_PER_DAY }, (_, hour) => (
              <tr key={hour} className="border-t border-line">
                <th scope="row" className="whitespace-nowrap p-2 text-left font-medium">
                  {formatTime(hour * 60, language)}
                </th>
                {day.parts.map(({ label, powerKw }) => (
                  <td key={label} className="p-2">
                    {formatNumber(meanKw(powerKw, hour), language, 2)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
});
