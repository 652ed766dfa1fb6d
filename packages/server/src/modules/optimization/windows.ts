import { isTimeOfDay } from "@wattleaf/shared/contracts/facilities";
import { utcOfLocal } from "@wattleaf/engine/time-series/zone-clock";
import type { Horizon } from "./horizon";

const MS_PER_DAY = 86_400_000;
const MS_PER_HOUR = 3_600_000;
const MS_PER_MINUTE = 60_000;

/** A stay or a window on the clock. */
export interface Window {
  fromMs: number;
  untilMs: number;
  /** It comes back every day. */
  daily: boolean;
}

/**
 * The windows that meet the horizon: the one between two moments, or each day's between two local times; an end that is
 * not after the begin is the next day's.
 */
export function windowsOf(horizon: Horizon, from: string, until: string): Window[] {
  const meets = ({ fromMs, untilMs }: Window) => fromMs < horizon.endMs && untilMs > horizon.startMs;
  if (!isTimeOfDay(from)) return [{ fromMs: Date.parse(from), untilMs: Date.parse(until), daily: false }].filter(meets);
  const [begin, end] = [msOfDay(from), msOfDay(until)];
  const length = end > begin ? end : end + MS_PER_DAY;
  const firstDay = Math.floor(horizon.clock(horizon.startMs) / MS_PER_DAY) - 1;
  const lastDay = Math.floor(horizon.clock(horizon.endMs) / MS_PER_DAY);
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index): Window => {
    const midnight = (firstDay + index) * MS_PER_DAY;
    return {
      fromMs: utcOfLocal(horizon.clock, midnight + begin),
      untilMs: utcOfLocal(horizon.clock, midnight + length),
      daily: true,
    };
  }).filter(meets);
}

/** Whole steps of the horizon inside a window: the first, and the one after the last. */
export function stepsInside({ startMs, stepMs, steps }: Horizon, { fromMs, untilMs }: Window): [number, number] {
  const first = Math.max(0, Math.ceil((fromMs - startMs) / stepMs));
  return [first, Math.min(steps, Math.floor((untilMs - startMs) / stepMs))];
}

function msOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * MS_PER_HOUR + minutes * MS_PER_MINUTE;
}
