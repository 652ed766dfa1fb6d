import { cx } from "./cx";

const sizes = { sm: "size-6", md: "size-8", lg: "size-12" } as const;

interface LogoProps {
  size?: keyof typeof sizes;
  /** `mark` omits the name; it then needs a label beside it. */
  show?: "mark" | "full";
  className?: string;
}

/** The Wattleaf mark: a leaf whose midrib is a load curve, with the name beside it as text. */
export function Logo({ size = "md", show = "full", className }: LogoProps) {
  return (
    <span className={cx("inline-flex items-center gap-2.5", className)}>
      <svg viewBox="0 0 32 32" aria-hidden="true" className={cx("shrink-0", sizes[size])}>
        <path
          d="M29 3C14 2 4 8.5 4 18.5 4 21 4.8 23.2 6 25l-2.5 2.5 1.5 1.5L7.5 26.5c1.7 1 3.8 1.5 6 1.5C24 28 30 18 29 3Z"
          fill="var(--wl-brand)"
        />
        <path
          d="M9.5 22.5 13 18.5l3 2.5 3.5-9 2.5 4L25 8.5"
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
