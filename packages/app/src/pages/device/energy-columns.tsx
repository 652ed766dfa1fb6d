import { useRef, useState } from "react";
import { toTable } from "../../components/charts/chart-data";
import { ChartMenu } from "../../components/charts/chart-menu";
import { DataTable } from "../../components/charts/data-table";
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
  /** kWh for each key. */
  series: readonly ChartSeries[];
}

const HEIGHT_PX = 220;

/** Energy in each hour, day or month, with its table and files. */
export function EnergyColumns({ title, view, keys, series }: EnergyColumnsProps) {
  const t = useT();
  const language = useLanguage();
  const format = useFormatKwh();
  const [asTable, setAsTable] = useState(false);
  const drawn = useRef<HTMLDivElement>(null);
  const columns = keys.map((key): Column => {
    if (view === "day") return { label: formatChartLabel(`${key.slice("YYYY-MM-DDT".length)}:00`, language) };
    if (view === "year") return { label: formatMonth(key, language), name: formatMonthOfYear(key, language) };
    return { label: String(Number(key.slice(-2))), name: formatDayWithWeekday(key, language) };
  });
  const data = { title, unit: "kWh", labels: columns.map(({ name, label }) => name ?? label), series };
  const total = series.reduce((sum, { values }) => values.reduce<number>((all, one) => all + (one ?? 0), sum), 0);
  return (
    <div className="flex flex-col">
      <div className="flex items-center justify-between gap-2 text-xs text-muted">
        <span>kWh</span>
        <ChartMenu data={data} asTable={asTable} onToggle={() => setAsTable(!asTable)} drawn={drawn} />
      </div>
      {asTable ? (
        <DataTable title={title} {...toTable(data, format)} />
      ) : (
        <div ref={drawn}>
          <ColumnChart
            title={title}
            description={t("devicePage.chart.summary", { total: format(total) })}
            columns={columns}
            series={series}
            formatValue={format}
            heightPx={HEIGHT_PX}
          />
        </div>
      )}
    </div>
  );
}
