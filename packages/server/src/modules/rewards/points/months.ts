import { monthOf } from "@wattleaf/engine/savings/day-use";
import { groupHome } from "@wattleaf/engine/savings/group-bonus";
import { currentStreak, type HomeMonth, homeMonth, type Streak } from "@wattleaf/engine/savings/home-month";
import type { MonthBaseline } from "@wattleaf/engine/savings/month-baseline";
import { comparedDaysOf, type MonthSaving, settleMonth } from "@wattleaf/engine/savings/settle-month";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { MONTH_CLOSES_AFTER_DAYS } from "@wattleaf/shared/domain/points";
import { type CountedMeter, NO_TEMPERATURES } from "./baselines";

/** What an account's home saved in a month that has ended. */
export interface SettledMonth extends HomeMonth {
  scaleWh: number;
  /** Errors of earlier months, Wh by month; null with too few of them to be part of a group. */
  errorsWh: Record<string, number> | null;
}

/** The last month, `YYYY-MM`, that ended so long ago that its readings have arrived. */
export function lastClosedMonth(nowMs: number): string {
  const thisMonth = monthOf(isoDay(dayOf(nowMs) - MONTH_CLOSES_AFTER_DAYS));
  return monthOf(isoDay(dayOf(Date.parse(`${thisMonth}-01`)) - 1));
}

/** The months that have ended and are measured well enough, in order. */
export function settledMonths(meters: readonly CountedMeter[]): SettledMonth[] {
  const byMonth = new Map<string, { baseline: MonthBaseline; saving: MonthSaving | null }[]>();
  for (const { baselines, days, currentMonth } of meters) {
    for (const baseline of baselines) {
      if (baseline.month >= currentMonth) continue;
      const saving = settleMonth(baseline, days, NO_TEMPERATURES);
      byMonth.set(baseline.month, [...(byMonth.get(baseline.month) ?? []), { baseline, saving }]);
    }
  }
  return Array.from(byMonth, ([, settled]) => settled)
    .map((settled) => settled.flatMap(({ baseline, saving }) => (saving ? [{ baseline, saving }] : [])))
    .filter((settled) => settled.length > 0)
    .map(toSettledMonth)
    .toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

function toSettledMonth(settled: readonly { baseline: MonthBaseline; saving: MonthSaving }[]): SettledMonth {
  const home = groupHome("own", settled);
  return {
    ...homeMonth(settled.map(({ saving }) => saving)),
    scaleWh: settled.reduce((sum, { saving }) => sum + saving.scaleWh, 0),
    errorsWh: home && Object.fromEntries(home.errorsWh),
  };
}

/** The current streak, over ended months and the one that runs. */
export const streakOf = (meters: readonly CountedMeter[]): Streak =>
  currentStreak(
    meters.map(({ baselines, days }) =>
      baselines.flatMap((baseline) => comparedDaysOf(baseline, days, NO_TEMPERATURES)),
    ),
  );
