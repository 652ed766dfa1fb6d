import type { Entry, MilpBuilder } from "../milp";
import type { Decisions, Plan } from "../plan";
import type { ScheduleProblem } from "../problem";
import type { SoftPrices } from "../soft-prices";

/** What every part of the site is written down with. */
export interface Formulation {
  problem: ScheduleProblem;
  prices: SoftPrices;
  milp: MilpBuilder;
  /** Power of the site in each step, as entries: positive takes, negative gives. */
  balance: readonly Entry[][];
}

/** A part of the site after it was written down: how its columns read as decisions, and a plan as its columns. */
export interface Part {
  read: (values: Float64Array, decisions: Decisions) => void;
  write: (plan: Plan, values: Float64Array) => void;
}

/** Adds a column to the site's power in a step. */
export function takes({ balance }: Formulation, step: number, column: number, factor = 1): void {
  balance[step]?.push([column, factor]);
}
