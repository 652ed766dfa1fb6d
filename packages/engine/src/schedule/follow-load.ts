import type { Plan } from "./plan";
import { isConnected, type ScheduleProblem } from "./problem";

const NEGLIGIBLE_KW = 1e-6;

/**
 * Whether a battery covers the site's own use in a step: it discharges and nothing is exported. An inverter then does
 * better to follow the load than to hold the planned power: where less is used than was forecast, the planned power
 * would be sold for less than it is worth. The plan's charge at the end of the stretch is how far down it may go.
 */
export function followsLoad(problem: ScheduleProblem, plan: Plan, battery: number, step: number): boolean {
  const own = problem.batteries[battery];
  return (
    own !== undefined &&
    isConnected(own, step) &&
    (plan.dischargeKw[battery]?.[step] ?? 0) > NEGLIGIBLE_KW &&
    (plan.exportKw[step] ?? 0) <= NEGLIGIBLE_KW
  );
}
