import { DomainError, type FieldIssue } from "@wattleaf/shared/errors";
import type { Battery, HeatZone, ScheduleProblem } from "./problem";

/** A week of quarter hours. */
const MAX_STEPS = 672;

/**
 * Rejects what no plan can be made for: series of another length, values that nature does not know, a battery that
 * starts outside its own bounds.
 * @throws DomainError `invalid_input`, one issue for each field
 */
export function checkProblem(problem: ScheduleProblem): void {
  const issues = [
    ...seriesIssues(problem),
    ...objectiveIssues(problem),
    ...batteryIssues(problem),
    ...evIssues(problem),
    ...applianceIssues(problem),
    ...heatIssues(problem),
  ];
  const [first] = issues;
  if (first) throw new DomainError("invalid_input", `${first.path}: ${first.message}`, { issues });
}

const issue = (isWrong: boolean, path: string, message: string): FieldIssue[] => (isWrong ? [{ path, message }] : []);

/** Energy left in a battery has a price in money, which other objectives do not know. */
function objectiveIssues({ objective, batteries, steps }: ScheduleProblem): FieldIssue[] {
  if (objective.kind === "cost") return [];
  const isWrong = objective.perKwh.length !== steps || objective.perKwh.some((weight) => !(weight >= 0));
  return [
    ...issue(isWrong, "objective", `Send one weight from 0 for each of the ${steps} steps.`),
    ...batteries.flatMap(({ final }, index) =>
      issue(
        final.rule === "value",
        `batteries.${index}.final`,
        'Use "at_least_initial" or at_least_soc: a price of the energy left only fits the objective cost.',
      ),
    ),
  ];
}

function seriesIssues(problem: ScheduleProblem): FieldIssue[] {
  const { steps, loadKw, reserveKw, solarKw, importPrice, exportPrice, heatZones, demandCharges } = problem;
  const wrong = (series: Float64Array) => series.length !== steps || series.some((value) => !Number.isFinite(value));
  const each = `Send one finite value for each of the ${steps} steps.`;
  return [
    ...issue(!Number.isInteger(steps) || steps < 1 || steps > MAX_STEPS, "steps", `Give 1 to ${MAX_STEPS} steps.`),
    ...issue(!(problem.stepHours > 0), "step_hours", "Use a step length above 0 hours."),
    ...issue(wrong(importPrice), "import_price", each),
    ...issue(wrong(exportPrice), "export_price", each),
    ...issue(wrong(loadKw) || loadKw.some((kw) => kw < 0), "load_kw", `${each} Values can't be negative.`),
    ...issue(wrong(reserveKw) || reserveKw.some((kw) => kw < 0), "reserve_kw", `${each} Values can't be negative.`),
    ...issue(wrong(solarKw) || solarKw.some((kw) => kw < 0), "solar_kw", `${each} Values can't be negative.`),
    ...heatZones.flatMap(({ cop, outdoorC, gainsKw, minC, maxC }, index) =>
      issue([cop, outdoorC, gainsKw, minC, maxC].some(wrong), `heat_zones.${index}`, each),
    ),
    ...issue(
      demandCharges.some(({ applies }) => applies.length !== steps),
      "demand_charges",
      each,
    ),
  ];
}

const batteryIssues = ({ batteries, steps }: ScheduleProblem): FieldIssue[] =>
  batteries.flatMap((battery, index) => issuesOfBattery(battery, steps, `batteries.${index}`));

function issuesOfBattery(battery: Battery, steps: number, path: string): FieldIssue[] {
  const { capacityKwh, minKwh, maxKwh, initialKwh, chargeEfficiency, dischargeEfficiency, final } = battery;
  const range = `between its minimum of ${minKwh} kWh and its maximum of ${maxKwh} kWh`;
  const target = final.rule === "at_least" ? final.kwh : minKwh;
  return [
    ...issue(
      !isWindow(battery.fromStep, battery.untilStep, steps),
      path,
      "It must be connected for a step of the horizon.",
    ),
    ...issue(
      minKwh < 0 || minKwh > maxKwh || maxKwh > capacityKwh,
      `${path}.min_kwh`,
      `Use limits with 0 ≤ minimum ≤ maximum ≤ capacity (${capacityKwh} kWh).`,
    ),
    ...issue(
      initialKwh < minKwh || initialKwh > maxKwh,
      `${path}.initial_kwh`,
      `The battery starts with ${initialKwh} kWh. Use a value ${range}.`,
    ),
    ...issue(target < minKwh || target > maxKwh, `${path}.final`, `Use a final energy ${range}.`),
    ...issue(!isShare(chargeEfficiency), `${path}.charge_efficiency`, "Use a share above 0 and up to 1."),
    ...issue(!isShare(dischargeEfficiency), `${path}.discharge_efficiency`, "Use a share above 0 and up to 1."),
  ];
}

function evIssues({ evs, steps }: ScheduleProblem): FieldIssue[] {
  return evs.flatMap((ev, index) => {
    const path = `evs.${index}`;
    return [
      ...issue(!isWindow(ev.fromStep, ev.untilStep, steps), path, "It must be plugged in for a step of the horizon."),
      ...issue(
        ev.minKw > ev.maxKw || ev.minKw < 0,
        `${path}.min_kw`,
        "Use a value from 0 to the charger's maximum power.",
      ),
      ...issue(
        ev.neededKwh < 0 || ev.neededKwh > ev.roomKwh,
        `${path}.needed_kwh`,
        "The request exceeds the battery's capacity.",
      ),
      ...issue(!isShare(ev.efficiency), `${path}.efficiency`, "Use a share above 0 and up to 1."),
    ];
  });
}

function applianceIssues({ appliances, steps }: ScheduleProblem): FieldIssue[] {
  return appliances.flatMap(({ powerKw, earliestStep, latestEndStep, interruptible }, index) => {
    const path = `appliances.${index}`;
    return [
      ...issue(!isWindow(earliestStep, latestEndStep, steps), path, "Its window must include a step of the horizon."),
      ...issue(
        powerKw.length === 0 || powerKw.some((kw) => !(kw >= 0)),
        `${path}.power_kw`,
        "Send the power for each step of its run. Values can't be negative.",
      ),
      ...issue(
        interruptible && powerKw.some((kw) => kw !== powerKw[0]),
        `${path}.power_kw`,
        "A run that can pause must draw the same power in each step.",
      ),
    ];
  });
}

const heatIssues = ({ heatZones }: ScheduleProblem): FieldIssue[] =>
  heatZones.flatMap((zone, index) => issuesOfZone(zone, `heat_zones.${index}`));

function issuesOfZone(heat: HeatZone, path: string): FieldIssue[] {
  return [
    ...issue(!(heat.capacityKwhPerK > 0), `${path}.capacity_kwh_per_k`, "Use a heat capacity above 0."),
    ...issue(!(heat.lossKwPerK > 0), `${path}.loss_kw_per_k`, "Use a loss coefficient above 0."),
    ...issue(
      heat.cop.some((cop) => !(cop > 0)),
      `${path}.cop`,
      "Use a coefficient of performance above 0.",
    ),
    ...issue(
      heat.minC.some((celsius, step) => celsius > (heat.maxC[step] ?? celsius)),
      `${path}.min_c`,
      "The band's minimum must not exceed its maximum.",
    ),
  ];
}

const isShare = (value: number): boolean => value > 0 && value <= 1;

const isWindow = (from: number, until: number, steps: number): boolean =>
  Number.isInteger(from) && Number.isInteger(until) && from >= 0 && from < steps && until > from;
