import { ChartFrame, PLOT_INSET_BOTTOM_PX, PLOT_INSET_TOP_PX } from "./frame";
import { PlotLabel } from "./plot-label";
import { niceScale, share } from "./scale";
import { spreadLabels } from "./series";

const barTones = { brand: "fill-brand", amber: "fill-amber-bright", muted: "fill-line-strong/60" } as const;

export interface Bar {
  label: string;
  /** Null where there was no measurement: drawn as an empty column, never as zero. */
  value: number | null;
  tone?: keyof typeof barTones;
}

interface BarChartProps {
  title: string;
  description: string;
  bars: readonly Bar[];
  formatValue: (value: number) => string;
  /** Shows each bar's figure above it instead of figures on the axis; sensible up to about eight bars. */
  showValues?: boolean;
  heightPx?: number;
  className?: string;
}

/** Share of its slot that a bar fills; the rest is the gap. */
const BAR_SHARE = 0.62;
const CORNER_RADIUS_PX = 3;
/** With more bars, a phone has no room for every bar's name. */
const MAX_NAMES_ON_PHONE = 8;
/** With more characters in total, as for the days of a month with their month, no screen has room. */
const MAX_NAME_CHARACTERS = 80;

/** Quantities of a few groups, such as the months of a year, side by side. Negative values are below the zero line. */
export function BarChart({
  title,
  description,
  bars,
  formatValue,
  showValues = false,
  heightPx = 240,
  className,
}: BarChartProps) {
  const scale = niceScale(bars.map((bar) => bar.value ?? 0));
  const plotHeightPx = heightPx - PLOT_INSET_TOP_PX - PLOT_INSET_BOTTOM_PX;
  const y = (value: number) => PLOT_INSET_TOP_PX + plotHeightPx * (1 - share(value, scale.min, scale.max));
  const slotPercent = 100 / Math.max(1, bars.length);
  const middle = (index: number) => slotPercent * (index + 0.5);

  return (
    <ChartFrame
      title={title}
      description={description}
      scale={scale}
      showTickLabels={!showValues}
      formatValue={formatValue}
      xLabels={namesBelow(bars, middle)}
      heightPx={heightPx}
      className={className}
    >
      {bars.map((bar, index) => (
        // By position, because an hour that repeats in autumn has the same label.
        <g key={middle(index)}>
          {bar.value === null ? (
            <rect
              x={`${slotPercent * index}%`}
              width={`${slotPercent}%`}
              y={PLOT_INSET_TOP_PX}
              height={plotHeightPx}
              className="fill-ink/[0.07]"
            />
          ) : (
            <rect
              x={`${middle(index) - (slotPercent * BAR_SHARE) / 2}%`}
              width={`${slotPercent * BAR_SHARE}%`}
              y={Math.min(y(0), y(bar.value))}
              height={Math.abs(y(0) - y(bar.value))}
              rx={CORNER_RADIUS_PX}
              className={barTones[bar.tone ?? "brand"]}
            >
              <title>{`${bar.label}: ${formatValue(bar.value)}`}</title>
            </rect>
          )}
          {showValues && bar.value !== null && (
            <PlotLabel
              percent={middle(index)}
              y={Math.min(y(0), y(bar.value)) - 6}
              text={formatValue(bar.value)}
              className="fill-ink font-semibold"
            />
          )}
        </g>
      ))}
    </ChartFrame>
  );
}

/** Every bar's name if they fit side by side, else some, evenly spread. */
function namesBelow(bars: readonly Bar[], middle: (index: number) => number) {
  const names = bars.map(({ label }) => label);
  if (names.join("").length > MAX_NAME_CHARACTERS) return spreadLabels(names, middle);
  return names.map((label, index) => ({
    percent: middle(index),
    label,
    spare: bars.length > MAX_NAMES_ON_PHONE && index % 2 === 1,
  }));
}
