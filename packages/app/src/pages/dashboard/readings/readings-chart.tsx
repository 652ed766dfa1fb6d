import { DAY_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { type StoreApi, useStore } from "zustand";
import { formatNumber } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import type { EvenSeries, TimeWindow } from "../../../ui/chart/envelope";
import { TimeSeries } from "../../../ui/chart/time-series";
import type { ReadyMeter } from "../energy/use-energy";
import { formatKw } from "./format-kw";
import { timeTicks } from "./time-ticks";
import { useStretchName } from "./use-stretch-name";

/** A year earlier on the same weekday. Of the weeks in which clocks change, an hour off. */
export const YEAR_MS = 364 * DAY_MS;

/** What the user looks at; it changes with every frame of a movement. */
export type View = StoreApi<TimeWindow>;

interface ReadingsChartProps {
  meter: ReadyMeter;
  view: View;
  series: EvenSeries;
  bands: readonly TimeWindow[];
  title: string;
  isCompared: boolean;
  isLoaded: boolean;
  helpId: string;
}

/** A meter's power over time, with the year before behind it. */
export function ReadingsChart({ meter, view, series, bands, title, isCompared, isLoaded, helpId }: ReadingsChartProps) {
  const t = useT();
  const language = useLanguage();
  const window = useStore(view);
  const nameOf = useStretchName(meter.timeZone);
  const earlier = { name: t("dashboard.energy.yearBefore"), shift: Math.round(YEAR_MS / series.stepMs) };
  return (
    <TimeSeries
      title={title}
      description={t("readings.description", {
        count: formatNumber(meter.readingCount, language),
        minutes: formatNumber(((meter.intervalSeconds ?? 0) * SECOND_MS) / MINUTE_MS, language),
      })}
      series={series}
      names={{
        value: t("readings.power"),
        mean: t("readings.mean"),
        highest: t("readings.highest"),
        lowest: t("readings.lowest"),
      }}
      earlier={isCompared ? earlier : undefined}
      window={window}
      onWindow={view.setState}
      bands={bands}
      isComplete={isLoaded}
      xTicks={timeTicks(window, zoneClock(meter.timeZone), language)}
      formatValue={(value) => `${formatKw(value, language)} kW`}
      nameOf={nameOf}
      nameMissing={(count) => t("readings.missing", { count })}
      describedBy={helpId}
    />
  );
}
