import { ChartFigure } from "../../components/charts/chart-figure";
import { formatChartLabel, formatDayWithWeekday, formatMonth, formatMonthOfYear } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { type Column, ColumnChart } from "../../ui/chart/column-chart";
import type { ChartSeries } from "../../ui/chart/series";
import { useFormatKwh } from "./use-energy-text";
import type { DeviceView } from "./use-periods";

interface EnergyColumnsProps {
  title: string;
  view: DeviceView;
  /** `2026-10-14T18`, `2026-10-14`, `2026-10`. */
  keys: readonly string[];
  /** Of each key: its energy is that of a part of its time. */
  partial: readonly boolean[];
  /** kWh for each key. */
  series: readonly ChartSeries[];
}

const HEIGHT_PX = 220;

/** Energy in each hour, day or month, with its table and files. */
export function EnergyColumns({ title, view, keys, partial, series }: EnergyColumnsProps) {
  const t = useT();
  const language = useLanguage();
  const format = useFormatKwh();
  const columns = keys.map((key, at): Column => {
    const isPartial = partial[at] ?? false;
    if (view === "day")
      return { label: formatChartLabel(`${key.slice("YYYY-MM-DDT".length)}:00`, language), isPartial };
    if (view === "year")
      return { label: formatMonth(key, language), name: formatMonthOfYear(key, language), isPartial };
    return { label: String(Number(key.slice(-2))), name: formatDayWithWeekday(key, language), isPartial };
  });
  const data = { title, unit: "kWh", labels: columns.map(({ name, label }) => name ?? label), series };
  const total = series.reduce((sum, { values }) => values.reduce<number>((all, one) => all + (one ?? 0), sum), 0);
  return (
    <ChartFigure data={data} format={format}>
      <ColumnChart
        title={title}
        description={t("devicePage.chart.summary", { total: format(total) })}
        columns={columns}
        series={series}
        formatValue={format}
        heightPx={HEIGHT_PX}
      />
      {columns.some(({ isPartial }) => isPartial) && (
        <p className="mt-1 text-xs text-muted">{t("attachment.partial")}</p>
      )}
    </ChartFigure>
  );
}
