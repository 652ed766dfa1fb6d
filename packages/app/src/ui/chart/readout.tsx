import { cx } from "../cx";
import { Swatch } from "../swatch";
import { useReadout } from "./use-readout";

/** The values at one place of the x axis. */
export interface Reading {
  /** Position in the plot, 0–100. */
  percent: number;
  /** What is there: `Nov 3`. */
  name: string;
  values: readonly { name: string; value: string; look?: string | undefined; color?: string | undefined }[];
}

interface ReadoutProps {
  /** Names the chart that is read. */
  label: string;
  readings: readonly Reading[];
}

const textOf = ({ name, values }: Reading): string =>
  `${name}: ${values.map((each) => (values.length > 1 ? `${each.name} ${each.value}` : each.value)).join(", ")}`;

/** Covers a plot and tells its values. A slider for screen readers: the arrow keys go through the values. */
export function Readout({ label, readings }: ReadoutProps) {
  const { at, handlers } = useReadout(readings.map(({ percent }) => percent));
  const reading = at === null ? undefined : readings[at];
  if (readings.length === 0) return null;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={readings.length}
      aria-valuenow={(at ?? readings.length - 1) + 1}
      aria-valuetext={textOf(reading ?? (readings.at(-1) as Reading))}
      // Sideways strokes read the chart, others scroll the page.
      className="absolute inset-0 touch-pan-y rounded-md"
      {...handlers}
    >
      {reading && (
        <>
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 border-l border-ink/60"
            style={{ left: `${reading.percent}%` }}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-0 z-10 w-max max-w-full rounded-md border border-line bg-surface px-2.5 py-1.5 text-xs shadow-md"
            // Its own share to the left keeps it within the plot.
            style={{ left: `${reading.percent}%`, transform: `translateX(-${reading.percent}%)` }}
          >
            <span className="block font-semibold">{reading.name}</span>
            {reading.values.map(({ name, value, look, color }) => (
              <span key={name} className="flex items-center gap-1.5 tabular-nums">
                {(look || color) && <Swatch size="sm" {...(look ? { look } : {})} {...(color ? { color } : {})} />}
                <span className={cx("text-muted", reading.values.length === 1 && "sr-only")}>{name}</span>
                <span className="ml-auto pl-2 font-medium">{value}</span>
              </span>
            ))}
          </span>
        </>
      )}
    </div>
  );
}
