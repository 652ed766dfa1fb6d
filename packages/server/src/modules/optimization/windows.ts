import { isTimeOfDay } from "@wattleaf/shared/contracts/facilities";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { utcOfLocal } from "@wattleaf/shared/domain/zone-clock";
import { dayOf } from "@wattleaf/engine/time-series/calendar";
import type { Horizon } from "./horizon";

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
  const length = end > begin ? end : end + DAY_MS;
  const firstDay = dayOf(horizon.clock(horizon.startMs)) - 1;
  const lastDay = dayOf(horizon.clock(horizon.endMs));
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index): Window => {
    const midnight = (firstDay + index) * DAY_MS;
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
  return hours * HOUR_MS + minutes * MINUTE_MS;
}
