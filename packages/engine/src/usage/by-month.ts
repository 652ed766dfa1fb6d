import { costOf } from "./cost";
import type { UsageReading } from "../time-series/usage-readings";
import { addReading, daysOf, middleOf, noUse } from "../time-series/use-over-time";
import { isoMonth, monthStart } from "../time-series/calendar";

/** A month of which less was measured is too small a sample to compare its average day with another's. */
const MIN_DAYS_TO_COMPARE = 7;

/** A month of which less was measured is named neither the highest nor the lowest: two thirds of it. */
export const MIN_DAYS_TO_RANK = 20;

export interface UseInMonth {
  /** `2024-03` */
  month: string;
  /** Integer use and integer cost. */
  amount: number;
  cost: number | null;
  /** Days measured, so a partial month has fewer than the calendar's. */
  days: number;
  changeFromPrevious: number | null;
}

/**
 * Use by calendar month. Months are compared by their average day, so neither a short month nor a partial one
 * looks like a saving. No change is given for the first month, after a missing month, or when either month
 * has fewer than seven measured days.
 */
export function useByMonth(readings: readonly UsageReading[]): UseInMonth[] {
  const groups = new Map<number, UsageReading[]>();
  for (const reading of readings) {
    const month = monthStart(middleOf(reading));
    const group = groups.get(month);
    if (group) group.push(reading);
    else groups.set(month, [reading]);
  }

  const months: UseInMonth[] = [];
  let previousStart: number | undefined;
  for (const [start, group] of [...groups].toSorted(([a], [b]) => a - b)) {
    const use = noUse();
    for (const reading of group) addReading(use, reading);
    const month = { month: isoMonth(start), amount: use.amount, days: daysOf(use), cost: costOf(group) };
    const previous = months.at(-1);
    const isNext = previousStart !== undefined && monthStart(previousStart, 1) === start;
    months.push({ ...month, changeFromPrevious: previous && isNext ? changeOfAverageDay(previous, month) : null });
    previousStart = start;
  }
  return months;
}

type AverageDay = Pick<UseInMonth, "amount" | "days">;

export function changeOfAverageDay(before: AverageDay, now: AverageDay): number | null {
  if (Math.min(before.days, now.days) < MIN_DAYS_TO_COMPARE || before.amount <= 0) return null;
  return now.amount / now.days / (before.amount / before.days) - 1;
}
