import { SECOND_MS } from "@wattleaf/shared/domain/time";
import type { IntervalSeries } from "@wattleaf/engine/time-series/interval-series";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import { monthAt } from "@wattleaf/engine/time-series/packing/month-grid";
import { householdOf, type SandboxAccount } from "@wattleaf/engine/simulation/household/household";
import {
  sandboxMonth,
  SANDBOX_INTERVAL_SECONDS,
  withOutages,
} from "@wattleaf/engine/simulation/household/sandbox-month";

const STEP_MS = SANDBOX_INTERVAL_SECONDS * SECOND_MS;

export interface SandboxJob {
  account: SandboxAccount;
  fromMs: number;
  toMs: number;
  /** Leaves readings out here and there. */
  hasOutages: boolean;
}

/** The readings of the intervals that begin in a time and are over by its end; null without one. */
export function sandboxReadings({ account, fromMs, toMs, hasOutages }: SandboxJob): IntervalSeries | null {
  const household = householdOf(account);
  const { timeZone } = household.climate;
  const startMs = Math.ceil(fromMs / STEP_MS) * STEP_MS;
  const count = Math.floor((toMs - startMs) / STEP_MS);
  if (count <= 0) return null;
  const clock = zoneClock(timeZone);
  const kwh = new Float64Array(count);
  for (let month = monthAt(clock, startMs); month <= monthAt(clock, startMs + (count - 1) * STEP_MS); month += 1) {
    const whole = sandboxMonth(household, month);
    const made = hasOutages ? withOutages(household, whole) : whole;
    const offset = (made.startMs - startMs) / STEP_MS;
    const first = Math.max(0, -offset);
    kwh.set(made.kwh.subarray(first, Math.min(made.kwh.length, count - offset)), offset + first);
  }
  return { startMs, intervalSeconds: SANDBOX_INTERVAL_SECONDS, kwh, timeZone };
}
