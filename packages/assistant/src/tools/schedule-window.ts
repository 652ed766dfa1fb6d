import { DAY_MS, HOUR_MS, MINUTE_MS } from "@wattleaf/shared/domain/time";
import { midnight, momentOf, type TimeOfDay } from "./clock-time";
import type { Scheduled } from "./schedule-load";

/** Plans are made in quarters of an hour. */
export const STEP_MS = 15 * MINUTE_MS;
const USUAL_HORIZON_MS = DAY_MS;
export const LONGEST_HORIZON_MS = 48 * HOUR_MS;

/** From when to when it may run; the plan covers whole quarter hours from now to the end. */
export function windowOf(
  appliance: Scheduled,
  readyBy: TimeOfDay | undefined,
  notBefore: TimeOfDay | undefined,
  timeZone: string,
  nowMs: number,
) {
  const startMs = Math.ceil(nowMs / STEP_MS) * STEP_MS;
  const fromMs = notBefore ? momentOf(notBefore, timeZone, nowMs) : startMs;
  const usualEnd =
    appliance === "ev"
      ? momentOf({ minuteOfDay: 7 * 60, daysAhead: null }, timeZone, fromMs)
      : startMs + USUAL_HORIZON_MS;
  const toMs = readyBy ? momentOf(readyBy, timeZone, nowMs, fromMs) : Math.max(usualEnd, fromMs + STEP_MS);
  // A battery's plan is for the whole of a day, so that it can fill at night and empty in the evening.
  const endMs = appliance === "battery" ? Math.max(toMs, midnight(timeZone, startMs, 2)) : toMs;
  const onGrid = (ms: number) => Math.ceil(ms / STEP_MS) * STEP_MS;
  return {
    startMs,
    fromMs: onGrid(fromMs),
    toMs: onGrid(toMs),
    endMs: Math.min(onGrid(endMs), startMs + LONGEST_HORIZON_MS),
  };
}
