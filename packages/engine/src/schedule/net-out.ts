import type { Decisions, Plan } from "./plan";
import type { Battery, ScheduleProblem } from "./problem";

/** Powers below this are rounding of the solver, kW. */
const NEGLIGIBLE_KW = 1e-7;

/**
 * Takes out of a solver's decisions what only its tolerances or its indifference put there: powers next to zero, and
 * charging and discharging at once where that costs nothing. The difference then stays in the battery; where it would
 * overflow, a later charge is made smaller, which is always possible without a cost (a charge is fed by import or sun).
 */
export function netOut(problem: ScheduleProblem, decisions: Decisions): Decisions {
  const clean = (series: Float64Array) => series.map((kw) => (kw < NEGLIGIBLE_KW ? 0 : kw));
  const tidy: Decisions = {
    ...decisions,
    chargeKw: decisions.chargeKw.map(clean),
    dischargeKw: decisions.dischargeKw.map(clean),
    evKw: decisions.evKw.map(clean),
    heatKw: decisions.heatKw.map(clean),
    curtailedKw: clean(decisions.curtailedKw),
  };
  problem.batteries.forEach((battery, index) => {
    const [charge, discharge] = [tidy.chargeKw[index], tidy.dischargeKw[index]];
    if (charge && discharge) netBattery(problem, battery, charge, discharge);
  });
  return tidy;
}

function netBattery(
  { steps, stepHours }: ScheduleProblem,
  battery: Battery,
  charge: Float64Array,
  discharge: Float64Array,
): void {
  let stored = battery.initialKwh;
  for (let step = 0; step < steps; step += 1) {
    const net = (charge[step] ?? 0) - (discharge[step] ?? 0);
    const room = Math.max(0, battery.maxKwh - stored) / (battery.chargeEfficiency * stepHours);
    const held = (Math.max(0, stored - battery.minKwh) * battery.dischargeEfficiency) / stepHours;
    const chargeKw = Math.min(Math.max(0, net), room);
    const dischargeKw = Math.min(Math.max(0, -net), held);
    charge[step] = chargeKw;
    discharge[step] = dischargeKw;
    stored += (chargeKw * battery.chargeEfficiency - dischargeKw / battery.dischargeEfficiency) * stepHours;
  }
}

/** Sun left unused although the site or the grid takes it at no loss, which a solver may do where sun earns nothing. */
export function useFreeSun({ grid, importPrice, exportPrice }: ScheduleProblem, plan: Plan): Decisions {
  const curtailedKw = plan.curtailedKw.map((kw, step) => {
    if ((exportPrice[step] ?? 0) < 0 || (importPrice[step] ?? 0) < 0) return kw;
    const taken = (plan.importKw[step] ?? 0) + grid.exportLimitKw - (plan.exportKw[step] ?? 0);
    return Math.max(0, kw - taken);
  });
  return { ...plan, curtailedKw };
}
