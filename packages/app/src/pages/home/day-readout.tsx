import { formatNumber, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { Badge } from "../../ui/badge";
import { Swatch } from "../../ui/swatch";
import { type ShownDay, totalKwAt } from "./shown-day";

/** Every load at one time of the day, beside the chart: legend and figures in one. */
export function DayReadout({ day, step, isPeak }: { day: ShownDay; step: number; isPeak: boolean }) {
  const t = useT();
  const language = useLanguage();
  const total = totalKwAt(day, step);
  const kw = (value: number) => `${formatNumber(value, language, 2)} kW`;
  return (
    <div className="flex flex-col">
      <p className="flex min-h-[2rem] flex-wrap items-center justify-between gap-x-3 text-muted tabular-nums">
        {formatTime(step * day.stepMinutes, language)}
        {isPeak && <Badge variant="amber">{t("home.curve.peak")}</Badge>}
      </p>
      <p className="text-4xl font-bold tracking-tight tabular-nums">{kw(total)}</p>
      <ul className="mt-4 flex flex-col gap-3">
        {day.parts.toReversed().map(({ label, color, powerKw }) => (
          <li key={label} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1 text-sm">
            <span className="flex items-center gap-2">
              <Swatch color={color} />
              {t(label)}
            </span>
            <span className="font-medium tabular-nums">{kw(powerKw[step] ?? 0)}</span>
            <span aria-hidden="true" className="col-span-2 h-1 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full forced-color-adjust-none"
                style={{ width: `${total > 0 ? ((powerKw[step] ?? 0) / total) * 100 : 0}%`, backgroundColor: color }}
              />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
