import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import { DAY_PARTS } from "@wattleaf/shared/contracts/load-day";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { HOUR_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { type IntervalSeries, intervalStartMs } from "../time-series/interval-series";
import { analyzeMains, type MainsAnalysis } from "./analyze";
import { homeRegion } from "./home-region";
import type { HomeTemplate } from "./home-templates";
import type { Model } from "./model";

/** The fewest days to learn loads from at all. */
export const FEWEST_DAYS = 7;
/** Longer intervals show kinds of load, and no single appliances. */
const LONGEST_APPLIANCE_SECONDS = 300;
/** Longer intervals hide which load was on. */
export const LONGEST_SPLIT_SECONDS = 900;

/**
 * How many days before the ones asked for loads are learned from: kinds of load from a year, as heating and cooling are seen
 * by the seasons.
 */
export const learnedDays = (intervalSeconds: number): number =>
  intervalSeconds > LONGEST_APPLIANCE_SECONDS ? 365 : 28;

/** What is known of a home beside its readings. */
export interface LoadKnowledge {
  /** What a kWh costs in each interval; null where no tariff is known. */
  prices: Float64Array | null;
  /** What users said of stretches of the readings. */
  labels: readonly MomentLabel[];
  /** What labels of other times taught. */
  templates: readonly HomeTemplate[];
}

/** A label between two moments, UTC milliseconds. */
export interface MomentLabel {
  device: string;
  fromMs: number;
  toMs: number;
}

/** One load of a home. */
export interface HomeLoad {
  name: DayPart;
  /** How sure the disaggregation is, 0 to 1; null of the always-on load and the rest, which it does not name. */
  confidence: number | null;
  /** Of each interval; NaN where nothing was measured. */
  kwh: Float64Array;
}

/** The local hour and month of each interval, by which kinds of load are told apart. */
export function clockOf(series: Pick<IntervalSeries, "intervalSeconds" | "startMs" | "timeZone">): {
  hourOf: (sample: number) => number;
  monthOf: (sample: number) => number;
} {
  const clock = zoneClock(series.timeZone);
  return {
    hourOf: (sample) => (clock(intervalStartMs(series, sample)) / HOUR_MS) % 24,
    monthOf: (sample) => new Date(clock(intervalStartMs(series, sample))).getUTCMonth() + 1,
  };
}

/** A home's readings taken apart, as the loads of every surface are: with its clock, its place and its labels. */
export function splitHome(
  series: IntervalSeries,
  { labels, templates }: Pick<LoadKnowledge, "labels" | "templates">,
  models: readonly Model[],
): MainsAnalysis {
  const hours = series.intervalSeconds / HOUR_SECONDS;
  const sampleAt = (ms: number) => (ms - series.startMs) / (series.intervalSeconds * SECOND_MS);
  return analyzeMains(
    {
      watts: series.kwh.map((kwh) => (kwh * 1_000) / hours),
      intervalSeconds: series.intervalSeconds,
      ...clockOf(series),
      region: homeRegion(series.timeZone),
      labels: labels.flatMap(({ device, fromMs, toMs }) => {
        const [from, to] = [Math.floor(sampleAt(fromMs)), Math.ceil(sampleAt(toMs))];
        return from >= 0 && to <= series.kwh.length && to > from ? [{ device, from, to }] : [];
      }),
      templates,
    },
    models,
  );
}

/**
 * The loads of a home in each interval: what is always on, those with a name, and the rest as `other`. They add up to what
 * the home used beyond its own generation.
 */
export function homeLoads(
  series: IntervalSeries,
  known: Pick<LoadKnowledge, "labels" | "templates">,
  models: readonly Model[],
): HomeLoad[] {
  const { devices, base, unassigned, exported } = splitHome(series, known, models);
  const hours = series.intervalSeconds / HOUR_SECONDS;
  const loadOf = (name: DayPart, confidence: number | null, ...parts: readonly Float64Array[]): HomeLoad => ({
    name,
    confidence,
    kwh: series.kwh.map((measured, index) =>
      Number.isNaN(measured) ? Number.NaN : (parts.reduce((sum, part) => sum + (part[index] || 0), 0) * hours) / 1_000,
    ),
  });
  const named = devices.flatMap(({ device, confidence, watts }) =>
    isNamed(device) ? [loadOf(device, confidence, watts)] : [],
  );
  const unnamed = devices.filter(({ device }) => !isNamed(device)).map(({ watts }) => watts);
  // Behind solar the meter sees next to nothing of what runs all the time: it counts among the rest.
  return [
    ...(exported ? [] : [loadOf("base", null, base)]),
    ...named,
    loadOf("other", null, ...(exported ? [base] : []), unassigned, ...unnamed),
  ];
}

/** A user's "none of these" is part of the rest. */
const isNamed = (name: string): name is Exclude<DayPart, "other"> => name !== "other" && isDayPart(name);
const isDayPart = (name: string): name is DayPart => (DAY_PARTS as readonly string[]).includes(name);
