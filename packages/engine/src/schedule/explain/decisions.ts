import type { Forbidden } from "../formulate/part";
import type { Plan } from "../plan";
import type { ScheduleProblem } from "../problem";

/** A stretch of steps in which a plan does something that the site would not do by itself. */
export interface PlanDecision {
  part: Forbidden["part"];
  /** Number among the parts of its kind. */
  index: number;
  id: string;
  fromStep: number;
  untilStep: number;
  /** Energy drawn or given in the stretch. */
  energyKwh: number;
  /** Energy beyond what the baseline draws or gives there: how large the decision is. */
  movedKwh: number;
}

/** Less power is rounding, and less moved energy is no decision. */
const NEGLIGIBLE_KW = 1e-3;
const SMALLEST_KWH = 0.05;

/** The decisions of a plan, the largest first. */
export function decisionsOf(problem: ScheduleProblem, plan: Plan, baseline: Plan): PlanDecision[] {
  const { batteries, evs, appliances, heatZones, stepHours } = problem;
  const found: PlanDecision[] = [];
  const add = (
    part: PlanDecision["part"],
    ids: readonly { id: string }[],
    of: (each: Plan) => readonly Float64Array[],
    floorKw: (index: number, step: number) => number = () => 0,
  ) => {
    ids.forEach(({ id }, index) => {
      const [kw, before] = [of(plan)[index], of(baseline)[index]];
      if (!kw || !before) return;
      for (const [fromStep, untilStep] of stretches(kw, (step) => floorKw(index, step))) {
        const drawn = kw.subarray(fromStep, untilStep);
        const energyKwh = drawn.reduce((sum, each) => sum + each, 0) * stepHours;
        const moved = drawn.reduce((sum, each, step) => sum + Math.max(0, each - (before[fromStep + step] ?? 0)), 0);
        found.push({ part, index, id, fromStep, untilStep, energyKwh, movedKwh: moved * stepHours });
      }
    });
  };
  add("charge", batteries, ({ chargeKw }) => chargeKw);
  add("discharge", batteries, ({ dischargeKw }) => dischargeKw);
  add("ev", evs, ({ evKw }) => evKw);
  add("appliance", appliances, ({ applianceKw }) => applianceKw);
  // A room that is kept warm is no decision; heating more than the thermostat would is.
  add(
    "heat",
    heatZones,
    ({ heatKw }) => heatKw,
    (index, step) => baseline.heatKw[index]?.[step] ?? 0,
  );
  return found.filter(({ movedKwh }) => movedKwh >= SMALLEST_KWH).toSorted((a, b) => b.movedKwh - a.movedKwh);
}

/** A decision as what a plan without it must not do: no power in its steps, or no more than the thermostat asks for. */
export const withoutDecision = ({ part, index, fromStep, untilStep }: PlanDecision, baseline: Plan): Forbidden => ({
  part,
  index,
  fromStep,
  untilStep,
  mostKw: (step) => (part === "heat" ? (baseline.heatKw[index]?.[step] ?? 0) : 0),
});

/** Runs of steps with power above the floor, as [first, one after the last]. */
function stretches(kw: Float64Array, floorKw: (step: number) => number): [number, number][] {
  const found: [number, number][] = [];
  kw.forEach((each, step) => {
    if (each <= floorKw(step) + NEGLIGIBLE_KW) return;
    const last = found.at(-1);
    if (last && last[1] === step) last[1] = step + 1;
    else found.push([step, step + 1]);
  });
  return found;
}
