import { cx } from "./cx";

interface QrCodeProps {
  /** What it opens, for screen readers. */
  label: string;
  /** Modules as an SVG path, and how many there are in a row. */
  code: { path: string; size: number };
  className?: string;
}

/** Readers need dark on light, in the dark theme too. */
export function QrCode({ label, code: { path, size }, className }: QrCodeProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={cx("rounded-md bg-white p-2 text-black", className)}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
