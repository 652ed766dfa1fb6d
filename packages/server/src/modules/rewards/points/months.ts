import { monthOf } from "@wattleaf/engine/savings/day-use";
import { groupHome } from "@wattleaf/engine/savings/group-bonus";
import { currentStreak, type HomeMonth, homeMonth, type Streak } from "@wattleaf/engine/savings/home-month";
import type { ComparedDay, MonthBaseline } from "@wattleaf/engine/savings/month-baseline";
import { savingDoubts } from "@wattleaf/engine/savings/plausibility";
import { comparedDaysOf, type MonthSaving, settleMonth } from "@wattleaf/engine/savings/settle-month";
import { dayOf, isoDay } from "@wattleaf/engine/time-series/calendar";
import { MONTH_CLOSES_AFTER_DAYS, type SavingDoubt } from "@wattleaf/shared/domain/points";
import type { CountedMeter } from "./baselines";

/** What an account's home saved in a month that has ended. */
export interface SettledMonth extends HomeMonth {
  scaleWh: number;
  leastTogetherWh: number;
  /** Errors of earlier months, Wh by month; empty with too few of them to know the home's noise from. */
  errorsWh: Record<string, number>;
  /** Why the saving is implausible; empty for most. */
  doubts: SavingDoubt[];
}

/** The last month, `YYYY-MM`, that ended so long ago that its readings have arrived. */
export function lastClosedMonth(nowMs: number): string {
  const thisMonth = monthOf(isoDay(dayOf(nowMs) - MONTH_CLOSES_AFTER_DAYS));
  return monthOf(isoDay(dayOf(Date.parse(`${thisMonth}-01`)) - 1));
}

/** The months that have ended and are measured well enough, in order. */
export function settledMonths(meters: readonly CountedMeter[]): SettledMonth[] {
  const byMonth = new Map<string, ComparedMonth[]>();
  for (const { baselines, days, temperatures, currentMonth } of meters) {
    for (const baseline of baselines) {
      if (baseline.month >= currentMonth) continue;
      const saving = settleMonth(baseline, days, temperatures);
      if (!saving) continue;
      const compared = comparedDaysOf(baseline, days, temperatures);
      byMonth.set(baseline.month, [...(byMonth.get(baseline.month) ?? []), { baseline, saving, compared }]);
    }
  }
  return Array.from(byMonth, ([, settled]) => toSettledMonth(settled)).toSorted((a, b) => (a.month < b.month ? -1 : 1));
}

/** A meter's month beside its baseline. */
interface ComparedMonth {
  baseline: MonthBaseline;
  saving: MonthSaving;
  compared: ComparedDay[];
}

function toSettledMonth(settled: readonly ComparedMonth[]): SettledMonth {
  const home = groupHome("own", settled);
  const total = homeMonth(settled.map(({ saving }) => saving));
  const scaleWh = settled.reduce((sum, { saving }) => sum + saving.scaleWh, 0);
  return {
    ...total,
    scaleWh,
    leastTogetherWh: home.leastTogetherWh,
    errorsWh: Object.fromEntries(home.errorsWh),
    doubts: savingDoubts(
      { savedWh: total.savedWh, scaleWh },
      settled.map(({ compared }) => compared),
    ),
  };
}

/** The current streak, over ended months and the one that runs. */
export const streakOf = (meters: readonly CountedMeter[]): Streak =>
  currentStreak(
    meters.map(({ baselines, days, temperatures }) =>
      baselines.flatMap((baseline) => comparedDaysOf(baseline, days, temperatures)),
    ),
  );
