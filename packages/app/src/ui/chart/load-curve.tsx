import { useId } from "react";
import { ChartFrame, PLOT_INSET_BOTTOM_PX, PLOT_INSET_TOP_PX } from "./frame";
import { PlotLabel } from "./plot-label";
import { niceScale, share } from "./scale";

export interface CurvePoint {
  /** In full, for the readout: `6 PM`; a point without one is not read. */
  name?: string;
  /** Position on the time axis, in any unit that the x ticks share (hours of the day, epoch seconds). */
  position: number;
  value: number;
}

interface LoadCurveProps {
  /** What the picture shows, for screen readers. */
  title: string;
  /** Its message in a sentence: the time and height of the peak. */
  description: string;
  points: readonly CurvePoint[];
  /** A second curve to compare with, drawn dashed. */
  comparison?: readonly CurvePoint[];
  xTicks: readonly { position: number; label: string }[];
  formatValue: (value: number) => string;
  /** A highlighted time span, tinted amber: the peak hours. */
  highlight?: { from: number; to: number; label: string };
  heightPx?: number;
  className?: string;
}

/** The plot's own coordinates; it stretches to the frame, so only proportions matter. */
const PLOT = 100;

/** Load over time as a filled line. Labels keep their size on every screen: only the curve stretches. */
export function LoadCurve({
  title,
  description,
  points,
  comparison = [],
  xTicks,
  formatValue,
  highlight,
  heightPx = 240,
  className,
}: LoadCurveProps) {
  const gradientId = useId();
  const scale = niceScale([...points, ...comparison].map((point) => point.value));
  const readings = points.flatMap(({ name, ...point }) => (name === undefined ? [] : [{ ...point, name }]));
  const positions = points.map((point) => point.position);
  const start = Math.min(...positions);
  const end = Math.max(...positions);
  const x = (position: number) => share(position, start, end) * PLOT;
  const y = (value: number) => PLOT - share(value, scale.min, scale.max) * PLOT;
  const line = (curve: readonly CurvePoint[]) =>
    curve
      .map((point, index) => `${index ? "L" : "M"}${x(point.position).toFixed(2)} ${y(point.value).toFixed(2)}`)
      .join("");
  const curve = line(points);
  const base = y(Math.max(0, scale.min)).toFixed(2);

  return (
    <ChartFrame
      title={title}
      description={description}
      scale={scale}
      formatValue={formatValue}
      xLabels={xTicks.map((tick) => ({ percent: x(tick.position), label: tick.label }))}
      readings={readings.map(({ position, name, value }) => ({
        percent: x(position),
        name,
        values: [{ name: title, value: formatValue(value) }],
      }))}
      heightPx={heightPx}
      className={className}
    >
      {highlight && (
        <PlotLabel
          percent={(x(highlight.from) + x(highlight.to)) / 2}
          y={12}
          text={highlight.label}
          className="fill-amber font-semibold"
        />
      )}
      <svg
        y={PLOT_INSET_TOP_PX}
        width="100%"
        height={heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX}
        viewBox={`0 0 ${PLOT} ${PLOT}`}
        preserveAspectRatio="none"
      >
        <defs>
          <linearGradient id={gradientId} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="var(--wl-brand)" stopOpacity="0.32" />
            <stop offset="1" stopColor="var(--wl-brand)" stopOpacity="0.02" />
          </linearGradient>
        </defs>
        {highlight && (
          <rect
            x={x(highlight.from)}
            width={x(highlight.to) - x(highlight.from)}
            height={PLOT}
            data-mark="peak"
            vectorEffect="non-scaling-stroke"
            className="fill-amber-bright/[0.16]"
          />
        )}
        {points.length > 0 && <path d={`${curve}V${base}H${x(start).toFixed(2)}Z`} fill={`url(#${gradientId})`} />}
        <path
          d={line(comparison)}
          fill="none"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          vectorEffect="non-scaling-stroke"
          className="stroke-muted"
        />
        <path
          d={curve}
          fill="none"
          strokeWidth="2.25"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
          className="stroke-brand"
        />
      </svg>
    </ChartFrame>
  );
}
