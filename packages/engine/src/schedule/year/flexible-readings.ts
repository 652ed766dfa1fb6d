import { HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { DeviceResult } from "../../nilm/analyze";
import { hourOfDay } from "../../time-series/calendar";
import { type IntervalSeries, intervalStartMs } from "../../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { Appliance, Ev } from "../problem";
import type { Waiting } from "./first-hour";

/** For how long loads that were found in readings may wait, hours from when they ran. */
export interface Patience {
  carHours: number;
  runHours: number;
}

/** A load found in readings whose run can begin later, with its hours counted from the first of the series. */
export interface FoundLoad {
  id: string;
  kind: "car" | "run";
  confidence: number;
  runs: readonly FoundRun[];
}

export interface FoundRun {
  firstHour: number;
  /** Mean power of each hour, kW. */
  kw: Float64Array;
}

const CARS: readonly string[] = ["ev_charger", "ev_like"];
const MACHINES: readonly string[] = ["dishwasher", "washing_machine"];

/** Sessions of a car and runs of machines by the hour; what else disaggregation finds cannot wait. */
export function foundLoads(devices: readonly DeviceResult[], { intervalSeconds }: IntervalSeries): FoundLoad[] {
  return devices.flatMap(({ device, watts, runs, confidence }): FoundLoad[] => {
    const kind = CARS.includes(device) ? "car" : MACHINES.includes(device) ? "run" : null;
    if (!kind) return [];
    const hourOf = (sample: number) => Math.floor((sample * intervalSeconds) / HOUR_SECONDS + 1e-9);
    const found: FoundRun[] = [];
    let last = { firstHour: -1, kw: [] as number[] };
    const close = () => last.kw.length > 0 && found.push({ ...last, kw: Float64Array.from(last.kw) });
    for (const { from, to } of runs.toSorted((a, b) => a.from - b.from)) {
      for (let sample = from; sample < to; sample += 1) {
        const kwh = (Math.max(0, watts[sample] ?? 0) * intervalSeconds) / HOUR_SECONDS / 1_000;
        if (!(kwh > 0)) continue;
        const hour = hourOf(sample);
        if (hour > last.firstHour + last.kw.length || last.firstHour < 0) {
          close();
          last = { firstHour: hour, kw: [] };
        }
        const at = hour - last.firstHour;
        if (at < 0) continue;
        last.kw[at] = (last.kw[at] ?? 0) + kwh;
      }
    }
    close();
    return [{ id: device, kind, confidence, runs: found }];
  });
}

/** When found loads wait, for choosing the hour at which days begin. */
export function waitingOf(loads: readonly FoundLoad[], series: IntervalSeries, patience: Patience): Waiting[] {
  const clock = zoneClock(series.timeZone);
  return loads.flatMap(({ kind, runs }) =>
    runs.map(({ firstHour, kw }) => ({
      fromHour: hourOfDay(clock(intervalStartMs(series, 0) + firstHour * HOUR_MS) / 1_000),
      hours: windowHours(kind, kw, patience),
    })),
  );
}

/** From when a load ran to when it must be done. */
const windowHours = (kind: FoundLoad["kind"], kw: Float64Array, { carHours, runHours }: Patience): number =>
  kind === "car" ? Math.max(kw.length, carHours) : kw.length + runHours;

/** What of the found loads a planning day may move. */
export interface FoundDay {
  evs: Ev[];
  meteredEvKw: Float64Array[];
  appliances: Appliance[];
}

/**
 * The sessions and runs that begin on a day and end on it; those that go on after it stay as they were metered.
 * @param first the day's first hour, counted as the runs' are
 */
export function foundOn(loads: readonly FoundLoad[], first: number, steps: number, patience: Patience): FoundDay {
  const day: FoundDay = { evs: [], meteredEvKw: [], appliances: [] };
  for (const { id, kind, runs } of loads) {
    for (const { firstHour, kw } of runs) {
      const from = firstHour - first;
      if (from < 0 || from + kw.length > steps) continue;
      const until = Math.min(steps, from + windowHours(kind, kw, patience));
      if (kind === "run") {
        day.appliances.push({
          id,
          powerKw: kw,
          earliestStep: from,
          latestEndStep: until,
          interruptible: false,
          announced: null,
        });
        continue;
      }
      const kwh = kw.reduce((total, each) => total + each, 0);
      const maxKw = Math.max(...kw);
      const metered = new Float64Array(steps);
      metered.set(kw, from);
      day.evs.push({
        id,
        fromStep: from,
        untilStep: until,
        neededKwh: kwh,
        roomKwh: kwh,
        minKw: 0,
        maxKw,
        efficiency: 1,
      });
      day.meteredEvKw.push(metered);
    }
  }
  return day;
}
