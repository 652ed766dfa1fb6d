import { DAY_SECONDS, HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { UsageReading } from "../time-series/usage-readings";
import type { Use } from "../time-series/use-over-time";
import { addReading, daysOf, middleOf, noUse, readingsUpTo } from "../time-series/use-over-time";
import { isoDay, isWeekend } from "../time-series/calendar";

/** The autumn clock change makes one day 25 hours long. */
const LONGEST_DAY_SECONDS = DAY_SECONDS + HOUR_SECONDS;

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

/** From this share on a day counts as measured in full: a missing reading must not look like a saving. */
export const MIN_MEASURED_SHARE = 0.99;

export interface UseByDay {
  /** `2024-03-09` */
  firstDay: string;
  /** Integer use of each calendar day from the first on; null for a day that was not measured in full. */
  amounts: (number | null)[];
  /** Integer use of the days that were measured in part, with the share of the day that it covers. */
  parts: { day: string; amount: number; share: number }[];
}

/** Use of each calendar day, at most the newest `maxDays`; undefined when the readings are longer than a day. */
export function useByDay(readings: readonly UsageReading[], maxDays: number): UseByDay | undefined {
  const days = new Map<number, Use>();
  for (const reading of readingsUpTo(readings, LONGEST_DAY_SECONDS)) {
    const day = Math.floor(middleOf(reading) / DAY_SECONDS);
    let use = days.get(day);
    if (!use) days.set(day, (use = noUse()));
    addReading(use, reading);
  }
  if (days.size === 0) return undefined;
  const numbers = [...days.keys()];
  const last = numbers.reduce((a, b) => Math.max(a, b));
  const first = Math.max(
    numbers.reduce((a, b) => Math.min(a, b)),
    last - maxDays + 1,
  );
  const amounts: UseByDay["amounts"] = [];
  const parts: UseByDay["parts"] = [];
  for (let number = first; number <= last; number += 1) {
    const use = days.get(number);
    const share = use ? daysOf(use) : 0;
    amounts.push(use && share >= MIN_MEASURED_SHARE ? use.amount : null);
    if (use && share > 0 && share < MIN_MEASURED_SHARE) parts.push({ day: isoDay(number), amount: use.amount, share });
  }
  return { firstDay: isoDay(first), amounts, parts };
}
