import { SECOND_MS } from "@wattleaf/shared/domain/time";
import { type Repair, withRepairs } from "@wattleaf/engine/repair/find-repairs";
import { type IntervalSeries, intervalIndexAt, intervalStartMs } from "@wattleaf/engine/time-series/interval-series";
import { milliWhOf, monthOf } from "@wattleaf/engine/time-series/packing/month-readings";
import { monthAt } from "@wattleaf/engine/time-series/packing/month-grid";
import { STEPS_PER_KWH } from "@wattleaf/engine/time-series/usage-readings";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type * as repo from "../repo";
import { monthRow } from "./store";

/**
 * Stored readings as the meter gave them, to the thousandth of a watt-hour. A repaired value that has been replaced by
 * a newer reading since is that reading.
 */
export function asMetered(stored: IntervalSeries, known: readonly repo.RepairRow[]): IntervalSeries {
  const repaired = known.flatMap(({ startMs, beforeMilliWh, afterMilliWh }) => {
    const index = intervalIndexAt(stored, startMs);
    const isRepaired = milliWhOf(stored.kwh[index]) === afterMilliWh;
    return isRepaired ? [{ index, after: beforeMilliWh === null ? Number.NaN : beforeMilliWh / STEPS_PER_KWH }] : [];
  });
  return withRepairs(stored, repaired);
}

export function repairRows(meterId: string, series: IntervalSeries, repairs: readonly Repair[]): repo.RepairRow[] {
  return repairs.map(({ index, kind, before, after }) => ({
    meterId,
    startMs: intervalStartMs(series, index),
    kind,
    beforeMilliWh: Number.isNaN(before) ? null : milliWhOf(before),
    afterMilliWh: milliWhOf(after),
  }));
}

/** The months, as they are to be stored, in which two series of one grid differ. */
export function changedMonths(meterId: string, from: IntervalSeries, to: IntervalSeries): repo.MonthRow[] {
  const clock = zoneClock(to.timeZone);
  const months = new Set<number>();
  for (let index = 0; index < to.kwh.length; index += 1) {
    if (!Object.is(milliWhOf(from.kwh[index]), milliWhOf(to.kwh[index])))
      months.add(monthAt(clock, to.startMs + index * to.intervalSeconds * SECOND_MS));
  }
  return [...months].map((month) => monthRow(meterId, monthOf(to, month), to.timeZone));
}
