import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import { groupAt } from "./group-key";
import { intervalMs, intervalStartMs, type IntervalSeries } from "../time-series/interval-series";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { type HomeLoad, homeLoads, type LoadKnowledge } from "../nilm/home-loads";
import type { Model } from "../nilm/model";

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

/** More colors are not told apart. */
const MOST_NAMED = 5;

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
  const layerOf = ({ name, confidence, kwh }: HomeLoad): LoadLayer => {
    const none = () => Array.from({ length: slots.size }, () => 0);
    const layer: LoadLayer = { name, confidence, kwh: none(), cost: known.prices && none() };
    for (const [index, slot] of slotOf.entries()) {
      if (slot === null) continue;
      const used = kwh[index] || 0;
      layer.kwh[slot] = (layer.kwh[slot] ?? 0) + used;
      if (layer.cost) layer.cost[slot] = (layer.cost[slot] ?? 0) + used * (known.prices?.[index] || 0);
    }
    return layer;
  };
  const layers = homeLoads(series, known, models).map(layerOf);
  const named = layers
    .filter(({ name, kwh }) => !ENDS.has(name) && totalOf(kwh) > 0)
    .toSorted((a, b) => totalOf(b.kwh) - totalOf(a.kwh));
  const rest = [...layers.filter(({ name }) => name === "other"), ...named.slice(MOST_NAMED)];
  return {
    keys: [...slots.keys()],
    partial: lengthMs.map((length, slot) => (measuredMs[slot] ?? 0) < length),
    layers: [...layers.filter(({ name }) => name === "base"), ...named.slice(0, MOST_NAMED), ...addedUp(rest)],
  };
}

const ENDS: ReadonlySet<DayPart> = new Set<DayPart>(["base", "other"]);

/** The first of some layers with the others in it. */
function addedUp([first, ...others]: readonly LoadLayer[]): LoadLayer[] {
  if (!first) return [];
  const sum = (own: readonly number[], of: (layer: LoadLayer) => readonly number[] | null) =>
    own.map((value, slot) => others.reduce((total, layer) => total + (of(layer)?.[slot] ?? 0), value));
  return [
    {
      ...first,
      kwh: sum(first.kwh, ({ kwh }) => kwh),
      cost: first.cost && sum(first.cost, ({ cost }) => cost),
    },
  ];
}

const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
