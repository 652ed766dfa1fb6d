import { type ReactNode, useId } from "react";
import { cx } from "../cx";
import { labelWidthPx } from "./label-width";
import { PlotLabel } from "./plot-label";
import { Readout, type ReadoutChoice, type Reading } from "./readout";
import { type AxisScale, share } from "./scale";

/** Space above the plot for a label over the highest line, and below it for the labels of the x axis. */
export const PLOT_INSET_TOP_PX = 20;
export const PLOT_INSET_BOTTOM_PX = 26;

const GUTTER_GAP_PX = 10;

interface ChartFrameProps {
  title: string;
  description: string;
  scale: AxisScale;
  formatValue: (value: number) => string;
  /** Off where each mark has its own figure: then only the baseline is drawn. */
  showTickLabels?: boolean;
  /**
   * `percent` is the position in the plot, 0–100. A `spare` label is hidden on a phone, where it would overlap the
   * next. `id` tells labels apart whose positions change.
   */
  xLabels: readonly { percent: number; label: string; spare?: boolean; id?: number }[];
  /** What mouse, touch and arrow keys read, from left to right. */
  readings?: readonly Reading[];
  choice?: ReadoutChoice | undefined;
  /** Takes mouse, touch and keys in place of the readout of `readings`. */
  overlay?: ReactNode;
  heightPx: number;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The axes around a plot. The plot fills its width and is `heightPx` high without a viewBox: x positions are
 * percentages, so text never shrinks on a phone. The y axis is a separate SVG of fixed width.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    description,
    scale,
    formatValue,
    showTickLabels = true,
    xLabels,
    readings = [],
    choice,
    overlay = <Readout label={title} readings={readings} choice={choice} />,
    heightPx,
    className,
    children,
  } = props;
  const id = useId();
  const plotHeightPx = heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX;
  const tickY = (value: number) => PLOT_INSET_TOP_PX + plotHeightPx * (1 - share(value, scale.min, scale.max));
  const ticks = showTickLabels ? scale.ticks.map((value) => ({ value, label: formatValue(value) })) : [];
  const gutterPx = Math.max(0, ...ticks.map((tick) => labelWidthPx(tick.label)));

  return (
    <div className={cx("flex w-full", className)}>
      {ticks.length > 0 && (
        <svg
          aria-hidden="true"
          width={gutterPx + GUTTER_GAP_PX}
          height={heightPx}
          overflow="visible"
          className="shrink-0"
        >
          {ticks.map(({ value, label }) => (
            <text
              key={value}
              x={gutterPx}
              y={tickY(value)}
              textAnchor="end"
              dominantBaseline="central"
              className="fill-muted text-xs tabular-nums"
            >
              {label}
            </text>
          ))}
        </svg>
      )}
      {/* Width 0 that grows: an SVG's default 300 px would widen a narrow container. */}
      <div className="relative w-0 grow">
        <svg
          role="img"
          aria-labelledby={`${id}-title ${id}-desc`}
          width="100%"
          height={heightPx}
          overflow="visible"
          className="block"
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-desc`}>{description}</desc>
          {ticks.map(({ value }) => (
            <line
              key={value}
              x1="0"
              x2="100%"
              y1={tickY(value)}
              y2={tickY(value)}
              data-mark="grid"
              className="stroke-line"
            />
          ))}
          {children}
          <line x1="0" x2="100%" y1={tickY(0)} y2={tickY(0)} data-mark="axis" className="stroke-line-strong" />
          {xLabels.map(({ percent, label, spare, id: labelId = percent }) => (
            <PlotLabel
              key={labelId}
              percent={percent}
              y={heightPx - 6}
              text={label}
              className={cx("fill-muted", spare && "hidden sm:block")}
            />
          ))}
        </svg>
        {overlay}
      </div>
    </div>
  );
}
