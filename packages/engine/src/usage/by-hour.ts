import type { UsageFacts } from "@wattleaf/shared/contracts/usage";
import { HOUR_SECONDS } from "@wattleaf/shared/domain/time";
import type { UsageReading } from "../time-series/usage-readings";
import { addReading, middleOf, noUse, readingsUpTo } from "../time-series/use-over-time";
import { hourOfDay } from "../time-series/calendar";

const NIGHT_STARTS_AT_HOUR = 22;
const NIGHT_ENDS_AT_HOUR = 6;

export interface UseByHour {
  /** Average integer use per hour, by hour of the day; empty unless every hour of the day was measured. */
  averages: number[];
  peak: UsageFacts["peakHour"];
  nightShare: number | null;
}

/** How use spreads over the hours of the day. Needs readings of an hour or less. */
export function useByHour(readings: readonly UsageReading[]): UseByHour {
  const hours = Array.from({ length: 24 }, noUse);
  for (const reading of readingsUpTo(readings, HOUR_SECONDS)) {
    const hour = hours[hourOfDay(middleOf(reading))];
    if (hour) addReading(hour, reading);
  }
  if (hours.some(({ elapsedSeconds }) => elapsedSeconds === 0)) return { averages: [], peak: null, nightShare: null };

  const averages = hours.map(({ amount, elapsedSeconds }) => (amount / elapsedSeconds) * HOUR_SECONDS);
  const average = Math.max(...averages);
  const total = hours.reduce((sum, { amount }) => sum + amount, 0);
  const night = hours.reduce((sum, { amount }, hour) => (isNight(hour) ? sum + amount : sum), 0);
  return {
    averages,
    peak: { hour: averages.indexOf(average), average },
    nightShare: total > 0 ? night / total : null,
  };
}

function isNight(hour: number): boolean {
  return hour >= NIGHT_STARTS_AT_HOUR || hour < NIGHT_ENDS_AT_HOUR;
}
