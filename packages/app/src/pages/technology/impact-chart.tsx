import { ChartFigure } from "../../components/charts/chart-figure";
import { formatMonth, formatMonthOfYear, formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { ColumnChart } from "../../ui/chart/column-chart";
import type { ChartSeries } from "../../ui/chart/series";

/** A sample household's monthly use in kWh, before and after its loads were shifted and its standby cut. */
const MONTHS = [
  [912, 795],
  [846, 741],
  [758, 668],
  [612, 541],
  [548, 486],
  [596, 521],
  [704, 615],
  [718, 628],
  [602, 531],
  [618, 544],
  [734, 641],
  [886, 772],
] as const;
const SAMPLE_YEAR = 2025;

const monthName = (month: number) => `${SAMPLE_YEAR}-${String(month + 1).padStart(2, "0")}`;

/** A sample year, before and after. */
export function ImpactChart() {
  const t = useT();
  const language = useLanguage();
  const title = t("technology.impact.chart");
  const columns = MONTHS.map((_, month) => ({
    label: formatMonth(monthName(month), language),
    name: formatMonthOfYear(monthName(month), language),
  }));
  const series: ChartSeries[] = [
    { name: t("technology.impact.before"), values: MONTHS.map(([before]) => before), tone: "muted" },
    { name: t("technology.impact.after"), values: MONTHS.map(([, after]) => after), tone: "brand" },
  ];
  const format = (kwh: number) => `${formatNumber(kwh, language, 0)} kWh`;
  return (
    <ChartFigure data={{ title, unit: "kWh", labels: columns.map(({ name }) => name), series }} format={format}>
      <ColumnChart
        title={title}
        description={t("technology.impact.picture")}
        columns={columns}
        series={series}
        sideBySide
        formatValue={format}
      />
    </ChartFigure>
  );
}
