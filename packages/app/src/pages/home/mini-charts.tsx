import { useT } from "../../lib/i18n";
import { PEAK_HOURS, sampleBatteryKw, sampleEnergyKwh, sampleHourlyKw } from "./sample-day";

const totalKwh = sampleEnergyKwh.reduce((sum, { energyKwh }) => sum + energyKwh, 0);

/** Where a day's energy goes, largest first. */
export function UseShares() {
  const t = useT();
  const shares = sampleEnergyKwh
    .map(({ label, color, energyKwh }) => ({ label, color, percent: (energyKwh / totalKwh) * 100 }))
    .toSorted((a, b) => b.percent - a.percent);
  return (
    <ul aria-label={t("home.intelligence.chart.where")} className="flex flex-col gap-2">
      {shares.map(({ label, color, percent }) => (
        <li key={label} className="grid grid-cols-[5.5rem_1fr_2.5rem] items-center gap-2 text-sm">
          <span className="truncate">{t(label)}</span>
          <span className="h-2.5 rounded-full bg-sunken">
            <span
              className="block h-full rounded-full forced-color-adjust-none"
              style={{ width: `${percent}%`, backgroundColor: color }}
            />
          </span>
          <span className="text-right tabular-nums text-muted">{`${Math.round(percent)}%`}</span>
        </li>
      ))}
    </ul>
  );
}

const PLOT = { width: 240, height: 120 } as const;
const slot = PLOT.width / sampleHourlyKw.length;
const isPeak = (hour: number) => hour >= PEAK_HOURS.from && hour < PEAK_HOURS.to;

/** Mean power by hour, with peak-tariff hours in amber. */
export function HourlyUse() {
  const t = useT();
  const maxKw = Math.max(...sampleHourlyKw);
  return (
    <svg
      role="img"
      aria-label={t("home.intelligence.chart.when")}
      viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
      className="w-full"
    >
      {sampleHourlyKw.map((kw, hour) => {
        const height = (kw / maxKw) * PLOT.height;
        return (
          <rect
            key={`${hour}`}
            x={hour * slot + 1}
            y={PLOT.height - height}
            width={slot - 2}
            height={height}
            rx="2"
            className={isPeak(hour) ? "fill-amber-bright" : "fill-brand"}
          />
        );
      })}
    </svg>
  );
}

/** A battery's day: it charges above the line and discharges into the peak below it. */
export function BatteryPlan() {
  const t = useT();
  const maxKw = Math.max(...sampleBatteryKw.map(Math.abs));
  const middle = PLOT.height / 2;
  return (
    <svg
      role="img"
      aria-label={t("home.intelligence.chart.what")}
      viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
      className="w-full"
    >
      <rect
        x={PEAK_HOURS.from * slot}
        width={(PEAK_HOURS.to - PEAK_HOURS.from) * slot}
        height={PLOT.height}
        className="fill-amber-bright/[0.14]"
      />
      {sampleBatteryKw.map((kw, hour) => {
        const height = (Math.abs(kw) / maxKw) * (middle - 6);
        return (
          <rect
            key={`${hour}`}
            x={hour * slot + 1}
            y={kw > 0 ? middle - height : middle}
            width={slot - 2}
            height={height}
            rx="2"
            className={kw > 0 ? "fill-brand" : "fill-brand-strong"}
          />
        );
      })}
      <line x1="0" x2={PLOT.width} y1={middle} y2={middle} className="stroke-line-strong" />
    </svg>
  );
}
