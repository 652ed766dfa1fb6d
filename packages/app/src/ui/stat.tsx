import type { ReactNode } from "react";
import { cx } from "./cx";

/** `words` is for values that are words: a long one at the size of a figure is wider than half a phone. */
const sizes = { words: "text-lg sm:text-2xl", md: "text-2xl", lg: "text-4xl" } as const;
const changeTones = { good: "text-brand-strong", bad: "text-danger", neutral: "text-muted" } as const;

interface StatProps {
  label: ReactNode;
  /** The figure, already formatted for the reader's language. */
  value: ReactNode;
  unit?: ReactNode;
  /** How it changed. Color alone is not accessible, so the text needs a sign or a word. */
  change?: { text: ReactNode; tone: keyof typeof changeTones };
  note?: ReactNode;
  size?: keyof typeof sizes;
  className?: string;
}

/** One figure with its label. Put several into a `<dl>`. */
export function Stat({ label, value, unit, change, note, size = "md", className }: StatProps) {
  return (
    <div className={cx("flex flex-col gap-1", className)}>
      <dt className="text-sm opacity-80">{label}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-2">
        <span className={cx("min-w-0 break-words font-bold tabular-nums tracking-tight", sizes[size])}>{value}</span>
        {unit && <span className="text-base font-medium opacity-80">{unit}</span>}
        {change && (
          <span className={cx("text-sm font-semibold tabular-nums", changeTones[change.tone])}>{change.text}</span>
        )}
      </dd>
      {note && <dd className="text-sm opacity-80">{note}</dd>}
    </div>
  );
}
