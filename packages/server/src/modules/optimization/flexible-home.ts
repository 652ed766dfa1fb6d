import { type Facility, isTimeOfDay } from "@wattleaf/shared/contracts/facilities";
import type { InputOf, OutputOf } from "@wattleaf/shared/contracts/operation";
import type { Constraints } from "@wattleaf/shared/contracts/optimization";
import type { compareShiftedTariffs } from "@wattleaf/shared/contracts/optimization/tariffs";
import type { UtilityProvider } from "@wattleaf/shared/domain/providers";
import { FIRST_BATTERY_ID } from "@wattleaf/shared/domain/facilities";
import { DAY_MS, HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { below, fieldError } from "@wattleaf/shared/field-error";
import { splitHome } from "@wattleaf/engine/nilm/home-loads";
import { shippedModels } from "@wattleaf/engine/nilm/shipped-models";
import type { Waiting } from "@wattleaf/engine/schedule/year/first-hour";
import { type FoundLoad, foundLoads } from "@wattleaf/engine/schedule/year/flexible-readings";
import {
  type DevicesOfDay,
  flexibleYear,
  type FlexibleYear,
  hourlyNet,
} from "@wattleaf/engine/schedule/year/flexible-year";
import type { PlanningDay } from "@wattleaf/engine/schedule/year/planning-days";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { latestYear } from "@wattleaf/engine/time-series/latest-year";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { toIntervalSeries } from "../../core/response/series";
import { type PackedReadings, unpackSeries } from "../../core/packed-readings";
import { chosenTariff, type ChosenTariff } from "../tariffs";
import type { Horizon } from "./horizon";
import { siteOf } from "./site";
import { siteProblem, TANK_ID } from "./site-problem";

type Input = InputOf<typeof compareShiftedTariffs>;
type Load = OutputOf<typeof compareShiftedTariffs>["loads"][number];

/** What the service looked up; the same question on the same data has the same. */
export interface ShiftKnown {
  facility: Facility | null;
  sample: boolean;
  meter: { provider: UtilityProvider | null; tariffId: string | null; readings: PackedReadings } | null;
  /** First day of a facility's year. */
  startsOn: string;
  /** Today's midnight, UTC: when a tariff would be chosen. */
  asOfMs: number;
}

/** A home as the comparison plans it. */
export interface FlexibleHome {
  year: FlexibleYear;
  /** What a meter measured, in its own intervals; null for a facility, whose load is by the hour. */
  readings: IntervalSeries | null;
  current: ChosenTariff | null;
  loads: Load[];
  /** A room is heated or cooled, which a year cannot be planned for. */
  hasRoom: boolean;
}

const DAYS_PER_YEAR = 365;
const HOURS_PER_DAY = 24;
const MINUTES_PER_HOUR = 60;
/** Devices alone are planned; each tariff has its own prices. */
const NO_PRICES = { currency: "XXX", import_per_kwh: 0, export_per_kwh: 0 };

/** @throws DomainError invalid_input that names the field of the request */
export function flexibleHome(input: Input, known: ShiftKnown): FlexibleHome {
  const readings = readingsOf(input, known);
  const site = siteFor(input, known, readings);
  const found = readings ? loadsIn(readings) : [];
  const year = flexibleYear({
    ...(readings ? hoursOf(readings) : modeledYear(site, input.start ?? known.startsOn)),
    found,
    patience: { carHours: input.patience.car_hours, runHours: input.patience.run_hours },
    devicesOn: (day) => devicesOn(site, day),
    waiting: waitingOf(site),
    connection: {
      importLimitKw: site.grid.import_limit_kw ?? Infinity,
      exportLimitKw: site.grid.export_limit_kw ?? Infinity,
    },
  });
  const isOwn = (site.tariff_id ?? site.tariff) !== undefined;
  const meterTariffId = known.meter?.tariffId ?? null;
  const metered = meterTariffId === null ? null : chosenTariff({ tariff_id: meterTariffId });
  return {
    year,
    readings,
    current: isOwn ? below("home", () => chosenTariff(site)) : metered,
    loads: [...foundResponses(found), ...deviceResponses(site, year)],
    hasRoom: site.heat !== null,
  };
}

/** The latest year of what was metered. */
function readingsOf(input: Input, { meter }: ShiftKnown): IntervalSeries | null {
  const path = input.series ? "series" : "meter_id";
  const all = input.series ? toIntervalSeries(input.series) : meter && unpackSeries(meter.readings);
  if (!all) return null;
  if (HOUR_SECONDS % all.intervalSeconds !== 0)
    throw fieldError(path, "Use readings whose intervals divide an hour, such as 900 or 3600 seconds.");
  const year = latestYear(all);
  if (!year) throw fieldError(path, "Four weeks of whole days are needed.");
  if (input.home?.load_kw !== undefined || input.home?.solar_kw !== undefined)
    throw fieldError("home.load_kw", "The readings are the load. Leave load_kw and solar_kw out.");
  return year;
}

function siteFor({ home = {} }: Input, { facility }: ShiftKnown, readings: IntervalSeries | null): Facility {
  const hasPrices = facility !== null || (home.tariff_id ?? home.tariff) !== undefined;
  const constraints: Constraints = {
    ...home,
    ...(hasPrices ? {} : { prices: NO_PRICES }),
    ...(readings && { time_zone: readings.timeZone, load_kw: 0, solar_kw: 0 }),
  };
  return siteOf(facility, constraints, "home");
}

const HOURLY = { intervalSeconds: HOUR_SECONDS };

function hoursOf(readings: IntervalSeries) {
  return { ...HOURLY, startMs: readings.startMs, timeZone: readings.timeZone, netKwh: hourlyNet(readings) };
}

/** A year of a load that is given by the hour of the day. */
function modeledYear(site: Facility, startsOn: string) {
  const clock = zoneClock(site.time_zone);
  const localMs = Date.parse(`${startsOn}T00:00:00Z`);
  const startMs = utcOfLocal(clock, localMs);
  const endMs = utcOfLocal(clock, localMs + DAYS_PER_YEAR * DAY_MS);
  const { loadKw, solarKw } = problemOf({ ...site, ...NOTHING_FLEXIBLE }, startMs, endMs);
  const netKwh = loadKw.map((kw, hour) => kw - (solarKw[hour] ?? 0));
  return { ...HOURLY, startMs, timeZone: site.time_zone, netKwh };
}

const NOTHING_FLEXIBLE = { battery: null, batteries: [], evs: [], appliances: [], heat: null, hot_water: null };

/** The site's devices on a day. Batteries end as they begin, and a tank begins as cold as it may be. */
function devicesOn(site: Facility, { startMs, steps }: PlanningDay): DevicesOfDay {
  const problem = problemOf({ ...site, heat: null }, startMs, startMs + steps * HOUR_MS);
  const { batteries, evs, appliances, heatZones } = problem;
  return {
    evs,
    appliances,
    batteries: batteries.map((battery) =>
      battery.kind === "stationary" ? { ...battery, final: { rule: "at_least_initial" } } : battery,
    ),
    heatZones: heatZones.map((tank) => ({ ...tank, initialC: tank.minC[0] ?? tank.initialC })),
  };
}

function problemOf(site: Facility, startMs: number, endMs: number) {
  const steps = Math.round((endMs - startMs) / HOUR_MS);
  const clock = zoneClock(site.time_zone);
  const horizon: Horizon = { startMs, endMs, stepMs: HOUR_MS, steps, timeZone: site.time_zone, clock };
  const none = new Float64Array(steps);
  const prices = { importPrice: none, exportPrice: none, demandCharges: [] };
  return siteProblem(site, horizon, {}, prices).problem;
}

/** When the site's daily devices wait; those with a date of their own do not decide when days begin. */
const waitingOf = ({ evs, appliances }: Facility): Waiting[] =>
  [
    ...evs.map((ev) => [ev.plugged_in_from, ev.ready_by] as const),
    ...appliances.map((appliance) => [appliance.earliest, appliance.latest_end] as const),
  ]
    .filter(([from]) => isTimeOfDay(from))
    .map(([from, until]) => {
      const [begin, end] = [hourOfTime(from), hourOfTime(until)];
      return { fromHour: begin, hours: end > begin ? end - begin : end + HOURS_PER_DAY - begin };
    });

function hourOfTime(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / MINUTES_PER_HOUR;
}

/** What disaggregation finds in readings that can wait. */
function loadsIn(readings: IntervalSeries): FoundLoad[] {
  const { devices } = splitHome(readings, { labels: [], templates: [] }, shippedModels());
  return foundLoads(devices, readings);
}

const foundResponses = (found: readonly FoundLoad[]): Load[] =>
  found.map(({ id, kind, confidence, runs }) => ({
    id,
    kind: kind === "car" ? "vehicle" : "appliance",
    source: "readings",
    kwh: rounded(runs.reduce((total, { kw }) => total + kw.reduce((sum, each) => sum + each, 0), 0)),
    confidence: rounded(confidence),
  }));

function deviceResponses(site: Facility, { days }: FlexibleYear): Load[] {
  const device = (kind: Load["kind"], id: string, kwh: number | null): Load => ({
    id,
    kind,
    source: "request",
    kwh,
    confidence: null,
  });
  const kwhOf = (id: string) =>
    rounded(
      days.reduce((total, { evs, appliances }) => {
        const charged = evs.filter((ev) => ev.id === id).reduce((sum, ev) => sum + ev.neededKwh / ev.efficiency, 0);
        const ran = appliances.filter((run) => run.id === id);
        return total + charged + ran.reduce((sum, { powerKw }) => sum + powerKw.reduce((kwh, kw) => kwh + kw, 0), 0);
      }, 0),
    );
  return [
    ...[...(site.battery ? [{ id: FIRST_BATTERY_ID }] : []), ...site.batteries].map(({ id }) =>
      device("battery", id, null),
    ),
    ...site.evs.map((ev) => device("vehicle", ev.id, ev.give_back ? null : kwhOf(ev.id))),
    ...site.appliances.map(({ id }) => device("appliance", id, kwhOf(id))),
    ...(site.hot_water ? [device("hot_water", TANK_ID, null)] : []),
  ];
}

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;
