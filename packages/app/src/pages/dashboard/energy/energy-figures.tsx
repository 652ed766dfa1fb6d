import { formatPercent } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import { Stat } from "../../../ui/stat";
import type { Measure, PeriodEnergy } from "./energy";
import { RESOLUTION_OF, type EnergyView } from "../../../components/energy/period";
import { useFormatMeasure } from "./use-format-measure";

/** Smaller changes are called the same. */
const LEAST_CHANGE = 0.01;

/** The period's total against the year before; for a home that sells, what it bought, sold and used on balance. */
export function EnergyFigures({ energy }: { energy: PeriodEnergy & { view: EnergyView; measure: Measure } }) {
  const t = useT();
  const language = useLanguage();
  const { format } = useFormatMeasure(energy.measure, energy.currency);
  const { total, soldTotal, average, change, view } = energy;
  if (total === null) return null;
  const compared =
    change === null
      ? undefined
      : Math.abs(change) < LEAST_CHANGE
        ? { text: t("dashboard.energy.same"), tone: "neutral" as const }
        : {
            text: t(change < 0 ? "dashboard.energy.less" : "dashboard.energy.more", {
              percent: formatPercent(Math.abs(change), language, 0),
            }),
            tone: change < 0 ? ("good" as const) : ("neutral" as const),
          };
  const sells = soldTotal !== null && soldTotal > 0;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
      <Stat
        label={t(sells ? "dashboard.energy.bought" : "dashboard.energy.total")}
        value={format(total)}
        size="words"
        {...(compared ? { change: compared } : {})}
      />
      {sells ? (
        <>
          <Stat label={t("dashboard.energy.sold")} value={format(soldTotal)} size="words" />
          <Stat
            label={t(soldTotal > total ? "dashboard.energy.netSold" : "dashboard.energy.net")}
            value={format(Math.abs(total - soldTotal))}
            size="words"
          />
        </>
      ) : (
        average !== null && (
          <Stat label={t(`dashboard.energy.average.${RESOLUTION_OF[view]}`)} value={format(average)} size="words" />
        )
      )}
    </dl>
  );
}
