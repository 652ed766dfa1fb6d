import { asSoonAsPossible } from "./as-soon-as-possible";
import { type BrokenWish, brokenWishes } from "./broken-wishes";
import { checkProblem } from "./check";
import { type PlanCost, costOf, objectiveOfPlan } from "./cost";
import { formulate } from "./formulate";
import type { Forbidden } from "./formulate/part";
import type { SolveMilp } from "./milp";
import { netOut, useFreeSun } from "./net-out";
import { weighted } from "./objective";
import { type Plan, planOf } from "./plan";
import type { ScheduleProblem } from "./problem";
import { deliveredServices, wishes } from "./services";
import { softPrices } from "./soft-prices";
import { type StoredEnergy, storedEnergy } from "./stored-energy";

/**
 * The solver may stop when its plan is proven to cost at most this share of the value of the site's energy more than
 * the best: far below what a forecast is wrong by, and a third of the time that a tenth of it takes.
 */
const GAP_OF_ENERGY_VALUE = 1e-3;

/** Of 75 random days six needed more nodes, up to 5,300, and gained less than 0.1 % of the energy's value by them. */
const MAX_NODES = 100;

/** A plan, what it is compared with, and how good it is known to be. */
export interface ScheduleOutcome {
  plan: Plan;
  cost: PlanCost;
  brokenWishes: BrokenWish[];
  baseline: { plan: Plan; cost: PlanCost };
  savings: Savings;
  quality: PlanQuality;
}

export interface Savings {
  /** Baseline's cost less the plan's and the correction: same prices, forecast, delivered services and stored energy. */
  amount: number;
  /** What the plan is charged for energy that is missing at the end, in currency. */
  storedEnergyCorrection: number;
  storedEnergy: StoredEnergy[];
}

export interface PlanQuality {
  /** `optimal` within the gap, `best_found` at a limit of the search, `unoptimized` when no better plan than the simple one was found. */
  status: "optimal" | "best_found" | "unoptimized";
  /** How much better the best plan could still be, in the unit of the objective; null when nothing is proven. */
  gap: number | null;
}

/** How long a solver may search. */
export interface SolveOptions {
  timeLimitSeconds: number;
}

/**
 * The best plan for a site over its horizon (see docs/methods/optimization.md).
 * @param solve MILP solver; it blocks its thread, so a server calls this in a Worker
 * @throws DomainError `invalid_input` when the problem is physically impossible; wishes that cannot be kept are
 *   broken and reported instead
 */
export function schedule(problem: ScheduleProblem, solve: SolveMilp, options: SolveOptions): ScheduleOutcome {
  checkProblem(problem);
  const { plan, quality } = bestPlan(problem, solve, options);
  const cost = costOf(problem, plan);
  const baseline = planOf(problem, asSoonAsPossible(problem, deliveredServices(problem, plan)));
  const baselineCost = costOf(problem, baseline);
  const stored = storedEnergy(problem, plan, baseline);
  const storedEnergyCorrection = stored.reduce((sum, { correction }) => sum + correction, 0);
  return {
    plan,
    cost,
    brokenWishes: brokenWishes(problem, plan),
    baseline: { plan: baseline, cost: baselineCost },
    savings: {
      amount: baselineCost.total - cost.total - storedEnergyCorrection,
      storedEnergyCorrection,
      storedEnergy: stored,
    },
    quality,
  };
}

/**
 * Solves a checked problem for its objective.
 * @param forbidden what the plan must not do; the plan that needs no solver may do it, so it is no answer then
 * @returns `isSolved` is false when the solver found no plan, and the one that needs no solver is returned
 */
export function bestPlan(
  problem: ScheduleProblem,
  solve: SolveMilp,
  { timeLimitSeconds }: SolveOptions,
  forbidden: Forbidden | null = null,
): { plan: Plan; quality: PlanQuality; isSolved: boolean } {
  const weighed = weighted(problem);
  const prices = softPrices(weighed);
  const simple = planOf(problem, asSoonAsPossible(problem, wishes(problem)));
  const { model, valuesOf, decisionsOf } = formulate(weighed, prices, forbidden);
  const absoluteGap = GAP_OF_ENERGY_VALUE * energyValue(weighed, simple);
  const solution = solve(model, valuesOf(simple), { timeLimitSeconds, absoluteGap, maxNodes: MAX_NODES });
  const solved = () => planOf(problem, netOut(weighed, decisionsOf(solution.values)));
  const found = solution.status === "none" ? simple : planOf(problem, useFreeSun(weighed, solved()));
  const objective = (plan: Plan) => objectiveOfPlan(weighed, prices, plan);
  const isBetter = objective(found) < objective(simple);
  const plan = solution.status === "optimal" || isBetter || forbidden ? found : simple;
  const gap = Math.max(0, objective(plan) - solution.bound);
  return {
    plan,
    isSolved: solution.status !== "none",
    quality: {
      status: solution.status === "optimal" ? "optimal" : isBetter ? "best_found" : "unoptimized",
      gap: Number.isFinite(gap) ? gap : null,
    },
  };
}

/** What all energy that the site uses would cost if it were bought. */
function energyValue({ steps, stepHours, importPrice, loadKw }: ScheduleProblem, plan: Plan): number {
  const used = [loadKw, ...plan.heatKw, ...plan.evKw, ...plan.applianceKw];
  let value = 0;
  for (let step = 0; step < steps; step += 1) {
    const kw = used.reduce((sum, series) => sum + (series[step] ?? 0), 0);
    value += kw * stepHours * Math.abs(importPrice[step] ?? 0);
  }
  return value;
}
