import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { currencySign } from "@wattleaf/shared/i18n/format/numbers";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useState } from "react";
import { LoadError } from "../../../components/load-error";
import { useT } from "../../../lib/i18n";
import { Card } from "../../../ui/card";
import { Checkbox } from "../../../ui/checkbox";
import { cx } from "../../../ui/cx";
import { IconButton } from "../../../ui/icon-button";
import { Skeleton } from "../../../ui/skeleton";
import { Choices } from "../../../components/energy/choices";
import { MEASURES } from "./energy";
import { BaselineStat } from "./baseline-stat";
import { EnergyChart } from "./energy-chart";
import { EnergyFigures } from "./energy-figures";
import { LoadConfidence } from "./load-confidence";
import { ENERGY_VIEWS } from "../../../components/energy/period";
import { expectedOf, useBaseline } from "./use-baseline";
import { useCurrency } from "./use-currency";
import { type ReadyMeter, useEnergy } from "./use-energy";
import { usePeriodName } from "../../../components/energy/use-period-name";
import { ExploreReadings } from "../readings/explore-readings";

/** A meter's energy, its cost or its CO2 by day, week, month or year, with navigation between periods. */
export function EnergyOverview({ meter }: { meter: ReadyMeter }) {
  const t = useT();
  const overview = useEnergy(meter);
  const { view, measure, period, energy, loads, previous, next } = overview;
  const nameOf = usePeriodName();
  const currency = useCurrency(meter);
  const baseline = useBaseline(meter, view, period);
  const [showsBaseline, setShowsBaseline] = useState(false);
  const sells = (energy.data?.soldTotal ?? 0) > 0;
  // The baseline of a home that sells is of bought minus sold, which the columns are not.
  const baselineDays = measure === "energy" && !sells ? baseline?.comparison?.days : undefined;
  return (
    <Card as="section" padding="none" aria-labelledby="energy-overview" className="flex flex-col gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <h2 id="energy-overview" className="text-lg font-semibold">
          {t("dashboard.energy.title")}
        </h2>
        <Choices
          label={t("dashboard.energy.measure")}
          values={MEASURES}
          chosen={measure}
          onChoose={overview.setMeasure}
          nameOf={(each) =>
            each === "cost" && currency ? currencySign(currency) : t(`dashboard.energy.measure.${each}`)
          }
        />
        <Choices
          label={t("dashboard.energy.view")}
          values={ENERGY_VIEWS}
          chosen={view}
          onChoose={overview.setView}
          nameOf={(each) => t(`dashboard.energy.view.${each}`)}
        />
      </div>
      <div className="flex items-center justify-between gap-2">
        <PeriodButton label={t("dashboard.energy.previous")} icon={ChevronLeft} onGo={previous} />
        <p aria-live="polite" className="text-center font-semibold tabular-nums">
          {nameOf(view, period)}
        </p>
        <PeriodButton label={t("dashboard.energy.next")} icon={ChevronRight} onGo={next} />
      </div>
      {energy.isLoadingError ? (
        <LoadError title={t("dashboard.energy.failed")} query={energy} />
      ) : energy.data ? (
        <div className={cx("flex flex-col gap-4 transition duration-150", energy.isPlaceholderData && "opacity-60")}>
          <EnergyChart
            meter={meter}
            energy={energy.data}
            loads={loads}
            name={nameOf(energy.data.view, energy.data.period)}
            baseline={showsBaseline && baselineDays ? expectedOf(baselineDays, energy.data.keys) : null}
          />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {measure === "energy" && (
              <Checkbox
                label={t("dashboard.energy.byLoad")}
                checked={overview.byLoad}
                onChange={(event) => overview.setByLoad(event.target.checked)}
              />
            )}
            {(meter.intervalSeconds ?? Infinity) <= HOUR_SECONDS && (
              <ExploreReadings meter={meter} view={view} period={period} />
            )}
            {loads && <LoadConfidence layers={loads.layers} />}
          </div>
          <EnergyFigures energy={energy.data}>
            {measure === "energy" && baseline?.comparison && (
              <BaselineStat
                comparison={baseline.comparison}
                sells={sells}
                isCharted={sells ? null : showsBaseline}
                onChart={setShowsBaseline}
              />
            )}
          </EnergyFigures>
          {measure === "energy" && (baseline?.gap === "too_little_history" || baseline?.gap === "not_counted") && (
            <p className="text-sm text-pretty text-muted">{t(`dashboard.baseline.gap.${baseline.gap}`)}</p>
          )}
        </div>
      ) : (
        <Skeleton className="h-[30rem]" />
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
