import { type Decisions, nothingDecided } from "./plan";
import { type Appliance, type Battery, type Ev, plannedLimitKw, type ScheduleProblem } from "./problem";
import { useOwnSun } from "./own-sun";
import type { Services } from "./services";
import { startsOf } from "./starts";
import { holdTemperature } from "./thermostat";

/**
 * The unscheduled site: a thermostat keeps the edge of the comfort band, appliances run at the earliest time, vehicles
 * charge at full power from arrival and give nothing back, each as far as the import limit allows, and the site's
 * batteries store surplus solar for its own use. They hold the required energy in the end.
 */
export function asSoonAsPossible(problem: ScheduleProblem, services: Services): Decisions {
  const { evs, appliances, batteries, heatZones, stepHours } = problem;
  const net = problem.loadKw.map((kw, step) => kw - (problem.solarKw[step] ?? 0));
  const draw = (kw: Float64Array) => kw.forEach((each, step) => (net[step] = (net[step] ?? 0) + each));
  const headroom = (step: number) => Math.max(0, plannedLimitKw(problem, step) - (net[step] ?? 0));
  const headrooms = services.mustDeliver ? [headroom, () => Infinity] : [headroom];
  const decisions = nothingDecided(problem);
  decisions.heatKw = heatZones.map((zone, index) => {
    const room = services.mustDeliver ? () => Infinity : headroom;
    const kw = holdTemperature(zone, stepHours, services.temperatureC[index] ?? zone.minC, room);
    draw(kw);
    return kw;
  });
  decisions.runSteps = appliances.map((appliance, index) => {
    const length = services.runLengths[index] ?? 0;
    const attempts = headrooms.map((room) => earliestRun(problem, appliance, length, room));
    const ran = attempts.find((steps) => steps.length === length) ?? attempts.at(-1) ?? [];
    ran.forEach((step, at) => (net[step] = (net[step] ?? 0) + (appliance.powerKw[at] ?? 0)));
    return ran;
  });
  const charge = (ev: Ev, energyKwh: number) => {
    const attempts = headrooms.map((room) => chargeAtOnce(problem, ev, energyKwh, room));
    const isEnough = (kw: Float64Array) => storedKwh(ev, kw, stepHours) >= energyKwh - NEGLIGIBLE_KWH;
    const kw = attempts.find(isEnough) ?? attempts.at(-1) ?? new Float64Array(problem.steps);
    draw(kw);
    return kw;
  };
  decisions.evKw = evs.map((ev, index) => charge(ev, services.evKwh[index] ?? 0));
  decisions.chargeKw = batteries.map((battery, index) =>
    battery.kind === "vehicle"
      ? charge(chargingOnly(battery), (services.finalKwh[index] ?? 0) - battery.initialKwh)
      : new Float64Array(problem.steps),
  );
  batteries.forEach((battery, index) => {
    const finalKwh = services.finalKwh[index] ?? battery.initialKwh;
    if (battery.kind === "stationary") useOwnSun(problem, battery, finalKwh, net, decisions, index);
  });
  curtail(problem, net, decisions);
  return decisions;
}

/** A vehicle that could give back, as one that does not. */
const chargingOnly = ({ id, fromStep, untilStep, initialKwh, maxKwh, chargeKw, chargeEfficiency }: Battery): Ev => ({
  id,
  fromStep,
  untilStep,
  neededKwh: 0,
  roomKwh: maxKwh - initialKwh,
  minKw: 0,
  maxKw: chargeKw,
  efficiency: chargeEfficiency,
});

/** Rounding of a solver, kWh and kW. */
const NEGLIGIBLE_KWH = 1e-6;
const NEGLIGIBLE_KW = 1e-6;

const storedKwh = ({ efficiency }: Ev, kw: Float64Array, stepHours: number): number =>
  kw.reduce((sum, each) => sum + each * efficiency * stepHours, 0);

/** The earliest start that fits, or the earliest steps that do when the run may pause; empty when none fits. */
function earliestRun(
  problem: ScheduleProblem,
  appliance: Appliance,
  length: number,
  headroomKw: (step: number) => number,
): number[] {
  const { powerKw, earliestStep, latestEndStep, interruptible } = appliance;
  const fits = (step: number, at: number) => (powerKw[at] ?? 0) <= headroomKw(step) + NEGLIGIBLE_KW;
  if (length === 0) return [];
  if (interruptible) {
    const window = stepsFrom(earliestStep, Math.min(latestEndStep, problem.steps) - earliestStep);
    return window.filter((step) => fits(step, 0)).slice(0, length);
  }
  const start = startsOf(problem, appliance).find((first) => stepsFrom(first, length).every(fits));
  return start === undefined ? [] : stepsFrom(start, length);
}

/**
 * As much power as may be from the arrival on. As many steps as full power needs are kept above the charger's minimum,
 * so the last ones are lowered only as far as that asks for it.
 */
function chargeAtOnce(
  problem: ScheduleProblem,
  ev: Ev,
  energyKwh: number,
  headroomKw: (step: number) => number,
): Float64Array {
  const kw = new Float64Array(problem.steps);
  const perKw = ev.efficiency * problem.stepHours;
  const maxKw = Math.min(ev.maxKw, ev.roomKwh / perKw);
  let left = energyKwh / perKw;
  let room = ev.roomKwh / perKw;
  for (let step = ev.fromStep; step < Math.min(ev.untilStep, problem.steps) && left > NEGLIGIBLE_KW; step += 1) {
    const stepsToGo = Math.ceil(left / maxKw - NEGLIGIBLE_KW);
    const most = Math.min(maxKw, headroomKw(step), room);
    const now = Math.min(most, Math.max(ev.minKw, left - (stepsToGo - 1) * ev.minKw));
    if (now <= 0 || now < ev.minKw) continue;
    kw[step] = now;
    left -= now;
    room -= now;
  }
  return kw;
}

const stepsFrom = (first: number, count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, offset) => first + offset);

/** Sun that the grid does not take, or takes only for money, is not used. */
function curtail({ solarKw, exportPrice, grid }: ScheduleProblem, net: Float64Array, plan: Decisions): void {
  net.forEach((kw, step) => {
    const surplus = Math.max(0, -kw);
    const kept = (exportPrice[step] ?? 0) < 0 ? 0 : grid.exportLimitKw;
    plan.curtailedKw[step] = Math.min(solarKw[step] ?? 0, Math.max(0, surplus - kept));
  });
}
