import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { type IntervalGrid, type IntervalSeries, intervalStartMs } from "../../time-series/interval-series";
import { firstHourOfDays, type Waiting } from "./first-hour";
import { type FoundLoad, foundOn, type Patience, waitingOf } from "./flexible-readings";
import { type PlanningDay, planningDays } from "./planning-days";
import type { Appliance, Battery, Ev, GridConnection, HeatZone } from "../problem";

/** A home over a year in steps of one hour: what it uses whatever happens, and on each planning day what may move. */
export interface FlexibleYear extends IntervalGrid {
  timeZone: string;
  /** By step, kW: net use beside the flexible loads, and what is left of the sun; NaN where nothing is known, and nothing is planned. */
  loadKw: Float64Array;
  solarKw: Float64Array;
  connection: GridConnection;
  days: readonly FlexibleDay[];
}

/** A planning day: it begins at the hour at which the fewest loads are waiting, not at midnight. */
export interface FlexibleDay {
  /** Its first step in the year, which may be before the year's first, and how many steps it has. */
  first: number;
  steps: number;
  batteries: readonly Battery[];
  evs: readonly Ev[];
  appliances: readonly Appliance[];
  heatZones: readonly HeatZone[];
  /** What each vehicle drew when it was metered, kW by step of the day; null for one that charges on arrival. */
  meteredEvKw: readonly (Float64Array | null)[];
}

/** Devices on a planning day. */
export type DevicesOfDay = Pick<FlexibleDay, "batteries" | "evs" | "appliances" | "heatZones">;

export const NO_DEVICES: DevicesOfDay = { batteries: [], evs: [], appliances: [], heatZones: [] };

export interface YearParts extends IntervalGrid {
  timeZone: string;
  /** Net energy of each hour, kWh, with the loads that were found in it; NaN where nothing is known. */
  netKwh: Float64Array;
  found: readonly FoundLoad[];
  patience: Patience;
  /** Devices beside what was metered, and when they wait. */
  devicesOn: (day: PlanningDay) => DevicesOfDay;
  waiting: readonly Waiting[];
  connection: GridConnection;
}

/** Splits a year into planning days, and what was found in its readings into what may move and what stays. */
export function flexibleYear(parts: YearParts): FlexibleYear {
  const { startMs, intervalSeconds, timeZone, netKwh, found, patience, connection } = parts;
  const series = { startMs, intervalSeconds, timeZone, kwh: netKwh };
  const firstHour = firstHourOfDays([...parts.waiting, ...waitingOf(found, series, patience)]);
  const rest = Float64Array.from(netKwh);
  const days = planningDays(startMs, intervalStartMs(series, netKwh.length), timeZone, firstHour).map(
    (day): FlexibleDay => {
      const { evs, meteredEvKw, appliances } = foundOn(found, day.first, day.steps, patience);
      const draw = (step: number, kw: number) => (rest[day.first + step] = (rest[day.first + step] ?? 0) - kw);
      for (const kw of meteredEvKw) kw.forEach((each, step) => draw(step, each));
      for (const run of appliances) run.powerKw.forEach((each, offset) => draw(run.earliestStep + offset, each));
      const devices = parts.devicesOn(day);
      return {
        first: day.first,
        steps: day.steps,
        batteries: devices.batteries,
        heatZones: devices.heatZones,
        evs: [...evs, ...devices.evs],
        meteredEvKw,
        appliances: [...appliances, ...devices.appliances],
      };
    },
  );
  const loadKw = rest.map((kwh) => Math.max(0, kwh));
  const solarKw = rest.map((kwh) => Math.max(0, -kwh));
  return { startMs, intervalSeconds, timeZone, loadKw, solarKw, connection, days };
}

/** The hours of a finer series, kWh; an hour with a gap is NaN. */
export function hourlyNet({ intervalSeconds, kwh }: IntervalSeries): Float64Array {
  const perHour = HOUR_SECONDS / intervalSeconds;
  const hours = new Float64Array(Math.ceil(kwh.length / perHour - 1e-9));
  for (const [index, energy] of kwh.entries()) {
    const hour = Math.floor(index / perHour + 1e-9);
    hours[hour] = (hours[hour] ?? 0) + energy;
  }
  return hours;
}
