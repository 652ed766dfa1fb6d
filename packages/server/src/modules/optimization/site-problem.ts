import type { Facility } from "@wattleaf/shared/contracts/facilities";
import type { Constraints } from "@wattleaf/shared/contracts/optimization";
import { fieldError } from "@wattleaf/shared/field-error";
import type { HeatZone, Objective, ScheduleProblem } from "@wattleaf/engine/schedule/problem";
import { isWeekend } from "@wattleaf/engine/time-series/calendar";
import { batteriesOf, givingStaysOf, runsOf, staysOf } from "./devices";
import { type Horizon, byStep, localSeconds, seriesOf, stepHours } from "./horizon";
import type { SitePrices } from "./prices";
import type { Window } from "./windows";

/** A site as the engine plans it, and where its stays and runs come from. */
export interface SiteProblem {
  problem: ScheduleProblem;
  stayWindows: Window[];
  /** Of the vehicles that give back, which are the last of the batteries. */
  givingWindows: Window[];
  runWindows: Window[];
  leftOut: { id: string; message: string }[];
}

/** @throws DomainError invalid_input when a series has another length than the plan */
export function siteProblem(
  site: Facility,
  horizon: Horizon,
  constraints: Constraints,
  { importPrice, exportPrice, demandCharges }: Pick<SitePrices, "importPrice" | "exportPrice" | "demandCharges">,
): SiteProblem {
  const { load_forecast_kw: load, load_forecast_high_kw: high, solar_forecast_kw: solar } = constraints;
  const loadKw = load ? seriesOf(horizon, "load_forecast_kw", load) : expectedLoad(site, horizon);
  const highKw = high ? seriesOf(horizon, "load_forecast_high_kw", high) : loadKw;
  const stays = staysOf(horizon, site.evs);
  const giving = givingStaysOf(horizon, site.evs);
  const runs = runsOf(horizon, site.appliances, constraints, importPrice);
  return {
    problem: {
      steps: horizon.steps,
      stepHours: stepHours(horizon),
      objective: objectiveOf(horizon, constraints),
      importPrice,
      exportPrice,
      loadKw,
      reserveKw: highKw.map((kw, step) => Math.max(0, kw - (loadKw[step] ?? 0))),
      solarKw: solar ? seriesOf(horizon, "solar_forecast_kw", solar) : byStep(horizon, site.solar_kw),
      grid: {
        importLimitKw: site.grid.import_limit_kw ?? Infinity,
        exportLimitKw: site.grid.export_limit_kw ?? Infinity,
      },
      demandCharges,
      batteries: [...batteriesOf(site, horizon.steps), ...giving.items.map(({ item }) => item)],
      evs: stays.items.map(({ item }) => item),
      appliances: runs.items.map(({ item }) => item),
      heatZones: [
        ...(site.heat ? [heatOf(site.heat, horizon, constraints)] : []),
        ...(site.hot_water ? [tankOf(site.hot_water, horizon)] : []),
      ],
    },
    stayWindows: stays.items.map(({ window }) => window),
    givingWindows: giving.items.map(({ window }) => window),
    runWindows: runs.items.map(({ window }) => window),
    leftOut: [...stays.leftOut, ...giving.leftOut, ...runs.leftOut],
  };
}

function expectedLoad(site: Facility, horizon: Horizon): Float64Array {
  const weekdays = byStep(horizon, site.load_kw);
  const weekends = byStep(horizon, site.load_weekend_kw ?? site.load_kw);
  return weekdays.map((kw, step) => (isWeekend(localSeconds(horizon, step)) ? (weekends[step] ?? 0) : kw));
}

/** Self-consumption weighs each kWh from the grid alike, whenever it is bought. */
function objectiveOf(horizon: Horizon, { objective = "cost", grid_kg_per_kwh: intensities }: Constraints): Objective {
  if (objective === "cost") return { kind: "cost" };
  if (objective === "self_consumption") return { kind: "weighted", perKwh: new Float64Array(horizon.steps).fill(1) };
  if (!intensities)
    throw fieldError(
      "constraints.grid_kg_per_kwh",
      "Send the carbon intensity of each step. An annual average can't tell cleaner times from others.",
    );
  return { kind: "weighted", perKwh: seriesOf(horizon, "grid_kg_per_kwh", intensities) };
}

/** IDs of the heat zones in schedules. */
export const ROOM_ID = "heat";
export const TANK_ID = "hot_water";

/** Heat that warms a liter of water by one kelvin, kWh. */
const KWH_PER_LITER_K = 1.163e-3;
const WATTS_PER_KW = 1_000;

/** A tank of one temperature; what is drawn takes the heat that it had above the cold water. */
function tankOf(tank: NonNullable<Facility["hot_water"]>, horizon: Horizon): HeatZone {
  const drawnPerLiter = KWH_PER_LITER_K * (tank.draw_c - tank.inlet_c);
  return {
    id: TANK_ID,
    mode: "heat",
    capacityKwhPerK: tank.volume_l * KWH_PER_LITER_K,
    lossKwPerK: tank.loss_w_per_k / WATTS_PER_KW,
    cop: byStep(horizon, tank.cop),
    maxKw: tank.heater_kw,
    initialC: tank.temperature_c,
    outdoorC: byStep(horizon, tank.ambient_c),
    gainsKw: byStep(horizon, tank.draw_l).map((liters) => -liters * drawnPerLiter),
    minC: byStep(horizon, tank.min_c),
    maxC: byStep(horizon, tank.max_c),
  };
}

function heatOf(
  heat: NonNullable<Facility["heat"]>,
  horizon: Horizon,
  { outdoor_forecast_c: outdoor }: Constraints,
): HeatZone {
  return {
    id: ROOM_ID,
    mode: heat.mode,
    capacityKwhPerK: heat.capacity_kwh_per_k,
    lossKwPerK: heat.loss_kw_per_k,
    cop: byStep(horizon, heat.cop),
    maxKw: heat.max_kw,
    initialC: heat.indoor_c,
    outdoorC: outdoor ? seriesOf(horizon, "outdoor_forecast_c", outdoor) : byStep(horizon, heat.outdoor_c),
    gainsKw: byStep(horizon, heat.gains_kw),
    minC: byStep(horizon, heat.min_c),
    maxC: byStep(horizon, heat.max_c),
  };
}
