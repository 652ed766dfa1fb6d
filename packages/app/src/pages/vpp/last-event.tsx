import type { PlantEvent } from "@wattleaf/shared/contracts/vpp/index";
import { ChartFigure } from "../../components/charts/chart-figure";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { ColumnChart } from "../../ui/chart/column-chart";

/** What all homes were expected to use in the latest event, what they used, and how much of the difference is paid. */
export function LastEvent({ events }: { events: readonly PlantEvent[] }) {
  const t = useT();
  const language = useLanguage();
  const result = events.find((event) => event.result)?.result;
  if (!result) return null;
  const kwh = (value: number) => formatNumber(value, language, 0);
  const { baselineKwh, meteredKwh, reductionKwh } = result.group;
  const title = t("plants.chart.title", { homes: result.homes });
  const text = t("plants.chart.text", {
    baseline: kwh(baselineKwh),
    metered: kwh(meteredKwh),
    reduction: kwh(reductionKwh),
    certain: kwh(result.paidKwh),
  });
  const figures = {
    title,
    unit: "kWh",
    labels: [t("plants.chart.baseline"), t("plants.chart.metered"), t("plants.chart.certain")],
    series: [{ name: title, values: [baselineKwh, meteredKwh, result.paidKwh] }],
  };
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-4 mt-1 text-sm tabular-nums text-muted">{text}</p>
      <ChartFigure data={figures} format={kwh}>
        <ColumnChart
          title={title}
          description={text}
          columns={figures.labels.map((label) => ({ label }))}
          series={figures.series}
          formatValue={(value) => `${kwh(value)} kWh`}
          showValues
          heightPx={200}
        />
      </ChartFigure>
    </div>
  );
}
