import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { useStore } from "zustand";
import { type ChartData, toTable } from "../../../components/charts/chart-data";
import { DataTable } from "../../../components/charts/data-table";
import { formatChartLabel, formatDateTime } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import type { EvenSeries } from "../../../ui/chart/envelope";
import type { ReadyMeter } from "../energy/use-energy";
import { formatKw } from "./format-kw";
import type { View } from "./readings-chart";
import { rowsIn } from "./readings";

type FiguresOf = (rows: ReturnType<typeof rowsIn>, labelOf?: (key: string) => string) => ChartData;

/** Rows as a chart's figures, their times as spreadsheets read them or as `labelOf` writes them. */
export function useFigures(title: string): FiguresOf {
  const t = useT();
  return ({ group, rows }, labelOf = (key) => key.replace("T", " ")) => ({
    title,
    unit: "kW",
    labels: rows.map(({ key }) => labelOf(key)),
    series: [
      { name: t("readings.energy"), unit: "kWh", values: rows.map(({ energy }) => energy) },
      {
        name: t(group === "reading" ? "readings.power" : "readings.highest"),
        values: rows.map(({ highest }) => highest),
      },
    ],
  });
}

interface ReadingsTableProps {
  meter: ReadyMeter;
  view: View;
  series: EvenSeries;
  figuresOf: FiguresOf;
}

/** What is in the window, in as few rows as a person reads. */
export function ReadingsTable({ meter, view, series, figuresOf }: ReadingsTableProps) {
  const t = useT();
  const language = useLanguage();
  const found = rowsIn(series, useStore(view), zoneClock(meter.timeZone));
  const labelOf = (key: string) =>
    found.group === "reading" ? formatDateTime(key, language) : formatChartLabel(key, language);
  const figures = figuresOf(found, labelOf);
  return (
    <>
      {found.group !== "reading" && <p className="text-sm text-muted">{t(`readings.by.${found.group}`)}</p>}
      <div className="max-h-[50dvh] overflow-y-auto">
        <DataTable title={figures.title} {...toTable(figures, (value) => formatKw(value, language))} />
      </div>
    </>
  );
}
