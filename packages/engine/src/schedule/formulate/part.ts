import type { Entry, MilpBuilder } from "../milp";
import type { Decisions, Plan } from "../plan";
import type { ScheduleProblem } from "../problem";
import type { EnergyClaim } from "../shortfalls";
import type { SoftPrices } from "../soft-prices";

/** What every part of the site is written down with. */
export interface Formulation {
  problem: ScheduleProblem;
  prices: SoftPrices;
  milp: MilpBuilder;
  /** What a plan must not do, to see what doing it is worth. */
  forbidden: Forbidden | null;
  /** Vehicles that may have to share power. */
  groups: readonly (readonly EnergyClaim[])[];
  /** Power of the site in each step, as entries: positive takes, negative gives. */
  balance: readonly Entry[][];
  /** Of each step what may be exported beside the sun: discharge of the batteries that may give to the grid. */
  mayExport: readonly Entry[][];
  /** Column of the energy that each vehicle lacks, by kind and number. */
  missing: Map<`${"ev" | "battery"} ${number}`, number>;
}

/** A part of the site after it was written down: how its columns read as decisions, and a plan as its columns. */
export interface Part {
  read: (values: Float64Array, decisions: Decisions) => void;
  write: (plan: Plan, values: Float64Array) => void;
}

/** Most power that a part may have in some steps. */
export interface Forbidden {
  part: "charge" | "discharge" | "ev" | "appliance" | "heat";
  /** Its number among the parts of its kind. */
  index: number;
  fromStep: number;
  untilStep: number;
  mostKw: (step: number) => number;
}

export function mostKw({ forbidden }: Formulation, part: Forbidden["part"], index: number, step: number): number {
  if (!forbidden || forbidden.part !== part || forbidden.index !== index) return Infinity;
  return step >= forbidden.fromStep && step < forbidden.untilStep ? forbidden.mostKw(step) : Infinity;
}

export function setAt(series: Float64Array | undefined, step: number, value: number): void {
  if (series) series[step] = value;
}

/** Adds a column to the site's power in a step. */
export function takes({ balance }: Formulation, step: number, column: number, factor = 1): void {
  balance[step]?.push([column, factor]);
}
