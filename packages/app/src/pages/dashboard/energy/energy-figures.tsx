import { formatPercent } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import type { ReactNode } from "react";
import { Stat } from "../../../ui/stat";
import type { Measure, PeriodEnergy } from "./energy";
import { RESOLUTION_OF, type EnergyView } from "../../../components/energy/period";
import { useFormatMeasure } from "./use-format-measure";

/** Smaller changes are called the same. */
const LEAST_CHANGE = 0.01;

/** A label and its amount. */
type Figure = [label: string, amount: number];

interface EnergyFiguresProps {
  energy: PeriodEnergy & { view: EnergyView; measure: Measure };
  /** A further figure: what the home's baseline expects. */
  children: ReactNode;
}

/** The period's total against the year before; for a home that sells, what it bought, sold, made and used. */
export function EnergyFigures({ energy, children }: EnergyFiguresProps) {
  const t = useT();
  const language = useLanguage();
  const { format } = useFormatMeasure(energy.measure, energy.currency);
  const { total, soldTotal, produced, credit, average, change, view } = energy;
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
  const isCredited = credit !== null && credit > 0;
  const figures: Figure[] = sells
    ? [
        [t("dashboard.energy.bought"), total],
        [t("dashboard.energy.sold"), soldTotal],
        [t(soldTotal > total ? "dashboard.energy.netSold" : "dashboard.energy.net"), Math.abs(total - soldTotal)],
        ...(produced
          ? ([
              [t("dashboard.energy.produced"), produced.total],
              [t("dashboard.energy.ownUse"), produced.ownUse],
              [t("dashboard.energy.usedInAll"), total + produced.ownUse],
            ] satisfies Figure[])
          : []),
      ]
    : isCredited
      ? [
          [t("dashboard.energy.balance"), total],
          [t("dashboard.energy.boughtCost"), total + credit],
          [t("dashboard.energy.soldCredit"), credit],
        ]
      : [
          [t("dashboard.energy.total"), total],
          ...(average === null
            ? []
            : [[t(`dashboard.energy.average.${RESOLUTION_OF[view]}`), average] satisfies Figure]),
        ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
        {figures.map(([label, value], at) => (
          <Stat
            key={label}
            // A phone has room for the total and one more.
            className={at === 1 && !sells && children ? "max-sm:hidden" : undefined}
            label={label}
            value={format(value)}
            size="words"
            {...(compared && at === 0 ? { change: compared } : {})}
          />
        ))}
        {children}
      </dl>
      {credit === 0 && <p className="text-sm text-pretty text-muted">{t("dashboard.energy.noCredit")}</p>}
      {sells && !produced && <p className="text-sm text-pretty text-muted">{t("dashboard.energy.notProduced")}</p>}
    </>
  );
}
