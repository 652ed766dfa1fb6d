import type { AchievementMeasure } from "@wattleaf/shared/domain/achievements";
import { ink, shades } from "../../../components/pictures/frame";
import { cx } from "../../../ui/cx";
import { type Fills, glyphs } from "./glyphs";

const REACHED: Fills = { main: ink.brand, soft: shades[3], accent: ink.amber };
const OPEN: Fills = { main: "none", soft: "none", accent: "none" };
/** A hexagon with its point up. */
const EDGE = "M48 5L84 25.5V66.5L48 87L12 66.5V25.5Z";
/** Leaves below the drawing stand this far apart. */
const LEAF_STEP = 11;

interface BadgeProps {
  measure: AchievementMeasure;
  /** 1 for the easiest of its measure: as many leaves as that. */
  tier: number;
  reached: boolean;
  className?: string;
}

/** A drawn badge: green once reached, until then its outline. */
export function AchievementBadge({ measure, tier, reached, className }: BadgeProps) {
  const fills = reached ? REACHED : OPEN;
  const firstX = 48 - ((tier - 1) * LEAF_STEP) / 2;
  return (
    <svg
      viewBox="0 0 96 96"
      aria-hidden="true"
      className={cx(reached ? "text-ink" : "text-muted", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path
        d={EDGE}
        fill={reached ? "var(--wl-brand-soft)" : "var(--wl-sunken)"}
        stroke={reached ? ink.brand : "var(--wl-line-strong)"}
        strokeWidth="4"
        strokeDasharray={reached ? undefined : "2 8"}
      />
      <g opacity={reached ? 1 : 0.7}>{glyphs[measure](fills)}</g>
      {Array.from({ length: tier }, (_, index) => (
        <Leaf key={index} x={firstX + index * LEAF_STEP} fill={reached ? ink.brand : "var(--wl-surface)"} />
      ))}
    </svg>
  );
}

const Leaf = ({ x, fill }: { x: number; fill: string }) => (
  <path d={`M${x} 94c-6-4-6-10 0-15c6 5 6 11 0 15Z`} fill={fill} strokeWidth="2" />
);
