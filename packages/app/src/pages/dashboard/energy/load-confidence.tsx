import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { meterBreakdown } from "@wattleaf/shared/contracts/meters";
import { formatPercent } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";

/** How sure the disaggregation is of each load that it names; says so where the readings are too coarse for any. */
export function LoadConfidence({ layers }: Pick<OutputOf<typeof meterBreakdown>, "layers">) {
  const t = useT();
  const language = useLanguage();
  const named = layers.flatMap(({ name, confidence }) =>
    confidence === null ? [] : [`${t(`load.${name}`)} ${formatPercent(confidence, language, 0)}`],
  );
  return (
    <p className="text-sm text-muted">
      {named.length > 0
        ? t("dashboard.energy.confidence", { loads: named.join(" · ") })
        : t(layers.length > 0 ? "dashboard.energy.noLoads" : "dashboard.energy.tooCoarse")}
    </p>
  );
}
