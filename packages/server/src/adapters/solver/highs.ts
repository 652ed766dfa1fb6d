import loadHighs, { type Highs, type Model } from "highs";
import {
  type MilpModel,
  type MilpSolution,
  type SolveLimits,
  type SolveMilp,
  objectiveOf,
} from "@wattleaf/engine/schedule/milp";
import { Relaxation } from "./relaxation";
import { ENOUGH_GAPS, type Searched, searchWindows } from "./window-search";

/**
 * What HiGHS does beside its defaults. The schedules' models are tight as they are written: presolving them, the root's
 * reduced-cost search and cuts below the root take longer than they save (processor time of 40 random days, median and
 * 95th percentile: 0.71 and 1.76 s with them, 0.44 and 1.06 s without, on two busy cores).
 */
const SEARCH = {
  output_flag: false,
  mip_rel_gap: 0,
  presolve: "off",
  mip_heuristic_run_root_reduced_cost: false,
  mip_allow_cut_separation_at_nodes: false,
} as const;

/** Beside a plan of the own search, the solver's own ways to find plans take longer than they gain. */
const PROOF_ONLY = {
  mip_heuristic_effort: 0,
  mip_heuristic_run_feasibility_jump: false,
  mip_heuristic_run_rins: false,
  mip_heuristic_run_rens: false,
} as const;

/** Up to a day of quarter hours with a few devices; the relaxations of longer plans take too long to be solved often. */
const MAX_SEARCHED_ROWS = 600;

/** A search that stops at its gap may be off it by rounding, by this share of the gap or in the objective's unit. */
const ROUNDING = 1e-6;

let loading: Promise<SolveMilp> | null = null;

/**
 * HiGHS (https://highs.dev) as WebAssembly, loaded once for each thread. Solving blocks the thread, so a server only
 * does it in a Worker. One thread and one seed: the same model gives the same answer unless the time limit ends it.
 */
export function loadSolver(): Promise<SolveMilp> {
  loading ??= loadHighs().then(solverOf);
  return loading;
}

const solverOf =
  (highs: Highs): SolveMilp =>
  (milp, start, limits) => {
    const searched =
      milp.integer.includes(1) && milp.rows <= MAX_SEARCHED_ROWS ? search(highs, milp, start, limits) : null;
    const unproven = searched ? searched.objective - searched.bound : Infinity;
    if (searched && unproven <= ENOUGH_GAPS * limits.absoluteGap * (1 + ROUNDING))
      return { status: statusOf(unproven, limits), values: searched.values, bound: searched.bound };
    return highs.withModel((model) => solve(highs, model, { milp, start, limits, searched }));
  };

const statusOf = (unproven: number, { absoluteGap }: SolveLimits): "optimal" | "stopped" =>
  unproven <= absoluteGap * (1 + ROUNDING) + ROUNDING ? "optimal" : "stopped";

/** A first search over the relaxation, which is kept from one solve to the next. */
const search = (highs: Highs, milp: MilpModel, start: Float64Array, { absoluteGap }: SolveLimits): Searched =>
  highs.withModel((model) => {
    model.options.set({ output_flag: false, presolve: "off" });
    pass(model, milp, false);
    return searchWindows(milp, new Relaxation(highs, model, milp), start, absoluteGap);
  });

interface Task {
  milp: MilpModel;
  start: Float64Array;
  limits: SolveLimits;
  searched: Searched | null;
}

function solve(highs: Highs, model: Model, { milp, start, limits, searched }: Task): MilpSolution {
  const { modelStatus, solutionStatus } = highs.constants;
  const isMip = milp.integer.includes(1);
  model.options.set({
    ...SEARCH,
    ...(searched && PROOF_ONLY),
    time_limit: limits.timeLimitSeconds,
    // After the search of our own, the solver too stops where the rest no longer matters.
    mip_abs_gap: searched ? ENOUGH_GAPS * limits.absoluteGap : limits.absoluteGap,
    mip_max_nodes: limits.maxNodes,
  });
  pass(model, milp, isMip);
  if (isMip) model.setSolution({ colValue: searched?.values ?? start });
  model.run();
  const status = model.getModelStatus();
  const isOptimal = status === modelStatus.optimal;
  const proven = Number(isMip ? model.info.get("mip_dual_bound") : isOptimal ? model.getObjectiveValue() : -Infinity);
  const bound = Math.max(proven, searched?.bound ?? -Infinity);
  if (model.info.get("primal_solution_status") !== solutionStatus.feasible)
    return searched
      ? { status: "stopped", values: searched.values, bound }
      : { status: "none", values: new Float64Array(0), bound };
  const values = model.getSolution().colValue;
  if (!isOptimal) return { status: "stopped", values, bound };
  return { status: searched ? statusOf(objectiveOf(milp, values) - bound, limits) : "optimal", values, bound };
}

function pass(model: Model, milp: MilpModel, isMip: boolean): void {
  model.passModel({
    numCols: milp.columns,
    numRows: milp.rows,
    colCost: milp.cost,
    colLower: milp.columnLower,
    colUpper: milp.columnUpper,
    rowLower: milp.rowLower,
    rowUpper: milp.rowUpper,
    matrix: {
      format: "csr",
      numRows: milp.rows,
      numCols: milp.columns,
      starts: milp.rowStart,
      indices: milp.entryColumn,
      values: milp.entryValue,
    },
    ...(isMip && { integrality: Int32Array.from(milp.integer) }),
  });
}
