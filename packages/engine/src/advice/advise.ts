import { DAY_SECONDS, HOUR_MS, HOUR_SECONDS, HOURS_PER_YEAR } from "@wattleaf/shared/domain/time";
import { splitHome } from "../nilm/home-loads";
import type { Model } from "../nilm/model";
import type { SolveMilp } from "../schedule/milp";
import { type FoundLoad, foundLoads } from "../schedule/year/flexible-readings";
import { flexibleYear, hourlyNet, NO_DEVICES } from "../schedule/year/flexible-year";
import { DaySolver } from "../schedule/year/plan-days";
import { priceSeries } from "../tariff/price-series";
import type { Tariff } from "../tariff/tariff";
import { intervalStartMs, type IntervalSeries } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { type Candidate, DAYS_PER_YEAR } from "./candidate";
import { shiftCar, shiftRun } from "./shifting";
import { type Shifting, tariffChanges } from "./tariff-change";

export interface AdvisedHome {
  /** The latest year in intervals of an hour or less; kWh, negative where more was sold than used. */
  series: IntervalSeries;
  tariff: Tariff;
  /** What else the utility offers. */
  otherTariffs: readonly Tariff[];
  /** When a tariff would be chosen. */
  asOfMs: number;
  /** What a virtual power plant would call, and how often; null for a home that takes part or has nothing to give. */
  plant: PlantOffer | null;
}

export interface PlantOffer {
  /** What the home's devices can give up, kW. */
  flexibleKw: number;
  /** Local hours of day of its events, the last one no longer of it. */
  fromHour: number;
  toHour: number;
  eventsPerYear: number;
  /** Currency per kWh delivered. */
  price: number;
}

/** Home Energy Analytics: mean idle load of 70,000 Californian homes. */
export const TYPICAL_IDLE_WATTS = 218;
/** Share of the lowest intervals that the base load is above. */
const BASE_SHARE = 0.05;
/**
 * Energy Saver (US Department of Energy): about 1 % for each degree Fahrenheit over eight hours of a day, which is 5 % for a
 * degree Celsius all day. Buildings differ.
 */
const SET_POINT_SHARE = { low: 0.03, expected: 0.05, high: 0.07 };
/** Of the always-on load above the typical one, what a walk through the house can find. */
const STANDBY_SHARE = { low: 0.25, expected: 0.5, high: 1 };
/** How long what was found may wait: a car to be charged, a machine to begin. */
const PATIENCE = { carHours: 12, runHours: 8 };
/** Of what a plant's call could take away from the home's use, what it does. */
const DELIVERED_SHARE = { low: 0.3, expected: 0.6, high: 1 };

/** Everything that would lower the home's cost, the largest saving first; only what is expected to save money. */
export function advise(home: AdvisedHome, models: readonly Model[], solve: SolveMilp): Candidate[] {
  const { series, tariff, otherTariffs, asOfMs, plant } = home;
  const years = (series.kwh.length * series.intervalSeconds) / (DAYS_PER_YEAR * DAY_SECONDS);
  const prices = priceSeries(tariff, series.startMs, series.intervalSeconds, series.kwh.length, series.timeZone).import;
  const sells = series.kwh.some((kwh) => kwh < 0);
  const baseKw = sells ? 0 : baseLoadKw(series);
  const price = meanPrice(series, prices);
  const { car, climate, movable } = loadsOf(series, models);
  const priced = { series, prices };
  return [
    ...tariffChanges(series, tariff, { others: otherTariffs, asOfMs }, shiftingOf(series, movable, solve)),
    ...(car ? shiftCar(priced, car, years) : []),
    ...shiftRun(priced, baseKw),
    // Behind solar the meter does not see what always runs, nor all of the heating.
    ...(sells ? [] : [...standby(baseKw * 1_000, price), ...climate.map((load) => setPoint(load, price, years))]),
    ...(plant ? enroll(series, plant, baseKw) : []),
  ]
    .filter(({ saving }) => saving.amount > 0)
    .toSorted((a, b) => b.saving.amount - a.saving.amount);
}

function standby(watts: number, price: number): Candidate[] {
  const found = (((watts - TYPICAL_IDLE_WATTS) * HOURS_PER_YEAR) / 1_000) * price;
  const saving = scaled(found, STANDBY_SHARE);
  return found > 0 ? [{ kind: "standby", watts, typicalWatts: TYPICAL_IDLE_WATTS, price, saving }] : [];
}

interface ClimateLoad {
  load: "cooling" | "heating";
  kwh: Float64Array;
  confidence: number;
}

function setPoint({ load, kwh, confidence }: ClimateLoad, price: number, years: number): Candidate {
  const kwhPerYear = sumOf(kwh) / years;
  const { amount, low, high } = scaled(kwhPerYear * price, SET_POINT_SHARE);
  // What the confidence says is heating or cooling, and at most all that looks like it.
  return {
    kind: "set_point",
    load,
    kwhPerYear,
    confidence,
    saving: { amount: amount * confidence, low: low * confidence, high },
  };
}

/** A call can take away no more than the home uses in its hours beyond what always runs. */
function enroll(series: IntervalSeries, plant: PlantOffer, baseKw: number): Candidate[] {
  const clock = zoneClock(series.timeZone);
  const hours = series.intervalSeconds / HOUR_SECONDS;
  let total = 0;
  let count = 0;
  for (const [index, kwh] of series.kwh.entries()) {
    const hour = Math.floor(clock(intervalStartMs(series, index)) / HOUR_MS) % 24;
    if (Number.isNaN(kwh) || hour < plant.fromHour || hour >= plant.toHour) continue;
    total += Math.min(plant.flexibleKw, Math.max(0, kwh / hours - baseKw));
    count += 1;
  }
  if (count === 0) return [];
  const { eventsPerYear, price } = plant;
  const [kw, hoursPerEvent] = [total / count, plant.toHour - plant.fromHour];
  const saving = scaled(kw * hoursPerEvent * eventsPerYear * price, DELIVERED_SHARE);
  return [{ kind: "plant", kw, hoursPerEvent, eventsPerYear, price, saving }];
}

const scaled = (money: number, share: { low: number; expected: number; high: number }) => ({
  amount: money * share.expected,
  low: money * share.low,
  high: money * share.high,
});

function loadsOf(series: IntervalSeries, models: readonly Model[]) {
  const hours = series.intervalSeconds / HOUR_SECONDS;
  const { devices } = splitHome(series, { labels: [], templates: [] }, models);
  const found = (names: readonly string[]) =>
    devices
      .filter(({ device }) => names.includes(device))
      .map(({ watts, confidence }) => ({ confidence, kwh: watts.map((value) => (value * hours) / 1_000) }));
  return {
    car: found(["ev_like", "ev_charger"])[0] ?? null,
    movable: foundLoads(devices, series),
    climate: [
      ...found(["heating", "electric_heating"]).map((load): ClimateLoad => ({ ...load, load: "heating" })),
      ...found(["cooling", "air_conditioner"]).map((load): ClimateLoad => ({ ...load, load: "cooling" })),
    ],
  };
}

/** Null where nothing was found that could run at another time. */
function shiftingOf(series: IntervalSeries, found: readonly FoundLoad[], solve: SolveMilp): Shifting | null {
  const kwhOf = ({ runs }: FoundLoad) => runs.reduce((sum, { kw }) => sum + sumOf(kw), 0);
  const total = found.reduce((sum, load) => sum + kwhOf(load), 0);
  if (total === 0 || HOUR_SECONDS % series.intervalSeconds !== 0) return null;
  const year = flexibleYear({
    startMs: series.startMs,
    intervalSeconds: HOUR_SECONDS,
    timeZone: series.timeZone,
    netKwh: hourlyNet(series),
    found,
    patience: PATIENCE,
    devicesOn: () => NO_DEVICES,
    waiting: [],
    connection: { importLimitKw: Infinity, exportLimitKw: Infinity },
  });
  const confidence = found.reduce((sum, load) => sum + load.confidence * kwhOf(load), 0) / total;
  return { year, solver: new DaySolver(solve), confidence };
}

function baseLoadKw({ kwh, intervalSeconds }: IntervalSeries): number {
  const measured = kwh.filter((value) => !Number.isNaN(value)).toSorted();
  return ((measured[Math.floor(measured.length * BASE_SHARE)] ?? 0) * HOUR_SECONDS) / intervalSeconds;
}

/** Of what was bought. */
function meanPrice({ kwh }: IntervalSeries, prices: Float64Array): number {
  let [money, bought] = [0, 0];
  for (const [index, value] of kwh.entries()) {
    if (!(value > 0)) continue;
    money += value * (prices[index] ?? 0);
    bought += value;
  }
  return bought > 0 ? money / bought : 0;
}

const sumOf = (values: Float64Array): number =>
  values.reduce((sum, value) => (Number.isNaN(value) ? sum : sum + value), 0);
