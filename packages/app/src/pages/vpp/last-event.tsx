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
  return (
    <BarChart
      title={t("plants.chart.title", { homes: result.homes })}
      description={t("plants.chart.text", {
        baseline: kwh(baselineKwh),
        metered: kwh(meteredKwh),
        reduction: kwh(reductionKwh),
        certain: kwh(result.paidKwh),
      })}
      bars={[
        { label: t("plants.chart.baseline"), value: baselineKwh, tone: "muted" },
        { label: t("plants.chart.metered"), value: meteredKwh, tone: "amber" },
        { label: t("plants.chart.certain"), value: result.paidKwh, tone: "brand" },
      ]}
      formatValue={(value) => `${kwh(value)} kWh`}
      showValues
      heightPx={200}
    />
  );
}
