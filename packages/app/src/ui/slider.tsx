import { useId, useState } from "react";
import { cx } from "./cx";

interface SliderProps {
  label: string;
  /** For screen readers, where the visible label alone would be unclear, such as in a list. */
  accessibleLabel?: string;
  value: number;
  min: number;
  max: number;
  step: number;
  formatValue: (value: number) => string;
  disabled?: boolean;
  /** Called on release, not at every step in between. */
  onCommit: (value: number) => void;
  className?: string;
}

/** A number between two bounds. Dragging shows the value; it takes effect on release. */
export function Slider({
  label,
  accessibleLabel,
  value,
  min,
  max,
  step,
  formatValue,
  disabled,
  onCommit,
  className,
}: SliderProps) {
  const id = useId();
  const [moving, setMoving] = useState<number>();
  const shown = moving ?? value;
  const commit = () => {
    if (moving === undefined) return;
    setMoving(undefined);
    if (moving !== value) onCommit(moving);
  };
  return (
    <div className={cx("flex flex-col gap-1 text-sm", className)}>
      <span className="flex justify-between gap-4">
        <label htmlFor={id} className="text-muted">
          {label}
        </label>
        <output htmlFor={id} className="font-medium tabular-nums">
          {formatValue(shown)}
        </output>
      </span>
      <input
        id={id}
        type="range"
        aria-label={accessibleLabel}
        aria-valuetext={formatValue(shown)}
        {...{ min, max, step, disabled }}
        value={shown}
        onChange={(event) => setMoving(event.target.valueAsNumber)}
        onPointerUp={commit}
        onKeyUp={commit}
        onBlur={commit}
        style={{ accentColor: "var(--wl-brand-strong)" }}
        className="h-6 w-full cursor-pointer disabled:cursor-not-allowed disabled:opacity-50"
      />
    </div>
  );
}
