import { cx } from "./cx";

const sizes = { sm: "size-4", md: "size-5", lg: "size-8" } as const;

interface SpinnerProps {
  size?: keyof typeof sizes;
  /** Announced by screen readers. Omit it where a text beside the spinner already says it. */
  label?: string;
  className?: string;
}

export function Spinner({ size = "md", label, className }: SpinnerProps) {
  return (
    <span role={label ? "status" : undefined} className={cx("inline-flex shrink-0", className)}>
      <svg viewBox="0 0 24 24" fill="none" aria-hidden="true" className={cx("animate-spin", sizes[size])}>
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.2" strokeWidth="3" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
