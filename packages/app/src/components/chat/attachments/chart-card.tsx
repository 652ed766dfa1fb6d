import type { ChartAttachment } from "@wattleaf/shared/contracts/attachments";
import { ChartColumn, Table2 } from "lucide-react";
import { useState } from "react";
import { useT } from "../../../lib/i18n";
import { formatNumber } from "../../../lib/format";
import { useLanguage } from "../../../stores/language";
import { Button } from "../../../ui/button";
import { BarChart } from "../../../ui/chart/bar-chart";
import { Lines } from "../../../ui/chart/lines";
import { StackedBars } from "../../../ui/chart/stacked-bars";
import { AttachmentCard } from "./attachment-card";
import { describeChart } from "./describe-chart";
import { withReadableLabels } from "./readable-labels";
import { AttachmentTable } from "./table-card";

const HEIGHT_PX = 200;
/** With more bars than this, their figures would overlap. */
const MAX_BARS_WITH_VALUES = 7;

/** A chart with a text description for screen readers, and a table of its figures. */
export function ChartCard({ chart: sent }: { chart: ChartAttachment }) {
  const t = useT();
  const language = useLanguage();
  const chart = withReadableLabels(sent, language);
  const [asTable, setAsTable] = useState(false);
  const format = (value: number) => formatNumber(value, language, Math.abs(value) >= 100 ? 0 : 2);
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <AttachmentCard
      title={chart.title}
      sandbox={chart.sandbox}
      action={
        <Button
          variant="ghost"
          size="sm"
          icon={<Icon aria-hidden="true" className="size-4" />}
          onClick={() => setAsTable(!asTable)}
        >
          {t(asTable ? "attachment.asChart" : "attachment.asTable")}
        </Button>
      }
    >
      {asTable ? (
        <AttachmentTable title={chart.title} {...toTable(chart, format)} />
      ) : (
        <>
          <p aria-hidden="true" className="mb-1 text-xs text-muted">
            {chart.unit}
          </p>
          <Plot chart={chart} description={describeChart(chart, format, t)} format={format} />
        </>
      )}
    </AttachmentCard>
  );
}

interface PlotProps {
  chart: ChartAttachment;
  description: string;
  format: (value: number) => string;
}

function Plot({ chart, description, format }: PlotProps) {
  const shared = { title: chart.title, description, formatValue: format, heightPx: HEIGHT_PX };
  const [only, ...others] = chart.series;
  if (chart.form === "line") return <Lines {...shared} labels={chart.labels} series={chart.series} />;
  if (only && others.length === 0) {
    const bars = chart.labels.map((label, index) => ({ label, value: only.values[index] ?? 0 }));
    return <BarChart {...shared} bars={bars} showValues={bars.length <= MAX_BARS_WITH_VALUES} />;
  }
  return (
    <StackedBars
      {...shared}
      labels={chart.labels}
      series={chart.series}
      sideBySide={chart.form === "bars" && !areAlternatives(chart)}
    />
  );
}

/** Each label has a value in only one series: the series are colors of the same bars, not bars to compare. */
const areAlternatives = ({ labels, series }: ChartAttachment) =>
  labels.every((_, at) => series.filter(({ values }) => (values[at] ?? null) !== null).length <= 1);

function toTable({ labels, series, unit }: ChartAttachment, format: (value: number) => string) {
  const columns = [
    { label: "", align: "start" as const },
    ...series.map(({ name }) => ({ label: `${name} (${unit})`, align: "end" as const })),
  ];
  const cell = (value: number | null | undefined) => (value === null || value === undefined ? "–" : format(value));
  const rows = labels.map((label, index) => [label, ...series.map(({ values }) => cell(values[index]))]);
  return { columns, rows };
}
