import { stackedAreas } from "../../lib/stacked-areas";
import { ChartFrame, PLOT_INSET_BOTTOM_PX, PLOT_INSET_TOP_PX } from "./frame";
import type { Reading } from "./readout";
import { niceScale, share } from "./scale";
import { type ChartSeries, fillOf, Legend, lookOf } from "./series";

interface StackedAreasProps {
  title: string;
  description: string;
  /** Of each value, in full. */
  names: readonly string[];
  /** The first one at the bottom; values without gaps, one for each name. */
  layers: readonly ChartSeries[];
  xTicks: readonly { at: number; label: string }[];
  formatValue: (value: number) => string;
  /** The axis reaches at least so far. */
  leastMax?: number;
  heightPx?: number;
}

/** The plot's own coordinates; it stretches to the frame, so only proportions matter. */
const PLOT = 100;

/** Parts of a total over time, on top of each other, with the total as a line. */
export function StackedAreas(props: StackedAreasProps) {
  const { title, description, names, layers, xTicks, formatValue, leastMax = 0, heightPx = 280 } = props;
  const valueOf = (layer: ChartSeries, at: number) => layer.values[at] ?? 0;
  const totals = names.map((_, at) => layers.reduce((sum, layer) => sum + valueOf(layer, at), 0));
  const scale = niceScale([leastMax, ...totals]);
  const percent = (at: number) => (at / Math.max(1, names.length - 1)) * PLOT;
  const pointsOf = (values: readonly number[]) =>
    values.map(
      (value, at) => `${percent(at).toFixed(2)} ${(PLOT * (1 - share(value, scale.min, scale.max))).toFixed(2)}`,
    );
  const areas = stackedAreas(
    layers.map((layer) => names.map((_, at) => valueOf(layer, at))),
    pointsOf,
  );
  return (
    <>
      <ChartFrame
        title={title}
        description={description}
        scale={scale}
        formatValue={formatValue}
        xLabels={xTicks.map(({ at, label }) => ({ percent: percent(at), label }))}
        readings={names.map((name, at) => readingOf({ name, percent: percent(at) }, at, layers, formatValue))}
        heightPx={heightPx}
      >
        <svg
          y={PLOT_INSET_TOP_PX}
          width="100%"
          height={heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX}
          viewBox={`0 0 ${PLOT} ${PLOT}`}
          preserveAspectRatio="none"
        >
          {layers.map((layer, index) => (
            <path
              key={layer.name}
              d={areas[index]}
              data-mark="part"
              vectorEffect="non-scaling-stroke"
              {...(layer.color ? { fill: layer.color } : { className: fillOf(layer, index) })}
            />
          ))}
          <path
            d={`M${pointsOf(totals).join("L")}`}
            fill="none"
            strokeWidth="1.25"
            vectorEffect="non-scaling-stroke"
            className="stroke-ink/70"
          />
        </svg>
      </ChartFrame>
      <Legend series={layers} />
    </>
  );
}

/** The largest part on top, as it is drawn; those that are nothing at the time are left out. */
function readingOf(
  place: Pick<Reading, "name" | "percent">,
  at: number,
  layers: readonly ChartSeries[],
  formatValue: (value: number) => string,
): Reading {
  const parts = layers.flatMap((layer, index) => {
    const value = layer.values[at] ?? 0;
    return value > 0 ? [{ name: layer.name, value: formatValue(value), ...lookOf(layer, index) }] : [];
  });
  return { ...place, values: parts.length > 0 ? parts.toReversed() : [{ name: "", value: formatValue(0) }] };
}
