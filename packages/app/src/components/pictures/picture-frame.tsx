import type { ReactNode } from "react";
import { PICTURE } from "./frame";

const grounds = {
  leaf: { fill: "var(--wl-brand-soft)", line: "var(--wl-brand-strong)" },
  sun: { fill: "var(--wl-amber-soft)", line: "var(--wl-brand-strong)" },
  field: { fill: "color-mix(in srgb, var(--wl-surface) 55%, var(--wl-line))", line: "var(--wl-brand-strong)" },
  night: { fill: "var(--wl-forest)", line: "var(--wl-on-forest)" },
};

/** The color of a picture's ground, and of the lines on it. */
export type PictureGround = keyof typeof grounds;

interface PictureFrameProps {
  ground: PictureGround;
  /** What it shows, where it says more than the text beside it; decoration otherwise. */
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** What all drawn pictures share: their size, their ground, and how they are cropped to the box that `className` gives. */
export function PictureFrame({ ground, label, className, children }: PictureFrameProps) {
  const { fill, line } = grounds[ground];
  return (
    <svg
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      viewBox={`0 0 ${PICTURE.width} ${PICTURE.height}`}
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      style={{ color: line }}
    >
      <rect width={PICTURE.width} height={PICTURE.height} fill={fill} />
      {children}
    </svg>
  );
}
