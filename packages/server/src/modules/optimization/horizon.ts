import type { Constraints } from "@wattleaf/shared/contracts/optimization";
import { MAX_SCHEDULE_STEPS } from "@wattleaf/shared/domain/facilities";
import { type ZoneClock, zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { hourOfDay } from "@wattleaf/engine/time-series/calendar";
import { fieldError } from "@wattleaf/shared/field-error";
import { HOUR_MS, MINUTE_MS, QUARTER_HOUR_MS } from "@wattleaf/shared/domain/time";

const DEFAULT_STEP_MINUTES = 15;

/** The steps of a plan on the clock. */
export interface Horizon {
  startMs: number;
  endMs: number;
  stepMs: number;
  steps: number;
  timeZone: string;
  clock: ZoneClock;
}

/** @throws DomainError invalid_input */
export function horizonOf(hours: number, constraints: Constraints, timeZone: string, nowMs: number): Horizon {
  const stepMs = (constraints.step_minutes ?? DEFAULT_STEP_MINUTES) * MINUTE_MS;
  const startMs = constraints.start === undefined ? Math.ceil(nowMs / stepMs) * stepMs : Date.parse(constraints.start);
  const steps = (hours * HOUR_MS) / stepMs;
  if (startMs % QUARTER_HOUR_MS !== 0) throw fieldError("constraints.start", "Use a time on a quarter hour.");
  if (!Number.isInteger(steps))
    throw fieldError("time_horizon", `Use a whole number of ${stepMs / MINUTE_MS}-minute steps.`);
  if (steps > MAX_SCHEDULE_STEPS)
    throw fieldError(
      "time_horizon",
      `Use up to ${MAX_SCHEDULE_STEPS} steps, or longer steps with constraints.step_minutes.`,
    );
  return { startMs, endMs: startMs + steps * stepMs, stepMs, steps, timeZone, clock: zoneClock(timeZone) };
}

export const stepHours = ({ stepMs }: Horizon): number => stepMs / HOUR_MS;

export const stepStartMs = ({ startMs, stepMs }: Horizon, step: number): number => startMs + step * stepMs;

/** Seconds that the local wall clock shows at the begin of a step. */
export const localSeconds = (horizon: Horizon, step: number): number =>
  horizon.clock(stepStartMs(horizon, step)) / 1_000;

/** A value for each step from one number, or from one for each local hour. */
export function byStep(horizon: Horizon, value: number | readonly number[]): Float64Array {
  if (typeof value === "number") return new Float64Array(horizon.steps).fill(value);
  return Float64Array.from({ length: horizon.steps }, (_, step) => value[hourOfDay(localSeconds(horizon, step))] ?? 0);
}

/** @throws DomainError invalid_input when the series has another length than the plan */
export function seriesOf(horizon: Horizon, path: string, values: readonly number[]): Float64Array {
  if (values.length !== horizon.steps)
    throw fieldError(`constraints.${path}`, `Send ${horizon.steps} values, one for each step of the plan.`);
  return Float64Array.from(values);
}
