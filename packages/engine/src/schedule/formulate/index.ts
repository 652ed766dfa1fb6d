import { type Entry, MilpBuilder, type MilpModel } from "../milp";
import { type Decisions, type Plan, nothingDecided } from "../plan";
import type { ScheduleProblem } from "../problem";
import { claimGroups } from "../shortfalls";
import type { SoftPrices } from "../soft-prices";
import { formulateAppliance } from "./appliance";
import { formulateBattery } from "./battery";
import { formulateEv } from "./ev";
import { closeBalance, formulateGrid, limitExportBySource } from "./grid";
import { formulateHeat } from "./heat";
import { formulateFairness } from "./fairness";
import type { Forbidden, Formulation, Part } from "./part";

/** A problem as a MILP, and both ways between its points and plans. */
export interface FormulatedProblem {
  model: MilpModel;
  decisionsOf: (values: Float64Array) => Decisions;
  valuesOf: (plan: Plan) => Float64Array;
}

/** Writes the site down as a mixed-integer linear program (docs/methods/optimization.md has it in maths). */
export function formulate(
  problem: ScheduleProblem,
  prices: SoftPrices,
  forbidden: Forbidden | null = null,
): FormulatedProblem {
  const milp = new MilpBuilder();
  const perStep = () => Array.from({ length: problem.steps }, (): Entry[] => []);
  const balance = perStep();
  const formulation: Formulation = {
    problem,
    prices,
    milp,
    forbidden,
    groups: claimGroups(problem),
    balance,
    mayExport: perStep(),
    missing: new Map(),
  };
  const parts: Part[] = [
    formulateGrid(formulation),
    ...problem.batteries.map((battery, index) => formulateBattery(formulation, battery, index)),
    ...problem.evs.map((ev, index) => formulateEv(formulation, ev, index)),
    ...problem.appliances.map((appliance, index) => formulateAppliance(formulation, appliance, index)),
    ...problem.heatZones.map((zone, index) => formulateHeat(formulation, zone, index)),
    formulateFairness(formulation),
  ];
  closeBalance(formulation);
  limitExportBySource(formulation);
  const model = milp.build();
  return {
    model,
    decisionsOf: (values) => {
      const decisions = nothingDecided(problem);
      for (const { read } of parts) read(values, decisions);
      return decisions;
    },
    valuesOf: (plan) => {
      const values = new Float64Array(model.columns);
      for (const { write } of parts) write(plan, values);
      return values;
    },
  };
}
