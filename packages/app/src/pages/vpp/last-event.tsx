import type { PlantEvent } from "@wattleaf/shared/contracts/vpp/index";
import { formatNumber } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { useLanguage } from "../../stores/language";
import { BarChart } from "../../ui/chart/bar-chart";

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
  return (
    <div>
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-4 mt-1 text-sm tabular-nums text-muted">{text}</p>
      <BarChart
        title={title}
        description={text}
        bars={[
          { label: t("plants.chart.baseline"), value: baselineKwh, tone: "muted" },
          { label: t("plants.chart.metered"), value: meteredKwh, tone: "muted" },
          { label: t("plants.chart.certain"), value: result.paidKwh, tone: "brand" },
        ]}
        formatValue={(value) => `${kwh(value)} kWh`}
        showValues
        heightPx={200}
      />
    </div>
  );
}
