import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";

/** What an account's electricity meters measured. */
export interface EnergyHistory {
  /** Meters whose import is complete: of one that is half read, a baseline would be wrong for good. */
  meters: readonly {
    id: string;
    series: IntervalSeries;
    /** The first three digits of the meter's ZIP code; null where it is not known. */
    zipPrefix: string | null;
  }[];
  /** Some of it comes from a sandbox meter. */
  simulated: boolean;
  /** All of it comes from utilities: a file or a device is its holder's own word. */
  isMeasured: boolean;
}

/** A settled event in which the home's own meter shows a reduction beyond chance. */
export interface DeliveredEvent {
  id: string;
  /** What is certain of the reduction, Wh. */
  deliveredWh: number;
  baselineWh: number;
  /** Holds 90 % of what may be behind the reduction. */
  interval: { fromWh: number; toWh: number };
}
