import { cx } from "../cx";
import { labelWidthPx } from "./label-width";

interface PlotLabelProps {
  /** Position of its center in the plot, 0–100. */
  percent: number;
  /** Baseline, px from the top. */
  y: number;
  text: string;
  className: string;
}

/** A label in a plot. Moves inward where it would overflow on either side, as in a narrow card on a phone. */
export function PlotLabel({ percent, y, text, className }: PlotLabelProps) {
  const halfPx = labelWidthPx(text) / 2;
  // A percentage in a transform is relative to the plot's width, which only the browser knows.
  const inward = `max(0px, ${halfPx}px - ${percent}%) + min(0px, ${100 - percent}% - ${halfPx}px)`;
  return (
    <text
      x={`${percent}%`}
      y={y}
      textAnchor="middle"
      style={{ transform: `translateX(calc(${inward}))` }}
      className={cx("text-xs tabular-nums", className)}
    >
      {text}
    </text>
  );
}
