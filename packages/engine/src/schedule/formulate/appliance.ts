import type { Entry } from "../milp";
import type { Appliance } from "../problem";
import { lateCost, notRunCost } from "../soft-prices";
import { startsOf } from "../starts";
import { type Formulation, mostKw, type Part, takes } from "./part";

/** An appliance runs in one piece from one of its starts, in as many steps as fit when it may pause, or not at all. */
export function formulateAppliance(formulation: Formulation, appliance: Appliance, index: number): Part {
  return appliance.interruptible
    ? formulatePausing(formulation, appliance, index)
    : formulateRun(formulation, appliance, index);
}

/** One binary for each possible start; the run's power enters the balance of every step that it covers. */
function formulateRun(formulation: Formulation, appliance: Appliance, index: number): Part {
  const { problem, prices, milp } = formulation;
  const { powerKw, announced, latestEndStep } = appliance;
  const isAllowed = (step: number) => mostKw(formulation, "appliance", index, step) > 0;
  const starts = startsOf(problem, appliance).filter((start) => stepsFrom(start, powerKw.length).every(isAllowed));
  const columns = starts.map((start) => {
    let cost = lateCost(prices, appliance, start + powerKw.length - latestEndStep);
    if (announced) cost += announced.movePerStep * Math.abs(start - announced.step);
    powerKw.forEach((kw, offset) => (cost += latenessCost(formulation, start + offset, kw)));
    const column = milp.binary(cost);
    powerKw.forEach((kw, offset) => takes(formulation, start + offset, column, kw));
    return column;
  });
  const notRun = milp.column({ upper: 1, cost: notRunCost(prices, appliance, powerKw.length) });
  milp.equal(1, [...columns.map((column): Entry => [column, 1]), [notRun, 1]]);
  return {
    read: (values, decisions) => {
      const start = starts[columns.findIndex((column) => (values[column] ?? 0) > 0.5)];
      if (start !== undefined) setRun(decisions.runSteps, index, stepsFrom(start, powerKw.length));
    },
    write: ({ runSteps }, values) => {
      const start = runSteps[index]?.[0];
      columns.forEach((column, at) => (values[column] = starts[at] === start ? 1 : 0));
      values[notRun] = start === undefined ? 1 : 0;
    },
  };
}

/** One binary for each step of the window: on or off, as many on as the run has steps. */
function formulatePausing(formulation: Formulation, appliance: Appliance, index: number): Part {
  const { problem, prices, milp } = formulation;
  const { powerKw, earliestStep, latestEndStep } = appliance;
  const kw = powerKw[0] ?? 0;
  const steps = stepsFrom(earliestStep, Math.min(latestEndStep, problem.steps) - earliestStep).filter(
    (step) => mostKw(formulation, "appliance", index, step) > 0,
  );
  const columns = steps.map((step) => {
    const column = milp.binary(latenessCost(formulation, step, kw));
    takes(formulation, step, column, kw);
    return column;
  });
  const missing = milp.column({ upper: powerKw.length, cost: notRunCost(prices, appliance, 1) });
  milp.equal(powerKw.length, [...columns.map((column): Entry => [column, 1]), [missing, 1]]);
  return {
    read: (values, decisions) => {
      setRun(
        decisions.runSteps,
        index,
        steps.filter((_, at) => (values[columns[at] ?? 0] ?? 0) > 0.5),
      );
    },
    write: ({ runSteps }, values) => {
      const runs = new Set(runSteps[index]);
      columns.forEach((column, at) => (values[column] = runs.has(steps[at] ?? -1) ? 1 : 0));
      values[missing] = powerKw.length - runs.size;
    },
  };
}

const latenessCost = ({ prices, problem }: Formulation, step: number, kw: number): number =>
  prices.latenessPerKwhStep * step * kw * problem.stepHours;

const stepsFrom = (first: number, count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, offset) => first + offset);

function setRun(runSteps: readonly (readonly number[])[], index: number, steps: number[]): void {
  (runSteps as (readonly number[])[])[index] = steps;
}
