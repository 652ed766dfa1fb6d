import type { Readings } from "@wattleaf/shared/contracts/meters";

/** Days that the newest one is compared with: four weeks, so that each weekday has the same weight. */
export const COMPARED_DAYS = 28;
const WHOLE_COVERAGE = 0.99;

export interface LatestDay {
  /** Local date, YYYY-MM-DD. */
  date: string;
  energyWh: number;
  /** How much less than the average of the days before it, as a fraction; negative when it was more. */
  saving: number;
}

/** The newest complete day compared with the complete days before it; null without enough of them. */
export function latestDay({
  starts,
  energyWh,
  coverage,
}: Pick<Readings, "starts" | "energyWh" | "coverage">): LatestDay | null {
  const days = starts.flatMap((start, index) => {
    const value = energyWh[index];
    if (value === null || value === undefined || (coverage[index] ?? 0) < WHOLE_COVERAGE) return [];
    return [{ date: start.slice(0, 10), energyWh: value }];
  });
  const latest = days.at(-1);
  const before = days.slice(0, -1).slice(-COMPARED_DAYS);
  const average = before.reduce((sum, day) => sum + day.energyWh, 0) / before.length;
  if (!latest || before.length < COMPARED_DAYS / 2 || average <= 0) return null;
  return { ...latest, saving: 1 - latest.energyWh / average };
}
