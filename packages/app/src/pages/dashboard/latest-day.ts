import type { Readings } from "@wattleaf/shared/contracts/meters";

/** Days that the newest one is compared with: four weeks, so that each weekday has the same weight. */
export const COMPARED_DAYS = 28;
const WHOLE_COVERAGE = 0.99;

export interface LatestDay {
  /** Local date, YYYY-MM-DD. */
  date: string;
  energyWh: number;
  /** How much less than the average of the days before it; negative when it was more. Null with too few days. */
  savingWh: number | null;
  /** The same as a fraction of that average; null too where the home gives back as much as it takes, or more. */
  savingShare: number | null;
}

/** The newest complete day compared with the complete days before it; null without any. Negative energy flows to the grid. */
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
  if (!latest) return null;
  if (before.length < COMPARED_DAYS / 2) return { ...latest, savingWh: null, savingShare: null };
  const average = before.reduce((sum, day) => sum + day.energyWh, 0) / before.length;
  const savingWh = average - latest.energyWh;
  return { ...latest, savingWh, savingShare: average > 0 ? savingWh / average : null };
}
