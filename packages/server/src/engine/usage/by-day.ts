import type { UsageReading } from "./series";
import type { Use } from "./use-over-time";
import { addReading, daysOf, middleOf, noUse, readingsUpTo } from "./use-over-time";
import { isWeekend, SECONDS_PER_DAY, SECONDS_PER_HOUR } from "./wall-clock";

/** The autumn clock change makes one day 25 hours long. */
const LONGEST_DAY_SECONDS = SECONDS_PER_DAY + SECONDS_PER_HOUR;

/** Average integer use of a working day (Monday to Friday) and of a weekend day; null below one measured day. */
export function useByKindOfDay(readings: readonly UsageReading[]): { weekday: number | null; weekend: number | null } {
  const weekday = noUse();
  const weekend = noUse();
  for (const reading of readingsUpTo(readings, LONGEST_DAY_SECONDS)) {
    addReading(isWeekend(middleOf(reading)) ? weekend : weekday, reading);
  }
  return { weekday: averageDay(weekday), weekend: averageDay(weekend) };
}

function averageDay(use: Use): number | null {
  const days = daysOf(use);
  return days >= 1 ? use.amount / days : null;
}
