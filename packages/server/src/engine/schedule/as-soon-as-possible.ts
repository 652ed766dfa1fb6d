import { type Decisions, nothingDecided, powerOf } from "./plan";
import type { Appliance, Battery, Ev, HeatZone, ScheduleProblem } from "./problem";
import { driftC, kelvinPerKw, retainedShare } from "./room";
import type { Services } from "./services";
import { startsOf } from "./starts";

/**
 * What a site does that nobody plans for: vehicles charge at full power from their arrival, appliances run at the
 * earliest moment, a thermostat holds the edge of the comfort band, and the battery keeps the sun's surplus for the
 * site's own use. It delivers the same services and leaves the same energy in the battery.
 */
export function asSoonAsPossible(problem: ScheduleProblem, services: Services): Decisions {
  const decisions = nothingDecided(problem);
  const { evs, appliances, battery, heat, steps, stepHours } = problem;
  const runSteps = appliances.map((appliance, index) =>
    earliestRun(problem, appliance, services.runLengths[index] ?? 0),
  );
  const planned = { ...decisions, runSteps };
  evs.forEach((ev, index) => chargeAtOnce(ev, services.evKwh[index] ?? 0, stepHours, decisions.evKw[index]));
  if (heat) holdTemperature(heat, stepHours, services.temperatureC, decisions.heatKw);
  const net = new Float64Array(steps);
  const drawn = [
    ...decisions.evKw,
    decisions.heatKw,
    ...appliances.map((a, i) => powerOf(a, runSteps[i] ?? [], steps)),
  ];
  for (let step = 0; step < steps; step += 1) {
    net[step] = (problem.loadKw[step] ?? 0) - (problem.solarKw[step] ?? 0);
    for (const series of drawn) net[step] = (net[step] ?? 0) + (series[step] ?? 0);
  }
  if (battery) useOwnSun(battery, stepHours, services.finalKwh, net, planned);
  curtail(problem, net, planned);
  return planned;
}

function earliestRun(problem: ScheduleProblem, appliance: Appliance, length: number): number[] {
  if (length === 0) return [];
  const first = appliance.interruptible ? appliance.earliestStep : startsOf(problem, appliance)[0];
  if (first === undefined) return [];
  const room = appliance.interruptible ? Math.min(appliance.latestEndStep, problem.steps) - first : length;
  return Array.from({ length: Math.max(0, Math.min(length, room)) }, (_, offset) => first + offset);
}

/** Full power from the arrival on; the last steps are lowered only as far as the charger's minimum asks for it. */
function chargeAtOnce(ev: Ev, energyKwh: number, stepHours: number, kw: Float64Array | undefined): void {
  const perKw = ev.efficiency * stepHours;
  const maxKw = Math.min(ev.maxKw, ev.roomKwh / perKw);
  const stay = Math.max(0, ev.untilStep - ev.fromStep);
  if (!kw || energyKwh <= 0 || maxKw < ev.minKw || maxKw <= 0) return;
  let left = energyKwh / perKw;
  // A sum of powers from a solver may be above a whole number of steps by its rounding.
  let steps = Math.min(stay, Math.ceil(left / maxKw - 1e-6));
  if (steps * ev.minKw * perKw > ev.roomKwh) steps -= 1;
  for (let offset = 0; offset < steps; offset += 1) {
    const later = steps - 1 - offset;
    const now = Math.max(ev.minKw, Math.min(maxKw, left - later * ev.minKw));
    kw[ev.fromStep + offset] = now;
    left -= now;
  }
}

/**
 * As little power as keeps the room at the thermostat's temperature, begun early enough for steps that full power alone
 * could not bring there. Written for heating; cooling is the same with the sign of every temperature turned.
 */
function holdTemperature(heat: HeatZone, stepHours: number, targetC: Float64Array, kw: Float64Array): void {
  const sign = heat.mode === "heat" ? 1 : -1;
  const retained = retainedShare(heat, stepHours);
  const floor = Float64Array.from(targetC, (celsius) => sign * celsius);
  const free = (step: number) => sign * driftC(heat, stepHours, step);
  const lift = (step: number) => sign * kelvinPerKw(heat, stepHours, step);
  for (let step = kw.length - 1; step > 0; step -= 1) {
    const neededBefore = ((floor[step] ?? 0) - free(step) - lift(step) * heat.maxKw) / retained;
    floor[step - 1] = Math.max(floor[step - 1] ?? 0, neededBefore);
  }
  let now = sign * heat.initialC;
  for (let step = 0; step < kw.length; step += 1) {
    const unheated = retained * now + free(step);
    const power = Math.min(heat.maxKw, Math.max(0, ((floor[step] ?? 0) - unheated) / lift(step)));
    kw[step] = power;
    now = unheated + lift(step) * power;
  }
}

/**
 * Stores the sun's surplus and gives it back to the site's own use, never from or to the grid, as far as the energy at
 * the end can still be met: `floor` is what must be held because later sun cannot bring it, `ceiling` what may be held
 * because later use can take it. What neither can bring is bought or sold at once.
 * @param net power of the site without its battery, kW; changed to the power with it
 */
function useOwnSun(battery: Battery, stepHours: number, finalKwh: number, net: Float64Array, plan: Decisions): void {
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
    const mustIn = Math.max(0, (floor[step + 1] ?? 0) - stored) / (chargeEfficiency * stepHours);
    const mostOut = (Math.max(0, stored - (floor[step + 1] ?? 0)) * dischargeEfficiency) / stepHours;
    const mustOut = (Math.max(0, stored - (ceiling[step + 1] ?? 0)) * dischargeEfficiency) / stepHours;
    const usableOut = battery.mayExport ? Math.max(0, kw, mustOut) : Math.max(0, kw);
    const chargeKw = Math.min(battery.chargeKw, Math.max(Math.min(surplus, mostIn), mustIn));
    const dischargeKw = chargeKw > 0 ? 0 : Math.min(battery.dischargeKw, usableOut, mostOut);
    plan.chargeKw[step] = chargeKw;
    plan.dischargeKw[step] = dischargeKw;
    stored += (chargeKw * chargeEfficiency - dischargeKw / dischargeEfficiency) * stepHours;
    net[step] = kw + chargeKw - dischargeKw;
  }
}

/** Sun that the grid does not take, or takes only for money, is not used. */
function curtail({ solarKw, exportPrice, grid }: ScheduleProblem, net: Float64Array, plan: Decisions): void {
  net.forEach((kw, step) => {
    const surplus = Math.max(0, -kw);
    const kept = (exportPrice[step] ?? 0) < 0 ? 0 : grid.exportLimitKw;
    plan.curtailedKw[step] = Math.min(solarKw[step] ?? 0, Math.max(0, surplus - kept));
  });
}
