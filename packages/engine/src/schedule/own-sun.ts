import type { Decisions } from "./plan";
import type { Battery, ScheduleProblem } from "./problem";

/**
 * Stores the sun's surplus and gives it back to the site's own use, never from or to the grid, as far as the energy at
 * the end can still be met: `floor` is what must be held because later sun cannot bring it, `ceiling` what may be held
 * because later use can take it. What neither can bring is bought or sold at once.
 * @param net power of the site without its battery, kW; changed to the power with it
 */
export function useOwnSun(
  problem: ScheduleProblem,
  battery: Battery,
  finalKwh: number,
  net: Float64Array,
  plan: Decisions,
  index: number,
): void {
  const { stepHours, grid } = problem;
  const { minKwh, maxKwh, chargeEfficiency, dischargeEfficiency } = battery;
  const steps = net.length;
  const floor = new Float64Array(steps + 1).fill(Math.min(maxKwh, Math.max(minKwh, finalKwh)));
  const ceiling = floor.slice();
  for (let step = steps - 1; step >= 0; step -= 1) {
    const kw = net[step] ?? 0;
    const gain = Math.min(battery.chargeKw, Math.max(0, -kw)) * chargeEfficiency * stepHours;
    const use = (Math.min(battery.dischargeKw, Math.max(0, kw)) / dischargeEfficiency) * stepHours;
    floor[step] = Math.max(minKwh, (floor[step + 1] ?? 0) - gain);
    ceiling[step] = Math.min(maxKwh, (ceiling[step + 1] ?? 0) + use);
  }
  let stored = battery.initialKwh;
  for (let step = 0; step < steps; step += 1) {
    const kw = net[step] ?? 0;
    const surplus = Math.max(0, -kw);
    const mostIn = Math.max(0, (ceiling[step + 1] ?? 0) - stored) / (chargeEfficiency * stepHours);
    const missing = Math.max(0, (floor[step + 1] ?? 0) - stored) / (chargeEfficiency * stepHours);
    const mustIn = Math.min(missing, Math.max(0, grid.importLimitKw - kw));
    const mostOut = (Math.max(0, stored - (floor[step + 1] ?? 0)) * dischargeEfficiency) / stepHours;
    const mustOut = (Math.max(0, stored - (ceiling[step + 1] ?? 0)) * dischargeEfficiency) / stepHours;
    const usableOut = battery.mayExport ? Math.max(0, kw, mustOut) : Math.max(0, kw);
    const chargeKw = Math.min(battery.chargeKw, Math.max(Math.min(surplus, mostIn), mustIn));
    const dischargeKw = chargeKw > 0 ? 0 : Math.min(battery.dischargeKw, usableOut, mostOut);
    setAt(plan.chargeKw[index], step, chargeKw);
    setAt(plan.dischargeKw[index], step, dischargeKw);
    stored += (chargeKw * chargeEfficiency - dischargeKw / dischargeEfficiency) * stepHours;
    net[step] = kw + chargeKw - dischargeKw;
  }
}

const setAt = (series: Float64Array | undefined, step: number, kw: number): void => {
  if (series) series[step] = kw;
};
