import { type ReactNode, useId } from "react";
import { cx } from "../cx";
import { type AxisScale, share } from "./scale";

/** Room above the plot for a label over the highest line, and below it for the labels of the x axis. */
export const PLOT_INSET_TOP_PX = 20;
export const PLOT_INSET_BOTTOM_PX = 26;

/** Mean width of a character at 12 px: the gutter must be known before anything is measured, on the server too. */
const LABEL_CHARACTER_PX = 7;
const GUTTER_GAP_PX = 10;

interface ChartFrameProps {
  title: string;
  description: string;
  scale: AxisScale;
  formatValue: (value: number) => string;
  /** Off where each mark carries its own figure: then only the ground line is drawn. */
  showTickLabels?: boolean;
  /** `percent` is the place across the plot, 0–100. A `spare` label is left out on a phone, where it would run into the next. */
  xLabels: readonly { percent: number; label: string; anchor?: "middle"; spare?: boolean }[];
  heightPx: number;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The axes around a plot. The plot is as wide as its place and `heightPx` high with no viewBox: places across are
 * percentages, so lettering never shrinks on a phone. The y axis is a picture of its own, of fixed width.
 */
export function ChartFrame(props: ChartFrameProps) {
  const {
    title,
    description,
    scale,
    formatValue,
    showTickLabels = true,
    xLabels,
    heightPx,
    className,
    children,
  } = props;
  const id = useId();
  const plotHeightPx = heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX;
  const tickY = (value: number) => PLOT_INSET_TOP_PX + plotHeightPx * (1 - share(value, scale.min, scale.max));
  const ticks = showTickLabels ? scale.ticks.map((value) => ({ value, label: formatValue(value) })) : [];
  const longestLabel = Math.max(0, ...ticks.map((tick) => tick.label.length));
  const labelWidthPx = longestLabel * LABEL_CHARACTER_PX;

  return (
    <div className={cx("flex w-full", className)}>
      {ticks.length > 0 && (
        <svg
          aria-hidden="true"
          width={labelWidthPx + GUTTER_GAP_PX}
          height={heightPx}
          overflow="visible"
          className="shrink-0"
        >
          {ticks.map(({ value, label }) => (
            <text
              key={value}
              x={labelWidthPx}
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
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-desc`}
        height={heightPx}
        overflow="visible"
        // Width 0 that grows: a picture's own 300 px would widen a narrow place.
        className="w-0 grow"
      >
        <title id={`${id}-title`}>{title}</title>
        <desc id={`${id}-desc`}>{description}</desc>
        {ticks.map(({ value }) => (
          <line key={value} x1="0" x2="100%" y1={tickY(value)} y2={tickY(value)} className="stroke-line" />
        ))}
        {children}
        <line x1="0" x2="100%" y1={tickY(0)} y2={tickY(0)} className="stroke-line-strong" />
        {xLabels.map(({ percent, label, anchor, spare }) => (
          <text
            key={percent}
            x={`${percent}%`}
            y={heightPx - 6}
            textAnchor={anchor ?? edgeAnchor(percent)}
            className={cx("fill-muted text-xs tabular-nums", spare && "hidden sm:block")}
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Labels at the two ends stay inside the picture. */
function edgeAnchor(percent: number): "start" | "middle" | "end" {
  if (percent < 3) return "start";
  return percent > 97 ? "end" : "middle";
}
