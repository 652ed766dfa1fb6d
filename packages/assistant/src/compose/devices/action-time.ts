import { parseTime } from "@wattleaf/shared/i18n/format/clock";
import { readValue } from "../../tools/device-values";

/** When a command is to be followed. */
export interface ActionTime {
  at?: { minuteOfDay: number; daysAhead: number | null } | { inMinutes: number };
  /** Not before then, but as well later. */
  notBefore?: { minuteOfDay: number; daysAhead: number | null };
  /** The plan is to be ready by then. */
  readyBy?: { minuteOfDay: number; daysAhead: number | null };
  /** The cheapest or greenest time is to be found. */
  isPlanned: boolean;
  /** "Tonight", and no hour is named. */
  isTonight: boolean;
  /** Once the peak hours of the own tariff are over. */
  isAfterPeak: boolean;
  durationMinutes?: number;
}

const CLOCK = /^(at|after|by|before):(\d\d:\d\d)$/;
const FROM_NOW = /^in:(\d+)(min|h)$/;
const MINUTES_PER_HOUR = 60;
const LONGEST_MINUTES = 1_440;

/**
 * Reads a frame's `times`, and the durations among its `values` and `given`.
 * @param times as `ACTION_TIME` in the frame's vocabulary
 */
export function readActionTime(
  times: readonly string[] = [],
  values: readonly string[] = [],
  given: readonly string[] = [],
): ActionTime {
  const when: ActionTime = { isPlanned: false, isTonight: false, isAfterPeak: false };
  for (const code of times) {
    const [, kind, clock] = CLOCK.exec(code) ?? [];
    const [, amount, unit] = FROM_NOW.exec(code) ?? [];
    if (clock !== undefined) {
      const time = { minuteOfDay: parseTime(clock), daysAhead: null };
      if (kind === "by" || kind === "before") when.readyBy = time;
      else if (kind === "after") when.notBefore = time;
      else when.at = time;
    } else if (amount !== undefined) when.at = { inMinutes: Number(amount) * (unit === "h" ? MINUTES_PER_HOUR : 1) };
    else if (code === "tonight") when.isTonight = true;
    else if (code === "after_peak") when.isAfterPeak = true;
    else if (code === "cheapest" || code === "greenest") when.isPlanned = true;
  }
  const minutes = [...values, ...given]
    .map(readValue)
    .flatMap((value) => (value.kind === "duration" ? [value.minutes] : []))[0];
  return minutes === undefined ? when : { ...when, durationMinutes: Math.min(LONGEST_MINUTES, Math.round(minutes)) };
}
