import { type ReactNode, useId } from "react";
import { type AxisScale, share } from "./scale";

/** Room above the plot for a label over the highest line, and below it for the labels of the x axis. */
export const PLOT_INSET_TOP_PX = 20;
export const PLOT_INSET_BOTTOM_PX = 26;

interface ChartFrameProps {
  title: string;
  description: string;
  scale: AxisScale;
  formatValue: (value: number) => string;
  /** `percent` is the place across the width, 0–100. */
  xLabels: readonly { percent: number; label: string; anchor?: "middle" }[];
  heightPx: number;
  className?: string;
  children: ReactNode;
}

/**
 * The axes around a plot. The picture is as wide as its place and `heightPx` high with no viewBox: places across are
 * percentages, so lettering never shrinks on a phone.
 */
export function ChartFrame({
  title,
  description,
  scale,
  formatValue,
  xLabels,
  heightPx,
  className,
  children,
}: ChartFrameProps) {
  const id = useId();
  const plotHeightPx = heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX;
  const tickY = (value: number) => PLOT_INSET_TOP_PX + plotHeightPx * (1 - share(value, scale.min, scale.max));
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title ${id}-desc`}
      width="100%"
      height={heightPx}
      overflow="visible"
      className={className}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-desc`}>{description}</desc>
      {scale.ticks.map((tick) => (
        <line
          key={tick}
          x1="0"
          x2="100%"
          y1={tickY(tick)}
          y2={tickY(tick)}
          className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
        />
      ))}
      {children}
      {/* Above the plot, so that the curve never hides a figure. Zero needs no label: it is the ground. */}
      {scale.ticks
        .filter((tick) => tick !== 0)
        .map((tick) => (
          <text key={tick} x="0" y={tickY(tick) - 5} className="fill-muted text-xs tabular-nums">
            {formatValue(tick)}
          </text>
        ))}
      {xLabels.map(({ percent, label, anchor }) => (
        <text
          key={`${percent}`}
          x={`${percent}%`}
          y={heightPx - 6}
          textAnchor={anchor ?? edgeAnchor(percent)}
          className="fill-muted text-xs tabular-nums"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}

/** Labels at the two ends stay inside the picture. */
function edgeAnchor(percent: number): "start" | "middle" | "end" {
  if (percent < 3) return "start";
  return percent > 97 ? "end" : "middle";
}
