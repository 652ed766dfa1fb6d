import { type PointerEvent, useId, useMemo } from "react";
import { formatNumber, formatTime } from "../../lib/format";
import { useT } from "../../lib/i18n";
import { stackedAreas } from "../../lib/stacked-areas";
import { useLanguage } from "../../stores/language";
import { HOURS_PER_DAY, PEAK_HOURS } from "./sample-day";
import { type ShownDay, stepsOf, totalKwAt } from "./shown-day";

const HEIGHT = 100;
const HOURS_LABELED = [0, 6, 12, 18, 24];
const HEADROOM = 1.08;

interface DayChartProps {
  day: ShownDay;
  step: number;
  onStep: (step: number) => void;
  /** Of the step, for screen readers. */
  valueText: string;
  /** Marks the hours of the sample tariff's peak rate. */
  withPeak: boolean;
}

/** A day as a stack of loads, with a line at one time of it that the mouse, a finger or the arrow keys move. */
export function DayChart({ day, step, onStep, valueText, withPeak }: DayChartProps) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const last = stepsOf(day) - 1;
  const { maxKw, areas } = useMemo(() => drawnDay(day), [day]);
  const leftPercent = ((step + 0.5) / (last + 1)) * 100;
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== "mouse") return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onStep(Math.min(last, Math.max(0, Math.floor(((event.clientX - left) / width) * (last + 1)))));
  };
  return (
    <div className="flex min-w-0 flex-col">
      <p aria-hidden="true" className="text-xs tabular-nums text-muted">
        {t("home.day.axis", { kw: formatNumber(maxKw, language, 1) })}
      </p>
      <div
        onPointerMove={follow}
        className="relative mt-1 rounded-md focus-within:outline focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-brand-strong"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${last + 1} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="block h-64 w-full border-b border-line-strong md:h-80"
        >
          {withPeak && (
            <rect
              x={(PEAK_HOURS.from / HOURS_PER_DAY) * (last + 1)}
              width={((PEAK_HOURS.to - PEAK_HOURS.from) / HOURS_PER_DAY) * (last + 1)}
              height={HEIGHT}
              className="fill-amber-bright/[0.14]"
            />
          )}
          {areas.map((path, index) => (
            <path
              key={day.parts[index]?.label}
              d={path}
              fill={day.parts[index]?.color}
              className="forced-color-adjust-none"
            />
          ))}
        </svg>
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 -ml-px w-0.5 bg-ink"
          style={{ left: `${leftPercent}%` }}
        >
          <span className="absolute -bottom-2.5 -left-[9px] size-5 rounded-full border-2 border-ink bg-paper" />
        </span>
        <label htmlFor={id} className="sr-only">
          {t("home.day.slider")}
        </label>
        <input
          id={id}
          type="range"
          min={0}
          max={last}
          step={1}
          value={step}
          aria-valuetext={valueText}
          onChange={(event) => onStep(event.target.valueAsNumber)}
          // The line and its handle show the value.
          className="absolute -bottom-3 inset-x-0 m-0 h-[calc(100%+0.75rem)] w-full cursor-ew-resize touch-pan-y opacity-0"
        />
      </div>
      <div aria-hidden="true" className="relative mt-3 h-5 text-xs tabular-nums text-muted">
        {HOURS_LABELED.map((hour) => (
          <span
            key={hour}
            className={hour === 0 ? "absolute left-0" : hour === 24 ? "absolute right-0" : "absolute -translate-x-1/2"}
            style={hour % HOURS_PER_DAY === 0 ? {} : { left: `${(hour / HOURS_PER_DAY) * 100}%` }}
          >
            {formatTime(hour * 60, language)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A step is as wide as it lasts, so the first and the last reach the edges of the day. */
function drawnDay(day: ShownDay): { maxKw: number; areas: string[] } {
  const totals = Array.from({ length: stepsOf(day) }, (_, step) => totalKwAt(day, step));
  const maxKw = Math.max(...totals, 0.1) * HEADROOM;
  const y = (kw: number) => (HEIGHT - (kw / maxKw) * HEIGHT).toFixed(2);
  const layers = day.parts.map(({ powerKw }) => powerKw);
  const areas = stackedAreas(layers, (powers) => [
    `0 ${y(powers[0] ?? 0)}`,
    ...powers.map((kw, at) => `${at + 0.5} ${y(kw)}`),
    `${powers.length} ${y(powers.at(-1) ?? 0)}`,
  ]);
  return { maxKw, areas };
}
