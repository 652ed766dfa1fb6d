import type { PictureMotif } from "@wattleaf/shared/domain/picture-motifs";
import type { ReactElement } from "react";
import { Building, Factory, Home, Hotel, Store, Substation } from "./pictures/buildings";
import { Battery, DuckCurve, LoadCurve, Stack } from "./pictures/curves";
import { HeatPump, Meter, Vehicle } from "./pictures/devices";
import { Grid, Plant } from "./pictures/networks";
import { Bill, Ledger, TariffClock } from "./pictures/paperwork";
import { PictureFrame, type PictureGround } from "./pictures/picture-frame";

interface Drawing {
  ground: PictureGround;
  Draw: () => ReactElement;
}

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
  return (
    <PictureFrame ground={ground} label={label} className={className}>
      <Draw />
    </PictureFrame>
  );
}
