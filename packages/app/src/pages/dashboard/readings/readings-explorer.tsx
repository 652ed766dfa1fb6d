import { MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { Maximize2, ZoomIn, ZoomOut } from "lucide-react";
import { useId, useRef, useState } from "react";
import { createStore, useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { ChartMenu } from "../../../components/charts/chart-menu";
import { LoadError } from "../../../components/load-error";
import { formatPercent } from "../../../lib/format";
import { useT } from "../../../lib/i18n";
import { useLanguage } from "../../../stores/language";
import type { TimeWindow } from "../../../ui/chart/envelope";
import { lengthOf, momentAt, windowAt } from "../../../ui/chart/time-window";
import { Checkbox } from "../../../ui/checkbox";
import { IconButton } from "../../../ui/icon-button";
import type { ReadyMeter } from "../energy/use-energy";
import { pagesIn, readingRows } from "./readings";
import { ReadingsChart, type View, YEAR_MS } from "./readings-chart";
import { ReadingsTable, useFigures } from "./readings-table";
import { peakMonthsIn, usePeakHours } from "./use-peak-hours";
import { useReadings } from "./use-readings";
import { useStretchName } from "./use-stretch-name";

const ZOOM = 2;
const LEAST_WINDOW_MS = 60 * MINUTE_MS;

interface ReadingsExplorerProps {
  meter: ReadyMeter;
  /** What is seen at first. */
  from: TimeWindow;
}

/** Each reading of a meter, moved and zoomed; what is in the window as a table, and as files. */
export function ReadingsExplorer({ meter, from }: ReadingsExplorerProps) {
  const t = useT();
  const helpId = useId();
  const drawn = useRef<HTMLDivElement>(null);
  const [limits] = useState(() => ({
    fromMs: Date.parse(meter.firstReadingAt),
    toMs: Date.parse(meter.lastReadingAt),
    leastMs: LEAST_WINDOW_MS,
  }));
  // A store: it changes with every frame, and only what shows it is rendered again.
  const [view] = useState(() => createStore<TimeWindow>(() => within(from, limits)));
  const [asTable, setAsTable] = useState(false);
  const hasYearBefore = limits.toMs - limits.fromMs > YEAR_MS;
  const [isCompared, setIsCompared] = useState(hasYearBefore);
  const wanted = useStore(
    view,
    useShallow((window) => pagesIn(meter, window, isCompared ? YEAR_MS : null)),
  );
  const peakMonths = useStore(
    view,
    useShallow((window) => peakMonthsIn(meter, window)),
  );
  const { series, share, refetch } = useReadings(meter, wanted);
  const bands = usePeakHours(meter, peakMonths);
  const zoom = (factor: number) =>
    view.setState((known) => windowAt(momentAt(known, 0.5), 0.5, lengthOf(known) / factor, limits));
  const title = t("readings.chart");
  const figuresOf = useFigures(title);
  const eachReading = () => readingRows(series, view.getState(), zoneClock(meter.timeZone), "reading");

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <WindowName meter={meter} view={view} />
        <div className="-mr-2 ml-auto flex">
          <IconButton label={t("readings.zoomOut")} onClick={() => zoom(1 / ZOOM)}>
            <ZoomOut aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton label={t("readings.zoomIn")} onClick={() => zoom(ZOOM)}>
            <ZoomIn aria-hidden="true" className="size-5" />
          </IconButton>
          <IconButton
            label={t("readings.all")}
            onClick={() => view.setState({ fromMs: limits.fromMs, toMs: limits.toMs })}
          >
            <Maximize2 aria-hidden="true" className="size-5" />
          </IconButton>
          <ChartMenu
            title={title}
            data={() => figuresOf({ group: "reading", rows: eachReading() })}
            asTable={asTable}
            onToggle={() => setAsTable(!asTable)}
            drawn={drawn}
          />
        </div>
      </div>
      {refetch && <LoadError title={t("readings.failed")} query={{ refetch }} />}
      {asTable ? (
        <ReadingsTable {...{ meter, view, series, figuresOf }} />
      ) : (
        <div ref={drawn}>
          <LoadingShare share={share} />
          <ReadingsChart
            {...{ meter, view, series, bands, title }}
            isCompared={isCompared}
            isLoaded={share === 1}
            helpId={helpId}
          />
        </div>
      )}
      {!asTable && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {hasYearBefore && (
              <Checkbox
                label={t("dashboard.energy.yearBefore")}
                checked={isCompared}
                onChange={(event) => setIsCompared(event.target.checked)}
              />
            )}
            <p className="grow text-xs text-muted">
              {t("readings.legend")} {bands.length > 0 && t("dashboard.energy.legend.peak")}
            </p>
          </div>
          <p id={helpId} className="text-xs text-muted">
            {t("readings.help")}
          </p>
        </>
      )}
    </div>
  );
}

/** The part of a period that was measured; all of it if that is none. */
function within({ fromMs, toMs }: TimeWindow, limits: TimeWindow & { leastMs: number }): TimeWindow {
  const end = Math.min(limits.toMs, toMs);
  return windowAt(Math.max(limits.fromMs, fromMs), 0, end - Math.max(limits.fromMs, fromMs), limits);
}

function WindowName({ meter, view }: { meter: ReadyMeter; view: View }) {
  const nameOf = useStretchName(meter.timeZone);
  const { fromMs, toMs } = useStore(view);
  const stepMs = (meter.intervalSeconds ?? 0) * SECOND_MS;
  const toReading = (ms: number) => Math.round(ms / stepMs) * stepMs;
  return (
    <p className="grow font-semibold tabular-nums">{nameOf({ fromMs: toReading(fromMs), toMs: toReading(toMs) })}</p>
  );
}

/** The unit, and how much of what is looked at has arrived. */
function LoadingShare({ share }: { share: number }) {
  const t = useT();
  const language = useLanguage();
  return (
    <p className="mb-1 flex justify-between gap-4 text-xs text-muted">
      <span>kW</span>
      <span role="status">{share < 1 && t("readings.loading", { percent: formatPercent(share, language, 0) })}</span>
    </p>
  );
}
