import { type Dispatch, type SetStateAction, useId, useState } from "react";
import { type Columns, columnsOf, type Envelope, envelopeOf, type EvenSeries, type TimeWindow } from "./envelope";
import { EnvelopeCanvas } from "./envelope-canvas";
import { ChartFrame, PLOT_INSET_BOTTOM_PX, PLOT_INSET_TOP_PX } from "./frame";
import { Hatch } from "./hatch";
import { type Reading, ReadoutMark, textOf } from "./readout";
import { niceScale, share } from "./scale";
import { type ChartSeries, Legend, lookOf } from "./series";
import { shareAt } from "./time-window";
import { useTimeWindow } from "./use-time-window";

interface TimeSeriesProps {
  title: string;
  description: string;
  series: EvenSeries;
  /** How the series is named in the readout: by itself, and where a column holds several values. */
  names: Record<"highest" | "lowest" | "mean" | "value", string>;
  /** The same series so many values earlier, drawn behind it. */
  earlier?: { name: string; shift: number } | undefined;
  /** What the user looks at. */
  window: TimeWindow;
  onWindow: Dispatch<SetStateAction<TimeWindow>>;
  /** Whether missing values were not measured; false while some have yet to arrive. */
  isComplete: boolean;
  /** Tinted amber: the peak hours. */
  bands: readonly TimeWindow[];
  xTicks: readonly { ms: number; label: string; spare?: boolean }[];
  formatValue: (value: number) => string;
  /** A stretch of time in readable form. */
  nameOf: (stretch: TimeWindow) => string;
  /** Of a column of which not everything was measured. */
  nameMissing: (count: number) => string;
  /** Id of the text that says how it is operated. */
  describedBy?: string;
  heightPx?: number;
}

/** Columns until the plot's width is known, and on a screen with finer pixels than an eye tells apart. */
const FIRST_COLUMNS = 800;
const MAX_COLUMNS = 1_500;
/** A window holds at least so many values. */
const FEWEST_VALUES = 16;
/** A column is hatched when at least this share of it was not measured. */
const HATCHED_SHARE = 0.5;

/**
 * A long series of values, such as years of quarter hours, that is moved and zoomed: each column of pixels shows the
 * extremes and the mean of what it holds.
 */
export function TimeSeries(props: TimeSeriesProps) {
  const { title, description, series, earlier, window, onWindow, bands, xTicks, formatValue, heightPx = 280 } = props;
  const hatchId = useId();
  const [widthPx, setWidthPx] = useState(FIRST_COLUMNS);
  const { startMs, stepMs, values } = series;
  const endMs = startMs + values.length * stepMs;
  const columns = columnsOf(series, window, Math.min(MAX_COLUMNS, widthPx));
  const { surface, readMs, handlers } = useTimeWindow({
    window,
    onWindow,
    limits: { fromMs: startMs, toMs: endMs, leastMs: FEWEST_VALUES * stepMs },
    columnMs: columns.size * stepMs,
  });
  const own = envelopeOf(values, columns);
  const before = earlier && envelopeOf(values, columns, earlier.shift);
  const scale = niceScale([...extremesOf(own), ...(before ? extremesOf(before) : [])]);
  const percent = (ms: number) => shareAt(window, ms) * 100;
  const beginOf = (column: number) => startMs + (columns.first + column * columns.size) * stepMs;
  const drawn = (envelope: Envelope) => ({
    envelope,
    xOf: (column: number) => shareAt(window, beginOf(column)),
    yOf: (value: number) => 1 - share(value, scale.min, scale.max),
  });
  const look: ChartSeries[] = [
    { name: props.names.value, values: [], tone: "brand" },
    ...(earlier ? [{ name: earlier.name, values: [], tone: "ghost" as const }] : []),
  ];
  const readAt = readMs ?? Math.min(window.toMs, endMs) - stepMs / 2;
  const reading = readingOf(columnAt(readAt, series, columns), {
    ...props,
    columns,
    own,
    before,
    look,
    beginOf,
    percent,
  });
  const plotHeightPx = heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX;

  return (
    <>
      <ChartFrame
        title={title}
        description={description}
        scale={scale}
        formatValue={formatValue}
        xLabels={xTicks.map(({ ms, ...tick }) => ({ ...tick, id: ms, percent: percent(ms) }))}
        heightPx={heightPx}
        overlay={
          <div
            ref={surface}
            role="slider"
            tabIndex={0}
            aria-label={title}
            aria-describedby={props.describedBy}
            aria-valuemin={1}
            aria-valuemax={values.length}
            aria-valuenow={Math.floor((readAt - startMs) / stepMs) + 1}
            aria-valuetext={textOf(reading)}
            className="absolute inset-0 cursor-grab touch-pan-y select-none overflow-hidden rounded-md active:cursor-grabbing"
            {...handlers}
          >
            <EnvelopeCanvas
              own={drawn(own)}
              before={before && drawn(before)}
              isSingle={columns.size === 1}
              topPx={PLOT_INSET_TOP_PX}
              heightPx={plotHeightPx}
              onWidth={setWidthPx}
            />
            {readMs !== null && reading.percent >= 0 && reading.percent <= 100 && <ReadoutMark reading={reading} />}
          </div>
        }
      >
        <Hatch id={hatchId} className="stroke-line-strong" strokeWidth={1.5} mark="gap" />
        <svg y={PLOT_INSET_TOP_PX} width="100%" height={plotHeightPx}>
          {bands.map(({ fromMs, toMs }) => (
            <rect
              key={fromMs}
              x={`${percent(fromMs)}%`}
              width={`${percent(toMs) - percent(fromMs)}%`}
              height={plotHeightPx}
              data-mark="peak"
              className="fill-amber-bright/[0.16]"
            />
          ))}
          {(props.isComplete ? unmeasured(own, columns) : []).map(([from, to]) => (
            <rect
              key={from}
              x={`${percent(beginOf(from))}%`}
              width={`${percent(beginOf(to)) - percent(beginOf(from))}%`}
              height={plotHeightPx}
              fill={`url(#${hatchId})`}
            />
          ))}
        </svg>
      </ChartFrame>
      <Legend series={look} />
    </>
  );
}

/** Stretches of columns within the series that were hardly measured. */
function unmeasured({ missing }: Envelope, { size }: Columns): [from: number, to: number][] {
  return runs(missing.length, (column) => (missing[column] ?? 0) >= size * HATCHED_SHARE);
}

function runs(count: number, isIn: (column: number) => boolean): [from: number, to: number][] {
  const found: [number, number][] = [];
  let from: number | null = null;
  for (let column = 0; column <= count; column += 1) {
    if (column < count && isIn(column)) from ??= column;
    else if (from !== null) {
      found.push([from, column]);
      from = null;
    }
  }
  return found;
}

function extremesOf({ low, high }: Envelope): number[] {
  let [least, most] = [0, 0];
  for (const value of low) if (value < least) least = value;
  for (const value of high) if (value > most) most = value;
  return [least, most];
}

const columnAt = (ms: number, { startMs, stepMs }: EvenSeries, { first, size }: Columns): number =>
  Math.floor((Math.floor((ms - startMs) / stepMs) - first) / size);

interface ReadingSource extends Pick<TimeSeriesProps, "earlier" | "formatValue" | "nameMissing" | "nameOf" | "names"> {
  columns: Columns;
  own: Envelope;
  before: Envelope | undefined;
  look: readonly ChartSeries[];
  series: EvenSeries;
  beginOf: (column: number) => number;
  percent: (ms: number) => number;
}

function readingOf(column: number, source: ReadingSource): Reading {
  const { columns, own, before, look, series, beginOf, percent, names, earlier, formatValue, nameOf } = source;
  const [fromMs, toMs] = [beginOf(column), beginOf(column + 1)];
  const known = (name: string, value: number | undefined, at: number) => {
    const of = look[at];
    if (value === undefined || Number.isNaN(value) || !of) return [];
    return [{ name, value: formatValue(value), ...lookOf(of, at) }];
  };
  const [low, high, mean] = [own.low[column], own.high[column], own.mean[column]];
  const values: Reading["values"][number][] = [
    ...(columns.size === 1
      ? known(names.value, mean, 0)
      : [...known(names.mean, mean, 0), ...known(names.highest, high, 0), ...known(names.lowest, low, 0)]),
    ...(before && earlier ? known(earlier.name, before.mean[column], 1) : []),
  ];
  const missing = own.missing[column] ?? 0;
  if (missing > 0) values.push({ name: source.nameMissing(missing), value: "" });
  return {
    percent: percent((fromMs + toMs) / 2),
    name: nameOf({ fromMs, toMs: Math.min(toMs, series.startMs + series.values.length * series.stepMs) }),
    values,
  };
}
