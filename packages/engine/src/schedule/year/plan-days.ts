import type { PriceSeries } from "../../tariff/price-series";
import { asSoonAsPossible } from "../as-soon-as-possible";
import { brokenWishes } from "../broken-wishes";
import { checkProblem } from "../check";
import type { SolveMilp } from "../milp";
import { type Decisions, type Plan, planOf } from "../plan";
import type { ScheduleProblem } from "../problem";
import { bestPlan } from "../schedule";
import { wishes } from "../services";
import { cheapestTimes, hasCheapestTimes, isUncoupled } from "./cheapest-times";
import { dayProblem, keyOf, shapeOf, type YearCharge } from "./day-problem";
import type { FlexibleDay, FlexibleYear } from "./flexible-year";

/** A day before and after shifting. */
export interface PlannedDay {
  problem: ScheduleProblem;
  before: Plan;
  after: Plan;
  /** Whether something that the day asks for is not delivered in full. */
  isUnmet: boolean;
}

const TIME_LIMIT_SECONDS = 2;

/** Solves days, and each shape of day only once. */
export class DaySolver {
  readonly #solve: SolveMilp;
  readonly #solved = new Map<string, Decisions>();

  constructor(solve: SolveMilp) {
    this.#solve = solve;
  }

  /** How many different days were solved. */
  get shapes(): number {
    return this.#solved.size;
  }

  decisionsOf(problem: ScheduleProblem): Decisions {
    const shape = shapeOf(problem);
    const key = keyOf(shape);
    const known = this.#solved.get(key);
    if (known) return known;
    checkProblem(shape);
    const decisions =
      isUncoupled(shape) && hasCheapestTimes(shape)
        ? cheapestTimes(shape)
        : bestPlan(shape, this.#solve, { timeLimitSeconds: TIME_LIMIT_SECONDS }).plan;
    this.#solved.set(key, decisions);
    return decisions;
  }
}

/** Plans every day of the year under those prices; null for the days on which there is nothing to plan. */
export function planDays(
  year: FlexibleYear,
  prices: PriceSeries,
  charges: readonly YearCharge[],
  solver: DaySolver,
  onDay: () => void,
): (PlannedDay | null)[] {
  return year.days.map((day) => {
    onDay();
    const problem = dayProblem(year, day, prices, charges);
    if (!problem) return null;
    const after = planOf(problem, solver.decisionsOf(problem));
    const isUnmet = brokenWishes(problem, after).length > 0;
    return { problem, before: unshifted(problem, day), after, isUnmet };
  });
}

/** A day as it runs of itself: as it was metered, or as soon as possible. */
export function unshifted(problem: ScheduleProblem, { meteredEvKw }: FlexibleDay): Plan {
  const decisions = asSoonAsPossible(problem, wishes(problem));
  return planOf(problem, { ...decisions, evKw: decisions.evKw.map((kw, index) => meteredEvKw[index] ?? kw) });
}
