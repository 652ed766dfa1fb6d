import type { ChartAttachment } from "@wattleaf/shared/contracts/attachments";
import type { Language } from "@wattleaf/shared/i18n/language";
import { formatDayOfMonth, formatShortMonthOfYear } from "../../../lib/format";

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-\d{2}$/;

/** The chart with its dates as people write them: `2026-10-01` → "Oct 1", `2026-10` → "Oct 2026". Other labels stay. */
export function withReadableLabels(chart: ChartAttachment, language: Language): ChartAttachment {
  return { ...chart, labels: chart.labels.map((label) => readable(label, language)) };
}

function readable(label: string, language: Language): string {
  if (DAY.test(label)) return formatDayOfMonth(label, language);
  return MONTH.test(label) ? formatShortMonthOfYear(label, language) : label;
}
