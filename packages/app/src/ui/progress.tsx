import { cx } from "./cx";

const tones = { brand: "bg-brand", amber: "bg-amber-bright", danger: "bg-danger" } as const;

interface ProgressProps {
  /** Share done, 0–100 percent. */
  valuePercent: number;
  label: string;
  /** Shown at the right above the bar, such as "60 %". */
  valueText?: string;
  hideLabel?: boolean;
  tone?: keyof typeof tones;
  className?: string;
}

export function Progress({
  valuePercent,
  label,
  valueText,
  hideLabel = false,
  tone = "brand",
  className,
}: ProgressProps) {
  const shown = Math.min(100, Math.max(0, valuePercent));
  return (
    <div className={className}>
      {!hideLabel && (
        <div className="mb-2 flex items-baseline justify-between gap-4 text-sm">
          <span className="font-medium">{label}</span>
          {valueText && <span className="tabular-nums text-muted">{valueText}</span>}
        </div>
      )}
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers do not let a <progress> bar glide or take our shape
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(shown)}
        aria-valuetext={valueText}
        className="h-2 overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className={cx("h-full rounded-full transition-all duration-250", tones[tone])}
          style={{ width: `${shown}%` }}
        />
      </div>
    </div>
  );
}
