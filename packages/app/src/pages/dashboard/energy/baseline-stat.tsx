import type { compareWithBaseline } from "@wattleaf/shared/contracts/rewards";
import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import { useState } from "react";
import { Explained } from "../outlook/explained";
import { formatNumber } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { Checkbox } from "../../../ui/checkbox";
import { cx } from "../../../ui/cx";
import { useFormatMeasure } from "./use-format-measure";

export type BaselineComparison = NonNullable<OutputOf<typeof compareWithBaseline>["comparison"]>;

interface BaselineStatProps {
  comparison: BaselineComparison;
  /** What a home with panels used is bought minus sold. */
  sells: boolean;
  /** Whether the chart shows it; null where it can't. */
  isCharted: boolean | null;
  onChart: (isCharted: boolean) => void;
}

/** What the home's own baseline expects, with its interval; opens what it is, and the use of the same days beside it. */
export function BaselineStat({ comparison, sells, isCharted, onChart }: BaselineStatProps) {
  const t = useT();
  const language = useLanguage();
  // The explanation is no narrow column.
  const [isExplained, setExplained] = useState(false);
  const { format } = useFormatMeasure("energy", null);
  const { expectedKwh, usedKwh, interval, bases, days } = comparison;
  const isUsual = usedKwh >= interval.fromKwh && usedKwh <= interval.toKwh;
  const found = isUsual ? "usual" : usedKwh < expectedKwh ? "less" : "more";
  const sentences = [
    t(sells ? "dashboard.baseline.usedNet" : "dashboard.baseline.used", {
      used: format(usedKwh),
      days: formatNumber(days.length, language),
    }),
    t(`dashboard.baseline.${found}`, { amount: format(Math.abs(expectedKwh - usedKwh)) }),
    t(`dashboard.baseline.basis.${bases.length > 1 ? "both" : (bases[0] ?? "year")}`),
  ];
  const show =
    isCharted === null ? null : (
      <Checkbox
        label={t("dashboard.baseline.show")}
        checked={isCharted}
        onChange={(event) => onChart(event.target.checked)}
      />
    );
  return (
    // Not a `Stat`, whose paler label would make the explanation hard to read.
    <div className={cx("-mt-1 flex flex-col", isExplained && "col-span-full")}>
      <dt>
        <Explained
          label={t(sells ? "dashboard.baseline.net" : "dashboard.baseline.expected")}
          more={show}
          onToggle={setExplained}
        >
          {sentences.join(" ")}
        </Explained>
      </dt>
      <dd className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-lg font-bold tracking-tight sm:text-2xl">{format(expectedKwh)}</span>
        <span className="text-sm font-semibold text-muted">
          {t("dashboard.baseline.range", { low: format(interval.fromKwh), high: format(interval.toKwh) })}
        </span>
      </dd>
    </div>
  );
}
