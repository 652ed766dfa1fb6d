import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { meterBreakdown } from "@wattleaf/shared/contracts/meters";
import { ChartFigure } from "../../../components/charts/chart-figure";
import { formatChartLabel, formatDayWithWeekday, formatMonth, formatMonthOfYear } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";
import { useLanguage } from "../../../stores/language";
import { type Column, ColumnChart } from "../../../ui/chart/column-chart";
import type { ChartSeries, ExpectedValues } from "../../../ui/chart/series";
import type { Measure, PeriodEnergy } from "./energy";
import type { EnergyView } from "../../../components/energy/period";
import type { ReadyMeter } from "./use-energy";
import { useExpected } from "./use-expected";
import { useFormatMeasure } from "./use-format-measure";

interface EnergyChartProps {
  meter: ReadyMeter;
  energy: PeriodEnergy & { view: EnergyView; period: string; measure: Measure };
  loads: OutputOf<typeof meterBreakdown> | null;
  /** The period in readable form. */
  name: string;
  /** What the home's baseline expects of each value, to show instead of the year before. */
  baseline: readonly (number | null)[] | null;
}

const HEIGHT_PX = 200;

/** What was bought in each hour, day or month, by load if wanted, beside the year before or the baseline; sold energy below the line. */
export function EnergyChart({ meter, energy, loads, name, baseline }: EnergyChartProps) {
  const t = useT();
  const { format, unit } = useFormatMeasure(energy.measure, energy.currency);
  const columns = useColumns(energy);
  const series = useSeries(energy, loads);
  const ghost = useGhost(energy, baseline);
  const expected = useExpectedValues(meter, energy, format);
  const title = t(`dashboard.energy.chart.${energy.measure}`, { period: name });
  const all = [
    ...series,
    ...(ghost ? [ghost] : []),
    ...(expected
      ? [
          { name: expected.name, values: expected.values },
          { name: t("dashboard.energy.expected.low"), values: expected.low },
          { name: t("dashboard.energy.expected.high"), values: expected.high },
        ]
      : []),
  ];
  const figures = { title, unit, labels: columns.map((column) => column.name ?? column.label), series: all };
  if (energy.total === null) return <p className="py-12 text-center text-muted">{t("dashboard.energy.none")}</p>;
  return (
    <ChartFigure data={figures} format={format}>
      <ColumnChart
        title={title}
        description={t("dashboard.energy.summary", { total: format(energy.total) })}
        columns={columns}
        series={series}
        ghost={ghost}
        expected={expected}
        formatValue={format}
        heightPx={HEIGHT_PX}
      />
      {columns.some((column) => column.isPartial || column.isPeak) && (
        <p className="mt-1 text-xs text-muted">
          {columns.some((column) => column.isPartial) && t("dashboard.energy.legend.partial")}{" "}
          {columns.some((column) => column.isPeak) && t("dashboard.energy.legend.peak")}
        </p>
      )}
    </ChartFigure>
  );
}

/** What the columns are compared with. */
function useGhost({ yearBefore, produced }: PeriodEnergy, baseline: EnergyChartProps["baseline"]) {
  const t = useT();
  const tone = "ghost" as const;
  if (baseline) return { name: t("dashboard.baseline.name"), values: baseline, tone };
  const name = t(produced ? "dashboard.energy.boughtYearBefore" : "dashboard.energy.yearBefore");
  return yearBefore ? { name, values: yearBefore, tone } : undefined;
}

function useColumns({ keys, view, isPartial, isPeak }: EnergyChartProps["energy"]): Column[] {
  const language = useLanguage();
  return keys.map((key, at) => {
    const flags = { isPartial: isPartial[at] ?? false, isPeak: isPeak[at] ?? false };
    // `8 AM` for an hour, `8` for a day, `Mon, Aug 3` in full, `Aug` for a month.
    if (view === "day") return { label: formatChartLabel(`${key.slice("YYYY-MM-DDT".length)}:00`, language), ...flags };
    if (view === "year") return { label: formatMonth(key, language), name: formatMonthOfYear(key, language), ...flags };
    return { label: String(Number(key.slice(-2))), name: formatDayWithWeekday(key, language), ...flags };
  });
}

/** The rest of a period that is not over. */
function useExpectedValues(
  meter: ReadyMeter,
  energy: EnergyChartProps["energy"],
  written: (value: number) => string,
): ExpectedValues | undefined {
  const t = useT();
  const found = useExpected(meter, energy);
  if (!found) return undefined;
  return {
    ...found,
    name: t("dashboard.energy.expected"),
    format: (value, low, high) =>
      low === null || high === null
        ? written(value)
        : t("dashboard.energy.expected.range", { value: written(value), low: written(low), high: written(high) }),
  };
}

function useSeries({ keys, values, sold, ownUse }: PeriodEnergy, loads: EnergyChartProps["loads"]): ChartSeries[] {
  const t = useT();
  const below: ChartSeries[] = sold
    ? [
        {
          name: t("dashboard.energy.sold"),
          values: sold.map((value) => (value === null ? null : -value)),
          tone: "sold",
        },
      ]
    : [];
  if (!loads || loads.layers.length === 0) {
    const own: ChartSeries[] = ownUse ? [{ name: t("dashboard.energy.ownUse"), values: ownUse, tone: "own" }] : [];
    return [{ name: t("dashboard.energy.bought"), values }, ...own, ...below];
  }
  const slots = new Map(loads.keys.map((key, at) => [key, at]));
  const layers = loads.layers.map(({ name, kwh }): ChartSeries => ({
    name: t(`load.${name}`),
    values: keys.map((key) => kwh[slots.get(key) ?? -1] ?? null),
    color: LOAD_COLORS[name],
  }));
  return [...layers, ...below];
}
