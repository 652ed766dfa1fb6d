import type { OutputOf } from "@wattleaf/shared/contracts/operation";
import type { optimizeSchedule } from "@wattleaf/shared/contracts/optimization";
import { FIRST_BATTERY_ID } from "@wattleaf/shared/domain/facilities";
import { momentIn } from "@wattleaf/engine/time-series/written-moment";
import type { BrokenWish } from "@wattleaf/engine/schedule/broken-wishes";
import type { PlanCost } from "@wattleaf/engine/schedule/cost";
import { followsLoad } from "@wattleaf/engine/schedule/follow-load";
import type { Plan } from "@wattleaf/engine/schedule/plan";
import { countsFor, isConnected, type ScheduleProblem } from "@wattleaf/engine/schedule/problem";
import type { ScheduleOutcome } from "@wattleaf/engine/schedule/schedule";
import { type Horizon, stepHours, stepStartMs } from "./horizon";
import { round } from "./rounding";
import { ROOM_ID, type SiteProblem, TANK_ID } from "./site-problem";
import type { Window } from "./windows";

type Answer = OutputOf<typeof optimizeSchedule>;

const BASELINE =
  "Vehicles charge at full power when they arrive, appliances run as early as possible, a thermostat holds the edge of the comfort band, vehicles give nothing back, and batteries store surplus solar for the site's own use. The tariff, forecast, delivered energy, and final state of charge are the same.";

export function toStepsResponse(horizon: Horizon, problem: ScheduleProblem, plan: Plan): Answer["schedule"] {
  const stationary = problem.batteries.flatMap(({ kind }, index) => (kind === "stationary" ? [index] : []));
  const capacityKwh = sum(stationary.map((index) => problem.batteries[index]?.capacityKwh ?? 0));
  return Array.from({ length: problem.steps }, (_, step) => {
    const at = (series: Float64Array) => round(series[step] ?? 0);
    const ofAll = (series: readonly Float64Array[], offset = 0) =>
      sum(stationary.map((index) => series[index]?.[step + offset] ?? 0));
    const [room, tank] = [ROOM_ID, TANK_ID].map((id) => zoneAt(problem, plan, id, step));
    return {
      start: momentIn(horizon.timeZone, stepStartMs(horizon, step)),
      import_price: Number((problem.importPrice[step] ?? 0).toFixed(8)),
      export_price: Number((problem.exportPrice[step] ?? 0).toFixed(8)),
      load_kw: at(problem.loadKw),
      solar_kw: at(problem.solarKw),
      curtailed_kw: at(plan.curtailedKw),
      import_kw: at(plan.importKw),
      export_kw: at(plan.exportKw),
      battery_charge_kw: round(ofAll(plan.chargeKw)),
      battery_discharge_kw: round(ofAll(plan.dischargeKw)),
      battery_soc: capacityKwh > 0 ? round(ofAll(plan.storedKwh, 1) / capacityKwh) : null,
      batteries: batteriesAt(problem, plan, step),
      devices_kw: devicesAt(problem, plan, step),
      heat_kw: room?.kw ?? 0,
      indoor_c: room?.celsius ?? null,
      hot_water_kw: tank?.kw ?? 0,
      hot_water_c: tank?.celsius ?? null,
    };
  });
}

function zoneAt({ heatZones }: ScheduleProblem, plan: Plan, id: string, step: number) {
  const index = heatZones.findIndex((zone) => zone.id === id);
  if (index < 0) return null;
  const [kw = 0, celsius = 0] = [plan.heatKw[index]?.[step], plan.temperatureC[index]?.[step + 1]];
  return { kw: round(kw), celsius: round(celsius) };
}

function batteriesAt(problem: ScheduleProblem, plan: Plan, step: number) {
  const connected = problem.batteries.flatMap((battery, index) => {
    if (!isConnected(battery, step)) return [];
    const state = {
      charge_kw: round(plan.chargeKw[index]?.[step] ?? 0),
      discharge_kw: round(plan.dischargeKw[index]?.[step] ?? 0),
      soc: round((plan.storedKwh[index]?.[step + 1] ?? 0) / battery.capacityKwh),
      follow_load: followsLoad(problem, plan, index, step),
    };
    return [[battery.id, state] as const];
  });
  return Object.fromEntries(connected);
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function devicesAt({ batteries, evs, appliances }: ScheduleProblem, plan: Plan, step: number): Record<string, number> {
  const drawn = new Map<string, number>();
  const add = (id: string, kw = 0) => kw !== 0 && drawn.set(id, round((drawn.get(id) ?? 0) + kw));
  evs.forEach(({ id }, index) => add(id, plan.evKw[index]?.[step]));
  appliances.forEach(({ id }, index) => add(id, plan.applianceKw[index]?.[step]));
  batteries.forEach(({ id, kind }, index) => {
    if (kind === "vehicle") add(id, (plan.chargeKw[index]?.[step] ?? 0) - (plan.dischargeKw[index]?.[step] ?? 0));
  });
  return Object.fromEntries(drawn);
}

export function toRunsResponse(
  horizon: Horizon,
  { problem, stayWindows, givingWindows, runWindows }: SiteProblem,
  plan: Plan,
): Answer["runs"] {
  const at = (ms: number) => momentIn(horizon.timeZone, ms);
  const energyKwh = (kw: Float64Array | undefined) => round(sum(Array.from(kw ?? [])) * stepHours(horizon));
  const runOf = (
    kind: "ev" | "appliance",
    id: string,
    kw: Float64Array | undefined,
    window: Window | undefined,
    givenBackKw?: Float64Array,
  ) => {
    const first = kw?.findIndex((each) => each > 0) ?? -1;
    const last = kw?.findLastIndex((each) => each > 0) ?? -1;
    return {
      id,
      kind,
      window: { start: at(window?.fromMs ?? 0), end: at(window?.untilMs ?? 0) },
      start: first < 0 ? null : at(stepStartMs(horizon, first)),
      end: last < 0 ? null : at(stepStartMs(horizon, last + 1)),
      energy_kwh: energyKwh(kw),
      given_back_kwh: energyKwh(givenBackKw),
    };
  };
  const firstGiving = problem.batteries.length - givingWindows.length;
  const giving = problem.batteries.slice(firstGiving).map(({ id }, number) => {
    const index = firstGiving + number;
    return runOf("ev", id, plan.chargeKw[index], givingWindows[number], plan.dischargeKw[index]);
  });
  return [
    ...giving,
    ...problem.evs.map(({ id }, index) => runOf("ev", id, plan.evKw[index], stayWindows[index])),
    ...problem.appliances.map(({ id }, index) => runOf("appliance", id, plan.applianceKw[index], runWindows[index])),
  ];
}

export function toSavingsResponse({ cost, baseline, savings }: ScheduleOutcome): Answer["savings"] {
  const before = baseline.cost.total;
  return {
    amount: round(savings.amount),
    percent: before > 0 ? round((savings.amount / before) * 100) : null,
    baseline: "as_soon_as_possible",
    description: BASELINE,
    plan_cost: toCostResponse(cost),
    baseline_cost: toCostResponse(baseline.cost),
    stored_energy_correction: round(savings.storedEnergyCorrection),
    stored_energy: savings.storedEnergy.map((stored) => ({
      kind: stored.kind,
      id: stored.id,
      requested_kwh: stored.requestedKwh === null ? null : round(stored.requestedKwh),
      plan_kwh: round(stored.planKwh),
      baseline_kwh: round(stored.baselineKwh),
      missing_kwh: round(stored.missingKwh),
      deduction: round(stored.correction),
    })),
  };
}

const toCostResponse = (cost: PlanCost) => ({
  energy_import: round(cost.energyImport),
  export_revenue: round(cost.exportRevenue),
  demand: round(cost.demand),
  bill: round(cost.bill),
  battery_wear: round(cost.batteryWear),
  total: round(cost.total),
});

export const toQualityResponse = ({ quality: { status, gap } }: ScheduleOutcome): Answer["quality"] => ({
  status,
  gap: gap === null ? null : round(gap),
});

/** Peaks that are charged, and the room below them now: up to the higher of the peak so far and the plan's own. */
export const toDemandChargesResponse = (
  { demandCharges }: ScheduleProblem,
  { plan, baseline }: ScheduleOutcome,
): Answer["demand_charges"] =>
  demandCharges.map((charge, index) => {
    const [planKw = 0, baselineKw = 0] = [plan.peaksKw[index], baseline.plan.peaksKw[index]];
    const paidKw = Math.max(charge.peakSoFarKw, planKw);
    return {
      id: charge.id,
      price_per_kw: Number(charge.pricePerKw.toFixed(8)),
      peak_so_far_kw: round(charge.peakSoFarKw),
      plan_peak_kw: round(planKw),
      baseline_peak_kw: round(baselineKw),
      headroom_kw: countsFor(charge, 0) ? round(Math.max(0, paidKw - (plan.importKw[0] ?? 0))) : null,
    };
  });

/** Solar generation, and what of it the site uses itself: neither exported nor curtailed. */
export function toSolarResponse(
  { solarKw, stepHours: hours }: ScheduleProblem,
  outcome: ScheduleOutcome,
): Answer["solar"] {
  const energyKwh = (kw: Float64Array) => sum(Array.from(kw)) * hours;
  const generatedKwh = energyKwh(solarKw);
  if (generatedKwh === 0) return null;
  const usedKwh = ({ exportKw, curtailedKw }: Plan) =>
    round(Math.max(0, generatedKwh - energyKwh(exportKw) - energyKwh(curtailedKw)));
  return {
    generated_kwh: round(generatedKwh),
    used_on_site_kwh: usedKwh(outcome.plan),
    baseline_used_on_site_kwh: usedKwh(outcome.baseline.plan),
  };
}

export function toRelaxedResponse(broken: readonly BrokenWish[]): Answer["relaxed"] {
  return broken.map((wish) => {
    const { amount, unit, message } = inWords(wish);
    return { code: wish.kind, id: "id" in wish ? wish.id : null, amount: round(amount), unit, message };
  });
}

type Words = Pick<Answer["relaxed"][number], "amount" | "unit" | "message">;

function inWords(wish: BrokenWish): Words {
  const kwh = (amount: number, words: string): Words => ({
    amount,
    unit: "kWh",
    message: `${amount.toFixed(2)} kWh ${words}`,
  });
  switch (wish.kind) {
    case "ev_energy":
      return kwh(wish.missingKwh, `are missing from ${wish.id} at its ready time.`);
    case "final_charge":
      return kwh(
        wish.missingKwh,
        `are missing from ${wish.id === FIRST_BATTERY_ID ? "the battery" : wish.id} at the end of the plan.`,
      );
    case "import_limit":
      return kwh(wish.excessKwh, `exceed the import limit, by up to ${wish.worstKw.toFixed(2)} kW.`);
    case "appliance_not_run":
      return {
        amount: wish.missingHours,
        unit: "h",
        message: `${wish.id} is missing ${wish.missingHours} h of its run.`,
      };
    case "appliance_late":
      return { amount: wish.lateHours, unit: "h", message: `${wish.id} ends ${wish.lateHours} h after its window.` };
    case "comfort": {
      const amount = wish.belowKelvinHours + wish.aboveKelvinHours;
      const place = wish.id === TANK_ID ? "hot water" : "indoor";
      const message = `The ${place} temperature leaves its band by up to ${wish.worstKelvin.toFixed(1)} K.`;
      return { amount, unit: "K·h", message };
    }
  }
}
