import { cx } from "./cx";

interface SwatchProps {
  /** A background class of the kit … */
  look?: string;
  /** … or the color itself, where it is data. */
  color?: string;
  size?: "sm" | "md";
}

const sizes = { sm: "size-2.5", md: "size-3" } as const;

/** The color of a legend's entry. Forced colors leave it alone: without it a legend says nothing. */
export function Swatch({ look, color, size = "md" }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      data-swatch=""
      className={cx("shrink-0 rounded-sm forced-color-adjust-none", sizes[size], look)}
      {...(color ? { style: { backgroundColor: color } } : {})}
    />
  );
}
