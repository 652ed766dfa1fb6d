import { useId } from "react";
import { ColumnMarks, ExpectedMark } from "./column-marks";
import { ChartFrame, PLOT_INSET_BOTTOM_PX, PLOT_INSET_TOP_PX } from "./frame";
import { Hatch } from "./hatch";
import { PlotLabel } from "./plot-label";
import type { ReadoutChoice, Reading } from "./readout";
import { niceScale, share } from "./scale";
import { type ChartSeries, type ExpectedValues, Legend, lookOf, spreadLabels } from "./series";

export interface Column {
  /** Below the axis: `3`, `8 AM`. */
  label: string;
  /** In full, for the readout: `November 3`. The label without one. */
  name?: string;
  /** Only part of its time is over or was measured: hatched. */
  isPartial?: boolean;
  /** In the most expensive hours: tinted amber. */
  isPeak?: boolean;
}

interface ColumnChartProps {
  title: string;
  description: string;
  columns: readonly Column[];
  /** Stacked, the first at the bottom; negative values below the zero line, missing ones as an empty column. */
  series: readonly ChartSeries[];
  /** What the stacks are compared with, such as last year: a broad pale column behind each. */
  ghost?: ChartSeries | undefined;
  /** Of columns that are not over or have not begun: a dashed column with a band. */
  expected?: ExpectedValues | undefined;
  /** Side by side instead of stacked, where the parts do not add up. */
  sideBySide?: boolean;
  /** Shows each column's figure above it instead of figures on the axis; sensible up to about eight of one series. */
  showValues?: boolean;
  formatValue: (value: number) => string;
  /** Of one column. */
  choice?: ReadoutChoice;
  heightPx?: number;
}

/** With more columns, a phone has no room for every column's name. */
const MAX_NAMES_ON_PHONE = 8;
/** With more characters in total, as for the days of a month with their month, no screen has room. */
const MAX_NAME_CHARACTERS = 80;

/** Quantities of a few groups, such as the days of a month, as columns of one or more parts. */
export function ColumnChart(props: ColumnChartProps) {
  const { title, description, columns, series, ghost, expected, sideBySide = false, formatValue } = props;
  const { showValues = false, heightPx = 240, choice } = props;
  const hatchId = useId();
  const scale = niceScale([
    ...columns.flatMap((_, at) => endsAt(series, at, sideBySide)),
    ...known(ghost?.values ?? []),
    ...known(expected?.values ?? []),
    ...known(expected?.high ?? []),
  ]);
  const plotHeightPx = heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX;
  const y = (value: number) => PLOT_INSET_TOP_PX + plotHeightPx * (1 - share(value, scale.min, scale.max));
  const slotPercent = 100 / Math.max(1, columns.length);
  const middle = (at: number) => slotPercent * (at + 0.5);
  return (
    <>
      <ChartFrame
        title={title}
        description={description}
        scale={scale}
        showTickLabels={!showValues}
        formatValue={formatValue}
        xLabels={namesBelow(columns, middle)}
        readings={columns.map((column, at) => readingOf(column, at, middle(at), props))}
        choice={choice}
        heightPx={heightPx}
      >
        <Hatch id={hatchId} />
        {columns.map((column, at) => (
          // By position, because an hour that repeats in autumn has the same label.
          <g key={middle(at)}>
            {(column.isPeak || isEmpty(at, series, expected)) && (
              <rect
                x={`${slotPercent * at}%`}
                width={`${slotPercent}%`}
                y={PLOT_INSET_TOP_PX}
                height={plotHeightPx}
                {...(column.isPeak ? { "data-mark": "peak" } : {})}
                className={column.isPeak ? "fill-amber-bright/[0.16]" : "fill-ink/[0.03]"}
              />
            )}
            {choice?.at === at && (
              <rect
                x={`${slotPercent * at}%`}
                width={`${slotPercent}%`}
                y={PLOT_INSET_TOP_PX}
                height={plotHeightPx}
                data-mark="chosen"
                className="fill-brand/[0.12] stroke-brand"
              />
            )}
            <ColumnMarks
              at={at}
              series={series}
              ghost={ghost?.values[at] ?? null}
              sideBySide={sideBySide}
              slotPercent={slotPercent}
              y={y}
              hatch={column.isPartial ? `url(#${hatchId})` : null}
            />
            {expected && <ExpectedMark {...{ at, expected, slotPercent, y }} />}
            {showValues && (
              <ValueLabel value={series[0]?.values[at] ?? null} {...{ y, formatValue }} percent={middle(at)} />
            )}
          </g>
        ))}
      </ChartFrame>
      <Legend
        series={[
          ...series,
          ...(ghost ? [ghost] : []),
          ...(expected ? [{ ...expected, tone: "expected" as const }] : []),
        ]}
      />
    </>
  );
}

interface ValueLabelProps extends Pick<ColumnChartProps, "formatValue"> {
  value: number | null;
  percent: number;
  y: (value: number) => number;
}

function ValueLabel({ value, percent, y, formatValue }: ValueLabelProps) {
  if (value === null) return null;
  const above = Math.min(y(0), y(value)) - 6;
  return <PlotLabel percent={percent} y={above} text={formatValue(value)} className="fill-ink font-semibold" />;
}

const known = (values: readonly (number | null)[]): number[] => values.filter((value) => value !== null);

const isEmpty = (at: number, series: readonly ChartSeries[], expected: ExpectedValues | undefined): boolean =>
  series.every(({ values }) => (values[at] ?? null) === null) && (expected?.values[at] ?? null) === null;

/** How far a stack reaches up and down, or each of the columns side by side. */
function endsAt(series: readonly ChartSeries[], at: number, sideBySide: boolean): number[] {
  const values = known(series.map((one) => one.values[at] ?? null));
  if (sideBySide) return values;
  const sum = (sign: 1 | -1) => values.reduce((total, value) => (value * sign > 0 ? total + value : total), 0);
  return [sum(1), sum(-1)];
}

function readingOf(column: Column, at: number, percent: number, props: ColumnChartProps): Reading {
  const { series, ghost, expected, formatValue, sideBySide } = props;
  const lines: Reading["values"][number][] = (ghost ? [...series, ghost] : series).flatMap((one, index) => {
    const value = one.values[at] ?? null;
    return value === null ? [] : [{ name: one.name, value: formatValue(value), ...lookOf(one, index) }];
  });
  // The largest part on top, as it is drawn.
  const values = sideBySide ? lines : [...lines.slice(0, series.length).toReversed(), ...lines.slice(series.length)];
  const value = expected?.values[at] ?? null;
  if (expected && value !== null) {
    const range = expected.format(value, expected.low[at] ?? null, expected.high[at] ?? null);
    const look = lookOf({ ...expected, tone: "expected" }, 0);
    values.push({ name: expected.name, value: range, isNamed: true, ...look });
  }
  return {
    percent,
    name: column.name ?? column.label,
    values: values.length > 0 ? values : [{ name: "", value: "–" }],
  };
}

/** Every column's name if they fit side by side, else some, evenly spread. */
function namesBelow(columns: readonly Column[], middle: (at: number) => number) {
  const names = columns.map(({ label }) => label);
  if (names.join("").length > MAX_NAME_CHARACTERS) return spreadLabels(names, middle);
  return names.map((label, index) => ({
    percent: middle(index),
    label,
    spare: columns.length > MAX_NAMES_ON_PHONE && index % 2 === 1,
  }));
}
