import type { ChartAttachment } from "@wattleaf/shared/contracts/attachments";
import type { Language } from "@wattleaf/shared/i18n/language";
import { formatChartLabel } from "../../../lib/format";

/** The chart with readable days, months and times: `2026-10-01` → "Oct 1". Other labels are unchanged. */
export function withReadableLabels(chart: ChartAttachment, language: Language): ChartAttachment {
  return { ...chart, labels: chart.labels.map((label) => formatChartLabel(label, language)) };
}
