import type { PictureMotif } from "@wattleaf/shared/domain/picture-motifs";
import type { ReactElement } from "react";
import { Building, Factory, Home, Hotel, Store, Substation } from "./pictures/buildings";
import { Battery, DuckCurve, LoadCurve, Stack } from "./pictures/curves";
import { HeatPump, Meter, Vehicle } from "./pictures/devices";
import { PICTURE } from "./pictures/frame";
import { Grid, Plant } from "./pictures/networks";
import { Bill, Ledger, TariffClock } from "./pictures/paperwork";

interface Drawing {
  /** The color of the ground, and of the lines on it. */
  ground: keyof typeof grounds;
  Draw: () => ReactElement;
}

const grounds = {
  leaf: { fill: "var(--wl-brand-soft)", line: "var(--wl-brand-strong)" },
  sun: { fill: "var(--wl-amber-soft)", line: "var(--wl-brand-strong)" },
  field: { fill: "color-mix(in srgb, var(--wl-surface) 55%, var(--wl-line))", line: "var(--wl-brand-strong)" },
  night: { fill: "var(--wl-forest)", line: "var(--wl-on-forest)" },
};

const drawings: Record<PictureMotif, Drawing> = {
  "load-curve": { ground: "night", Draw: LoadCurve },
  stack: { ground: "field", Draw: Stack },
  "duck-curve": { ground: "sun", Draw: DuckCurve },
  "battery-day": { ground: "leaf", Draw: Battery },
  "tariff-clock": { ground: "sun", Draw: TariffClock },
  meter: { ground: "leaf", Draw: Meter },
  plant: { ground: "night", Draw: Plant },
  grid: { ground: "field", Draw: Grid },
  bill: { ground: "leaf", Draw: Bill },
  "heat-pump": { ground: "sun", Draw: HeatPump },
  vehicle: { ground: "night", Draw: Vehicle },
  ledger: { ground: "field", Draw: Ledger },
  commercial: { ground: "leaf", Draw: Building },
  retail: { ground: "sun", Draw: Store },
  residential: { ground: "field", Draw: Home },
  manufacturing: { ground: "leaf", Draw: Factory },
  hospitality: { ground: "sun", Draw: Hotel },
  utility: { ground: "night", Draw: Substation },
};

interface PictureProps {
  motif: PictureMotif;
  /** What it shows, where it says more than the text beside it; decoration otherwise. */
  label?: string;
  className?: string;
}

/**
 * A drawn picture from the site's own set: no text, the colors of the theme, cropped to the box that `className` gives.
 * Its curves are typical shapes, not anyone's readings.
 */
export function Picture({ motif, label, className }: PictureProps) {
  const { ground, Draw } = drawings[motif];
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
      <Draw />
    </svg>
  );
}
