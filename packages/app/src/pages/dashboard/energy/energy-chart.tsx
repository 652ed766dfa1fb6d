import type { Readings } from "@wattleaf/shared/contracts/meters";
import { formatChartLabel, formatMonth, formatQuantity } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import type { Language } from "@wattleaf/shared/i18n/language";
import { useLanguage } from "../../../stores/language";
import { type Bar, BarChart } from "../../../ui/chart/bar-chart";
import { Swatch } from "../../../ui/swatch";
import type { PeriodEnergy } from "./energy";

/** Below this share a value only covers part of its time, and is drawn so: months often lack an hour. */
const WHOLE_COVERAGE: Record<Readings["resolution"], number> = { interval: 0.99, hour: 0.99, day: 0.95, month: 0.9 };

interface EnergyChartProps {
  energy: PeriodEnergy;
  /** The period in readable form. */
  name: string;
}

/** Energy bought in each hour, day or month; missing values are empty, and the highest one is highlighted. */
export function EnergyChart({ energy, name }: EnergyChartProps) {
  const t = useT();
  const language = useLanguage();
  const { resolution, figures, sells } = energy;
  const highest = figures?.highestWh ?? 0;
  const formatValue = (wattHours: number) => {
    const { value, unit } = formatQuantity(wattHours, "Wh", language);
    return `${value} ${unit}`;
  };
  if (energy.bars.length === 0) return <p className="py-12 text-center text-muted">{t("dashboard.energy.none")}</p>;
  const bars = energy.bars.map(({ start, energyWh: value, coverage }): Bar => ({
    label: labelOf(start, resolution, language),
    value,
    tone: toneOf(value, value === highest, coverage >= WHOLE_COVERAGE[resolution]),
  }));
  return (
    <>
      <BarChart
        title={t(sells ? "dashboard.energy.chart.bought" : "dashboard.energy.chart", { period: name })}
        description={t("dashboard.energy.summary", {
          total: formatValue(figures?.totalWh ?? 0),
          highest: formatValue(highest),
        })}
        bars={bars}
        formatValue={formatValue}
      />
      <Legend partly={bars.some(({ tone }) => tone === "muted")} missing={bars.some(({ value }) => value === null)} />
    </>
  );
}

function toneOf(value: number | null, isHighest: boolean, isWhole: boolean): NonNullable<Bar["tone"]> {
  if (!isWhole) return "muted";
  return isHighest && value ? "amber" : "brand";
}

/** `8 AM` for an hour, `8` for a day, `Aug` for a month; starts are local times with their offset. */
function labelOf(start: string, resolution: Readings["resolution"], language: Language): string {
  if (resolution === "month") return formatMonth(start.slice(0, 7), language);
  if (resolution === "day") return String(Number(start.slice("YYYY-MM-".length, "YYYY-MM-DD".length)));
  return formatChartLabel(start.slice("YYYY-MM-DDT".length, "YYYY-MM-DDThh:mm".length), language);
}

function Legend({ partly, missing }: { partly: boolean; missing: boolean }) {
  const t = useT();
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      <LegendItem look="bg-amber-bright" text={t("dashboard.energy.legend.highest")} />
      {partly && <LegendItem look="bg-line-strong/60" text={t("dashboard.energy.legend.partly")} />}
      {missing && <LegendItem look="bg-ink/[0.07]" text={t("dashboard.energy.legend.missing")} />}
    </ul>
  );
}

function LegendItem({ look, text }: { look: string; text: string }) {
  return (
    <li className="flex items-center gap-2">
      <Swatch look={look} />
      {text}
    </li>
  );
}
