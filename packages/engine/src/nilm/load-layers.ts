import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import { DAY_PARTS } from "@wattleaf/shared/contracts/load-day";
import { HOUR_MS, HOUR_SECONDS, SECOND_MS } from "@wattleaf/shared/domain/time";
import { groupAt } from "../query/group-key";
import { intervalMs, intervalStartMs, type IntervalSeries } from "../time-series/interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { analyzeMains, type MainsAnalysis } from "./analyze";
import { homeRegion } from "./home-region";
import type { HomeTemplate } from "./home-templates";
import type { Model } from "./model";

/** Energy of one load in each group, in kWh, and what it cost. */
export interface LoadLayer {
  name: DayPart;
  /** How sure the disaggregation is, 0 to 1; null of the always-on load and the rest, which it does not name. */
  confidence: number | null;
  kwh: number[];
  /** Null without prices. */
  cost: number[] | null;
}

export interface LoadLayers {
  /** As the query engine names them: `2026-10-14T18`, `2026-10-14`, `2026-10`. */
  keys: string[];
  /** One for each key: part of its time is not in the readings. */
  partial: boolean[];
  /** The always-on load first, then loads by energy, the rest last. */
  layers: LoadLayer[];
}

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

/** More colors are not told apart. */
const MOST_NAMED = 5;

/** A home's readings taken apart, as the loads of every surface are: with its clock, its place and its labels. */
export function splitHome(
  series: IntervalSeries,
  { labels, templates }: Pick<LoadKnowledge, "labels" | "templates">,
  models: readonly Model[],
): MainsAnalysis {
  const clock = zoneClock(series.timeZone);
  const hours = series.intervalSeconds / HOUR_SECONDS;
  const sampleAt = (ms: number) => (ms - series.startMs) / (series.intervalSeconds * SECOND_MS);
  return analyzeMains(
    {
      watts: series.kwh.map((kwh) => (kwh * 1_000) / hours),
      intervalSeconds: series.intervalSeconds,
      hourOf: (index) => (clock(intervalStartMs(series, index)) / HOUR_MS) % 24,
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
 * What each load of a home bought in each hour, day or month from a moment on, and what that cost. The readings before it are only
 * learned from. The layers add up to what the home used beyond its own generation.
 */
export function loadLayers(
  series: IntervalSeries,
  fromMs: number,
  group: "day" | "hour" | "month",
  known: LoadKnowledge,
  models: readonly Model[],
): LoadLayers {
  const clock = zoneClock(series.timeZone);
  const hours = series.intervalSeconds / HOUR_SECONDS;
  const { devices, base, unassigned, exported } = splitHome(series, known, models);
  const slots = new Map<string, number>();
  const measuredMs: number[] = [];
  const lengthMs: number[] = [];
  const slotOf = Array.from(series.kwh, (kwh, index) => {
    const startMs = intervalStartMs(series, index);
    if (startMs < fromMs) return null;
    const { key, span } = groupAt(group, clock(startMs));
    const slot = slots.get(key) ?? slots.size;
    if (slot === slots.size && span) lengthMs.push(utcOfLocal(clock, span.toMs) - utcOfLocal(clock, span.fromMs));
    slots.set(key, slot);
    measuredMs[slot] = (measuredMs[slot] ?? 0) + (Number.isNaN(kwh) ? 0 : intervalMs(series));
    return slot;
  });
  const layerOf = (name: DayPart, confidence: number | null, ...parts: readonly Float64Array[]): LoadLayer => {
    const none = () => Array.from({ length: slots.size }, () => 0);
    const layer: LoadLayer = { name, confidence, kwh: none(), cost: known.prices && none() };
    for (const [index, slot] of slotOf.entries()) {
      if (slot === null) continue;
      const kwh = (parts.reduce((sum, part) => sum + (part[index] || 0), 0) * hours) / 1_000;
      layer.kwh[slot] = (layer.kwh[slot] ?? 0) + kwh;
      if (layer.cost) layer.cost[slot] = (layer.cost[slot] ?? 0) + kwh * (known.prices?.[index] || 0);
    }
    return layer;
  };
  const found = devices
    .flatMap(({ device, confidence, watts }) => (isNamed(device) ? [layerOf(device, confidence, watts)] : []))
    .filter(({ kwh }) => totalOf(kwh) > 0)
    .toSorted((a, b) => totalOf(b.kwh) - totalOf(a.kwh));
  const unnamed = devices.filter(({ device }) => !found.slice(0, MOST_NAMED).some(({ name }) => name === device));
  const rest = [unassigned, ...unnamed.map(({ watts }) => watts)];
  // Behind solar the meter sees next to nothing of what runs all the time: it counts among the rest.
  const ends = layerOf("other", null, ...(exported ? [base] : []), ...rest);
  const begins = exported ? [] : [layerOf("base", null, base)];
  return {
    keys: [...slots.keys()],
    partial: lengthMs.map((length, slot) => (measuredMs[slot] ?? 0) < length),
    layers: [...begins, ...found.slice(0, MOST_NAMED), ends],
  };
}

/** A user's "none of these" is part of the rest. */
const isNamed = (name: string): name is Exclude<DayPart, "other"> => name !== "other" && isDayPart(name);
const isDayPart = (name: string): name is DayPart => (DAY_PARTS as readonly string[]).includes(name);
const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
