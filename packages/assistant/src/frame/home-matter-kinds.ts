import type { StatedTariff } from "./amounts/said-tariff";
import type { APPLIANCES } from "./vocabulary";

/** Questions of the home that `home-matters.ts` reads by their words. */
export const HOME_MATTERS = [
  /** How long the battery would carry the home. */
  "battery_runtime",
  /** What the battery took, gave or was filled from. */
  "battery_past",
  /** What the battery has saved. */
  "battery_saving",
  /** What a machine saves that runs at another hour. */
  "moved_run",
  /** When the own tariff is cheap, and how much it asks then. */
  "cheap_hours",
  /** What of the car's electricity is, or could have been, solar. */
  "car_sources",
  /** Charging in the peak hours, and what it cost more. */
  "car_at_peak",
  /** Each time that the car charged. */
  "car_runs",
  /** Each month's charging, and its share. */
  "car_by_month",
  /** When to charge for a distance, for how long and for how much. */
  "trip_charge",
  /** A meter that turns at night: the least that was drawn, and how to look for a leak. */
  "night_draw",
  /** A machine's draw in some hours, and whether these are peak hours. */
  "draw_at_hours",
  /** Two appliances by what is usual. */
  "usual_pair",
  /** What would bring the own bill down the most. */
  "measures",
] as const;
export type HomeMatter = (typeof HOME_MATTERS)[number];

export interface MovedRun {
  appliance: (typeof APPLIANCES)[number];
  /** What is moved with it. */
  others?: readonly (typeof APPLIANCES)[number][];
  /** The prices that the question states, in place of those of the own tariff. */
  tariff?: StatedTariff;
  /** Undefined where the question does not say when it runs now. */
  fromHour?: number;
  toHour: number;
  /** As often as the question says. */
  timesPerMonth?: number;
}

export interface MeasuresWanted {
  /** So many are asked for. */
  count?: number;
  /** What may be changed depends on it. */
  home?: "rented" | "shop";
}

/** A home matter with what its answer needs beside the slots. */
export interface AskedHomeMatter {
  kind: HomeMatter;
  /** "At 8": the hour that is named. */
  hour?: number;
  /** "Until 10" */
  untilHour?: number;
  /** "Is it peak right now?" */
  isNow?: true;
  /** Of the expensive hours, and not of the cheap ones. */
  isOfPeak?: true;
  moved?: MovedRun;
  measures?: MeasuresWanted;
}
