import type { ChartAttachment } from "@wattleaf/shared/contracts/attachments";
import type { MessageKey } from "@wattleaf/shared/i18n/messages/en";
import type { Translate } from "@wattleaf/shared/i18n/translate";

/** Describes each series in a sentence: where it is highest and lowest. */
export function describeChart(
  { labels, series, unit }: Pick<ChartAttachment, "labels" | "series" | "unit">,
  format: (value: number) => string,
  t: Translate<MessageKey>,
): string {
  return series
    .map(({ name, values }) => {
      const known = values.flatMap((value, index) => (value === null ? [] : [{ value, label: labels[index] ?? "" }]));
      const [first] = known;
      if (!first) return t("attachment.describe.none", { name });
      const highest = known.reduce((best, point) => (point.value > best.value ? point : best), first);
      const lowest = known.reduce((best, point) => (point.value < best.value ? point : best), first);
      const figures = { name, unit, high: format(highest.value), highAt: highest.label, low: format(lowest.value) };
      return t("attachment.describe.range", { ...figures, lowAt: lowest.label });
    })
    .join(" ");
}
