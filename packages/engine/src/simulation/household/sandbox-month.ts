import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "../../time-series/interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { monthStartMs } from "../../time-series/packing/month-grid";
import { dayOf } from "../../time-series/calendar";
import { intervalMs } from "../../time-series/interval-series";
import { dayEvents } from "./appliances";
import { chance, wander } from "./chance";
import { controlClimate, type Presence, type Rooms } from "./climate-control";
import { type DayPlan, dayPlan } from "./day-plan";
import type { Household } from "./household";
import { solarPower } from "./solar";
import { type Weather, weatherAt } from "./weather";

export const SANDBOX_INTERVAL_SECONDS = 900;

const STEP_MINUTES = 5;
const STEP_MS = STEP_MINUTES * MINUTE_MS;
const STEP_HOURS = STEP_MINUTES / 60;
const STEPS_PER_INTERVAL = (SANDBOX_INTERVAL_SECONDS * SECOND_MS) / STEP_MS;
/** A house forgets the temperature that it began with in about two days. */
const LEAD_IN_MS = 3 * DAY_MS;
const WH_PER_KWH = 1_000;
/** What of an appliance's power warms the rooms; the rest goes out with water and air. */
const WARMING_SHARE = 0.7;
const WARMTH_OF_A_PERSON_WATTS = 75;

const FRIDGE = 301;
const FREEZER = 302;
const LIVELINESS = 303;
const OUTAGE = 304;

/**
 * A local month of a made-up household, in quarter hours and whole watt-hours; below zero where the roof gave more than
 * the home used. The same account and month are the same readings, whenever they are asked for and whatever month was
 * asked for before.
 *
 * @param month months since the year 0
 */
export function sandboxMonth(household: Household, month: number): IntervalSeries {
  const { timeZone } = household.climate;
  const clock = zoneClock(timeZone);
  const startMs = monthStartMs(clock, month);
  const endMs = monthStartMs(clock, month + 1);
  const simulatedFromMs = startMs - LEAD_IN_MS;
  const switched = switchedWatts(household, simulatedFromMs, endMs);
  const mild = (household.heatTo + household.coolTo) / 2;
  const rooms: Rooms = { temperature: mild, walls: mild, isHeating: false, isCooling: false };
  const kwh = new Float64Array((endMs - startMs) / (SANDBOX_INTERVAL_SECONDS * SECOND_MS));
  const wattHours = new Float64Array(kwh.length);
  let plan = dayPlan(household, dayOf(clock(simulatedFromMs)));
  let weather = weatherAt(household.climate, household.weatherSeed, simulatedFromMs);
  for (let step = 0; step < switched.length; step += 1) {
    const utcMs = simulatedFromMs + step * STEP_MS;
    const localMs = clock(utcMs);
    const day = dayOf(localMs);
    if (day !== plan.day) plan = dayPlan(household, day);
    const hour = (localMs - day * DAY_MS) / HOUR_MS;
    const presence = presenceAt(plan, hour);
    if (step % STEPS_PER_INTERVAL === 0) weather = weatherAt(household.climate, household.weatherSeed, utcMs);
    const running =
      (switched[step] ?? 0) + alwaysOn(household, utcMs, weather) + lively(household, plan, presence, weather, utcMs);
    const gains =
      WARMING_SHARE * Math.min(running, 3_000) + (presence.isHome ? WARMTH_OF_A_PERSON_WATTS * household.people : 0);
    const watts =
      running + controlClimate(household, rooms, weather, presence, gains, STEP_HOURS) - solarPower(household, weather);
    if (utcMs < startMs) continue;
    const interval = Math.floor((step * STEP_MS - LEAD_IN_MS) / (STEP_MS * STEPS_PER_INTERVAL));
    wattHours[interval] = (wattHours[interval] ?? 0) + watts * STEP_HOURS;
  }
  for (const [index, energy] of wattHours.entries()) kwh[index] = (Math.round(energy) + 0) / WH_PER_KWH;
  return { startMs, intervalSeconds: SANDBOX_INTERVAL_SECONDS, kwh, timeZone };
}

/** The same with the meter out of reach for some hours on about one day in twenty, for showing what gaps look like. */
export function withOutages({ seed }: Household, series: IntervalSeries): IntervalSeries {
  const perDay = DAY_MS / intervalMs(series);
  const kwh = series.kwh.slice();
  for (let from = 0; from < kwh.length; from += perDay) {
    const day = Math.floor(series.startMs / DAY_MS) + from / perDay;
    if (chance(seed, OUTAGE, day) >= 0.05) continue;
    const first = from + Math.floor(chance(seed, OUTAGE, day, 1) * perDay);
    kwh.fill(Number.NaN, first, first + 4 + Math.floor(chance(seed, OUTAGE, day, 2) * 40));
  }
  return { ...series, kwh };
}

/** Average power of everything that is switched on and off, in each step. */
function switchedWatts(household: Household, fromMs: number, toMs: number): Float64Array {
  const clock = zoneClock(household.climate.timeZone);
  const watts = new Float64Array((toMs - fromMs) / STEP_MS);
  const lastDay = dayOf(clock(toMs));
  // What began the evening before may still run.
  for (let day = dayOf(clock(fromMs)) - 1; day <= lastDay; day += 1) {
    for (const { startHour, minutes, watts: power } of dayEvents(household, dayPlan(household, day))) {
      const localMs = day * DAY_MS + Math.round(startHour * 60) * MINUTE_MS;
      const begin = (utcOfLocal(clock, localMs) - fromMs) / STEP_MS;
      const end = begin + minutes / STEP_MINUTES;
      for (let step = Math.max(0, Math.floor(begin)); step < Math.min(watts.length, end); step += 1) {
        watts[step] = (watts[step] ?? 0) + power * (Math.min(end, step + 1) - Math.max(begin, step));
      }
    }
  }
  return watts;
}

function presenceAt({ isAway, wakes, sleeps, leaves, returns }: DayPlan, hour: number): Presence {
  // Who goes to bed after midnight is asleep by the next day's plan.
  const isAsleep = hour < wakes || hour >= sleeps;
  return { isAway, isAsleep, isHome: !isAway && (hour < leaves || hour >= returns) };
}

/** Standby, and compressors that come and go; a warm kitchen makes them run longer. */
function alwaysOn(
  { seed, standbyWatts, fridgeWatts, hasFreezer }: Household,
  utcMs: number,
  { temperature }: Weather,
): number {
  const hours = utcMs / HOUR_MS;
  const warm = 0.006 * Math.max(0, temperature - 18);
  const isOn = (key: number, periodHours: number, duty: number) => {
    const phase = hours / periodHours + wander(seed, key, hours / 7);
    return phase - Math.floor(phase) < duty + warm;
  };
  const fridge = isOn(FRIDGE, 0.95, 0.38) ? fridgeWatts : 4;
  const freezer = hasFreezer && isOn(FREEZER, 1.4, 0.34) ? 105 : 0;
  return standbyWatts + fridge + freezer;
}

/** Lamps when it is dark, and the small things that people do. */
function lively(
  { seed, people }: Household,
  { mood }: DayPlan,
  { isHome, isAsleep }: Presence,
  { irradiance }: Weather,
  utcMs: number,
): number {
  if (!isHome || isAsleep) return 0;
  const lamps = irradiance < 60 ? 40 + 30 * people : 12;
  const small = Math.max(0, 35 + 55 * wander(seed, LIVELINESS, utcMs / HOUR_MS / 0.6)) * (0.6 + 0.25 * people);
  return (lamps + small) * mood;
}
