import { cx } from "../cx";
import { Swatch } from "../swatch";
import { useReadout } from "./use-readout";

/** The values at one place of the x axis. */
export interface Reading {
  /** Position in the plot, 0–100. */
  percent: number;
  /** What is there: `Nov 3`. */
  name: string;
  values: readonly ReadValue[];
}

interface ReadValue {
  name: string;
  value: string;
  look?: string | undefined;
  color?: string | undefined;
  /** Told with its name also where it is the only one: the chart's title does not name it. */
  isNamed?: boolean;
}

const showsName = ({ isNamed }: ReadValue, values: readonly ReadValue[]) => isNamed || values.length > 1;

/** Lets one of a chart's values be chosen, by click, tap, or key. */
export interface ReadoutChoice {
  /** Which one is chosen; null while none is. */
  at: number | null;
  onChoose: (at: number) => void;
  /** Said of the chosen value: `selected`. */
  chosenText: string;
  /** Id of the text that says what choosing does. */
  hintId: string;
}

interface ReadoutProps {
  /** Names the chart that is read. */
  label: string;
  readings: readonly Reading[];
  choice?: ReadoutChoice | undefined;
}

export const textOf = ({ name, values }: Reading): string =>
  `${name}: ${values.map((each) => (showsName(each, values) ? `${each.name} ${each.value}` : each.value)).join(", ")}`;

/** Covers a plot and tells its values. A slider for screen readers: the arrow keys go through the values. */
export function Readout({ label, readings, choice }: ReadoutProps) {
  const percents = readings.map(({ percent }) => percent);
  const { at, handlers } = useReadout(percents, choice?.onChoose);
  const reading = at === null ? undefined : readings[at];
  const told = at ?? readings.length - 1;
  if (readings.length === 0) return null;
  const text = textOf(readings[told] as Reading);
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={readings.length}
      aria-valuenow={told + 1}
      aria-valuetext={choice?.at === told ? `${text}, ${choice.chosenText}` : text}
      {...(choice && { "aria-describedby": choice.hintId })}
      // Sideways strokes read the chart, others scroll the page.
      className={cx("absolute inset-0 touch-pan-y rounded-md", choice && "cursor-pointer")}
      {...handlers}
    >
      {reading && <ReadoutMark reading={reading} />}
    </div>
  );
}

/** A line at the place that is read, and its values beside it. */
export function ReadoutMark({ reading: { percent, name: place, values } }: { reading: Reading }) {
  return (
    <>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 border-l border-ink/60"
        style={{ left: `${percent}%` }}
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-0 z-10 w-max max-w-full rounded-md border border-line bg-surface px-2.5 py-1.5 text-xs shadow-md"
        // Its own share to the left keeps it within the plot.
        style={{ left: `${percent}%`, transform: `translateX(-${percent}%)` }}
      >
        <span className="block font-semibold">{place}</span>
        {values.map((each) => {
          const { name, value, look, color } = each;
          return (
            <span key={name} className="flex items-center gap-1.5 tabular-nums">
              {(look || color) && <Swatch size="sm" {...(look ? { look } : {})} {...(color ? { color } : {})} />}
              <span className={cx("text-muted", !showsName(each, values) && "sr-only")}>{name}</span>
              <span className="ml-auto pl-2 font-medium">{value}</span>
            </span>
          );
        })}
      </span>
    </>
  );
}
