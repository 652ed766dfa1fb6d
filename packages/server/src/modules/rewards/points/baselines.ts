import { type DayTemperatures, type DayUse, monthOf } from "@wattleaf/engine/savings/day-use";
import { type MonthBaseline, monthBaseline } from "@wattleaf/engine/savings/month-baseline";
import { wholeDays } from "@wattleaf/engine/savings/whole-days";
import { dayOf, isoDay, monthAfter } from "@wattleaf/engine/time-series/calendar";
import { zoneClock } from "@wattleaf/shared/domain/zone-clock";
import type { Platform } from "../../../core/platform";
import type { EnergyHistory } from "../counted-energy";
import { freezeBaselines, listBaselines } from "./baselines.repo";
import { temperaturesAt } from "../weather/temperatures";
import { nextTurn } from "../../../core/next-turn";

/** A meter's days and, by month, what they are compared with. */
export interface CountedMeter {
  id: string;
  days: DayUse[];
  /** Outdoor temperatures of its area; empty where none are imported. */
  temperatures: DayTemperatures;
  /** `YYYY-MM`, the month that has not ended at the meter. */
  currentMonth: string;
  baselines: MonthBaseline[];
}

/** The meters of an account, with a baseline for each month that has begun: those that are missing are frozen now. */
export async function countedMeters({ db, clock }: Platform, { meters }: EnergyHistory): Promise<CountedMeter[]> {
  if (meters.length === 0) return [];
  const nowMs = clock.now();
  const ids = meters.map(({ id }) => id);
  const known = new Set((await listBaselines(db, ids)).map(({ meterId, month }) => `${meterId} ${month}`));
  const counted: Omit<CountedMeter, "baselines">[] = [];
  for (const { id, series, zipPrefix } of meters) {
    const days = wholeDays(series);
    const temperatures = await temperaturesAt({ db }, zipPrefix);
    const currentMonth = monthOf(isoDay(dayOf(zoneClock(series.timeZone)(nowMs))));
    counted.push({ id, days, temperatures, currentMonth });
    const missing = monthsOf(days, currentMonth).filter((month) => !known.has(`${id} ${month}`));
    const rows = [];
    for (const month of missing) {
      rows.push({ meterId: id, month, baseline: monthBaseline(days, temperatures, month), frozenAtMs: nowMs });
      // Each takes some milliseconds: others get their turn in between.
      await nextTurn();
    }
    await freezeBaselines(db, rows);
  }
  const frozen = await listBaselines(db, ids);
  return counted.map((meter) => ({
    ...meter,
    baselines: frozen.flatMap(({ meterId, baseline }) => (meterId === meter.id && baseline ? [baseline] : [])),
  }));
}

/** From the month after the first day's to the current one. */
function monthsOf(days: readonly DayUse[], currentMonth: string): string[] {
  const [first] = days;
  const months: string[] = [];
  if (!first) return months;
  for (let month = monthAfter(monthOf(first.day)); month <= currentMonth; month = monthAfter(month)) months.push(month);
  return months;
}
