import { cx } from "./cx";

const sizes = { sm: "size-6", md: "size-8", lg: "size-12" } as const;

interface LogoProps {
  size?: keyof typeof sizes;
  /** `mark` leaves the name out; it then needs a label beside it. */
  show?: "mark" | "full";
  className?: string;
}

/** The Wattleaf mark: a leaf whose midrib is a load curve. The name stands beside it as text. */
export function Logo({ size = "md", show = "full", className }: LogoProps) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={cx("shrink-0", sizes[size])}>
        <path d="M28 4C14 3 4 9 4 19c0 5.500 4 9 9.500 9C23.500 28 29 18 28 4Z" fill="var(--wl-brand)" />
        <path
          d="M4.500 27.500 11 21l3 2 4.500-9.500 2.500 3.500L25 8"
          fill="none"
          stroke="#fff"
          strokeWidth="2.25"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      {show === "full" && <span className="text-lg font-bold tracking-tight">Wattleaf</span>}
    </span>
  );
}
