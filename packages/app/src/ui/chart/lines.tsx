import { ChartFrame, PLOT_INSET_BOTTOM_PX, PLOT_INSET_TOP_PX } from "./frame";
import { niceScale, share } from "./scale";
import { type ChartSeries, Legend, lookOf, spreadLabels, strokeOf } from "./series";

interface LinesProps {
  title: string;
  description: string;
  /** One for each value, evenly spaced in time. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  formatValue: (value: number) => string;
  heightPx?: number;
}

/** The plot's own coordinates; it stretches to the frame, so only proportions matter. */
const PLOT = 100;

/**
 * Several quantities over the same time. A missing value is a gap in its line. Two series that bound the first one are a
 * band around it.
 */
export function Lines({ title, description, labels, series: given, formatValue, heightPx = 240 }: LinesProps) {
  const series = given.map((one): ChartSeries => (one.bound ? { ...one, tone: "expected" } : one));
  const boundOf = (bound: "high" | "low") => series.find((one) => one.bound === bound)?.values ?? [];
  const scale = niceScale(series.flatMap(({ values }) => values.filter((value) => value !== null)));
  const x = (index: number) => (labels.length < 2 ? PLOT / 2 : (index / (labels.length - 1)) * PLOT);
  const y = (value: number) => PLOT - share(value, scale.min, scale.max) * PLOT;
  return (
    <>
      <ChartFrame
        title={title}
        description={description}
        scale={scale}
        formatValue={formatValue}
        xLabels={spreadLabels(labels, x)}
        readings={labels.map((label, at) => ({
          percent: x(at),
          name: label,
          values: series.flatMap((one, index) => {
            const value = one.values[at] ?? null;
            return value === null ? [] : [{ name: one.name, value: formatValue(value), ...lookOf(one, index) }];
          }),
        }))}
        heightPx={heightPx}
      >
        <svg
          y={PLOT_INSET_TOP_PX}
          width="100%"
          height={heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX}
          viewBox={`0 0 ${PLOT} ${PLOT}`}
          preserveAspectRatio="none"
        >
          <path
            d={bandOf(boundOf("low"), boundOf("high"), x, y)}
            data-mark="band"
            vectorEffect="non-scaling-stroke"
            className="fill-brand/25"
          />
          {series.map(
            (one, index) =>
              !one.bound && (
                <path
                  key={one.name}
                  d={pathOf(one.values, x, y)}
                  fill="none"
                  strokeWidth="2"
                  strokeLinejoin="round"
                  vectorEffect="non-scaling-stroke"
                  data-mark="line"
                  {...(one.color ? { stroke: one.color } : { className: strokeOf(one, index) })}
                />
              ),
          )}
        </svg>
      </ChartFrame>
      <Legend series={series} />
    </>
  );
}

function pathOf(values: ChartSeries["values"], x: (index: number) => number, y: (value: number) => number): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const begins = index === 0 || values[index - 1] === null;
      return `${begins ? "M" : "L"}${x(index).toFixed(2)} ${y(value).toFixed(2)}`;
    })
    .join("");
}

/** Everything between two series, as far as both are known. */
function bandOf(
  low: ChartSeries["values"],
  high: ChartSeries["values"],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  const known = high.flatMap((top, index) => {
    const bottom = low[index] ?? null;
    return top === null || bottom === null ? [] : [{ at: x(index).toFixed(2), top: y(top), bottom: y(bottom) }];
  });
  if (known.length === 0) return "";
  const above = known.map(({ at, top }) => `${at} ${top.toFixed(2)}`);
  const below = known.toReversed().map(({ at, bottom }) => `${at} ${bottom.toFixed(2)}`);
  return `M${[...above, ...below].join("L")}Z`;
}
