import { DAY_MS, HOUR_MS } from "@wattleaf/shared/domain/time";
import { dayOf } from "../../time-series/calendar";
import { utcOfLocal, zoneClock } from "@wattleaf/shared/domain/zone-clock";

/** The steps of a planning day, of one hour each, counted from the year's first; 23 or 25 where a clock changes. */
export interface PlanningDay {
  startMs: number;
  first: number;
  steps: number;
}

/**
 * The local days that meet a year, from an hour of one day to the same hour of the next; the first and the last may
 * reach beyond it.
 */
export function planningDays(startMs: number, endMs: number, timeZone: string, firstHour: number): PlanningDay[] {
  const clock = zoneClock(timeZone);
  // On the year's hours, also where a zone is a part of an hour off.
  const onHour = (ms: number) => startMs + Math.round((ms - startMs) / HOUR_MS) * HOUR_MS;
  const begin = (day: number) => onHour(utcOfLocal(clock, day * DAY_MS + firstHour * HOUR_MS));
  const days: PlanningDay[] = [];
  for (let day = dayOf(clock(startMs)) - 1; begin(day) < endMs; day += 1) {
    const fromMs = begin(day);
    const untilMs = begin(day + 1);
    if (untilMs <= startMs) continue;
    days.push({ startMs: fromMs, first: (fromMs - startMs) / HOUR_MS, steps: (untilMs - fromMs) / HOUR_MS });
  }
  return days;
}
