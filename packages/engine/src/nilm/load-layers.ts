import type { DayPart } from "@wattleaf/shared/contracts/load-day";
import { DAY_PARTS } from "@wattleaf/shared/contracts/load-day";
import { HOUR_MS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import { groupAt } from "../query/group-key";
import { intervalStartMs, type IntervalSeries } from "../time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { analyzeMains } from "./analyze";
import type { Model } from "./model";

/** Energy of one load in each group, in kWh. */
export interface LoadLayer {
  name: DayPart;
  /** How sure the disaggregation is, 0 to 1; null of the always-on load and the rest, which it does not name. */
  confidence: number | null;
  kwh: number[];
}

export interface LoadLayers {
  /** As the query engine names them: `2026-10-14T18`, `2026-10-14`, `2026-10`. */
  keys: string[];
  /** The always-on load first, then loads by energy, the rest last. */
  layers: LoadLayer[];
}

/** More colors are not told apart. */
const MOST_NAMED = 5;

/**
 * What each load of a home bought in each hour, day or month from a moment on. The readings before it are only learned
 * from. The layers add up to what the home used beyond its own generation.
 */
export function loadLayers(
  series: IntervalSeries,
  fromMs: number,
  group: "day" | "hour" | "month",
  models: readonly Model[],
): LoadLayers {
  const clock = zoneClock(series.timeZone);
  const hours = series.intervalSeconds / HOUR_SECONDS;
  const { devices, base, unassigned, exported } = analyzeMains(
    {
      watts: series.kwh.map((kwh) => (kwh * 1_000) / hours),
      intervalSeconds: series.intervalSeconds,
      hourOf: (index) => (clock(intervalStartMs(series, index)) / HOUR_MS) % 24,
    },
    models,
  );
  const slots = new Map<string, number>();
  const slotOf = Array.from(series.kwh, (_, index) => {
    const startMs = intervalStartMs(series, index);
    if (startMs < fromMs) return null;
    const { key } = groupAt(group, clock(startMs));
    const slot = slots.get(key) ?? slots.size;
    slots.set(key, slot);
    return slot;
  });
  const summed = (...parts: readonly Float64Array[]): number[] => {
    const sums = Array.from({ length: slots.size }, () => 0);
    for (const [index, slot] of slotOf.entries()) {
      if (slot === null) continue;
      const watts = parts.reduce((sum, part) => sum + (part[index] || 0), 0);
      sums[slot] = (sums[slot] ?? 0) + (watts * hours) / 1_000;
    }
    return sums;
  };
  const found = devices
    .flatMap(({ device, confidence, watts }) =>
      isDayPart(device) ? [{ name: device, confidence, kwh: summed(watts) }] : [],
    )
    .filter(({ kwh }) => totalOf(kwh) > 0)
    .toSorted((a, b) => totalOf(b.kwh) - totalOf(a.kwh));
  const unnamed = devices.filter(({ device }) => !found.slice(0, MOST_NAMED).some(({ name }) => name === device));
  const rest = [unassigned, ...unnamed.map(({ watts }) => watts)];
  // Behind solar the meter sees next to nothing of what runs all the time: it counts among the rest.
  const ends: LoadLayer[] = exported
    ? [{ name: "other", confidence: null, kwh: summed(base, ...rest) }]
    : [{ name: "other", confidence: null, kwh: summed(...rest) }];
  const begins: LoadLayer[] = exported ? [] : [{ name: "base", confidence: null, kwh: summed(base) }];
  return { keys: [...slots.keys()], layers: [...begins, ...found.slice(0, MOST_NAMED), ...ends] };
}

const isDayPart = (name: string): name is DayPart => (DAY_PARTS as readonly string[]).includes(name);
const totalOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
