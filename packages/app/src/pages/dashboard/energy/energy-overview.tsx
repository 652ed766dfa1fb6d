import { ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "../../../lib/i18n";
import { Card } from "../../../ui/card";
import { cx } from "../../../ui/cx";
import { IconButton } from "../../../ui/icon-button";
import { Skeleton } from "../../../ui/skeleton";
import { LoadError } from "../../../components/load-error";
import { SandboxBadge } from "../../../components/meters/sandbox-badge";
import { EnergyChart } from "./energy-chart";
import { EnergyTotals } from "./energy-totals";
import { ENERGY_VIEWS } from "./period";
import { type ReadyMeter, useEnergy } from "./use-energy";
import { usePeriodName } from "./use-period-name";

/** A meter's energy by day, month or year, with navigation between periods. */
export function EnergyOverview({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const { view, setView, period, energy, previous, next } = useEnergy(meter);
  const name = usePeriodName()(view, period);
  return (
    <Card as="section" aria-labelledby="energy-overview" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 id="energy-overview" className="flex flex-wrap items-center gap-3 text-lg font-semibold">
          {t("dashboard.energy.title")}
          {meter.sandbox && <SandboxBadge />}
        </h3>
        <fieldset aria-label={t("dashboard.energy.view")} className="flex rounded-md bg-sunken p-1">
          {ENERGY_VIEWS.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => setView(each)}
              className={cx(
                "h-9 rounded px-4 text-sm font-medium transition duration-150",
                view === each ? "bg-surface text-ink shadow-sm" : "text-muted hover:text-ink",
              )}
            >
              {t(`dashboard.energy.view.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="flex items-center justify-between gap-2">
        <PeriodButton label={t("dashboard.energy.previous")} icon={ChevronLeft} onGo={previous} />
        <p aria-live="polite" className="text-center font-semibold tabular-nums">
          {name}
        </p>
        <PeriodButton label={t("dashboard.energy.next")} icon={ChevronRight} onGo={next} />
      </div>
      {energy.isLoadingError ? (
        <LoadError title={t("dashboard.energy.failed")} query={energy} />
      ) : energy.data ? (
        <div className={cx("flex flex-col gap-6 transition duration-150", energy.isPlaceholderData && "opacity-60")}>
          <EnergyChart energy={energy.data} name={name} />
          <EnergyTotals energy={energy.data} />
        </div>
      ) : (
        <Skeleton className="h-72" />
      )}
    </Card>
  );
}

interface PeriodButtonProps {
  label: string;
  icon: typeof ChevronLeft;
  /** Null where there are no further readings. */
  onGo: (() => void) | null;
}

function PeriodButton({ label, icon: Icon, onGo }: PeriodButtonProps) {
  return (
    // Not `disabled`: at the end of the readings the keyboard would lose its focus.
    <IconButton label={label} aria-disabled={onGo === null || undefined} onClick={() => onGo?.()}>
      <Icon aria-hidden="true" className="size-5" />
    </IconButton>
  );
}
