import { type BrokenWish, brokenWishes } from "../broken-wishes";
import { costOf } from "../cost";
import type { SolveMilp } from "../milp";
import type { ScheduleProblem } from "../problem";
import { type ScheduleOutcome, type SolveOptions, bestPlan } from "../schedule";
import { storedEnergy } from "../stored-energy";
import { type PlanDecision, decisionsOf, withoutDecision } from "./decisions";

export const EXPLAINED_DECISIONS = 5;

/** What a decision is worth: the best plan without it, against the plan. */
export interface ExplainedDecision extends PlanDecision {
  /**
   * What the plan without it costs more, in currency: its bill and wear, and the energy that it leaves missing at the
   * highest price. Not negative, because both plans are only proven to be within the solver's gap.
   */
  costDifference: number;
  /** What the other plan gains in the weighted objective (such as kg), where that is not the cost; else null. */
  weightDifference: number | null;
  /** What only the plan without it cannot keep. */
  brokenWishes: BrokenWish[];
}

/**
 * Solves the site again without each of the plan's largest decisions, one at a time; one that the solver finds no plan
 * without in its time is left out.
 * @param onProgress called before each, with how many were solved
 */
export function explainPlan(
  problem: ScheduleProblem,
  { plan, baseline, cost, brokenWishes: broken }: ScheduleOutcome,
  solve: SolveMilp,
  options: SolveOptions,
  onProgress: (done: number, of: number) => void = () => {},
): ExplainedDecision[] {
  const decisions = decisionsOf(problem, plan, baseline.plan).slice(0, EXPLAINED_DECISIONS);
  const timeLimitSeconds = options.timeLimitSeconds / Math.max(1, decisions.length);
  const explained = decisions.flatMap((decision, done): ExplainedDecision[] => {
    onProgress(done, decisions.length);
    const forbidden = withoutDecision(decision, baseline.plan);
    const { plan: other, isSolved } = bestPlan(problem, solve, { ...options, timeLimitSeconds }, forbidden);
    if (!isSolved) return [];
    const lacking = storedEnergy(problem, other, plan).reduce((sum, { correction }) => sum + correction, 0);
    const keptBefore = storedEnergy(problem, plan, plan).reduce((sum, { correction }) => sum + correction, 0);
    return [
      {
        ...decision,
        costDifference: Math.max(0, costOf(problem, other).total + lacking - keptBefore - cost.total),
        weightDifference: weightOf(problem, other.importKw, plan.importKw),
        brokenWishes: brokenWishes(problem, other).filter((wish) => isWorse(wish, broken)),
      },
    ];
  });
  return explained.toSorted((a, b) => b.costDifference - a.costDifference);
}

function weightOf({ objective, stepHours }: ScheduleProblem, other: Float64Array, own: Float64Array): number | null {
  if (objective.kind === "cost") return null;
  const { perKwh } = objective;
  return other.reduce((sum, kw, step) => sum + (kw - (own[step] ?? 0)) * stepHours * (perKwh[step] ?? 0), 0);
}

/** Less is rounding of the two solves. */
const WORSE_BY = 0.01;

function isWorse(wish: BrokenWish, before: readonly BrokenWish[]): boolean {
  const same = before.find(({ kind, ...rest }) => kind === wish.kind && idOf(rest) === idOf(wish));
  return amountOf(wish) > (same ? amountOf(same) : 0) + WORSE_BY;
}

const idOf = (wish: object): string | null => ("id" in wish && typeof wish.id === "string" ? wish.id : null);

/** How far a wish is broken, in its own unit. */
function amountOf(wish: BrokenWish): number {
  switch (wish.kind) {
    case "ev_energy":
    case "final_charge":
      return wish.missingKwh;
    case "appliance_not_run":
      return wish.missingHours;
    case "appliance_late":
      return wish.lateHours;
    case "comfort":
      return wish.belowKelvinHours + wish.aboveKelvinHours;
    case "import_limit":
      return wish.excessKwh;
  }
}
