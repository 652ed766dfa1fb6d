import type { ChartAttachment } from "@wattleaf/shared/contracts/attachments";
import { useRef, useState } from "react";
import { useT } from "../../../lib/i18n";
import { formatNumber } from "../../../lib/format";
import { useLanguage } from "../../../stores/language";
import { LOAD_COLORS } from "@wattleaf/shared/domain/load-colors";
import { ColumnChart } from "../../../ui/chart/column-chart";
import { Lines } from "../../../ui/chart/lines";
import { toTable } from "../../charts/chart-data";
import { ChartMenu } from "../../charts/chart-menu";
import { DataTable } from "../../charts/data-table";
import { AttachmentCard } from "./attachment-card";
import { describeChart } from "./describe-chart";
import { withReadableLabels } from "./readable-labels";

const HEIGHT_PX = 200;
/** With more bars than this, their figures would overlap. */
const MAX_BARS_WITH_VALUES = 7;

/** A chart with a text description for screen readers, its figures as a table, and both as files. */
export function ChartCard({ chart: sent }: { chart: ChartAttachment }) {
  const t = useT();
  const language = useLanguage();
  const chart = withReadableLabels(sent, language);
  const [asTable, setAsTable] = useState(false);
  const drawn = useRef<HTMLDivElement>(null);
  const format = (value: number) => formatNumber(value, language, Math.abs(value) >= 100 ? 0 : 2);
  return (
    <AttachmentCard
      title={chart.title}
      sandbox={chart.sandbox}
      action={
        <ChartMenu
          title={chart.title}
          data={() => chart}
          asTable={asTable}
          onToggle={() => setAsTable(!asTable)}
          drawn={drawn}
        />
      }
    >
      {asTable ? (
        <DataTable title={chart.title} {...toTable(chart, format)} />
      ) : (
        <div ref={drawn}>
          <p aria-hidden="true" className="mb-1 text-xs text-muted">
            {chart.unit}
          </p>
          <Plot chart={chart} description={describeChart(chart, format, t)} format={format} />
          {chart.partial && chart.form !== "line" && (
            <p className="mt-1 text-xs text-muted">{t("attachment.partial")}</p>
          )}
        </div>
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
  const series = chart.series.map(({ load, ...one }) => ({ ...one, color: load && LOAD_COLORS[load] }));
  if (chart.form === "line") return <Lines {...shared} labels={chart.labels} series={series} />;
  return (
    <ColumnChart
      {...shared}
      columns={chart.labels.map((label, at) => ({ label, isPartial: chart.partial?.includes(at) ?? false }))}
      series={series}
      showValues={series.length === 1 && chart.labels.length <= MAX_BARS_WITH_VALUES}
      sideBySide={chart.form === "bars" && !areAlternatives(chart)}
    />
  );
}

/** Each label has a value in only one series: the series are colors of the same bars, not bars to compare. */
const areAlternatives = ({ labels, series }: ChartAttachment) =>
  labels.every((_, at) => series.filter(({ values }) => (values[at] ?? null) !== null).length <= 1);
