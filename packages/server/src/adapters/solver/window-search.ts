import { type MilpModel, objectiveOf } from "@wattleaf/engine/schedule/milp";
import { type Choices, choicesOf } from "./choices";
import type { Bounds, Relaxation, Relaxed } from "./relaxation";

/**
 * Nodes for the gap that is asked for; then as many again twice for a plan within {@link ENOUGH_GAPS} of them. What is
 * still further from its bound, the solver's own search and its cuts go on with.
 */
const NODES_FOR_GAP = 30;
const MAX_NODES = 90;
/**
 * Of 40 random days, half are left with one to three gaps after the first nodes. To prove the rest of them took the
 * solver up to seconds, and it moved their plans by less than that: 0.3 % of the energy's value, where forecasts are
 * wrong by more.
 */
export const ENOUGH_GAPS = 3;
/** A plan that is still so far from its bound after the first nodes is one for the solver's cuts. */
const FAR_GAPS = 10;
/** A run's start is tried so many steps earlier and later. */
const NEARBY = [1, -1, 4, -4, 8, -8];
const MAX_NEARBY_TRIES = 30;
/** A charger whose relaxed power is at least this share of its most is on, below its minimum or not. */
const ON_SHARE = 0.12;
const MAX_SWITCH_ROUNDS = 8;
const WHOLE = 1e-6;
const BETTER = 1e-9;

export interface Searched {
  values: Float64Array;
  objective: number;
  /** Nothing costs less. */
  bound: number;
}

interface Node extends Bounds {
  relaxed: Relaxed;
}

/**
 * A search that knows what a run is: it branches on windows of starts (before or after a step), not on single starts,
 * and tries whole plans near each relaxation. It finds good plans within a few dozen solves of the relaxation, and
 * proves the easy ones; the rest it leaves to the solver with a good start.
 * @param start a feasible point
 * @param gap how far from the best the search may stop
 */
export function searchWindows(model: MilpModel, relaxation: Relaxation, start: Float64Array, gap: number): Searched {
  const choices = choicesOf(model);
  const root: Bounds = { lower: model.columnLower, upper: model.columnUpper };
  let best = { values: start, objective: objectiveOf(model, start) };
  const tried = new Set<string>();

  /** Fixes the starts, then the switches, and keeps the plan if it is better. */
  const attempt = (starts: readonly (number | undefined)[]): boolean => {
    const key = starts.join();
    if (tried.has(key)) return false;
    tried.add(key);
    const plan = completed(model, choices, relaxation, withStarts(root, choices, starts), best.objective);
    if (!plan || plan.objective >= best.objective - BETTER) return false;
    best = plan;
    return true;
  };
  const attemptNear = ({ values }: Relaxed) => {
    attempt(choices.groups.map((group) => group[Math.round(meanPlace(group, values))]));
    attempt(
      choices.groups.map((group) => group.reduce((most, one) => (at(values, one) > at(values, most) ? one : most))),
    );
  };

  const relaxed = relaxation.solve(root);
  if (!relaxed) return { ...best, bound: -Infinity };
  attemptNear(relaxed);
  if (best.objective - relaxed.objective > gap) moveStarts(choices, () => best.values, attempt);
  const open: Node[] = [{ ...root, relaxed }];
  for (let nodes = 0; nodes < MAX_NODES && open.length > 0; nodes += 1) {
    open.sort((a, b) => b.relaxed.objective - a.relaxed.objective);
    const node = open.at(-1);
    const enough = nodes < NODES_FOR_GAP ? gap : ENOUGH_GAPS * gap;
    if (!node || best.objective - node.relaxed.objective <= enough) break;
    if (nodes >= NODES_FOR_GAP && best.objective - node.relaxed.objective > FAR_GAPS * gap) break;
    open.pop();
    const halves = branches(model, choices, node);
    // Nothing is left to decide: the relaxation is a plan.
    if (halves.length === 0)
      best = { values: switchedOn(model, choices, node.relaxed).values, objective: node.relaxed.objective };
    for (const bounds of halves) {
      const child = relaxation.solve(bounds);
      if (!child || child.objective >= best.objective - gap) continue;
      open.push({ ...bounds, relaxed: child });
      if (nodes % 3 === 0) attemptNear(child);
    }
  }
  const least = open.reduce((bound, node) => Math.min(bound, node.relaxed.objective), best.objective - gap);
  return { ...best, bound: least };
}

const at = (values: Float64Array, column: number): number => values[column] ?? 0;

/** Where in a group its relaxed run begins on average. */
function meanPlace(group: readonly number[], values: Float64Array): number {
  const total = group.reduce((sum, column) => sum + at(values, column), 0);
  return total < WHOLE ? 0 : group.reduce((sum, column, place) => sum + at(values, column) * place, 0) / total;
}

/** How far a relaxed run is spread over its starts. */
function spread(group: readonly number[], values: Float64Array): number {
  const mean = meanPlace(group, values);
  return group.reduce((sum, column, place) => sum + at(values, column) * Math.abs(place - mean), 0);
}

function withStarts({ lower, upper }: Bounds, { groups }: Choices, starts: readonly (number | undefined)[]): Bounds {
  const fixed = { lower: lower.slice(), upper: upper.slice() };
  groups.forEach((group, index) => {
    for (const column of group) fixed.lower[column] = fixed.upper[column] = column === starts[index] ? 1 : 0;
  });
  return fixed;
}

/** Settles the switches of a relaxation whose starts are fixed; null when that costs more than the best so far. */
function completed(
  model: MilpModel,
  choices: Choices,
  relaxation: Relaxation,
  bounds: Bounds,
  cutoff: number,
): { values: Float64Array; objective: number } | null {
  for (let round = 0; round < MAX_SWITCH_ROUNDS; round += 1) {
    const relaxed = relaxation.solve(bounds);
    if (!relaxed || relaxed.objective >= cutoff) return null;
    const { values, unsettled } = switchedOn(model, choices, relaxed);
    if (unsettled.length === 0) return { values, objective: objectiveOf(model, values) };
    for (const column of unsettled) {
      bounds.lower[column] = bounds.upper[column] = at(relaxed.values, column) >= ON_SHARE ? 1 : 0;
    }
  }
  return null;
}

/** Switches that are partly on are switched on where no row is against it; the others are returned. */
function switchedOn({ rowLower, rowUpper }: MilpModel, { switches }: Choices, relaxed: Relaxed) {
  const values = relaxed.values.slice();
  const unsettled: number[] = [];
  for (const [column, rows] of switches) {
    const value = at(values, column);
    if (value < WHOLE || value > 1 - WHOLE) {
      values[column] = Math.round(value);
      continue;
    }
    const isAllowed = rows.every(({ row, value: factor }) => {
      const activity = (relaxed.rowValues[row] ?? 0) + factor * (1 - value);
      return activity <= (rowUpper[row] ?? 0) + WHOLE && activity >= (rowLower[row] ?? 0) - WHOLE;
    });
    if (isAllowed) values[column] = 1;
    else unsettled.push(column);
  }
  return { values, unsettled };
}

/** Moves single runs of the best plan as long as that makes it better. */
function moveStarts(
  { groups }: Choices,
  best: () => Float64Array,
  attempt: (starts: readonly (number | undefined)[]) => boolean,
): void {
  let tries = MAX_NEARBY_TRIES;
  for (let improved = true; improved && tries > 0;) {
    improved = false;
    for (const [index, group] of groups.entries()) {
      for (const offset of NEARBY) {
        const starts = groups.map((each) => each.find((column) => at(best(), column) > 0.5));
        const moved = group[group.indexOf(starts[index] ?? -1) + offset];
        if (starts[index] === undefined || moved === undefined || tries <= 0) continue;
        tries -= 1;
        if (attempt(starts.with(index, moved))) improved = true;
      }
    }
  }
}

/**
 * The two halves of the most spread window of starts, of a start taken in part (its run is otherwise left out), or of
 * the least settled switch; none where all is settled.
 */
function branches(model: MilpModel, choices: Choices, { lower, upper, relaxed }: Node): Bounds[] {
  const { values } = relaxed;
  const widest = choices.groups.reduce<readonly number[]>(
    (most, group) => (spread(group, values) > Math.max(WHOLE, spread(most, values)) ? group : most),
    [],
  );
  if (spread(widest, values) > WHOLE) {
    const used = widest.flatMap((column, place) => (at(values, column) > WHOLE ? [place] : []));
    const last = (used.at(-1) ?? 0) - 1;
    const cut = Math.min(Math.max(Math.floor(meanPlace(widest, values)), used[0] ?? 0), last);
    return [true, false].map((isEarly) => {
      const half = upper.slice();
      widest.forEach((column, place) => place <= cut !== isEarly && (half[column] = 0));
      return { lower, upper: half };
    });
  }
  const startInPart = choices.groups.flat().find((one) => at(values, one) > WHOLE && at(values, one) < 1 - WHOLE);
  const [leastSettled] = switchedOn(model, choices, relaxed).unsettled.toSorted(
    (a, b) => Math.abs(at(values, a) - ON_SHARE) - Math.abs(at(values, b) - ON_SHARE),
  );
  const column = startInPart ?? leastSettled;
  if (column === undefined) return [];
  return [0, 1].map((value) => ({ lower: lower.with(column, value), upper: upper.with(column, value) }));
}
